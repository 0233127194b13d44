import { describe, expect, it } from 'vitest'
import { sessionLimits } from '../../limits'
import { hasUsedOwnPace, isAlmostUp, isOwnPace, remainingMs } from './clock'
import { begun, commit, created, pings, run, t0 } from './testing/scenario'

const hourMs = 3_600_000
const setPace = (isOwnPace: boolean, nowMs: number) => ({ type: 'paceChanged', isOwnPace, nowMs }) as const

describe('the candidate’s own pace', () => {
  it('lets an interview of five minutes continue for hours without a warning', () => {
    const { state, kinds } = run(begun(), setPace(true, t0 + 10_000), ...pings(t0 + 10_000, t0 + 2 * hourMs))
    expect(kinds).not.toContain('timeWarning')
    expect([state.state, state.closing]).toEqual(['started', null])
    expect(isAlmostUp(state, t0 + 2 * hourMs)).toBe(false)
    expect(run(state, commit(1, t0 + 2 * hourMs + 1_000)).refused).toBeNull()
  })

  it('gives back what was left of the time when it ends', () => {
    const late = t0 + hourMs
    const { state } = run(begun(), setPace(true, t0 + 20_000), ...pings(t0 + 20_000, late), setPace(false, late))
    expect([isOwnPace(state), hasUsedOwnPace(state), remainingMs(state, late)]).toEqual([false, true, 280_000])
    expect(remainingMs(state, late + 5_000)).toBe(275_000)
  })

  it('can be chosen before the interview begins, and uses none of the time then', () => {
    const chosen = run(created(), setPace(true, t0 - 5_000), { type: 'begun', mode: 'chat', nowMs: t0 }).state
    const later = run(chosen, ...pings(t0, t0 + hourMs)).state
    expect([later.state, later.clock.usedMs]).toEqual(['started', 0])
    expect(hasUsedOwnPace(run(created(), setPace(true, t0), setPace(false, t0 + 1_000)).state)).toBe(false)
  })

  it('survives a lost connection and a return', () => {
    const lost = run(begun(), setPace(true, t0 + 1_000), { type: 'timePassed', nowMs: t0 + hourMs }).state
    expect(lost.state).toBe('interrupted')
    const back = run(lost, { type: 'resumed', nowMs: t0 + 2 * hourMs }).state
    expect([back.state, isOwnPace(back), back.clock.usedMs]).toEqual(['resumed', true, 1_000])
  })

  it('ends an interview by the technical limit, even when the page stays open', () => {
    const endMs = t0 + sessionLimits.ownPaceMs
    const open = run(begun(), setPace(true, t0), { type: 'pinged', nowMs: t0 + 1_000 })
    const state = run(open.state, ...pings(t0 + 1_000, endMs + 200_000)).state
    expect([state.state, state.endReason]).toEqual(['ended', 'time_up'])
  })

  it('is refused after the end and while the last answer is awaited', () => {
    const ended = run(begun(), { type: 'ended', reason: 'left', nowMs: t0 + 1_000 }).state
    expect(run(ended, setPace(true, t0 + 2_000)).refused).toBe('SESSION_ENDED')
    const closing = run(begun(), ...pings(t0, t0 + 300_000)).state
    expect(closing.closing).not.toBeNull()
    expect(run(closing, setPace(true, t0 + 301_000)).refused).toBe('SESSION_ENDED')
  })
})
