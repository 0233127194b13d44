import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { today } from '../judge-exam/testing/finish-exam'
import { getExam } from './get-exam'
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

describe('getExam', () => {
  test('returns an exam of the organization', async () => {
    const exam = await orderFor(owner)
    expect(await getExam(deps, owner, { id: exam.id })).toEqual(exam)
  })

  test('rejects an exam of another organization with NOT_FOUND, like one that does not exist', async () => {
    const { id } = await orderFor(owner)
    await expect(getExam(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(getExam(deps, owner, { id: deps.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
