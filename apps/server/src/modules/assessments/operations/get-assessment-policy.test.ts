import { plannedExamCalls } from '@candor/assess'
import { cvLimitPresets } from '@candor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { finishExam, today } from '../judge-exam/testing/finish-exam'
import { getAssessmentPolicy } from './get-assessment-policy'
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

describe('getAssessmentPolicy', () => {
  test('is the built-in engine with the preset limits if nothing was chosen and there is no model', async () => {
    expect(await getAssessmentPolicy({ ...deps, today: null }, owner)).toEqual({
      engine: 'builtin',
      model: null,
      mayJudge: false,
      obstacle: 'no_model',
      plannedCalls: plannedExamCalls,
      latestExam: null,
      cvLimits: cvLimitPresets,
    })
  })

  test('allows the model only after it passed, and names why it may not', async () => {
    const readPolicy = () => getAssessmentPolicy({ ...deps, today }, owner)
    expect(await readPolicy()).toMatchObject({ mayJudge: false, obstacle: 'no_exam' })
    const { id } = await orderFor(owner)
    expect(await readPolicy()).toMatchObject({ mayJudge: false, obstacle: 'running', latestExam: { id } })
    await finishExam(deps, id, 'passed')
    expect(await readPolicy()).toMatchObject({ mayJudge: true, obstacle: null })
  })

  test('does not count an exam of another organization', async () => {
    await finishExam(deps, (await orderFor(owner)).id, 'passed')
    const policy = await getAssessmentPolicy({ ...deps, today }, stranger)
    expect(policy).toMatchObject({ mayJudge: false, latestExam: null })
  })
})
