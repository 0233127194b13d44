import type { Organization } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { insertOrganization } from '../../core/repo/organizations'

/** Creates an organization whose owner is the caller. */
export const createOrganization = async (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId'>,
  actor: Pick<SignedIn, 'userId'>,
  input: { name: string },
): Promise<Organization> => {
  const id = deps.newId()
  const name = input.name
  await deps.withActor({ kind: 'auth' }, (tx) =>
    insertOrganization(tx, {
      id,
      name,
      ownerId: actor.userId,
      memberId: deps.newId(),
      at: new Date(deps.clock.nowMs()),
    }),
  )
  return { id, name, role: 'owner' }
}
