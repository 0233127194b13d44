import type { GrantTarget } from '@candor/contract'
import { formatPersonName, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { listCandidateNames, listSetNames } from '../repo/grant-targets'

export interface GrantTargetKey {
  readonly type: GrantTarget
  readonly id: string
}

/**
 * What can be shared, by id: names of sets, and of the candidates of submissions, in the actor's organization. A target that is
 * foreign, gone or of the other kind has no name here.
 */
export const listGrantTargetNames = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  targets: readonly GrantTargetKey[],
): Promise<ReadonlyMap<string, string>> =>
  deps.withActor(actor, async (tx) => {
    const listIds = (type: GrantTarget): string[] => targets.filter((key) => key.type === type).map(({ id }) => id)
    const sets = await listSetNames(tx, listIds('set'))
    const candidates = await listCandidateNames(tx, listIds('submission'))
    return new Map([
      ...sets.map(({ id, name }): [string, string] => [id, name]),
      ...candidates.map((row): [string, string] => [row.id, formatPersonName(row, toInterfaceLanguage(row.language))]),
    ])
  })
