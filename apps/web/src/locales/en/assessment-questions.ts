import type { CorrectnessVerdict, PointState, UncountedReason } from '@candor/contract'

/** The result by question. */
export const byQuestion = {
  title: 'By question',
  lead: 'What was heard of the expected points, word for word. “Not heard” doesn’t mean missing: there are other words for a good answer.',
  leadOwn:
    'What we heard of the points that the company listens for, word for word. We may miss other words for the same thing.',
  total:
    '{covered, number} of {total, number} points covered{partly, plural, =0 {} other {, # partly}} · {answered, number} of {questions, number} questions answered',
  share: '{covered, number} of {total, number} covered{partly, plural, =0 {} other {, # partly}}',
  question: 'Question {number, number}',
  states: {
    covered: 'Covered',
    partly: 'Partly covered',
    not_heard: 'Not heard',
  } satisfies Record<PointState, string>,
  reasons: {
    no_points: 'This question has no expected points. Read or listen to the answer.',
    points_not_usable: 'The expected points of this question can’t be found in speech. The set’s editor says why.',
    unanswered: 'Not answered',
  } satisfies Record<UncountedReason, string>,
  /** The same for the candidate. */
  reasonsOwn: {
    no_points: 'No points are counted for this question.',
    points_not_usable: 'No points are counted for this question.',
    unanswered: 'Not answered',
  } satisfies Record<UncountedReason, string>,
  /** What a model says of an answer. */
  correctness: {
    correct: 'The model found nothing wrong in this answer.',
    partly: 'The model says this is partly wrong. Check this sentence:',
    wrong: 'The model says this is wrong. Check this sentence:',
  } satisfies Record<CorrectnessVerdict, string>,
  /** Sentences that hold a phrase which the company listed under “Wrong if”. */
  sentencesToCheck: {
    lead: '{count, plural, one {One sentence holds} other {# sentences hold}} words that this set lists under “Wrong if”. Only words are compared: whether {count, plural, one {it is} other {they are}} wrong is for you to judge. No level, point or order changes.',
    holds: 'Wrong if: {phrases}',
  },
  points: 'Points of question {number, number}',
  quotes: '{count, plural, one {Show the quote} other {Show # quotes}}',
  quotesOf: '{count, plural, one {Show the quote} other {Show # quotes}}: {name}',
  requirements: 'Requirements',
  requirement: {
    named: 'Named',
    not_named: 'Not named',
    not_searched: 'Not searched for: too long to be said word for word',
  },
  limits: 'Whether something is true, and nonsense that uses the right words, is for people to judge.',
} as const
