import { can } from '@candor/domain'
import type { Caller, MemberCaller } from '../../http/caller'
import { notFound } from '../../platform/errors'

/** The caller as a member, or null. */
export const findReader = ({ user }: Pick<Caller, 'user'>): MemberCaller | null =>
  user === null || user.organizationId === null || user.role === null
    ? null
    : { kind: 'member', organizationId: user.organizationId, userId: user.userId, role: user.role }

/** The caller as a member who may watch and download every recording, or null. */
export const findReviewer = (caller: Pick<Caller, 'user'>): MemberCaller | null => {
  const reader = findReader(caller)
  return reader !== null && can(reader.role, 'submission.review') ? reader : null
}

export const asReviewer = (caller: Pick<Caller, 'user'>): MemberCaller => {
  const reviewer = findReviewer(caller)
  if (reviewer === null) throw notFound()
  return reviewer
}
