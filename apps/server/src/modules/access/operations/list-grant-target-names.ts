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
 * Names of sets, and of the candidates of submissions, in the actor's organization, by id. A target that is foreign,
 * deleted or of the other type has no name.
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
