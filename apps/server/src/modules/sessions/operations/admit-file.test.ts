import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { admitFile } from './admit-file'
import { beginInterview } from './begin-interview'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('admitFile', () => {
  test('accepts files before the interview begins and refuses later ones with SESSION_ALREADY_STARTED', async () => {
    const { id: sessionId, actor } = await fixture.start(fixture.linkId)
    expect(await getErrorCode(admitFile(fixture.deps, actor, sessionId))).toBe('not refused')
    await beginInterview(fixture.context, actor, { sessionId, mode: 'text' })
    expect(await getErrorCode(admitFile(fixture.deps, actor, sessionId))).toBe('SESSION_ALREADY_STARTED')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id: sessionId } = await fixture.start(fixture.linkId)
    const { actor } = await fixture.start(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(admitFile(fixture.deps, actor, sessionId))).toBe('SESSION_NOT_FOUND')
  })
})
