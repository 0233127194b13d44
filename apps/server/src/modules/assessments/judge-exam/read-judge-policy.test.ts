import type { MeteredLanguageModel } from '@candor/ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { orderExam } from '../operations/order-exam'
import { setAssessmentPolicy } from '../operations/set-assessment-policy'
import { getConfiguration } from './configuration'
import { createReadJudgePolicy, readExamCard } from './read-judge-policy'
import type { StoredResult } from './stored-result'
import { finishExam, today } from './testing/finish-exam'

let deps: TestDeps
let owner: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
})
afterAll(() => deps.close())

describe('readJudgePolicy', () => {
  test('the judge policy allows the model that passed, until the model changes or fails', async () => {
    const all = { ...deps, today }
    const { id } = await orderExam(all, owner)
    await finishExam(deps, id, 'passed')
    await setAssessmentPolicy(all, owner, { engine: 'llm' })
    const read = (model: Pick<MeteredLanguageModel, 'id' | 'model'>) =>
      deps.withActor({ kind: 'worker' }, (tx) =>
        createReadJudgePolicy(getConfiguration(model))(tx, owner.organizationId),
      )
    expect(await read({ id: 'anthropic', model: 'm' })).toEqual({
      engine: 'llm',
      examId: id,
      mayJudge: true,
      passedDims: null,
    })
    expect(await read({ id: 'anthropic', model: 'newer' })).toEqual({
      engine: 'llm',
      examId: null,
      mayJudge: false,
      passedDims: null,
    })
    deps.clock.advance(60_000)
    await finishExam(deps, (await orderExam(all, owner)).id, 'failed')
    expect(await read({ id: 'anthropic', model: 'm' })).toMatchObject({ mayJudge: false })
  })
})

describe('the dimensions that a model passed', () => {
  const readPassed = async (result: Partial<StoredResult>) => {
    const caller = await makeMember(deps)
    const { id } = await orderExam({ ...deps, today }, caller)
    await finishExam(deps, id, result)
    return deps.withActor({ kind: 'worker' }, async (tx) => {
      const { passedDims } = await createReadJudgePolicy(today)(tx, caller.organizationId)
      return { passedDims, card: await readExamCard(tx, id) }
    })
  }

  test('the policy names the dimensions that the exam was passed for, and the card shows all', async () => {
    const dims = [
      { id: 'clarity', passed: true, parts: [] },
      { id: 'grammar', passed: false, parts: [] },
    ]
    const { passedDims, card } = await readPassed({ dims })
    expect(passedDims).toEqual(['clarity'])
    expect(card?.dims).toEqual(dims)
  })

  test('an exam from before dimensions were examined counts for all of them, as it did', async () => {
    const { passedDims, card } = await readPassed({})
    expect(passedDims).toBeNull()
    expect(card?.dims).toEqual([])
  })
})

describe('the exam card', () => {
  test('the exam card is shown to its organization and hidden from others', async () => {
    const member = await makeMember(deps)
    const { id } = await orderExam({ ...deps, today }, member)
    expect(await deps.withActor(owner, (tx) => readExamCard(tx, id))).toBeNull()
    expect(await deps.withActor(member, (tx) => readExamCard(tx, id))).toMatchObject({ id, model: 'anthropic/m' })
  })
})
