import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { enterMode } from './enter-mode'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('enterMode', () => {
  test('begins an interview that has not begun', async () => {
    const { id: sessionId, actor } = await fixture.start(fixture.linkId)
    const { row } = await enterMode(fixture.context, actor, { sessionId, mode: 'no-voice' })
    expect([row.state.state, row.state.mode]).toEqual(['started', 'no-voice'])
  })

  test('continues a running interview at the same turn', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId, { mode: 'no-voice' })
    const { row } = await enterMode(fixture.context, actor, { sessionId, mode: 'text' })
    expect([row.state.mode, row.state.turn]).toEqual(['text', 1])
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND and writes nothing', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const { actor } = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(enterMode(fixture.context, actor, { sessionId, mode: 'no-voice' }))).toBe(
      'SESSION_NOT_FOUND',
    )
    expect((await fixture.listJournal(sessionId)).map(({ seq }) => seq)).toEqual([1, 2])
  })
})
