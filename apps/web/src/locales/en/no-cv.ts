/** An optional CV, and what it means to continue without one. */
export const messages = {
  hint: 'You can add it, replace it or leave it out. {company} reads it with your interview.',
  title: 'Continue without a CV?',
  text: 'Without a CV there’s no CV evaluation. Your answers are assessed as usual, and {company} sees that you gave no CV.',
  hide: 'Don’t show this again',
  confirm: 'Continue without a CV',
  cancel: 'Go back and add one',
} as const
