import { describe, expect, it } from 'vitest'
import { linkLimits, retakeLimits, sessionLimits } from '../../limits'
import { dueAtMs } from './due'
import type { SessionInput } from './event'
import { canRevert, currentRetake, findRetakeReason, isKnownTake, submitsAtMs } from './retake'
import type { SessionMachineState } from './state'
import { listTakes } from './takes'
import { cancel, device, ended, endMs, first, minuteMs, redo, revert, start } from './testing/retake-scenario'
import { begun, heard, run, spoken, t0 } from './testing/scenario'

describe('a retake', () => {
  it('offers a retake between the end and the submission, only for an answer that a fault ruined', () => {
    const now = { isUnusable: true, nowMs: endMs + 1 }
    const offered = (state: SessionMachineState, more = {}) =>
      findRetakeReason(state, first(state), { ...now, ...more })
    const submitted = run(ended(), { type: 'submitted', nowMs: endMs + 1 }).state
    const underway = run(begun(), spoken(1, t0 + 40_000, device)).state
    expect(offered(ended())).toBe('fault')
    expect(offered(ended(), { isUnusable: false })).toBeNull()
    expect(offered(ended(), { nowMs: endMs + sessionLimits.resumableForMs })).toBeNull()
    expect([offered(submitted), offered(underway), offered(ended({ isPractice: true }))]).toEqual([null, null, null])
    expect(offered(run(ended(), start()).state)).toBeNull()
    for (const [state, code] of [
      [submitted, 'SESSION_ENDED'],
      [underway, 'RETAKE_NOT_OFFERED'],
    ] as const) {
      expect(run(state, start(endMs + 1)).refused).toBe(code)
    }
    expect(run(ended(), start(endMs + 1, 'a0', false)).refused).toBe('RETAKE_NOT_OFFERED')
    expect(run(ended(), start(endMs + 1, 'zz')).refused).toBe('RETAKE_NOT_OFFERED')
  })
  it('offers a retake for an answer that a fault left without words, even when it is the only answer', () => {
    const mute = run(begun(1), spoken(1, t0 + 40_000, { ...device, source: 'server', text: null }))
    const silent = run(mute.state, heard(1, t0 + 41_000, '')).state
    expect([silent.state, first(silent).state, silent.autoSubmitAtMs]).toEqual(['ended', 'skipped', null])
    const again = run(silent, start(t0 + minuteMs), redo(t0 + 2 * minuteMs)).state
    expect([first(again).text, again.autoSubmitAtMs]).toEqual(['Better words', t0 + 17 * minuteMs])
  })
  it('stops the countdown during a retake and continues it when the retake is canceled', () => {
    const begunAgain = run(ended(), start())
    expect(begunAgain.state.retake).toMatchObject({ turn: 1, take: 2, leftMs: 14 * minuteMs })
    expect(begunAgain.state.autoSubmitAtMs).toBeNull()
    expect(submitsAtMs(begunAgain.state)).toBe(endMs + minuteMs + linkLimits.autoSubmitPauseMs + 14 * minuteMs)
    expect(currentRetake(begunAgain.state)).toMatchObject({ answerId: 'a0', take: 2, questionNumber: 1 })
    const given = run(begunAgain.state, cancel(endMs + 11 * minuteMs))
    expect([given.state.retake, given.state.autoSubmitAtMs, given.state.pausedMs]).toEqual([
      null,
      endMs + 25 * minuteMs,
      10 * minuteMs,
    ])
    expect(first(given.state)).toEqual({ ...first(ended()), lastTake: 2 })
    // What was recorded of it may still come in.
    expect([2, 3].map((take) => isKnownTake(first(given.state), take))).toEqual([true, false])
    expect(run(given.state, cancel(endMs + 12 * minuteMs))).toMatchObject({ refused: null, effects: [] })
  })
  it('ignores a repeated start and allows one retake at a time', () => {
    const inRetake = run(ended(), start()).state
    expect(run(inRetake, start(endMs + 2 * minuteMs))).toMatchObject({ state: inRetake, refused: null })
    expect(run(inRetake, start(endMs + 2 * minuteMs, 'a1')).refused).toBe('RETAKE_NOT_OFFERED')
    expect(run(inRetake, { type: 'retakeCanceled', answerId: 'a1', nowMs: endMs + 2 * minuteMs }).refused).toBe(
      'RETAKE_NOT_OFFERED',
    )
  })
  it('delays the submission by at most 30 minutes in total', () => {
    const inRetake = run(ended(), start()).state
    expect(dueAtMs(inRetake)).toBe(endMs + 31 * minuteMs)
    const expired = run(inRetake, { type: 'timePassed', nowMs: endMs + 31 * minuteMs }).state
    expect([expired.retake, expired.autoSubmitAtMs]).toEqual([null, endMs + 45 * minuteMs])
    expect(run(expired, start(endMs + 32 * minuteMs)).refused).toBe('RETAKE_NOT_OFFERED')
    expect(run(expired, redo(endMs + 32 * minuteMs)).refused).toBe('TURN_OUT_OF_ORDER')
    const late = run(expired, { type: 'timePassed', nowMs: endMs + 60 * minuteMs })
    expect([late.kinds, first(late.state).text]).toEqual([['submit'], 'The first words'])
    expect(run(late.state, redo(endMs + 61 * minuteMs)).refused).toBe('SESSION_ENDED')
  })
  it('drops an open retake on submission and uses the earlier take', () => {
    const { state, kinds } = run(ended(), start(), { type: 'submitted', nowMs: endMs + 3 * minuteMs })
    expect([state.isSubmitted, state.retake, state.autoSubmitAtMs, first(state).take]).toEqual([true, null, null, 1])
    expect([kinds.filter((kind) => kind === 'submit'), state.pausedMs]).toEqual([['submit'], 2 * minuteMs])
  })
})

describe('a committed retake', () => {
  const retaken = () => run(ended(), start(), redo(endMs + 3 * minuteMs))
  it('makes the retake current at the first take’s times, without speech or questions', () => {
    const { state, kinds } = retaken()
    const before = first(ended())
    expect(first(state)).toMatchObject({
      take: 2,
      state: 'ready',
      text: 'Better words',
      firstStartedAtMs: before.firstStartedAtMs,
      firstEndedAtMs: before.firstEndedAtMs,
      retaken: { startedAtMs: endMs + 3 * minuteMs - 40_000, endedAtMs: endMs + 3 * minuteMs },
    })
    expect(kinds).toEqual(['cancelAutoSubmit', 'scheduleAutoSubmit', 'scheduleTick'])
    expect([state.mode, state.turn, state.autoSubmitAtMs]).toEqual(['chat', 2, endMs + 17 * minuteMs])
  })
  it('ignores a repeated commit, also after the retake was reverted', () => {
    const { state } = retaken()
    expect(run(state, redo(endMs + 4 * minuteMs, { text: 'Other' }))).toMatchObject({
      state,
      effects: [],
      refused: null,
    })
    const undone = run(state, revert(endMs + 4 * minuteMs)).state
    expect(run(undone, redo(endMs + 5 * minuteMs))).toMatchObject({ state: undone, refused: null })
  })
  it.each([
    ['in another take', { take: 3 }, 'TURN_OUT_OF_ORDER'],
    ['of another turn', { turn: 2, take: 2 }, 'TURN_OUT_OF_ORDER'],
    ['of a turn that was never asked', { turn: 9 }, 'TURN_OUT_OF_ORDER'],
    ['with less than five seconds of speech', { speechMs: 4_999 }, 'ANSWER_TOO_SHORT'],
    ['typed without words', { source: 'typed', text: ' ' }, 'ANSWER_TOO_SHORT'],
    ['typed too long', { source: 'typed', text: 'x'.repeat(2_001) }, 'VALIDATION_FAILED'],
    ['in a mode that is not offered', { mode: 'live' }, 'MODE_NOT_OFFERED'],
  ] as const)('%s is refused and leaves everything as it was', (_, more, code) => {
    const inRetake = run(ended(), start()).state
    expect(run(inRetake, redo(endMs + 3 * minuteMs, more), redo(endMs + 3 * minuteMs, more))).toMatchObject({
      refused: code,
      state: inRetake,
    })
  })
  it('transcribes the retake separately while an earlier take still waits for its words', () => {
    const server = { source: 'server', text: null } as const
    const slow = run(begun(1), spoken(1, t0 + 40_000, { ...device, ...server }), {
      type: 'timePassed',
      nowMs: t0 + 48_000,
    }).state
    const again = run(slow, start(t0 + minuteMs), redo(t0 + 2 * minuteMs, { ...server, segmentCount: 2 }))
    expect(again.effects).toContainEqual({ type: 'transcribe', turn: 1, take: 2, answerId: 'a0' })
    const late = (take: number, text: string): SessionInput => ({
      ...(heard(1, t0 + 3 * minuteMs, text) as Extract<SessionInput, { type: 'transcriptArrived' }>),
      take,
    })
    const both = run(again.state, late(2, 'Two'), late(1, 'One'))
    expect(listTakes(first(both.state)).map((take) => take.text)).toEqual(['Two', 'One'])
    expect(both.kinds.filter((kind) => kind === 'answer')).toHaveLength(1)
    expect(run(both.state, late(3, 'x')).refused).toBe('TURN_OUT_OF_ORDER')
    const lost = run(again.state, { type: 'transcriptFailed', turn: 1, take: 1, nowMs: t0 + 3 * minuteMs }).state
    expect(listTakes(first(lost)).map((take) => take.transcript)).toEqual(['pending', 'failed'])
  })
  it('allows more segments to be declared before and after the commit', () => {
    const declare = (take: number, segmentCount: number): SessionInput => ({
      type: 'segmentsDeclared',
      answerId: 'a0',
      take,
      segmentCount,
      nowMs: endMs + 2 * minuteMs,
    })
    const running = run(ended(), start(), declare(2, 3)).state
    expect(running.retake?.segmentCount).toBe(3)
    const done = run(running, redo(endMs + 3 * minuteMs), declare(2, 4), declare(1, 5)).state
    expect(listTakes(first(done)).map((take) => [take.take, take.segmentCount])).toEqual([
      [2, 4],
      [1, 5],
    ])
    expect(run(done, declare(3, 1)).refused).toBe('TURN_OUT_OF_ORDER')
    expect([1, 2, 3].map((take) => isKnownTake(first(done), take))).toEqual([true, true, false])
  })
})

describe('a reverted retake', () => {
  it('restores the earlier take exactly and keeps the reverted one stored', () => {
    const { state } = run(ended(), start(), redo(endMs + 3 * minuteMs), revert(endMs + 4 * minuteMs))
    const { otherTakes, lastTake, ...answer } = first(state)
    const { otherTakes: _others, lastTake: _last, ...before } = first(ended())
    expect(answer).toEqual(before)
    expect([otherTakes.map(({ take, text }) => [take, text]), lastTake]).toEqual([[[2, 'Better words']], 2])
    expect(canRevert(state, first(state))).toBe(false)
    expect(run(state, revert(endMs + 5 * minuteMs)).refused).toBe('RETAKE_NOT_OFFERED')
  })
  it('does not return to a reverted retake when a later one is reverted', () => {
    const nowMs = endMs + 5 * minuteMs
    const inSecondRetake = run(ended(), start(), redo(endMs + 3 * minuteMs), revert(endMs + 4 * minuteMs), start(nowMs))
    const { state } = run(inSecondRetake.state, redo(nowMs + 1, { take: 3 }), revert(nowMs + 2))
    expect([first(state).take, first(state).text, canRevert(state, first(state))]).toEqual([
      1,
      'The first words',
      false,
    ])
  })
  it('refuses to revert when there is no retake, and after the submission', () => {
    expect(run(ended(), revert(endMs + 1)).refused).toBe('RETAKE_NOT_OFFERED')
    const { state } = run(ended(), start(), redo(endMs + 3 * minuteMs), {
      type: 'submitted',
      nowMs: endMs + 4 * minuteMs,
    })
    expect([
      run(state, revert(endMs + 5 * minuteMs)).refused,
      run(state, cancel(endMs + 5 * minuteMs)).refused,
    ]).toEqual(['SESSION_ENDED', 'SESSION_ENDED'])
  })
})

describe('the number of retakes', () => {
  it('allows three retakes per answer, numbers each of them and does not count canceled ones', () => {
    let state = run(ended(), start(), cancel(endMs + minuteMs)).state
    const takes: number[] = []
    for (let count = 0; count < retakeLimits.maxFreePerAnswer; count += 1) {
      const nowMs = endMs + (count + 2) * minuteMs
      state = run(state, start(nowMs)).state
      const take = state.retake?.take ?? 0
      takes.push(take)
      state = run(state, redo(nowMs + 1_000, { take })).state
    }
    expect([takes, first(state).take]).toEqual([[3, 4, 5], 5])
    expect(run(state, start(endMs + 9 * minuteMs)).refused).toBe('RETAKE_NOT_OFFERED')
    const back = run(state, revert(endMs + 9 * minuteMs), revert(endMs + 9 * minuteMs)).state
    expect([first(back).take, run(back, start(endMs + 9 * minuteMs)).refused]).toEqual([3, 'RETAKE_NOT_OFFERED'])
  })
})
