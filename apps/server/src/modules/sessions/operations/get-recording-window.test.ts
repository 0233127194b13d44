import { sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { abortSession } from './abort-session'
import { endSession } from './end-session'
import { getRecordingWindow } from './get-recording-window'

let fixture: InterviewFixture
let linkId: string

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(() => fixture.close())

describe('getRecordingWindow', () => {
  test('returns the time since the beginning, and the end once the interview is over', async () => {
    const { id, actor } = await fixture.begin(linkId)
    const begunAtMs = fixture.deps.clock.nowMs()
    const getWindow = () => getRecordingWindow(fixture.deps, actor, id)
    expect(await getWindow()).toMatchObject({ begunAtMs, endedAtMs: null, isClosed: false })
    fixture.deps.clock.advance(20_000)
    await endSession(fixture.context, actor, { sessionId: id })
    expect(await getWindow()).toMatchObject({ begunAtMs, endedAtMs: begunAtMs + 20_000, isClosed: false })
    fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await getWindow()).toMatchObject({ isClosed: true })
  })

  test('returns no beginning before the interview has begun, and is closed after it was aborted', async () => {
    const prepared = await fixture.start(linkId, { email: 'prepared@example.org' })
    expect(await getRecordingWindow(fixture.deps, prepared.actor, prepared.id)).toMatchObject({ begunAtMs: null })
    const left = await fixture.begin(linkId, { email: 'left@example.org' })
    await abortSession(fixture.context, left.actor, { sessionId: left.id })
    expect(await getRecordingWindow(fixture.deps, left.actor, left.id)).toMatchObject({ isClosed: true })
  })

  test('rejects another candidate’s session with NOT_FOUND', async () => {
    const mine = await fixture.begin(linkId, { email: 'mine@example.org' })
    const other = await fixture.begin(linkId, { email: 'other@example.org' })
    expect(await getErrorCode(getRecordingWindow(fixture.deps, other.actor, mine.id))).toBe('NOT_FOUND')
  })
})
