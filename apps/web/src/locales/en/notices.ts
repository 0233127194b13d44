import type { NoticeKind } from '@candor/contract'

export const messages = {
  title: 'Notices',
  lead: 'What’s new for you in the last 90 days',
  list: 'Notices',
  kinds: {
    new_submission: '{name} submitted an interview',
    mention: '{author} mentioned you in a note about {name}',
    reply_due: '{name} expects a reply by {date}',
    request: '{name} asks for a review by a person, due by {date}',
    assessment_failed: 'The assessment of {name}’s interview didn’t finish',
  } satisfies Record<NoticeKind, string>,
  formerMember: 'A former member',
  new: 'New',
  markRead: 'Mark as read',
  markReadName: 'Mark as read: {text}',
  markAllRead: 'Mark all as read',
  marked: 'All notices are marked as read.',
  settings: 'Choose notices',
  empty: 'No notices yet',
  emptyText: 'When an interview is submitted or something needs you, it appears here.',
  loadFailed: 'We couldn’t load your notices',
  setting: {
    title: 'Notices',
    lead: 'What you’re notified of in {organization}. Emails are summaries without names, at most one an hour.',
    leadHere: 'What you’re notified of here. Emails are summaries without names, at most one an hour.',
    inProduct: 'In Candor',
    byMail: 'By email',
    kinds: {
      new_submission: 'A new submission',
      mention: 'A mention in a note',
      reply_due: 'A promised reply that’s due within two days',
      request: 'A request of a candidate that a person has to answer',
      assessment_failed: 'An assessment that didn’t finish',
    } satisfies Record<NoticeKind, string>,
    loadFailed: 'We couldn’t load your choices',
  },
}
