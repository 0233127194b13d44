import { z } from 'zod'
import { route } from '../builder'
import { zAvatarUrl, zCan, zOrganization } from '../identity/profile'
import { member } from '../policy'
import { zId } from '../shared/primitives'

/** A member in the current organization. */
export const zCompanyUser = z.object({
  id: zId,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  avatarUrl: zAvatarUrl,
  organization: zOrganization,
  can: zCan,
})
export type CompanyUser = z.infer<typeof zCompanyUser>

export const companyProfileRoutes = {
  me: route({
    service: 'company',
    method: 'GET',
    path: '/profile/me',
    summary: 'The caller as a member of the current organization, with role and abilities',
    policy: member('set.read'),
    errors: [],
  }).output(zCompanyUser),
}
