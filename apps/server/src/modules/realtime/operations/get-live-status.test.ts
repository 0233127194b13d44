import { sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  createTypedTurn,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { commitTurn } from '../../sessions/operations/commit-turn'
import { endSession } from '../../sessions/operations/end-session'
import { claimSession, lockSession } from '../../sessions/repo/index'
import { type ConversationHere, getLiveStatus } from './get-live-status'

let fixture: InterviewFixture
let linkId: string

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(() => fixture.close())

const readStatus = ({ id, actor }: CandidateSession, here: ConversationHere | null = null) =>
  getLiveStatus(fixture.context, actor, { sessionId: id, here })

/** Makes the process with this name the owner of the session. */
const claim = ({ id, actor }: CandidateSession, node: string) =>
  fixture.deps.withActor(actor, async (tx) => {
    const row = await lockSession(tx, id)
    if (row === null) throw new Error('the session does not exist')
    await claimSession(tx, row, node)
  })

describe('getLiveStatus', () => {
  test('derives the phase from the stored session if no process owns it', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
    const status = { state: 'started', mode: 'chat', patienceMs: null, isConnected: false, hears: 'nothing' }
    expect(await readStatus(candidateSession)).toEqual({ ...status, turn: 1, phase: 'listening', hasVoice: false })
    await commitTurn(fixture.context, candidateSession.actor, createTypedTurn(candidateSession.id, 1))
    expect(await readStatus(candidateSession)).toMatchObject({ turn: 2, phase: 'listening' })
    await endSession(fixture.context, candidateSession.actor, { sessionId: candidateSession.id })
    expect(await readStatus(candidateSession)).toMatchObject({ state: 'ended', turn: null, phase: 'over' })
  })

  test('returns the phase, patience and hearing of the conversation in this process', async () => {
    const candidateSession = await fixture.begin(linkId, { mode: 'live' })
    const here = { phase: 'pausing', patienceMs: 1_200, hears: 'audio' } as const
    expect(await readStatus(candidateSession, here)).toMatchObject({ ...here, turn: 1, isConnected: true })
  })

  test('reports a connection to another process only while its browser makes contact', async () => {
    const candidateSession = await fixture.begin(linkId)
    await claim(candidateSession, fixture.deps.node)
    expect((await readStatus(candidateSession)).isConnected).toBe(false)
    await claim(candidateSession, 'another process')
    expect(await readStatus(candidateSession)).toMatchObject({ isConnected: true, hears: 'nothing' })
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs)
    expect((await readStatus(candidateSession)).isConnected).toBe(false)
  })

  test('refuses another candidate’s session and a missing one alike', async () => {
    const { id } = await fixture.begin(linkId)
    const { actor } = await fixture.begin(linkId, { email: 'other@example.org' })
    for (const sessionId of [id, fixture.deps.newId()]) {
      const run = getLiveStatus(fixture.context, actor, { sessionId, here: null })
      expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
    }
  })
})
