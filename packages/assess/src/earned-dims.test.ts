import { communicationDims } from '@candor/contract'
import { expect, it } from 'vitest'
import { assess } from './assess'
import { earnedDims } from './earned-dims'
import { buildInterview, fixedDeps, productDeps } from './testing/interview'

it.each(['en', 'vi'] as const)(
  'gives a level in %s to the dimensions that the engine has earned, and to no other',
  (language) => {
    const { dims } = assess(buildInterview(language), productDeps)
    const scored = communicationDims.filter((id) => dims[id].state === 'scored')
    expect(scored.every((id) => earnedDims[language].has(id))).toBe(true)
  },
)

it('keeps what was measured as facts without a level, a quote or credit', () => {
  const interview = buildInterview('en')
  const [shown, measured] = [assess(interview, productDeps), assess(interview, fixedDeps)]
  const { vocabulary } = shown.dims
  expect(vocabulary).toMatchObject({ state: 'not_evaluated', reason: 'exam_not_passed', evidence: [] })
  expect(vocabulary.why[0]).toEqual({ key: 'not_evaluated.exam_not_passed', params: {} })
  expect(vocabulary.why.slice(1)).toEqual(measured.dims.vocabulary.why)
  expect(vocabulary.measures.map(({ id, value }) => [id, value])).toEqual(
    measured.dims.vocabulary.measures.map(({ id, value }) => [id, value]),
  )
  expect(vocabulary.measures.every(({ contribution }) => contribution === 0)).toBe(true)
})

it('has an overall level from the points covered alone where communication has none', () => {
  const interview = buildInterview('en')
  const questions = interview.set.questions.map((question) => ({
    ...question,
    expectedPoints: listWords(interview.answers.find(({ questionId }) => questionId === question.id)?.text ?? ''),
  }))
  const { groups, overall, points } = assess({ ...interview, set: { ...interview.set, questions } }, productDeps)
  expect(groups.communication).toMatchObject({ state: 'not_evaluated', reason: 'exam_not_passed' })
  expect(points).toMatchObject({ state: 'scored' })
  expect(overall).toMatchObject({ state: 'scored', weightScored: 0.6 })
})

it('has no level without points, and is not called too short for that', () => {
  const { overall, state, dims } = assess(buildInterview('en'), productDeps)
  expect(state).toBe('scored')
  expect(overall.state).toBe('not_evaluated')
  expect(dims.comprehension).toMatchObject({ state: 'not_evaluated', reason: 'no_expected_points' })
})

/** Points that the answer holds: its longest words. */
function listWords(text: string): string[] {
  const words = [...new Set(text.toLowerCase().match(/\p{L}{7,}/gu) ?? [])]
  return [0, 1, 2].map((part) => `Part ${part + 1}: ${words.slice(part * 5, part * 5 + 5).join(' / ')}`)
}
