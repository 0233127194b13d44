import { status } from '@candor/contract'
import { accessLimits, sessionLimits } from '@candor/domain'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousCaller, type CandidateSession, createTypedTurn, getErrorCode } from '../../testing/interview-fixture'
import { presentSession } from '../sessions'
import { beginInterview } from '../sessions/operations/begin-interview'
import { checkAccess } from '../sessions/operations/check-access'
import { commitTurn } from '../sessions/operations/commit-turn'
import { getIntro } from '../sessions/operations/get-intro'
import { pingSession } from '../sessions/operations/ping-session'
import { resumeSession } from '../sessions/operations/resume-session'
import { startInterview } from '../sessions/operations/start-interview'
import { sweepSessions } from '../sessions/operations/sweep-sessions'
import { dayMs, type InvitationFixture, openInvitationFixture } from '../sets/testing/invitation-fixture'
import { answerAccommodation } from './operations/answer-accommodation'
import { createAccommodation } from './operations/create-accommodation'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

const show = (view: CandidateSession['view']) =>
  presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })
const ask = ({ id, actor }: Pick<CandidateSession, 'id' | 'actor'>) =>
  createAccommodation(fixture.context, actor, { id, text: 'I need a break of a week.', accessIds: [] })
const answer = (id: string) =>
  answerAccommodation(fixture.context, fixture.member, {
    id,
    outcome: 'granted',
    allowsTyping: false,
    text: 'Take your time.',
  })
/** The interview as its link shows it to the candidate's browser. */
const open = async (linkId: string, caller: CandidateSession['caller']) =>
  (await getIntro(fixture.context, caller, { linkId })).session
const resume = ({ id, actor }: CandidateSession) => resumeSession(fixture.context, actor, { sessionId: id })

describe('an interview whose candidate asked for an accommodation', () => {
  test('is not ended by the sweep before the held instant, and is at it', async () => {
    const { deps, context } = fixture
    const { linkId } = await fixture.makeSet()
    const asker = await fixture.begin(linkId)
    await ask(asker)
    deps.clock.advance(19 * dayMs - 1)
    await sweepSessions(context)
    expect((await open(linkId, asker.caller))?.row.state.state).toBe('interrupted')
    deps.clock.advance(1)
    await sweepSessions(context)
    expect((await open(linkId, asker.caller))?.row.state).toMatchObject({ state: 'ended', endReason: 'abandoned' })
    expect(await getErrorCode(resume(asker))).toBe('SESSION_ENDED')
  })

  test('waits from the answer for two weeks more, and every browser that could open it still can', async () => {
    const { deps, context } = fixture
    const { linkId } = await fixture.makeSet()
    const input = fixture.createStartInput(linkId, { email: 'late@example.org' })
    const { view, token } = await startInterview(context, anonymousCaller, input)
    const { id, dataSubjectId, organizationId } = view.row
    const actor = { kind: 'candidate', dataSubjectId, organizationId } as const
    await beginInterview(context, actor, { sessionId: id, mode: 'text' })
    deps.clock.advance(1_000)
    const request = await ask({ id, actor })
    deps.clock.advance(18 * dayMs)
    await answer(request.id)
    deps.clock.advance(14 * dayMs - 1)
    await sweepSessions(context)
    expect(18 * dayMs + 14 * dayMs).toBeGreaterThan(accessLimits.lifetimeMs)
    const caller = await fixture.readCaller(token ?? '')
    const shown = await open(linkId, caller)
    expect(shown?.row).toMatchObject({ id, state: { state: 'interrupted' } })
    const { state } = show(await resume({ id, actor, caller, view }))
    expect(state).toBe('resumed')
  })

  test('continues at any time with all the time that was left, without waiting for the answer', async () => {
    const { deps, context } = fixture
    const { linkId } = await fixture.makeSet()
    const asker = await fixture.begin(linkId)
    deps.clock.advance(5_000)
    await ask(asker)
    const before = show((await open(linkId, asker.caller)) ?? asker.view)
    deps.clock.advance(3 * dayMs)
    const ping = await pingSession(context, asker.actor, { sessionId: asker.id, lastSeq: 0 })
    expect(ping.row.state.state).toBe('interrupted')
    const resumed = show(await resume(asker))
    expect([resumed.state, resumed.remainingMs, resumed.current]).toEqual([
      'resumed',
      before.remainingMs,
      before.current,
    ])
    const next = show(await commitTurn(context, asker.actor, createTypedTurn(asker.id, 1)))
    expect(next.current?.turn).toBe(2)
  })

  test('continues after a later loss, for longer than the usual day', async () => {
    const { deps, context } = fixture
    const { linkId } = await fixture.makeSet()
    const asker = await fixture.begin(linkId)
    await ask(asker)
    await resume(asker)
    deps.clock.advance(sessionLimits.interruptedAfterMs + sessionLimits.resumableForMs + 1)
    await sweepSessions(context)
    expect(show(await resume(asker)).state).toBe('resumed')
  })

  test.each([
    ['was closed', { status: status.INACTIVE }],
    ['was archived', { status: status.ARCHIVED }],
    ['has a deadline that passed', { deadline: new Date(0) }],
  ])('continues, and begins, although its set %s', async (_, change) => {
    const { deps, context } = fixture
    const set = await fixture.makeSet()
    const begun = await fixture.begin(set.linkId)
    const prepared = await fixture.start(set.linkId)
    await ask(begun)
    await ask(prepared)
    await fixture.updateSet(set.id, change)
    deps.clock.advance(10 * dayMs)
    await sweepSessions(context)
    expect(await checkAccess(deps, begun.caller, set)).toEqual({ may: 'take', whyNot: 'INTERVIEW_CLOSED' })
    expect((await open(set.linkId, begun.caller))?.row.id).toBe(begun.id)
    expect(show(await resume(begun)).state).toBe('resumed')
    expect((await open(set.linkId, prepared.caller))?.row.id).toBe(prepared.id)
    const view = await beginInterview(context, prepared.actor, { sessionId: prepared.id, mode: 'text' })
    expect(show(view).state).toBe('started')
  })

  test('begins after its invitation has expired', async () => {
    const { deps, context } = fixture
    const { address } = await fixture.inviteOne('invited@example.org')
    const invited = fixture.createStartInput(address.linkId, { code: address.code, email: 'invited@example.org' })
    const { view, token } = await startInterview(context, anonymousCaller, invited)
    const { id, dataSubjectId, organizationId } = view.row
    const actor = { kind: 'candidate', dataSubjectId, organizationId } as const
    deps.clock.advance(13 * dayMs)
    await ask({ id, actor })
    deps.clock.advance(2 * dayMs)
    const caller = await fixture.readCaller(token ?? '')
    expect(await checkAccess(deps, caller, address)).toEqual({ may: 'take', whyNot: 'INVITATION_EXPIRED' })
    expect((await startInterview(context, caller, invited)).view.row.id).toBe(id)
    const begun = await beginInterview(context, actor, { sessionId: id, mode: 'text' })
    expect(show(begun).state).toBe('started')
  })

  test('takes the rest of a recording that was under way, and the next part of the same answer after it', async () => {
    const { deps, context } = fixture
    const { linkId } = await fixture.makeSet()
    const asker = await fixture.begin(linkId, { mode: 'chat' })
    await fixture.recordSegment(asker, Buffer.from('before the request'))
    await ask(asker)
    deps.clock.advance(6 * dayMs)
    await fixture.recordSegment(asker, Buffer.from('kept on the device'), { segmentIndex: 1, startOffsetMs: 10_000 })
    await resume(asker)
    deps.clock.advance(10_000)
    await fixture.recordSegment(asker, Buffer.from('after it'), { segmentIndex: 2, startOffsetMs: 20_000 })
    const spoken = { mode: 'chat', source: 'device', speechMs: 20_000, durationMs: 30_000, segmentCount: 3 } as const
    const view = await commitTurn(context, asker.actor, { ...createTypedTurn(asker.id, 1), ...spoken })
    const [answered] = show(view).answers
    expect(answered?.segments.map(({ state, storedBytes }) => [state, storedBytes])).toEqual([
      ['sealed', 18],
      ['sealed', 18],
      ['sealed', 8],
    ])
    expect(answered?.faultReport).toMatchObject({ isUnusable: false })
  })
})
