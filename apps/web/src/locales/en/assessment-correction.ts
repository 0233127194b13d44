/** Corrections of what was heard, by the candidate. */
export const correction = {
  open: 'Correct what was heard',
  openOf: 'Correct what was heard: {question}',
  label: 'What you said',
  hint: 'Correct words that were heard wrong. {company} sees what was heard and what you changed, next to the recording.',
  left: '{count, plural, one {You can save one more correction} other {You can save # more corrections}} of this answer, until {due} at {dueTime}.',
  used: 'You corrected this answer three times. The last correction stays.',
  changes: 'Your changes',
  noChanges: 'Nothing is changed yet.',
  added: 'added:',
  removed: 'removed:',
  end: 'end',
  effects: {
    small:
      'The answer is assessed again with the words that sound like what was heard. Words that you only add or only remove are shown to {company}, but aren’t assessed. Earlier results stay as older versions.',
    people: 'People at {company} read your words. Nothing is assessed by AI, as you chose.',
    rewrite:
      'This differs in {percent, number}% of the words that were heard, or adds a long passage. {company} can read it as a rewrite, but it isn’t assessed: the recording is the source.',
  },
  save: 'Save correction',
  cancel: 'Cancel',
  saved: 'Your correction is saved.',
  versions: 'Your corrections',
  version: 'Correction {version, number}, {date}',
  kinds: { small: 'Small correction', rewrite: 'Rewrite: shown, not assessed' },
  company: {
    small:
      'Corrected by the candidate: differs in {percent, number}% of the words. Only changed words that sound like what was heard are assessed.',
    rewrite:
      'Rewritten by the candidate: differs in {percent, number}% of the words. The recording is the source, and the assessment doesn’t use the rewrite.',
    show: 'Show the difference',
    showOf: 'Show the difference: {question}',
    toggle: 'Words in the transcript',
    corrected: 'Corrected',
    heard: 'As heard',
  },
} as const
