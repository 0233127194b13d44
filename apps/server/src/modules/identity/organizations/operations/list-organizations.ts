import type { Organization } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { presentMembership } from '../../core/present'
import { listMemberships } from '../../core/repo/organizations'

export const listOrganizations = (
  deps: Pick<Deps, 'withActor'>,
  actor: Pick<SignedIn, 'userId'>,
): Promise<Organization[]> =>
  deps.withActor({ kind: 'auth' }, async (tx) => (await listMemberships(tx, actor.userId)).map(presentMembership))
