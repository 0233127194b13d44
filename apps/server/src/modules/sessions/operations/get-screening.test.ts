import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { getScreening } from './get-screening'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('getScreening', () => {
  test('lists the questions of the set, and none of them for a practice', async () => {
    const question = { id: fixture.deps.newId(), type: 250 as const, label: 'Why?', isRequired: true, options: [] }
    const { linkId } = await fixture.makeSet((content) => ({
      ...content,
      screeningQuestions: [question],
      requiresCv: true,
    }))
    const { id, actor } = await fixture.start(linkId)
    const screening = { questions: [question], requiresCv: true, cv: null, answers: [] }
    expect(await getScreening(fixture.deps, actor, id)).toEqual(screening)
    const practice = await fixture.start(linkId, { isPractice: true, email: 'practice@example.org' })
    expect(await getScreening(fixture.deps, practice.actor, practice.id)).toEqual({
      ...screening,
      questions: [],
      requiresCv: false,
    })
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id } = await fixture.start(fixture.linkId)
    const { actor } = await fixture.start(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(getScreening(fixture.deps, actor, id))).toBe('SESSION_NOT_FOUND')
  })
})
