import { sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import {
  createSpokenTurn,
  type EndedInterview,
  openSessionFixture,
  type SessionFixture,
} from '../testing/session-fixture'
import { admitUpload } from './admit-upload'
import { cancelRetake } from './cancel-retake'
import { commitRetake } from './commit-retake'
import { startRetake } from './start-retake'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const admit = ({ candidateSession, input }: EndedInterview, take: number) =>
  getErrorCode(
    fixture.deps.withActor(candidateSession.actor, async (tx) => {
      const admitted = await admitUpload(fixture.deps, tx, { ...input, take })
      if (admitted === null) throw new Error('not theirs')
    }),
  )

describe('admitUpload', () => {
  test('refuses recordings of a session without consent to a recording', async () => {
    const { linkId } = await fixture.makeSet()
    const { id, actor, view } = await fixture.begin(linkId, { mode: 'text', consents: [] })
    const answerId = view.row.state.answers[0]?.answerId ?? ''
    const run = fixture.deps.withActor(actor, (tx) =>
      admitUpload(fixture.deps, tx, { sessionId: id, answerId, take: 1 }),
    )
    expect(await getErrorCode(run)).toBe('CONSENT_REQUIRED')
  })

  test('accepts recordings of a retake once it was started, even after it was abandoned', async () => {
    const ended = await fixture.endInterview()
    const { candidateSession, input } = ended
    expect(await admit(ended, 2)).toBe('NOT_FOUND')
    await startRetake(fixture.context, candidateSession.actor, input)
    expect(await admit(ended, 2)).toBe('not refused')
    await cancelRetake(fixture.context, candidateSession.actor, input)
    expect(await admit(ended, 2)).toBe('not refused')
    await startRetake(fixture.context, candidateSession.actor, input)
    await commitRetake(fixture.context, candidateSession.actor, createSpokenTurn(input.sessionId, 1, { take: 3 }))
    expect(await admit(ended, 3)).toBe('not refused')
    expect(await admit(ended, 1)).toBe('not refused')
  })

  test('refuses recordings later than a day after the end with SESSION_ENDED', async () => {
    const ended = await fixture.endInterview()
    fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await admit(ended, 1)).toBe('SESSION_ENDED')
  })

  test('finds no session of another candidate, and refuses an unknown answer with NOT_FOUND', async () => {
    const ended = await fixture.endInterview()
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await admit({ ...ended, candidateSession: other }, 1)).toBe('not theirs')
    const input = { ...ended.input, answerId: fixture.deps.newId() }
    expect(await admit({ ...ended, input }, 1)).toBe('NOT_FOUND')
  })
})
