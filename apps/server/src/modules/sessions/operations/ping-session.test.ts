import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { pingSession } from './ping-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('pingSession', () => {
  test('returns the entries after the given number, also for a number that fits no column', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const view = await pingSession(fixture.context, actor, { sessionId, lastSeq: 1 })
    expect(view.journal.map(({ seq }) => seq)).toEqual([2])
    expect((await pingSession(fixture.context, actor, { sessionId, lastSeq: 2 ** 50 })).journal).toEqual([])
  })

  test('refuses another candidate’s session and a missing one alike', async () => {
    const { id } = await fixture.begin(fixture.linkId)
    const { actor } = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    for (const sessionId of [id, fixture.deps.newId()]) {
      const run = pingSession(fixture.context, actor, { sessionId, lastSeq: 0 })
      expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
    }
    expect((await fixture.listJournal(id)).map(({ seq }) => seq)).toEqual([1, 2])
  })
})
