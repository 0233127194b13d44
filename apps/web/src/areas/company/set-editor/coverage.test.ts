import { expect, test } from 'vitest'
import { findCoverage } from './coverage'
import { newQuestion, newRequirement } from './set-form'

const makeNeed = (name: string) => ({ ...newRequirement(), name })
const ask = (requirementId: string | null, text = 'Tell me about one case.') => ({
  ...newQuestion(),
  text,
  requirementId,
})

test('each requirement has the numbers of its questions, and none where no question asks about it', () => {
  const [clusters, handover] = [makeNeed('Clusters'), makeNeed('Handover')]
  const found = findCoverage([clusters, handover], [ask(null), ask(clusters.id), ask(clusters.id)])
  expect(found.rows.map(({ questionNumbers }) => questionNumbers)).toEqual([[2, 3], []])
  expect(found.unlinked).toEqual([1])
  expect(found.coveredCount).toBe(1)
})

test('a question of a removed requirement asks about none', () => {
  expect(findCoverage([], [ask('removed')])).toEqual({ rows: [], unlinked: [1], coveredCount: 0, totalCount: 0 })
})

test('requirements and questions without words are not counted, but keep their place in the numbers', () => {
  const clusters = makeNeed('Clusters')
  const found = findCoverage([makeNeed(' '), clusters], [ask(clusters.id, ' '), ask(clusters.id)])
  expect(found.rows).toEqual([{ requirement: clusters, questionNumbers: [2], isForScreening: false }])
})

test('a license, a degree or a language without a question is for screening and not missing; with one it counts', () => {
  const license = { ...makeNeed('Nursing license'), kind: 'eligibility' as const }
  const degree = { ...makeNeed('Degree'), kind: 'education' as const }
  const found = findCoverage([license, degree, makeNeed('Care')], [ask(degree.id)])
  expect(found.rows.map(({ isForScreening }) => isForScreening)).toEqual([true, false, false])
  expect([found.coveredCount, found.totalCount]).toEqual([1, 2])
})
