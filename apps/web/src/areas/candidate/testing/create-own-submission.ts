import type { OwnSubmission } from '@candor/contract'

/** A submitted interview of one spoken answer, whose company keeps the result. */
export const createOwnSubmission = (part: Partial<OwnSubmission> = {}): OwnSubmission => ({
  id: 's1',
  sessionId: 'x1',
  positionName: 'Baker',
  organizationName: 'Sao Mai',
  logoUrl: null,
  accent: null,
  language: 'en',
  submittedAt: '2026-11-01T10:00:00.000Z',
  result: 'not_given',
  resultOffReason: null,
  assessmentState: null,
  assessment: null,
  answers: [
    {
      answerId: 'a1',
      questionId: 'q1',
      questionText: 'What did you bake?',
      questionNumber: 1,
      isFollowUp: false,
      text: 'I measured it first, then baked.',
      modality: 'spoken',
      transcript: 'ready',
      transcribedBy: null,
      lines: [],
      media: [{ url: '/api/media/1', mime: 'video/webm', startMs: 0, durationMs: 20_000 }],
      faultReport: { faults: [], lostMs: 0, isUnusable: false },
      durationMs: 20_000,
      startedAtMs: 0,
    },
  ],
  process: {
    engine: 'builtin',
    model: null,
    weights: { communication: 0.4, cognitive: 0.6 },
    judgesCv: false,
    isAiAllowed: true,
  },
  integrity: null,
  ...part,
})
