/** What members are notified of. Each is on or off for a person, in the product and by mail. */
export const noticeKinds = [
  'new_submission',
  'mention',
  'reply_due',
  'reply_overdue',
  'mail_refused',
  'request',
  'request_due',
  'request_overdue',
  'accommodation',
  'accommodation_due',
  'accommodation_overdue',
  'assessment_failed',
] as const
export type NoticeKind = (typeof noticeKinds)[number]
