import type { Profile } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { SignedIn } from '../../../../http/caller'
import { loadProfile } from '../load-profile'

/** The signed-in person with organizations and abilities. */
export const getProfile = (
  deps: Pick<Deps, 'withActor'>,
  actor: Pick<SignedIn, 'userId' | 'organizationId'>,
): Promise<Profile> => deps.withActor({ kind: 'auth' }, (tx) => loadProfile(tx, actor))
