import type { CompanyUser } from '@candor/contract'
import type { Deps } from '../../../../deps'
import type { MemberCaller } from '../../../../http/caller'
import { AppError } from '../../../../platform/errors'
import { loadProfile } from '../load-profile'

/** The caller as a member of the current organization. */
export const getCompanyUser = (deps: Pick<Deps, 'withActor'>, actor: MemberCaller): Promise<CompanyUser> =>
  deps.withActor({ kind: 'auth' }, async (tx) => {
    const { id, email, firstName, lastName, avatarUrl, organization, can } = await loadProfile(tx, actor)
    if (organization === null) throw new AppError('NO_ORGANIZATION')
    return { id, email, firstName, lastName, avatarUrl, organization, can }
  })
