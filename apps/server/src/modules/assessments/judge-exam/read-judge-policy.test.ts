import type { MeteredLanguageModel } from '@candor/ai'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { orderExam } from '../operations/order-exam'
import { setAssessmentPolicy } from '../operations/set-assessment-policy'
import { getConfiguration } from './configuration'
import { createReadJudgePolicy, readExamCard } from './read-judge-policy'
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
    expect(await read({ id: 'anthropic', model: 'm' })).toEqual({ engine: 'llm', examId: id, mayJudge: true })
    expect(await read({ id: 'anthropic', model: 'newer' })).toEqual({ engine: 'llm', examId: null, mayJudge: false })
    deps.clock.advance(60_000)
    await finishExam(deps, (await orderExam(all, owner)).id, 'failed')
    expect(await read({ id: 'anthropic', model: 'm' })).toMatchObject({ mayJudge: false })
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
