import type { GrantTarget } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'

/** A set or submission that can be shared. */
export interface TargetKey {
  readonly type: GrantTarget
  readonly id: string
}

/** What organizations need of the modules that hold interviews and their files; given at composition. */
export interface OrganizationPorts {
  /** Names of sets, and of the candidates of submissions, in the actor's organization; one that is not there has none. */
  readonly listGrantTargetNames: (
    actor: MemberCaller,
    targets: readonly TargetKey[],
  ) => Promise<ReadonlyMap<string, string>>
  /** Each erases what its module holds of an organization; repeatable, in this order. */
  readonly erasers: readonly ((organizationId: string) => Promise<void>)[]
}
