import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTypedTurn, getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitTypedTurn } from './commit-typed-turn'

const text = createTypedTurn('', 1).text ?? ''
let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('commitTypedTurn', () => {
  test('stores the text as a typed answer without a recording', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const turn = { sessionId, turn: 1, take: 1, text, mode: 'no-voice' as const }
    const { row } = await commitTypedTurn(fixture.context, actor, turn)
    expect(row.state.answers[0]).toMatchObject({ modality: 'typed', text, segmentCount: 0, durationMs: 0 })
    expect(row.state.mode).toBe('no-voice')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    const turn = { sessionId, turn: 1, take: 1, text, mode: 'text' as const }
    expect(await getErrorCode(commitTypedTurn(fixture.context, other.actor, turn))).toBe('SESSION_NOT_FOUND')
  })
})
