import { describe, expect, it } from 'vitest'
import { isAlmostUp, remainingMs } from './clock'
import { dueAtMs } from './due'
import type { SessionInput } from './event'
import { currentTurn, isCompleted, takeSeq } from './read'
import { begun, commit, pings, proceed, run, spoken, t0 } from './testing/scenario'

describe('the clock', () => {
  it('resets the clock to its value at the last ping after 30 s of silence, and continues from there', () => {
    const lost = run(begun(), ...pings(t0, t0 + 20_000), { type: 'timePassed', nowMs: t0 + 50_000 })
    expect([lost.state.state, remainingMs(lost.state, t0 + 9e6)]).toEqual(['interrupted', 280_000])
    expect(lost.state.answers[0]?.interruptions).toEqual([{ fromMs: t0 + 20_000, toMs: null }])
    const back = run(lost.state, { type: 'pinged', nowMs: t0 + 90_000 }, { type: 'resumed', nowMs: t0 + 100_000 })
    expect([back.state.state, remainingMs(back.state, t0 + 101_000)]).toEqual(['resumed', 279_000])
    expect(back.state.answers[0]?.interruptions).toEqual([{ fromMs: t0 + 20_000, toMs: t0 + 100_000 }])
    expect(currentTurn(back.state)?.turn).toBe(1)
  })
  it('does not pause the clock for a reload within 30 s', () => {
    const { state, refused } = run(begun(), { type: 'resumed', nowMs: t0 + 29_999 })
    expect([state.state, refused, remainingMs(state, t0 + 29_999)]).toEqual(['started', null, 270_001])
  })
  it('treats a commit of an interrupted candidate as a resume, so that no words are lost', () => {
    const { state, refused } = run(begun(), commit(1, t0 + 100_000))
    expect([state.state, refused, remainingMs(state, t0 + 100_000)]).toEqual(['resumed', null, 300_000])
  })
  it('abandons a session that is not resumed within 24 hours, without submitting it', () => {
    const lost = run(begun(), commit(1, t0), proceed(1, t0), { type: 'timePassed', nowMs: t0 + 30_000 }).state
    const due = t0 + 30_000 + 24 * 3_600_000
    expect(dueAtMs(lost)).toBe(due)
    const gone = run(lost, { type: 'timePassed', nowMs: due })
    expect([gone.state.endReason, gone.state.autoSubmitAtMs, gone.kinds]).toEqual(['abandoned', null, []])
    expect(run(gone.state, { type: 'submitted', nowMs: due }).refused).toBe('SESSION_ENDED')
    expect(run(lost, { type: 'resumed', nowMs: due - 1 }).state.state).toBe('resumed')
  })
  it('warns once at 60 seconds', () => {
    const near = run(begun(), ...pings(t0, t0 + 235_000), { type: 'timePassed', nowMs: t0 + 239_999 })
    expect([near.kinds.includes('timeWarning'), isAlmostUp(near.state, t0 + 239_999)]).toEqual([false, false])
    const warned = run(near.state, ...pings(t0 + 235_000, t0 + 260_000))
    expect(warned.kinds.filter((kind) => kind === 'timeWarning')).toHaveLength(1)
    expect(isAlmostUp(warned.state, t0 + 240_000)).toBe(true)
  })
})

describe('the end of the time', () => {
  const upState = () => run(begun(), ...pings(t0, t0 + 300_000)).state
  it('gives the open answer 120 s to deliver what was captured before the end, then says the outro', () => {
    expect([upState().closing, remainingMs(upState(), t0 + 300_000)]).toEqual([
      { deadlineMs: t0 + 300_000, untilMs: t0 + 420_000 },
      0,
    ])
    const committed = run(upState(), spoken(1, t0 + 419_000, { speechMs: 200_000, durationMs: 302_000 }))
    expect([committed.refused, committed.state.endReason, isCompleted(committed.state)]).toEqual([
      null,
      'time_up',
      true,
    ])
    expect(committed.kinds.slice(0, 2)).toEqual(['transcribe', 'outro'])
    const typed = run(upState(), commit(1, t0 + 301_000))
    expect([typed.state.state, typed.state.answers[0]?.firstEndedAtMs]).toEqual(['ended', t0 + 300_000])
  })
  it('refuses an answer that was captured or delivered too late', () => {
    expect(run(upState(), spoken(1, t0 + 310_000, { speechMs: 9_000, durationMs: 302_001 })).refused).toBe(
      'SESSION_ENDED',
    )
    expect(run(upState(), commit(1, t0 + 420_000)).refused).toBe('SESSION_ENDED')
  })
  it('never refuses a short answer at the end of the time', () => {
    expect(run(upState(), spoken(1, t0 + 301_000, { speechMs: 100 })).state.endReason).toBe('time_up')
  })
  it('ends at once when no answer is open', () => {
    const { state } = run(begun(), ...pings(t0, t0 + 295_000), commit(1, t0 + 299_000), {
      type: 'timePassed',
      nowMs: t0 + 300_000,
    })
    expect([state.state, state.endReason]).toEqual(['ended', 'time_up'])
  })
  it('waits for a ping when the last one is old, because a lost connection gives the time back', () => {
    const early = run(begun(), ...pings(t0, t0 + 285_000)).state
    expect(run(early, { type: 'timePassed', nowMs: t0 + 300_000 }).state.closing).toBeNull()
    expect(run(early, { type: 'pinged', nowMs: t0 + 301_000 }).state.closing?.deadlineMs).toBe(t0 + 300_000)
    const lost = run(early, { type: 'timePassed', nowMs: t0 + 315_000 }).state
    expect([lost.state, remainingMs(lost, t0 + 315_000)]).toEqual(['interrupted', 15_000])
  })
})

describe('leaving and handing in', () => {
  const done = () => run(begun(1), commit(1, t0 + 1_000), proceed(1, t0 + 2_000))
  it('submits by itself 15 minutes after the end, once, even when the server was down', () => {
    expect(done().effects).toContainEqual({ type: 'scheduleAutoSubmit', atMs: t0 + 902_000 })
    const { state, kinds } = run(
      done().state,
      { type: 'timePassed', nowMs: t0 + 9e8 },
      { type: 'timePassed', nowMs: t0 + 9e8 },
    )
    expect([kinds, state.isSubmitted, state.autoSubmitAtMs]).toEqual([['submit'], true, null])
  })
  it('finalizes at once on request, and only once', () => {
    const { kinds } = run(
      done().state,
      { type: 'submitted', nowMs: t0 + 3_000 },
      { type: 'submitted', nowMs: t0 + 3_000 },
    )
    expect(kinds).toEqual(['cancelAutoSubmit', 'submit'])
  })
  it('does not submit a session that is in progress or was aborted', () => {
    expect(run(begun(), commit(1, t0), { type: 'submitted', nowMs: t0 }).refused).toBe('CONFLICT')
    const aborted = run(begun(), commit(1, t0), { type: 'aborted', nowMs: t0 }, { type: 'aborted', nowMs: t0 })
    expect([aborted.state.state, aborted.refused]).toEqual(['aborted', null])
    expect(run(aborted.state, { type: 'submitted', nowMs: t0 }).refused).toBe('SESSION_ENDED')
    expect(run(aborted.state, { type: 'ended', reason: 'left', nowMs: t0 }).refused).toBe('SESSION_ENDED')
  })
  it('keeps the answers when the candidate ends the session, and the end is final', () => {
    const left = run(begun(), commit(1, t0), proceed(1, t0), { type: 'ended', reason: 'left', nowMs: t0 + 5 })
    expect([left.state.endReason, left.state.answers.map((answer) => answer.state)]).toEqual([
      'left',
      ['ready', 'skipped'],
    ])
    expect(run(left.state, { type: 'ended', reason: 'left', nowMs: t0 + 6 })).toMatchObject({
      state: left.state,
      effects: [{ type: 'scheduleTick' }].slice(1),
      refused: null,
    })
    for (const event of [
      { type: 'begun', mode: 'chat', nowMs: t0 },
      { type: 'resumed', nowMs: t0 },
      { type: 'aborted', nowMs: t0 },
      { type: 'modeSwitched', mode: 'text', nowMs: t0 },
      commit(2, t0),
    ] satisfies SessionInput[]) {
      expect(run(left.state, event)).toMatchObject({ refused: 'SESSION_ENDED', state: left.state })
    }
  })
  it('forgets a practice session instead of submitting it', () => {
    const practice = run(begun(1, { isPractice: true }), commit(1, t0), proceed(1, t0))
    expect([practice.kinds.includes('discardPractice'), practice.state.autoSubmitAtMs]).toEqual([true, null])
    expect(run(practice.state, { type: 'submitted', nowMs: t0 }).refused).toBe('SESSION_ENDED')
    expect(run(begun(1, { isPractice: true }), { type: 'aborted', nowMs: t0 }).kinds).toEqual(['discardPractice'])
  })
})

describe('recordings', () => {
  it('starts an answer’s recording once, and its segment count only grows', () => {
    const { state } = run(
      begun(),
      { type: 'recordingStarted', turn: 1, take: 1, nowMs: t0 + 3_000 },
      { type: 'recordingStarted', turn: 1, take: 1, nowMs: t0 + 4_000 },
      { type: 'segmentsDeclared', answerId: 'a0', take: 1, segmentCount: 3, nowMs: t0 + 5_000 },
      { type: 'segmentsDeclared', answerId: 'a0', take: 1, segmentCount: 2, nowMs: t0 + 5_000 },
    )
    const answer = state.answers[0]
    expect(answer).toMatchObject({ state: 'recording', firstStartedAtMs: t0 + 3_000, segmentCount: 3 })
    expect(run(state, { type: 'segmentsDeclared', answerId: 'zz', take: 1, segmentCount: 1, nowMs: t0 }).refused).toBe(
      'TURN_OUT_OF_ORDER',
    )
    expect(run(state, { type: 'recordingStarted', turn: 9, take: 1, nowMs: t0 }).refused).toBe('TURN_OUT_OF_ORDER')
  })
  it('shares the journal numbers with the server’s own entries', () => {
    const { state, seq } = takeSeq(begun())
    expect([seq, state.lastSeq]).toEqual([3, 3])
  })
})
