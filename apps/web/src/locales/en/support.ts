/** Writing to the support of this installation. */
export const messages = {
  title: 'Contact support',
  back: 'Back to the previous page',
  promise: 'Tell us what happened. We reply within {hours, number} hours by email.',
  noPromise:
    'Tell us what happened. The people who run this installation of Candor get your message and can answer by email. No time is promised.',
  alsoByMail: 'You can also write to <mail></mail>.',
  email: 'Your email',
  emailHint: 'Replies go to this address.',
  topic: 'Topic',
  topics: {
    interview: 'An interview',
    recording: 'Camera, microphone or recording',
    account: 'Account and sign-in',
    privacy: 'My personal data',
    other: 'Something else',
  },
  message: 'What happened?',
  messageHint: 'Don’t include passwords or codes. We delete messages after {days, number} days.',
  messageMissing: 'Describe what happened.',
  topicMissing: 'Choose a topic.',
  failedRequest: 'We’ll send this reference with your message: {id}',
  submit: 'Send message',
  sentTitle: 'We received your message',
  sentPromise: 'We’ll reply to <mail></mail> within {hours, number} hours.',
  sentNoPromise:
    'The people who run this installation of Candor get it and can answer to <mail></mail>. No time is promised.',
  sentReference: 'Your reference is {reference}.',
  confirmed: 'We’ve emailed you a confirmation.',
  another: 'Send another message',
} as const
