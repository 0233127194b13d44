import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { discardPractice } from './discard-practice'
import { endSession } from './end-session'
import { resumeSession } from './resume-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('discardPractice', () => {
  test('deletes a practice after its end; the practice asks its own questions and is never submitted', async () => {
    const practice = await fixture.begin(fixture.linkId, { isPractice: true })
    const { id: sessionId, actor, view } = practice
    expect(view.row.state.plan).toHaveLength(2)
    expect(view.row.state.plan.map(({ text }) => text)).not.toContain('Tell me about a role that was hard to fill.')
    const ended = await endSession(fixture.context, actor, { sessionId })
    expect(ended.row.state.autoSubmitAtMs).toBeNull()
    expect(fixture.deps.sentJobs.at(-1)).toMatchObject({ queue: 'discard-practice', data: { sessionId } })
    await discardPractice(fixture.context, { sessionId })
    await discardPractice(fixture.context, { sessionId })
    expect(await getErrorCode(resumeSession(fixture.context, actor, { sessionId }))).toBe('SESSION_NOT_FOUND')
    expect(await fixture.listJournal(sessionId)).toEqual([])
  })

  test('does not delete an interview', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    await discardPractice(fixture.context, { sessionId })
    expect(await fixture.listJournal(sessionId)).toHaveLength(2)
  })
})
