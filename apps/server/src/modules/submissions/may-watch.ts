import type { Role } from '@candor/contract'
import { can } from '@candor/domain'

/** Recordings and the CV require the right to review (as on their routes), so readers do not see their names either. */
export const mayWatch = (role: Role): boolean => can(role, 'submission.review')
