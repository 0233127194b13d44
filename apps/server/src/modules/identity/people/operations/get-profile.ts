import type { Profile } from '@candor/contract'
import type { Deps } from '../../../../deps'
import { AppError } from '../../../../errors'
import type { SignedIn } from '../../../../http/caller'
import { presentProfile } from '../../core/present'
import { findUser, listMemberships } from '../../core/repo'

/** The signed-in person with organizations and abilities. */
export const getProfile = (deps: Pick<Deps, 'withActor'>, actor: SignedIn): Promise<Profile> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const user = await findUser(tx, actor.userId)
    if (user === undefined) throw new AppError('UNAUTHENTICATED')
    return presentProfile(user, await listMemberships(tx, user.id), actor.organizationId)
  })
