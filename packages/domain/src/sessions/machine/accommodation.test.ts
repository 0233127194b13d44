import { describe, expect, it } from 'vitest'
import { sessionLimits } from '../../limits'
import { isTypingAllowedIn, keepAccommodation } from './accommodation'
import { isClockRunning, remainingMs } from './clock'
import { dueAtMs } from './due'
import { resumableUntilMs } from './read'
import type { SessionMachineState } from './state'
import { begun, commit, created, heard, pings, proceed, run, spoken, t0 } from './testing/scenario'

const dayMs = 86_400_000
const heldMs = t0 + 19 * dayMs
const ask = (nowMs: number, untilMs = heldMs) => ({ type: 'accommodationRequested', untilMs, nowMs }) as const
const answer = (nowMs: number, allowsTyping = false) =>
  ({ type: 'accommodationAnswered', untilMs: nowMs + 14 * dayMs, allowsTyping, nowMs }) as const
const pass = (nowMs: number) => ({ type: 'timePassed', nowMs }) as const
const resume = (nowMs: number) => ({ type: 'resumed', nowMs }) as const
const asked = (): SessionMachineState => run(begun(), ask(t0 + 20_000)).state

describe('a request for an accommodation', () => {
  it('stops the clock at once and keeps the open answer, without a gap in it', () => {
    const before = run(begun(), { type: 'recordingStarted', turn: 1, take: 1, nowMs: t0 + 1_000 }).state
    const { state, refused } = run(before, ask(t0 + 20_000))
    expect([refused, state.state, isClockRunning(state), state.clock.usedMs]).toEqual([
      null,
      'interrupted',
      false,
      20_000,
    ])
    expect(state.answers).toEqual(before.answers)
    expect(remainingMs(state, t0 + 10 * dayMs)).toBe(remainingMs(before, t0 + 20_000))
  })

  it('keeps the interview resumable until the held instant and ends it then', () => {
    expect(dueAtMs(asked())).toBe(heldMs)
    expect(run(asked(), pass(heldMs - 1)).state.state).toBe('interrupted')
    expect(run(asked(), pass(heldMs)).state).toMatchObject({
      state: 'ended',
      endReason: 'abandoned',
      endedAtMs: heldMs,
    })
  })

  it('lets the candidate continue at any time, with the time that was left', () => {
    for (const nowMs of [t0 + 20_000, heldMs - 1]) {
      const { state, refused } = run(asked(), resume(nowMs))
      expect([refused, state.state, remainingMs(state, nowMs)]).toEqual([null, 'resumed', 280_000])
      expect(run(state, commit(1, nowMs + 1_000)).refused).toBeNull()
    }
  })

  it('holds a later interruption too, and a short hold never shortens the usual day', () => {
    const backMs = t0 + dayMs
    const lost = run(asked(), resume(backMs), pass(backMs + sessionLimits.interruptedAfterMs)).state
    expect([lost.state, resumableUntilMs(lost)]).toEqual(['interrupted', heldMs])
    const lateMs = heldMs - 60_000
    const late = run(asked(), resume(lateMs), pass(lateMs + sessionLimits.interruptedAfterMs)).state
    expect(resumableUntilMs(late)).toBe(lateMs + sessionLimits.interruptedAfterMs + sessionLimits.resumableForMs)
  })

  it('changes a session that has not begun only in how long it is held', () => {
    const { state, refused } = run(created(), ask(t0))
    expect([refused, state]).toEqual([null, { ...created(), heldUntilMs: heldMs }])
    expect(dueAtMs(state)).toBeNull()
  })

  it('is refused in a practice, after the end of the time and after the end', () => {
    expect(run(begun(2, { isPractice: true }), ask(t0 + 1)).refused).toBe('ACCOMMODATION_NOT_OFFERED')
    const closing = run(begun(), ...pings(t0, t0 + 300_000)).state
    expect([closing.closing === null, run(closing, ask(t0 + 301_000)).refused]).toEqual([false, 'SESSION_ENDED'])
    const ended = run(begun(), { type: 'ended', reason: 'left', nowMs: t0 + 1_000 }).state
    expect(run(ended, ask(t0 + 2_000)).refused).toBe('SESSION_ENDED')
  })

  it('that comes after the candidate was lost keeps that loss, and the hold', () => {
    const { state } = run(begun(), ask(t0 + dayMs))
    expect([state.state, state.interruptedAtMs, state.heldUntilMs]).toEqual([
      'interrupted',
      t0 + sessionLimits.interruptedAfterMs,
      heldMs,
    ])
    expect(state.answers[0]?.interruptions).toHaveLength(1)
  })

  it('that comes later never shortens the hold', () => {
    expect(run(asked(), ask(t0 + 30_000, t0 + dayMs)).state.heldUntilMs).toBe(heldMs)
  })
})

describe('a request after the last answer, while the interviewer decides', () => {
  const failed = (nowMs: number) => ({ type: 'transcriptFailed', turn: 1, take: 1, nowMs }) as const
  const more = { kind: 'more', text: 'More?', term: null, answerId: 'probe' } as const
  const typed = commit(1, t0 + 1_000)
  const recorded = spoken(1, t0 + 1_000, { speechMs: 30_000, durationMs: 30_000 })
  const backMs = t0 + 3 * dayMs

  it.each([
    ['the decision to go on', typed, proceed(1, t0 + 3_000)],
    ['the end of its deadline', typed, pass(t0 + 60_000)],
    ['a transcription that fails', recorded, failed(t0 + 3_000)],
    ['a recording without words', recorded, heard(1, t0 + 3_000, '')],
  ])('is not ended by %s before the candidate is back', (_, committed, news) => {
    const held = run(begun(1), committed, ask(t0 + 2_000), news, pass(backMs)).state
    expect([held.state, held.autoSubmitAtMs, dueAtMs(held)]).toEqual(['interrupted', null, heldMs])
    const back = run(held, resume(backMs)).state
    expect([back.state, dueAtMs(back)]).toEqual(['resumed', backMs + sessionLimits.replyDecisionMs])
    const ended = run(back, pass(backMs + sessionLimits.replyDecisionMs)).state
    expect([ended.state, ended.endReason]).toEqual(['ended', 'completed'])
    expect(run(held, pass(heldMs)).state).toMatchObject({ endReason: 'abandoned', isSubmitted: false })
  })

  it('keeps a follow-up that is decided meanwhile as the open question', () => {
    const decided = { type: 'replyDecided', turn: 1, reply: more, nowMs: t0 + 3_000 } as const
    const { state } = run(begun(1), typed, ask(t0 + 2_000), decided, resume(backMs))
    expect([state.state, state.awaiting, state.answers.at(-1)?.questionText]).toEqual(['resumed', null, 'More?'])
  })

  it('asks the next planned question meanwhile, where one is left', () => {
    const { state } = run(begun(2), typed, ask(t0 + 2_000), proceed(1, t0 + 3_000))
    expect([state.state, state.turn, state.awaiting]).toEqual(['interrupted', 2, null])
  })
})

describe('the answer to it', () => {
  it('holds the interview for two weeks more, and changes nothing else without typing', () => {
    const { state } = run(asked(), answer(t0 + dayMs))
    expect(state).toEqual({ ...asked(), heldUntilMs: t0 + 15 * dayMs })
    expect(run(state, pass(t0 + 15 * dayMs)).state.endReason).toBe('abandoned')
  })

  it('allows the typed modes that the set does not offer, also in a plan that is made again', () => {
    const spoken = { ...created(), modesOffered: ['chat'] } as const
    const allowed = run(spoken, ask(t0), answer(t0 + 1, true)).state
    expect(allowed.modesOffered).toEqual(['chat', 'text', 'no-voice'])
    expect(run(allowed, { type: 'begun', mode: 'text', nowMs: t0 + 2 }).state).toMatchObject({
      state: 'started',
      mode: 'text',
    })
    expect(keepAccommodation(spoken, allowed)).toEqual(allowed)
    expect(keepAccommodation(spoken, created())).toEqual(spoken)
    expect([
      isTypingAllowedIn(allowed, 'text'),
      isTypingAllowedIn(allowed, 'chat'),
      isTypingAllowedIn(spoken, 'text'),
    ]).toEqual([true, false, false])
  })

  it('changes nothing of an interview that is over', () => {
    const ended = run(asked(), { type: 'ended', reason: 'left', nowMs: t0 + 30_000 }).state
    const { state, refused } = run(ended, answer(t0 + 40_000, true))
    expect([refused, state]).toEqual([null, ended])
  })
})
