import { describe, expect, test } from 'vitest'
import { sampleAssessment, scoredDim } from '../../../../features/results/testing/sample-assessment'
import { sampleAnswer, sampleEvidence, samplePoint, sampleResult } from '../testing/sample-submission'
import { listMustHaves, summarize } from './summarize'

const answers = [
  sampleAnswer(),
  sampleAnswer({ answerId: 'a2', questionId: 'q2', questionNumber: 2, text: 'I used Terraform once.' }),
]
const questions = [
  sampleResult({ points: [samplePoint('Effect on users', 'covered'), samplePoint('Tests causes', 'partly')] }),
  sampleResult({
    questionId: 'q2',
    words: 4,
    points: ['State', 'Review', 'Rollback'].map((heading) => samplePoint(heading, 'not_heard')),
  }),
]
const requirements = [
  { name: 'Kubernetes', state: 'named' as const, evidence: sampleEvidence() },
  { name: 'Terraform or Pulumi', state: 'not_named' as const, evidence: null },
  { name: 'Nice to have', state: 'not_named' as const, evidence: null },
]
const submission = { answers, questionCount: 2, mustHaves: ['Kubernetes', 'Terraform or Pulumi'] }
const assessment = sampleAssessment({
  questions,
  requirements,
  dims: { grammar: scoredDim('grammar', 3), vibe: { ...scoredDim('vibe', 3), state: 'described' } },
})

describe('summarize', () => {
  test('names the strongest question with its quote, the weakest with its gaps, the must-haves and what to ask next', () => {
    expect(summarize(submission, assessment)).toEqual({
      strongest: { kind: 'points', questionId: 'q1', number: 1, covered: 1, total: 2, evidence: sampleEvidence() },
      gap: { kind: 'points', questionId: 'q2', number: 2, headings: ['State', 'Review'], more: 1 },
      mustHaves: { total: 2, named: 1, missing: ['Terraform or Pulumi'], notSearched: [] },
      known: { answered: 2, questions: 2, typed: 2, words: 11, judged: 1, dims: 13 },
      next: { kind: 'mustHave', name: 'Terraform or Pulumi' },
    })
  })

  test('asks about an unanswered question, or else a point that was not heard, once all must-haves were named', () => {
    const named = { ...submission, mustHaves: ['Kubernetes'] }
    expect(summarize(named, assessment).next).toEqual({ kind: 'point', heading: 'State', number: 2 })
    const unanswered = { ...assessment, questions: [...questions, sampleResult({ questionId: 'q3' })] }
    expect(summarize(named, unanswered).next).toEqual({ kind: 'question', number: 3 })
  })

  test('states without an assessment what is known, and claims nothing', () => {
    expect(summarize(submission, null)).toEqual({
      strongest: { kind: 'uncounted' },
      gap: { kind: 'uncounted' },
      mustHaves: { total: 0, named: 0, missing: [], notSearched: [] },
      known: { answered: 2, questions: 2, typed: 2, words: 11, judged: 0, dims: 13 },
      next: { kind: 'none' },
    })
  })

  test('calls no question the strongest where no point was heard, and none a gap where all were', () => {
    const silent = { ...assessment, questions: questions.slice(1) }
    expect(summarize({ ...submission, answers: answers.slice(1) }, silent).strongest).toEqual({ kind: 'none' })
    const full = { ...assessment, questions: questions.slice(0, 1) }
    expect(summarize({ ...submission, answers: answers.slice(0, 1) }, full).gap).toEqual({ kind: 'none' })
  })
})

test('the must-haves are the requirements that the set calls so', () => {
  expect(listMustHaves(assessment, submission.mustHaves).map(({ name }) => name)).toEqual(submission.mustHaves)
  expect(listMustHaves(null, submission.mustHaves)).toEqual([])
})
