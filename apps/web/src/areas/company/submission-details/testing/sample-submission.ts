import type { Evidence, PointResult, QuestionResult, SubmissionAnswer } from '@candor/contract'

const words = 'I moved traffic to the second region.'

/** For tests: an answer with these words. */
export const sampleAnswer = (part: Partial<SubmissionAnswer> = {}): SubmissionAnswer => ({
  answerId: 'a1',
  questionId: 'q1',
  questionText: 'Tell me about an outage.',
  questionNumber: 1,
  isFollowUp: false,
  criteria: [],
  text: words,
  modality: 'typed',
  transcript: 'none',
  transcribedBy: null,
  lines: [{ start: 0, end: words.length, text: words, startMs: null, endMs: null }],
  media: [],
  videoUrl: null,
  faultReport: { faults: [], lostMs: 0, isUnusable: false },
  durationMs: 60_000,
  startedAtMs: 0,
  ...part,
})

export const sampleEvidence = (part: Partial<Evidence> = {}): Evidence => ({
  answerId: 'a1',
  start: 2,
  end: 15,
  quote: 'moved traffic',
  effect: '+',
  tag: 'expected_point',
  startMs: null,
  endMs: null,
  ...part,
})

export const samplePoint = (heading: string, state: PointResult['state']): PointResult => ({
  heading,
  state,
  evidence: state === 'not_heard' ? [] : [sampleEvidence()],
})

/** For tests: a question's result with these points. */
export const sampleResult = (part: Partial<QuestionResult> = {}): QuestionResult => {
  const points = part.points ?? []
  const heard = points.reduce((sum, { state }) => sum + { covered: 1, partly: 0.5, not_heard: 0 }[state], 0)
  return {
    questionId: 'q1',
    text: 'Tell me about an outage.',
    words: 7,
    quote: null,
    points,
    pointCount: points.length,
    share: points.length === 0 ? null : heard / points.length,
    reason: points.length === 0 ? 'no_points' : null,
    ...part,
  }
}
