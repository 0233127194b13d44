import type { Can, Role } from '@candor/contract'
import { getAbilities } from '@candor/domain'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { getOwnOrganization } from '../get-own-organization'

/** What the person may do in one of their own organizations, current or not. */
export const getAccess = (
  deps: Pick<Deps, 'withActor'>,
  actor: Pick<SignedIn, 'userId'>,
  input: { id: string },
): Promise<{ role: Role; can: Can }> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const { role } = await getOwnOrganization(tx, { userId: actor.userId, id: input.id })
    return { role, can: getAbilities(role) }
  })
