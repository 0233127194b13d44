import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { endSession } from './end-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('endSession', () => {
  test('ends the interview as left by the candidate and says goodbye', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const session = fixture.show(await endSession(fixture.context, actor, { sessionId }))
    expect([session.state, session.endReason, session.current]).toEqual(['ended', 'left', null])
    expect(session.messages.at(-1)?.type).toBe('outro')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND and writes nothing', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(endSession(fixture.context, other.actor, { sessionId }))).toBe('SESSION_NOT_FOUND')
    expect((await fixture.listJournal(sessionId)).map(({ seq }) => seq)).toEqual([1, 2])
  })
})
