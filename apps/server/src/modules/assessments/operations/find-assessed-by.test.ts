import { engineVersion } from '@candor/assess'
import { describe, expect, test } from 'vitest'
import type { JudgePolicy } from '../judge-exam/read-judge-policy'
import { findAssessedBy } from './find-assessed-by'

const passed: JudgePolicy = { engine: 'llm', examId: 'exam', mayJudge: true, passedDims: ['clarity'] }

const find = (policy: JudgePolicy, model: { readonly model: string } | null = { model: 'm-1' }) =>
  findAssessedBy(
    {
      model,
      readJudgePolicy: async () => policy,
      withActor: async (_actor, work) => work(Object.create(null)),
    },
    'organization',
  )

describe('findAssessedBy', () => {
  test('names the model that the organization has chosen and that has passed, with its dimensions', async () => {
    expect(await find(passed)).toEqual({ engine: 'llm', name: 'm-1', dims: ['clarity'] })
    expect((await find({ ...passed, passedDims: null })).dims).toContain('grammar')
  })

  test.each([
    ['the organization has chosen the built-in engine', { ...passed, engine: 'builtin' }],
    ['the model has not passed', { ...passed, mayJudge: false }],
  ] satisfies [string, JudgePolicy][])('names the built-in engine if %s', async (_reason, policy) => {
    expect(await find(policy)).toEqual({ engine: 'builtin', name: engineVersion, dims: [] })
  })

  test('names the built-in engine if the operator has configured no model', async () => {
    expect((await find(passed, null)).engine).toBe('builtin')
  })
})
