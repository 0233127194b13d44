import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionLimits } from '../../limits'
import { remainingMs } from './clock'
import { applyContact, withContact } from './contact'
import { dueAtMs } from './due'
import type { SessionInput } from './event'
import { reduceSession } from './reduce'
import type { SessionMachineState } from './state'
import { begun, commit, created, proceed, run, t0 } from './testing/scenario'

const ping = (nowMs: number): SessionInput => ({ type: 'pinged', nowMs })

describe('a contact that is stored apart from the session', () => {
  it('gives the state that the reducer gives for a ping', () => {
    const state = begun()
    expect(applyContact(state, t0 + 5_000)).toEqual(run(state, ping(t0 + 5_000)).state)
  })
  it('changes nothing while the clock is stopped', () => {
    const lost = run(begun(), { type: 'timePassed', nowMs: t0 + sessionLimits.interruptedAfterMs }).state
    for (const state of [created(), lost]) {
      expect(applyContact(state, t0 + 60_000)).toBe(state)
      expect(withContact(state, t0 + 60_000)).toBe(state)
    }
  })
  it('is left to the reducer when the candidate was lost before it', () => {
    const state = begun()
    expect(applyContact(state, t0 + sessionLimits.interruptedAfterMs - 1)).not.toBeNull()
    expect(applyContact(state, t0 + sessionLimits.interruptedAfterMs)).toBeNull()
  })
  it('is left to the reducer when it makes the end of the time fall due earlier', () => {
    const { defaultDurationMs: lengthMs, contactFreshMs } = sessionLimits
    const pings = Array.from({ length: (lengthMs - 15_000) / 5_000 }, (_, nth) => ping(t0 + (nth + 1) * 5_000))
    const near = run(begun(), ...pings).state
    expect(applyContact(near, t0 + lengthMs - contactFreshMs - 1)).not.toBeNull()
    expect(applyContact(near, t0 + lengthMs - contactFreshMs)).toBeNull()
  })
  it('restores the clock’s value at the last contact after a loss, as if each ping had been stored with the session', () => {
    const stored = begun()
    const contactMs = t0 + 25_000
    const { state } = run(withContact(stored, contactMs), { type: 'timePassed', nowMs: contactMs + 30_000 })
    expect([state.state, remainingMs(state, contactMs + 60_000)]).toEqual(['interrupted', 275_000])
  })
})

type Move = { readonly do: 'ping' | 'sweep' | 'resume' | 'commit' | 'proceed'; readonly afterMs: number }

const arbitraryMove: fc.Arbitrary<Move> = fc.record({
  do: fc.constantFrom(
    'ping' as const,
    'ping' as const,
    'ping' as const,
    'sweep',
    'sweep',
    'resume',
    'commit',
    'proceed',
  ),
  afterMs: fc.oneof(fc.constant(5_000), fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 0, max: 40_000 })),
})

/** What a server stores: the session, when it has to be woken, and the contact since. */
interface Stored {
  readonly state: SessionMachineState
  readonly wakeAtMs: number | null
  readonly contactMs: number | null
}

const store = (state: SessionMachineState): Stored => ({ state, wakeAtMs: dueAtMs(state), contactMs: null })

const applyApart = (stored: Stored, event: SessionInput): Stored => {
  const state = withContact(stored.state, stored.contactMs)
  const isAsleep = event.type === 'timePassed' && (stored.wakeAtMs ?? Number.POSITIVE_INFINITY) > event.nowMs
  if (isAsleep) return stored
  if (event.type === 'pinged' && applyContact(state, event.nowMs) !== null) return { ...stored, contactMs: event.nowMs }
  return store(reduceSession(state, event).state)
}

const createEvent = (move: Move, { turn }: SessionMachineState, nowMs: number): SessionInput => {
  switch (move.do) {
    case 'ping':
      return ping(nowMs)
    case 'sweep':
      return { type: 'timePassed', nowMs }
    case 'resume':
      return { type: 'resumed', nowMs }
    case 'commit':
      return commit(turn, nowMs)
    case 'proceed':
      return proceed(turn, nowMs)
  }
}

interface Pair {
  /** With every ping in the session. */
  readonly whole: SessionMachineState
  readonly stored: Stored
}

/** Applies the same to both, and checks that they tell the same. A sweep passes over a session that is not to be woken yet. */
const applyToBoth = ({ whole, stored }: Pair, event: SessionInput): Pair => {
  const next = applyApart(stored, event)
  const reduced = reduceSession(whole, event).state
  const isAsleep = event.type === 'timePassed' && next === stored
  if (isAsleep) expect(reduced, 'nothing was due').toEqual(whole)
  const merged = withContact(next.state, next.contactMs)
  expect(merged).toEqual(reduced)
  const dueMs = dueAtMs(merged) ?? Number.POSITIVE_INFINITY
  expect(next.wakeAtMs ?? Number.POSITIVE_INFINITY, 'no wake-up is late').toBeLessThanOrEqual(dueMs)
  return { whole: reduced, stored: next }
}

describe('300 interviews whose contacts are stored apart', () => {
  it('are the same as with every ping stored, and no wake-up is late', () => {
    let apart = 0
    const property = fc.property(fc.array(arbitraryMove, { maxLength: 80, size: 'max' }), (moves) => {
      let nowMs = t0
      let pair: Pair = { whole: begun(3), stored: store(begun(3)) }
      for (const move of moves) {
        nowMs += move.afterMs
        pair = applyToBoth(pair, createEvent(move, pair.whole, nowMs))
        apart += Number(pair.stored.contactMs !== null)
      }
    })
    const outcome: fc.RunDetails<[Move[]]> = fc.check(property, { numRuns: 300, seed: 20_261_124 })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
    expect(apart).toBeGreaterThan(1_000)
  })
})
