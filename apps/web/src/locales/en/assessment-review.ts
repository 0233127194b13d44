import type { AssessmentCause, DimId, LevelChange } from '@candor/contract'

/** Levels people set beside the engine's. */
export const levels = {
  title: 'Levels people set',
  short: 'Reviewer: {level, number}',
  several: '{count, plural, one {# reviewer} other {# reviewers}}',
  by: '{name}: level {level, number} of 5',
  nobody: 'A colleague who has left',
  set: 'Set your own level',
  change: 'Change your level',
  dialogTitle: 'Your level for {name}',
  dialogText: 'Your level stands beside the engine’s. Neither replaces the other, and both are kept.',
  engine: 'The engine: {level}',
  level: 'Level',
  option: 'Level {level, number}',
  reason: 'Why',
  reasonHint: 'Colleagues see it beside your level.',
  reasonMissing: 'Please say why.',
  levelMissing: 'Please choose a level.',
  save: 'Save the level',
  remove: 'Take it back',
  failed: 'The level could not be saved',
} as const

export const versions = {
  list: '{count, plural, one {# version} other {# versions}}',
  title: 'Versions of this assessment',
  lead: 'No version replaces another: each stays as it was, with what made it.',
  current: 'Shown now',
  back: 'Back to the version of today',
  older: 'You see an older version of {date}.',
  show: 'Show this version',
  stale: 'There is a newer engine or rubric',
  staleText: 'These levels are from an older version. Evaluating again adds a version beside this one.',
  reevaluate: 'Evaluate again',
  dialogTitle: 'Evaluate again',
  dialogText: 'Today’s engine reads the same answers. The version there is now stays, with the difference shown.',
  reason: 'Why',
  reasonHint: 'Stands beside the new version.',
  reasonMissing: 'Please say why.',
  excludesFluency: 'Leave fluency out',
  excludesFluencyHint:
    'An adjustment agreed with the candidate, for example for a speech difference. Fluency is then not judged and weighs nothing.',
  start: 'Evaluate again',
  failed: 'It could not be evaluated again',
  started: 'It is being evaluated again.',
  causes: {
    submitted: 'When it was submitted',
    judged: 'The model’s version',
    reevaluated: 'Evaluated again',
    late_words: 'Words that arrived later',
  } satisfies Record<AssessmentCause, string>,
  because: 'Reason: {reason}',
  changes: 'What changed',
  noChanges: 'No level changed.',
  none: 'no level',
  groups: {
    communication_group: 'Communication skills, whole',
    cognitive_group: 'Cognitive insights, whole',
    cv_group: 'CV attributes, whole',
    overall: 'Overall',
  } satisfies Record<Exclude<LevelChange['id'], DimId>, string>,
  tokens: '{input, number} tokens read, {output, number} written',
  cost: 'about {amount}',
  loadFailed: 'The versions could not be loaded',
  running: {
    title: 'It is being evaluated again',
    text: 'This version stands until the new one is there, and stays in the list after that.',
  },
  judging: {
    waiting: {
      title: 'The model is still reading',
      text: 'The built-in engine’s version stands meanwhile. The model’s is added by itself.',
    },
    failed: {
      title: 'Error evaluating the interview',
      text: 'We will be in touch with you soon. Until then the built-in engine’s version stands.',
    },
  },
} as const

/** Of an interview set. */
export const setOptions = {
  title: 'Assessment',
  lead: 'How interviews of this set are assessed. Interviews already taken keep what they were taken with.',
  weights: 'What the overall level is made of',
  weightsHint: 'CV, integrity signals and vibe are never part of it.',
  weightsOption: '{communication, number} % communication, {cognitive, number} % cognitive',
  needsSpeaking: 'The job needs speaking',
  needsSpeakingHint: 'Fluency then weighs as much as the other communication skills; otherwise it weighs little.',
  candidateResult: 'Give candidates their result',
  candidateResultHint:
    'They see their levels with the words behind them and what would have raised them. Without it they see their transcript and how interviews are assessed.',
} as const
