/** A candidate's feedback after the interview. */
export const messages = {
  title: 'How was your interview?',
  reader:
    '{company} sees only averages of the answers from 0 to 10, each of at least five people. It never sees your ratings or your comment. The people who run this installation of Candor read your feedback without your name, and your comment exactly as you wrote it.',
  experience: {
    label: 'How was this interview for you?',
    ends: '0: very bad, 10: very good',
    none: 'No answer',
  },
  company: 'How was {company}?',
  interviewer: 'How was the AI interviewer?',
  ratings: { veryPoor: 'Very poor', poor: 'Poor', ok: 'OK', good: 'Good', veryGood: 'Very good' },
  comment: 'What should we know?',
  ratingMissing: 'Choose a rating.',
  submit: 'Send feedback',
  replace: 'Replace feedback',
  thanksTitle: 'Thank you for your feedback',
  thanksText: 'It doesn’t affect your assessment. You can change it while this browser has access to your interview.',
  change: 'Change feedback',
  missingSubmission: 'Missing submission ID. Cannot submit feedback.',
  failed: 'Failed to submit feedback. Please try again.',
} as const
