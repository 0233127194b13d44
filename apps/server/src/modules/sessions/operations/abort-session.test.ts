import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTypedTurn, getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { abortSession } from './abort-session'
import { commitTurn } from './commit-turn'
import { getIntro } from './get-intro'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('abortSession', () => {
  test('aborts permanently, and the same browser may start a new session', async () => {
    const { id: sessionId, actor, caller } = await fixture.begin(fixture.linkId)
    await abortSession(fixture.context, actor, { sessionId })
    expect(await getErrorCode(commitTurn(fixture.context, actor, createTypedTurn(sessionId, 1)))).toBe('SESSION_ENDED')
    expect((await getIntro(fixture.context, caller, { linkId: fixture.linkId })).session).toBeNull()
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND and writes nothing', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(abortSession(fixture.context, other.actor, { sessionId }))).toBe('SESSION_NOT_FOUND')
    expect((await fixture.listJournal(sessionId)).map(({ seq }) => seq)).toEqual([1, 2])
  })
})
