import type { NoticeKind, NoticeSetting, Role } from '@candor/contract'
import { can, isOwnerRole } from '../identity/policy'

/**
 * The kinds of notices that a member of this role can get. Those about reviewing are for members who review, and
 * a date of a request is for those who may answer it.
 */
export const listNoticeKinds = (role: Role): readonly NoticeKind[] => {
  if (!can(role, 'submission.review')) return ['new_submission']
  const reviewing = ['new_submission', 'mention', 'reply_due', 'reply_overdue', 'mail_refused', 'request'] as const
  if (!can(role, 'request.answer')) return reviewing
  const answering = [...reviewing, 'request_due', 'accommodation', 'accommodation_due'] as const
  return isOwnerRole(role) ? [...answering, 'request_overdue', 'accommodation_overdue', 'assessment_failed'] : answering
}

/** A member's choices for all kinds that the role can get. What the member never changed is on. */
export const fillNoticeSettings = (role: Role, stored: readonly NoticeSetting[]): NoticeSetting[] =>
  listNoticeKinds(role).map(
    (kind) => stored.find((setting) => setting.kind === kind) ?? { kind, inProduct: true, byMail: true },
  )

/** How many notices of each kind a digest reports, in the order of the kinds that the role can get; kinds without one are left out. */
export const countByKind = (
  role: Role,
  notices: readonly { readonly kind: NoticeKind }[],
): readonly { readonly kind: NoticeKind; readonly count: number }[] =>
  listNoticeKinds(role)
    .map((kind) => ({ kind, count: notices.filter((notice) => notice.kind === kind).length }))
    .filter(({ count }) => count > 0)
