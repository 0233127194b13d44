import type { GrantTarget } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { listApplicantNames, listCandidateNames, listInterviewNames, listSetNames } from '../repo/grant-targets'

export interface GrantTargetKey {
  readonly type: GrantTarget
  readonly id: string
}

/**
 * Names of sets, and of the candidates of everything else, in the actor's organization, by id. A target that is foreign, deleted or of
 * another type has no name.
 */
export const listGrantTargetNames = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  targets: readonly GrantTargetKey[],
): Promise<ReadonlyMap<string, string>> =>
  deps.withActor(actor, async (tx) => {
    const listIds = (type: GrantTarget): string[] => targets.filter((key) => key.type === type).map(({ id }) => id)
    const sets = await listSetNames(tx, listIds('set'))
    const people = [
      ...(await listCandidateNames(tx, listIds('submission'))),
      ...(await listInterviewNames(tx, listIds('interview'))),
      ...(await listApplicantNames(tx, listIds('applicant'))),
    ]
    return new Map([
      ...sets.map(({ id, name }): [string, string] => [id, name]),
      ...people.map((row): [string, string] => [
        row.id,
        formatPersonName(row, toInterfaceLanguage(row.language ?? 'en')),
      ]),
    ])
  })
