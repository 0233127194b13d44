import type { AssessmentCause, DimId, LevelChange } from '@candor/contract'

/** Levels people set beside the engine's. */
export const levels = {
  title: 'Reviewer levels',
  short: 'Reviewer: {level, number}',
  several: '{count, plural, one {# reviewer} other {# reviewers}}',
  overall:
    'Overall level from your reviewers: {level, number} of 5 ({dims, plural, one {# dimension} other {# dimensions}} rated by people).',
  overallOpen:
    'People rated {dims, plural, one {# dimension} other {# dimensions}}, {percent, number}% of the weights. From {least, number}% on they make an overall level of their own.',
  by: '{name}: level {level, number} of 5',
  formerColleague: 'Former member',
  set: 'Set your own level',
  change: 'Change your level',
  dialogTitle: 'Your level for {name}',
  dialogText: 'Shown next to the engine’s level. Both are kept.',
  engine: 'Engine: {level}',
  noEngine: 'The engine gives no level here. Yours stands alone, under your name.',
  level: 'Level',
  option: 'Level {level, number}',
  reason: 'Reason',
  reasonHint: 'Colleagues see it with your level.',
  reasonMissing: 'Please give a reason.',
  levelMissing: 'Please choose a level.',
  save: 'Save level',
  remove: 'Remove',
  failed: 'We couldn’t save the level',
} as const

export const versions = {
  list: '{count, plural, one {# version} other {# versions}}',
  title: 'Versions of this assessment',
  lead: 'A new version never replaces an older one. Each keeps what it was made with.',
  current: 'Shown now',
  back: 'Back to the current version',
  older: 'You’re viewing the version of {date}.',
  show: 'Show this version',
  stale: 'A newer engine or rubric is available',
  staleText: 'These levels are from an older version. Re-evaluating adds a new version and keeps this one.',
  reevaluate: 'Re-evaluate',
  dialogTitle: 'Re-evaluate',
  dialogText: 'The current engine re-scores the same answers. The existing version is kept so you can compare.',
  reason: 'Reason',
  reasonHint: 'Shown with the new version.',
  reasonMissing: 'Please give a reason.',
  excludesFluency: 'Exclude fluency',
  excludesFluencyHint:
    'An accommodation agreed with the candidate, for example for a speech difference. Fluency is then not scored.',
  start: 'Re-evaluate',
  failed: 'Re-evaluation failed',
  started: 'Re-evaluation started',
  causes: {
    submitted: 'On submission',
    judged: 'Model’s version',
    reevaluated: 'Re-evaluated',
    late_words: 'Late transcript',
    corrected: 'Corrected transcript',
  } satisfies Record<AssessmentCause, string>,
  because: 'Reason: {reason}',
  changes: 'What changed',
  noChanges: 'No levels changed.',
  none: 'no level',
  groups: {
    communication_group: 'Communication skills (overall)',
    cognitive_group: 'Cognitive insights (overall)',
    cv_group: 'CV attributes (overall)',
    overall: 'Overall',
  } satisfies Record<Exclude<LevelChange['id'], DimId>, string>,
  tokens: '{input, number} tokens read, {output, number} written',
  cost: 'about {amount}',
  loadFailed: 'We couldn’t load the versions',
  /** After the last try. `first`: there is no version yet; `again`: the version before it is shown. */
  givenUp: {
    first: {
      mayRepeat:
        'We tried {count, plural, one {# time} other {# times}}, but the assessment didn’t finish. Nothing is lost: all answers, and any recordings, are on this page. To ask for another try, select “Re-evaluate”.',
      mayNotRepeat:
        'We tried {count, plural, one {# time} other {# times}}, but the assessment didn’t finish. Nothing is lost: all answers are on this page. A member who can watch and review answers can ask for another try.',
    },
    again: {
      title: 'The new assessment didn’t finish',
      text: 'We tried {count, plural, one {# time} other {# times}}. Nothing is lost: the version below hasn’t changed.',
    },
  },
  running: {
    title: 'Re-evaluating…',
    text: 'The current version stays until the new one is ready.',
  },
  judging: {
    waiting: {
      title: 'The model is still working',
      text: 'Until then, you see the built-in engine’s version. The model’s version is added automatically.',
    },
    failed: {
      title: 'Error evaluating the interview',
      text: 'The model gave no usable version and isn’t asked again automatically. You see the built-in engine’s version. A member who can watch and review answers can ask again with “Re-evaluate”.',
    },
  },
} as const

/** Of an interview set. */
export const setOptions = {
  title: 'Assessment',
  lead: 'How interviews of this set are assessed. Past interviews don’t change.',
  weights: 'Overall level weighting',
  weightsHint:
    'Content is the expected points where the built-in engine assesses, and the cognitive dimensions where a model does. The built-in engine gives communication no level, and above 40% communication no overall level. CV, integrity signals and vibe are never part of it.',
  weightsOption: '{communication, number}% communication, {cognitive, number}% content',
  candidateResult: 'Share results with candidates',
  candidateResultHint:
    'They see their levels with quotes and what would have scored higher. If off, they see their transcript and how interviews are assessed.',
  offReason: 'Why candidates don’t get their result ({language})',
  offReasonHint: 'Candidates read this before the interview and on their result page.',
} as const
