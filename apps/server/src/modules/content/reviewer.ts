import { can } from '@candor/domain'
import type { Caller } from '../../http/caller'
import { notFound } from '../../platform/errors'

export interface Reviewer {
  readonly kind: 'member'
  readonly organizationId: string
  readonly userId: string
}

/** The caller as a member who may watch recordings, or null. */
export const findReviewer = ({ user }: Pick<Caller, 'user'>): Reviewer | null => {
  if (user === null || user.organizationId === null || user.role === null) return null
  if (!can(user.role, 'submission.review')) return null
  return { kind: 'member', organizationId: user.organizationId, userId: user.userId }
}

export const asReviewer = (caller: Pick<Caller, 'user'>): Reviewer => {
  const reviewer = findReviewer(caller)
  if (reviewer === null) throw notFound()
  return reviewer
}
