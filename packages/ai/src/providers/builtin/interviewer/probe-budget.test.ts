import { probeKinds } from '@candor/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PROBE_LIMITS, type ProbeInput } from '../../../ports/interviewer'
import { decideProbe, listAllowedProbes } from './decide-probe'

const answers = [
  '',
  'Yes.',
  'Could you repeat the question?',
  "I don't know.",
  'We built it with Kafka and Redis, we tested it, we shipped it, and we were fast.',
  'Tôi đã lập kế hoạch và kết quả là dự án đúng hạn.',
  'Last year I moved the tests forward because a supplier was late, and in the end we delivered on the agreed date.',
]
const arbitraryInput: fc.Arbitrary<ProbeInput> = fc.record({
  sessionId: fc.uuid(),
  turn: fc.integer({ min: 1, max: 30 }),
  language: fc.constantFrom('en' as const, 'vi' as const),
  question: fc.record({
    text: fc.constantFrom('Tell me about a project that failed.', 'How would you decide?', 'Why us?'),
    kind: fc.constantFrom('behavioural' as const, 'situational' as const, 'technical' as const, 'opinion' as const),
    expectedPoints: fc.constant([]),
    requirementTerms: fc.constantFrom([], ['Kafka', 'Redis']),
    rephrased: fc.constantFrom(null, 'What happened?'),
  }),
  answer: fc.record({
    text: fc.oneof(fc.constantFrom(...answers), fc.string()),
    speechMs: fc.constantFrom(null, 0, 4_999, 40_000),
    modality: fc.constantFrom('speech' as const, 'text' as const),
  }),
  probesOnThisQuestion: fc.array(fc.constantFrom(...probeKinds), { maxLength: 3 }),
  probesInInterview: fc.integer({ min: 0, max: 6 }),
  lastProbeKind: fc.constantFrom(null, ...probeKinds),
  remainingMs: fc.constantFrom(0, 59_999, 60_000, 60_001, 900_000),
})

test('decides the same for the same answer and budget in any session and at any turn', () => {
  fc.assert(
    fc.property(arbitraryInput, fc.uuid(), fc.integer({ min: 1, max: 30 }), (input, sessionId, turn) => {
      const first = decideProbe(input)
      const second = decideProbe({ ...input, sessionId, turn })
      expect([second?.kind, second?.term]).toEqual([first?.kind, first?.term])
    }),
  )
})

test('lets only counts, kinds and the remaining time decide which probes are allowed', () => {
  fc.assert(
    fc.property(arbitraryInput, arbitraryInput, (input, second) => {
      const { probesOnThisQuestion, probesInInterview, lastProbeKind, remainingMs } = input
      const sameBudget = { ...second, probesOnThisQuestion, probesInInterview, lastProbeKind, remainingMs }
      expect(listAllowedProbes(sameBudget)).toEqual(listAllowedProbes(input))
    }),
  )
})

test('never asks beyond the budget, twice in the same way, or in the last minute', () => {
  fc.assert(
    fc.property(arbitraryInput, (input) => {
      const probe = decideProbe(input)
      if (probe === null) return
      expect(input.probesOnThisQuestion.length).toBeLessThan(PROBE_LIMITS.perQuestion)
      expect(input.probesInInterview).toBeLessThan(PROBE_LIMITS.perInterview)
      expect(input.remainingMs).toBeGreaterThan(PROBE_LIMITS.quietEndMs)
      expect([...input.probesOnThisQuestion, input.lastProbeKind]).not.toContain(probe.kind)
    }),
  )
})
