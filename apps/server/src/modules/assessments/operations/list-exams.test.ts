import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { finishExam, today } from '../judge-exam/testing/finish-exam'
import { listExams } from './list-exams'
import { orderExam } from './order-exam'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
})
beforeEach(async () => {
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const orderFor = (actor: MemberCaller) => orderExam({ ...deps, today }, actor)

describe('listExams', () => {
  test('lists the exams of the organization, newest first', async () => {
    const first = await orderFor(owner)
    await finishExam(deps, first.id, 'failed')
    deps.clock.advance(1_000)
    const second = await orderFor(owner)
    const { items } = await listExams(deps, owner)
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'queued'],
      [first.id, 'failed'],
    ])
  })

  test('lists no exam of another organization', async () => {
    await orderFor(owner)
    expect(await listExams(deps, stranger)).toEqual({ items: [] })
  })
})
