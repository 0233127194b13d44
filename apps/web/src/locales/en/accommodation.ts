import type { AccommodationOutcome } from '@candor/contract'

/** Adjustments that candidates ask for: asking, waiting, and answering. */
export const messages = {
  own: {
    title: 'Ask for an adjustment',
    lead: 'If something keeps you from taking this interview well, ask {company} for what you need.',
    freeTitle: 'You can do this without asking',
    free: {
      pace: 'Take your own pace, without a clock. Choose it before you start, or below a question.',
      typing: 'Type your answers instead of speaking.',
      repeat: 'Have each question repeated.',
      breaks: 'Take a break: close the page and come back within 24 hours. The clock stops.',
    },
    text: 'What would help you?',
    hint: 'You don’t have to name a diagnosis or send proof. You can write in any language.',
    missing: 'Write what would help you.',
    readers:
      'Only people at {company} who manage interviews read this. It isn’t part of your assessment, and lists of candidates don’t show it.',
    answerBy:
      'A person at {company} has until {due} at {dueTime} to answer, on this page and by email. Your interview waits. You can start or continue it at any time, also without the answer.',
    pauses: 'When you send this, the interview pauses and the clock stops. What you’ve said or typed so far is saved.',
    send: 'Send request',
    noSessionTitle: 'How to ask',
    noSession:
      'First enter your name and email and choose what you agree to. From then on you find “{action}” on every step and in the interview. Nothing of the interview is recorded before you press “{start}”.',
    open: 'You asked on {date}. A person at {company} has until {due} at {dueTime} to answer.',
    overdue:
      'You asked on {date}. The answer of {company} was due on {due} at {dueTime}. You can start or continue the interview at any time, also without the answer.',
    held: 'Your interview waits until {due} at {dueTime}. You can start or continue it at any time, also without the answer.',
    heldAnswered: 'Your interview waits until {due} at {dueTime}.',
    outcomes: {
      granted: 'Your request was granted',
      declined: 'Your request was declined',
    } satisfies Record<AccommodationOutcome, string>,
    typing: 'You can type your answers in this interview.',
    answeredBy: '{name}, {date}',
    yourWords: 'Your request',
    limit: 'You’ve sent as many requests as one interview can have.',
    failed: 'We couldn’t load your requests',
  },
  waiting: {
    openTitle: 'Your interview is paused',
    openText:
      'You can continue at any time. You can also close this page: the answer comes by email, with a link back.',
    answeredTitle: 'Your request was answered',
    answeredText: 'You can continue your interview from where you left off.',
    askAgain: 'Ask for another adjustment',
    requests: 'Your requests',
  },
  company: {
    kinds: 'Kinds of requests',
    reviews: 'Reviews and objections',
    adjustments: 'Adjustments',
    counted: '{label} ({count})',
    lead: 'What candidates need to take an interview. Their interview waits for your answer. Submissions, assessments and lists of candidates don’t show the request.',
    answerers: 'Owners, admins and recruiters answer requests for adjustments.',
    list: 'Adjustments',
    item: '{name} asks for an adjustment',
    empty: 'No requests for adjustments',
    emptyText: 'When a candidate asks for an adjustment before or during an interview, it appears here.',
    loadFailed: 'We couldn’t load the requests',
    answer: 'Answer',
    answerName: 'Answer {name}',
    cancel: 'Cancel',
    outcome: 'Outcome',
    outcomes: { granted: 'Grant', declined: 'Decline' } satisfies Record<AccommodationOutcome, string>,
    answered: { granted: 'Granted', declined: 'Declined' } satisfies Record<AccommodationOutcome, string>,
    outcomeMissing: 'Choose the outcome.',
    allowsTyping: 'Allow typed answers',
    allowsTypingHint: 'The candidate can then type in this interview, which otherwise is spoken only.',
    typingOffered: 'The candidate can already type in this interview.',
    typingAllowed: 'The candidate can type their answers.',
    text: 'Your answer',
    hint: {
      en: 'Write in English: the candidate takes the interview in English. They read this with your name, by email and on their page. It can’t be changed later.',
      vi: 'Write in Vietnamese: the candidate takes the interview in Vietnamese. They read this with your name, by email and on their page. It can’t be changed later.',
    },
    textMissing: 'Write the answer.',
    wrongLanguage: {
      en: 'This isn’t written in English. The candidate takes the interview in English: write the answer in English.',
      vi: 'This isn’t written in Vietnamese. The candidate takes the interview in Vietnamese: write the answer in Vietnamese.',
    },
    ready: {
      en: 'Start from a ready text in English',
      vi: 'Start from a ready text in Vietnamese',
    },
    send: 'Send answer',
    sent: 'The answer was sent to the candidate.',
    answeredBy: '{name}, {date}',
  },
}
