import { retakeState } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { retakeLimits } from '../../limits'
import { answerById } from './read'
import { countRetakesLeft, currentRetake, findRetakeReason, findRetakeState } from './retake'
import type { SessionMachineState } from './state'
import { cancel, device, ended, endMs, first, minuteMs, redo, revert, start } from './testing/retake-scenario'
import { begun, proceed, run, spoken, t0 } from './testing/scenario'

describe('a retake that the set allows', () => {
  const allowed = (numberOfRetakes: number, more = {}) => ended({ numberOfRetakes, ...more })
  const intact = (nowMs: number, answerId = 'a0') => start(nowMs, answerId, false)
  const nowMs = endMs + minuteMs
  const findReason = (state: SessionMachineState, answerId = 'a0', isUnusable = false) => {
    const answer = answerById(state, answerId)
    return answer === null ? null : findRetakeReason(state, answer, { isUnusable, nowMs })
  }

  it('offers every committed answer between the end and the submission, and none in a practice', () => {
    const state = allowed(1)
    expect([findReason(state), findReason(state, 'a1'), findReason(ended())]).toEqual(['set', 'set', null])
    expect(findReason(run(state, { type: 'submitted', nowMs: endMs + 1 }).state)).toBeNull()
    expect(findReason(run(begun(2, { numberOfRetakes: 1 }), spoken(1, t0 + 40_000, device)).state)).toBeNull()
    expect(findReason(allowed(1, { isPractice: true }))).toBeNull()
    const open = run(begun(2, { numberOfRetakes: 1 }), spoken(1, t0 + 40_000, device), proceed(1, t0 + 41_000), {
      type: 'ended',
      reason: 'left',
      nowMs: t0 + 50_000,
    }).state
    expect([findReason(open), findReason(open, 'a1')]).toEqual(['set', null])
  })
  it('uses one when it is committed, whichever answer it is of, and refuses the next', () => {
    const once = run(allowed(1), intact(nowMs))
    expect([once.state.retake?.reason, countRetakesLeft(once.state)]).toEqual(['set', 1])
    const done = run(once.state, redo(nowMs + 1)).state
    expect([first(done).text, countRetakesLeft(done)]).toEqual(['Better words', 0])
    expect([run(done, intact(nowMs + 2)).refused, run(done, intact(nowMs + 2, 'a1')).refused]).toEqual([
      'RETAKE_NOT_OFFERED',
      'RETAKE_NOT_OFFERED',
    ])
  })
  it('uses none when it is canceled or its time runs out', () => {
    const canceled = run(allowed(1), intact(nowMs), cancel(nowMs + 1)).state
    expect([countRetakesLeft(canceled), findReason(canceled)]).toEqual([1, 'set'])
    const expired = run(allowed(1), intact(nowMs), { type: 'timePassed', nowMs: nowMs + 30 * minuteMs }).state
    expect(countRetakesLeft(expired)).toBe(1)
  })
  it('is not given back when it is reverted', () => {
    const { state } = run(allowed(1), intact(nowMs), redo(nowMs + 1), revert(nowMs + 2))
    expect([first(state).text, countRetakesLeft(state), run(state, intact(nowMs + 3)).refused]).toEqual([
      'The first words',
      0,
      'RETAKE_NOT_OFFERED',
    ])
  })
  it('is counted once when its commit is repeated', () => {
    const { state } = run(allowed(2), intact(nowMs), redo(nowMs + 1), redo(nowMs + 2))
    expect(countRetakesLeft(state)).toBe(1)
  })
  it('is not used by a retake after a fault, and remains when those are used up', () => {
    let state = allowed(1)
    for (let take = 2; take < 2 + retakeLimits.maxFreePerAnswer; take += 1) {
      expect(findReason(state, 'a0', true)).toBe('fault')
      state = run(state, start(nowMs + take), redo(nowMs + take, { take })).state
    }
    expect([countRetakesLeft(state), findReason(state, 'a0', true)]).toEqual([1, 'set'])
    const last = run(state, start(nowMs + 10), redo(nowMs + 11, { take: 5 })).state
    expect([countRetakesLeft(last), findReason(last, 'a0', true)]).toEqual([0, null])
  })
  it('is the first one, and each further one a loop, also after a revert', () => {
    const state = allowed(3)
    expect([findRetakeState(first(state)), findRetakeState(first(run(state, intact(nowMs)).state))]).toEqual([
      retakeState.NONE,
      retakeState.NONE,
    ])
    const once = run(state, intact(nowMs), redo(nowMs + 1)).state
    const reverted = run(once, revert(nowMs + 2)).state
    expect([findRetakeState(first(once)), findRetakeState(first(reverted))]).toEqual([
      retakeState.FIRST_RETAKE,
      retakeState.FIRST_RETAKE,
    ])
    const twice = run(reverted, intact(nowMs + 3), redo(nowMs + 4, { take: 3 })).state
    expect(findRetakeState(first(twice))).toBe(retakeState.RETAKE_LOOP)
  })
  it('says how the answer that is retaken was given', () => {
    expect(currentRetake(run(allowed(1), intact(nowMs)).state)?.modality).toBe('spoken')
  })
  it('leaves the retakes after faults as many as they were', () => {
    const { state } = run(allowed(2), intact(nowMs), redo(nowMs + 1), intact(nowMs + 2), redo(nowMs + 3, { take: 3 }))
    let ruined = state
    for (let take = 4; take < 4 + retakeLimits.maxFreePerAnswer; take += 1) {
      ruined = run(ruined, start(nowMs + take), redo(nowMs + take, { take })).state
    }
    expect([first(ruined).take, findReason(ruined, 'a0', true)]).toEqual([6, null])
  })
})
