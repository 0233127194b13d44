import { communicationDims } from '@candor/contract'
import { expect, it } from 'vitest'
import { assess } from './assess'
import { earnedDims } from './earned-dims'
import { buildInterview, fixedDeps, productDeps } from './testing/interview'
import { validityFigures } from './validity-figures'

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
  const { groups, overall, points } = assess(buildInterview('en'), productDeps)
  expect(groups.communication).toMatchObject({ state: 'not_evaluated', reason: 'exam_not_passed' })
  expect(points).toMatchObject({ state: 'scored' })
  expect(overall).toMatchObject({ state: 'scored', weightScored: 0.6 })
})

it('names for a group why most of it has no level', () => {
  const { groups } = assess(buildInterview('vi'), productDeps)
  expect(groups.communication).toMatchObject({ state: 'not_evaluated', reason: 'exam_not_passed' })
})

it('has no level without points, and is not called too short for that', () => {
  const interview = buildInterview('en')
  const questions = interview.set.questions.map(({ expectedPoints: _points, ...question }) => question)
  const { overall, state, dims } = assess({ ...interview, set: { ...interview.set, questions } }, productDeps)
  expect(state).toBe('scored')
  expect(overall).toMatchObject({ state: 'not_evaluated', reason: 'no_expected_points' })
  expect(dims.comprehension).toMatchObject({ state: 'not_evaluated', reason: 'no_expected_points' })
})

it('counts no measure of language as earned that was never compared with levels of people', () => {
  for (const language of ['en', 'vi'] as const)
    for (const id of earnedDims[language])
      if (id !== 'comprehension') expect(validityFigures[language][id].r, `${id} in ${language}`).not.toBeNull()
})
