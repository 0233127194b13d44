import { cognitiveDims, cvDims, zAssessment } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { assess } from '../assess'
import type { AssessInput } from '../input'
import { buildInterview, fixedDeps } from '../testing/interview'
import { judgeInterview } from './judge-interview'
import { createRatingJudge } from './testing/scripted-judge'

const { weights: _weights, ...en } = buildInterview('en')
const cvText = `WORK\nJanuary 2021 - present: Operations lead, depot. ${'Rebuilt the route plan for vans. '.repeat(12)}`
const cv = { text: cvText, sha256: 'a'.repeat(64), hidden: [], asOf: '2026-11-01', email: null }
const all = ['comprehension', 'grammar', 'vocabulary', 'coherence', 'overall', ...cognitiveDims, ...cvDims]
const without = (...ids: readonly string[]): string[] => all.filter((id) => !ids.includes(id))
const run = async (passedDims: readonly string[] | undefined, input: AssessInput = en) => {
  const judge = createRatingJudge(() => 4)
  const { assessment } = await judgeInterview(input, { ...fixedDeps, ask: judge.ask, samples: 1, passedDims })
  return { assessment: zAssessment.parse(assessment), calls: judge.calls }
}
const notPassed = { state: 'not_evaluated', reason: 'exam_not_passed' }

describe('a model that passed the exam for some dimensions', () => {
  it('scores those, gives the others no level with the reason, and is not asked about them', async () => {
    const { assessment, calls } = await run(without('problem_solving', 'grammar'))
    expect(assessment.dims.problem_solving).toMatchObject({ ...notPassed, evidence: [], measures: [] })
    expect(assessment.dims.grammar).toMatchObject(notPassed)
    expect(assessment.dims.logical_reasoning).toMatchObject({ state: 'scored', level: 4 })
    expect(assessment.dims.vocabulary).toMatchObject({ state: 'scored', level: 4 })
    expect(calls.some(({ prompt }) => /"rubric":\[\{"id":"(?:problem_solving|grammar)"/u.test(prompt))).toBe(false)
    expect((await run(undefined)).calls).toHaveLength(calls.length + 2)
  })

  it('gives the overall level while most of its weight has a level, and then says why it has none', async () => {
    const { overall } = (await run(without('problem_solving'))).assessment
    expect(overall).toMatchObject({ state: 'scored' })
    expect(overall.weightScored).toBeLessThanOrEqual(1)
    const few = (await run(without(...cognitiveDims))).assessment
    expect(few.groups.cognitive).toMatchObject(notPassed)
    expect(few.overall).toMatchObject(notPassed)
    expect((await run(without('overall'))).assessment.overall).toMatchObject(notPassed)
  })

  it('leaves an ability that no question asks for as not asked', async () => {
    const questions = en.set.questions.map(({ dimensions: _dims, ...question }) => ({
      ...question,
      kind: 'technical' as const,
    }))
    const { assessment } = await run(without('insightfulness'), { ...en, set: { ...en.set, questions } })
    expect(assessment.dims.insightfulness).toMatchObject({ reason: 'not_asked' })
  })

  it('leaves the points by question to the built-in engine where it did not pass Comprehension', async () => {
    const { assessment } = await run(without('comprehension'))
    expect(assessment.dims.comprehension).toMatchObject(notPassed)
    expect(assessment.questions).toEqual(assess(en, fixedDeps).questions)
  })

  it('is not asked to read the questions where it passed language alone, nor for the CV where it passed none of it', async () => {
    const { assessment, calls } = await run(['grammar', 'vocabulary', 'coherence'], { ...en, cv })
    expect(new Set(calls.map(({ stage }) => stage))).toEqual(new Set(['language']))
    expect(assessment.dims.coherence).toMatchObject({ state: 'scored' })
    for (const id of cvDims) expect(assessment.dims[id]).toMatchObject(notPassed)
  })

  it('scores the attributes of the CV that it passed, from a call that asks for all as the exam does', async () => {
    const { assessment, calls } = await run(['drive_and_initiative'], { ...en, cv })
    expect(calls).toHaveLength(1)
    expect(JSON.parse(calls[0]?.prompt ?? '{}').rubric).toHaveLength(cvDims.length)
    expect(assessment.dims.drive_and_initiative).toMatchObject({ state: 'scored', level: 4 })
    expect(assessment.dims.career_progression).toMatchObject(notPassed)
  })

  it('is asked nothing where it passed nothing of what is there', async () => {
    const { assessment, calls } = await run(['drive_and_initiative'])
    expect(calls).toEqual([])
    expect(assessment.model).toBeUndefined()
  })
})
