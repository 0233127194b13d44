import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { getEvaluation } from './get-evaluation'
import { submitSession } from './submit-session'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('getEvaluation', () => {
  test('is collecting before the submission and submitted after it', async () => {
    const { candidateSession, input } = await fixture.endInterview()
    const { actor } = candidateSession
    expect(await getEvaluation(fixture.deps, actor, input.sessionId)).toEqual({
      state: 'collecting',
      submissionId: null,
    })
    await submitSession(fixture.context, actor, input)
    const [submission] = await fixture.listSubmissions(input.sessionId)
    expect(await getEvaluation(fixture.deps, actor, input.sessionId)).toEqual({
      state: 'submitted',
      submissionId: submission?.id,
    })
    expect(submission).toMatchObject({ isCompleted: true, code: expect.stringMatching(/^[A-Za-z0-9_-]{22}$/) })
    const data = { submissionId: submission?.id }
    expect(fixture.deps.sentJobs.at(-1)).toMatchObject({ queue: 'assess-submission', data })
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(getEvaluation(fixture.deps, other.actor, sessionId))).toBe('SESSION_NOT_FOUND')
  })
})
