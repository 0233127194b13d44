import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { today } from '../judge-exam/testing/finish-exam'
import { zJudgeExam } from '../queues'
import { listExams } from './list-exams'
import { orderExam } from './order-exam'

let deps: TestDeps
let owner: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
})
beforeEach(async () => {
  owner = await makeMember(deps)
})
afterAll(() => deps.close())

const orderFor = (actor: MemberCaller) => orderExam({ ...deps, today }, actor)

describe('orderExam', () => {
  test('queues an exam of the configured model', async () => {
    const exam = await orderFor(owner)
    expect(exam).toMatchObject({ state: 'queued', model: 'anthropic/m', progress: { done: 0 } })
    expect(zJudgeExam.parse(deps.sentJobs.at(-1)?.data).examId).toBe(exam.id)
  })

  test('queues only one of two exams that are ordered at once', async () => {
    const results = await Promise.allSettled([orderFor(owner), orderFor(owner)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(orderFor(owner)).rejects.toMatchObject({ code: 'JUDGE_EXAM_RUNNING' })
    expect((await listExams(deps, owner)).items).toHaveLength(1)
  })

  test('rejects the order with MODEL_NOT_CONFIGURED if there is no model, and queues nothing', async () => {
    await expect(orderExam({ ...deps, today: null }, owner)).rejects.toMatchObject({ code: 'MODEL_NOT_CONFIGURED' })
    expect(await listExams(deps, owner)).toEqual({ items: [] })
  })
})
