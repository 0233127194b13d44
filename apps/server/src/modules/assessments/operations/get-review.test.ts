import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { decideSubmission } from './decide-submission'
import { getReview } from './get-review'
import { setQuestionLevel } from './set-question-level'

let fixture: Awaited<ReturnType<typeof openSubmissions>>
let colleague: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openSubmissions()
  stranger = await makeMember(fixture.deps)
  // An account of its own in the same organization.
  colleague = { ...stranger, organizationId: fixture.member.organizationId }
})
afterAll(() => fixture.deps.close())

describe('getReview', () => {
  test('shows what a colleague thinks only where the caller has given an own level and an own decision', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submit({})
    const [first, second] = fixture.set.questions.map((question) => question.id)
    await setQuestionLevel(deps, colleague, { id, questionId: first ?? '', criterion: 0, level: 5 })
    await setQuestionLevel(deps, colleague, { id, questionId: second ?? '', criterion: 0, level: 1 })
    await decideSubmission(deps, colleague, { id, decision: 'yes', reason: 'Exact and calm' })
    expect(await getReview(deps, member, { id })).toEqual({
      levels: { own: [], others: [] },
      decision: { own: null, others: [], otherCount: 1 },
    })
    await setQuestionLevel(deps, member, { id, questionId: first ?? '', criterion: 0, level: 3 })
    const rated = await getReview(deps, member, { id })
    expect(rated.levels.others).toMatchObject([{ questionId: first, level: 5, reviewerId: colleague.userId }])
    expect(rated.decision.others).toEqual([])
    await decideSubmission(deps, member, { id, decision: 'no', reason: null })
    const decided = await getReview(deps, member, { id })
    expect(decided.decision).toMatchObject({
      own: { decision: 'no' },
      others: [{ decision: 'yes', reason: 'Exact and calm', userId: colleague.userId }],
    })
  })

  test('rejects a submission of another organization with NOT_FOUND', async () => {
    const { id } = await fixture.submit({})
    await expect(getReview(fixture.deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
