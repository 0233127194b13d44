import type { GrantTarget } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'

/** A set, submission, interview or applicant that can be shared. */
export interface TargetKey {
  readonly type: GrantTarget
  readonly id: string
}

/** What organizations need of the modules that hold interviews and their files; given at composition. */
export interface OrganizationPorts {
  /** Names of sets, and of the candidates of everything else, in the actor's organization; one that is not there has none. */
  readonly listGrantTargetNames: (
    actor: MemberCaller,
    targets: readonly TargetKey[],
  ) => Promise<ReadonlyMap<string, string>>
  /** Ids of everything whose grants show this interview or applicant, itself among them; empty: it is not in the organization. */
  readonly listGrantTargets: (actor: MemberCaller, target: TargetKey) => Promise<readonly string[]>
  /** Each erases what its module holds of an organization; repeatable, in this order. */
  readonly erasers: readonly ((organizationId: string) => Promise<void>)[]
}
