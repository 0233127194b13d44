import { cvLimitPresets } from '@candor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { finishExam, today } from '../judge-exam/testing/finish-exam'
import { getAssessmentPolicy } from './get-assessment-policy'
import { orderExam } from './order-exam'
import { setAssessmentPolicy } from './set-assessment-policy'

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

const choose = (engine: 'builtin' | 'llm', configuration = today) =>
  setAssessmentPolicy({ ...deps, today: configuration }, owner, { engine })

describe('setAssessmentPolicy', () => {
  test('chooses a model that has passed, and always allows the built-in engine', async () => {
    await finishExam(deps, (await orderFor(owner)).id, 'passed')
    expect(await choose('llm')).toMatchObject({ engine: 'llm', mayJudge: true })
    expect(await choose('builtin')).toMatchObject({ engine: 'builtin' })
  })

  test('rejects a model that is not configured or has not passed, and changes nothing', async () => {
    await expect(choose('llm', null)).rejects.toMatchObject({ code: 'MODEL_NOT_CONFIGURED' })
    await expect(choose('llm')).rejects.toMatchObject({ code: 'JUDGE_EXAM_REQUIRED' })
    await finishExam(deps, (await orderFor(owner)).id, 'failed')
    await expect(choose('llm')).rejects.toMatchObject({ code: 'JUDGE_EXAM_REQUIRED' })
    expect(await getAssessmentPolicy({ ...deps, today }, owner)).toMatchObject({ engine: 'builtin' })
  })

  test('stores limits for the CV without touching the engine, and resets them with null', async () => {
    const [[name = '', preset = 0] = []] = Object.entries(cvLimitPresets)
    const cvLimits = { ...cvLimitPresets, [name]: preset + 1 }
    const all = { ...deps, today }
    expect(await setAssessmentPolicy(all, owner, { cvLimits })).toMatchObject({ engine: 'builtin', cvLimits })
    expect((await setAssessmentPolicy(all, owner, { cvLimits: null })).cvLimits).toEqual(cvLimitPresets)
    expect((await getAssessmentPolicy(all, stranger)).cvLimits).toEqual(cvLimitPresets)
  })
})
