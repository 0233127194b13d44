import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { getAgreement } from './get-agreement'
import { setQuestionLevel } from './set-question-level'

let fixture: Awaited<ReturnType<typeof openSubmissions>>
let colleague: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openSubmissions()
  stranger = await makeMember(fixture.deps)
  colleague = { ...stranger, organizationId: fixture.member.organizationId }
})
afterAll(() => fixture.deps.close())

describe('getAgreement', () => {
  test('counts each reviewer’s first levels only, from the minimum on, and none that was removed', async () => {
    const { deps, member, set } = fixture
    const read = () => getAgreement(deps, member, { id: set.id })
    const questionId = set.questions[0]?.id ?? ''
    for (let index = 0; index < 20; index += 1) {
      const { id } = await fixture.submit({})
      const place = { id, questionId, criterion: 0 }
      await setQuestionLevel(deps, member, { ...place, level: 1 + (index % 5) })
      expect(await read()).toMatchObject({ ratedTwice: index, kappa: null, minimum: 20 })
      await setQuestionLevel(deps, colleague, { ...place, level: 1 + (index % 5) })
      // After the colleagues' levels were seen: the first ones stay the measure.
      deps.clock.advance(1_000)
      await setQuestionLevel(deps, colleague, { ...place, level: 5 - (index % 5) })
    }
    expect(await read()).toMatchObject({ ratedTwice: 20, submissions: 20, reviewers: 2, kappa: { value: 1 }, same: 1 })
    const { id } = await fixture.submit({})
    await setQuestionLevel(deps, member, { id, questionId, criterion: 0, level: 5 })
    await setQuestionLevel(deps, colleague, { id, questionId, criterion: 0, level: 1 })
    await setQuestionLevel(deps, colleague, { id, questionId, criterion: 0, level: null })
    expect(await read()).toMatchObject({ ratedTwice: 20, kappa: { value: 1 } })
  })

  test('rejects a set of another organization with NOT_FOUND', async () => {
    const run = getAgreement(fixture.deps, stranger, { id: fixture.set.id })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
