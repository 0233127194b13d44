import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOver } from '../session-state'
import type { SessionInput } from './event'
import { hasAnswered } from './read'
import { reduceSession } from './reduce'
import type { SessionMachineState } from './state'
import { type Move, Simulation } from './testing/simulation'

const getPlace = ({ state, isSubmitted, retake }: SessionMachineState): string =>
  [state, isSubmitted, retake !== null].join(' ')

/** The candidate's events that are accepted now and bring the session to another state. */
const listWaysOn = (state: SessionMachineState, nowMs: number): readonly string[] => {
  const retaken = state.answers.find(({ turn }) => turn === state.retake?.turn)?.answerId ?? ''
  const events: readonly SessionInput[] = [
    { type: 'begun', mode: 'chat', nowMs },
    { type: 'resumed', nowMs },
    { type: 'ended', reason: 'left', nowMs },
    { type: 'aborted', nowMs },
    { type: 'submitted', nowMs },
    { type: 'retakeCanceled', answerId: retaken, nowMs },
  ]
  return events.flatMap((event) => {
    const reached = reduceSession(state, { type: 'timePassed', nowMs }).state
    const { refused, state: after } = reduceSession(reached, event)
    return refused === null && getPlace(after) !== getPlace(reached) ? [event.type] : []
  })
}

/** What must be possible in each state. Where it is nothing, the session is over and the page offers a new one. */
const listNeeded = (state: SessionMachineState): readonly string[] => {
  if (state.state === 'created') return ['begun', 'aborted']
  if (state.state === 'interrupted') return ['resumed', 'ended', 'aborted']
  if (!isOver(state)) return ['ended', 'aborted']
  const canSubmit = state.state === 'ended' && !state.isPractice && !state.isSubmitted && hasAnswered(state)
  if (!canSubmit || state.endReason === 'abandoned') return []
  return state.retake === null ? ['submitted'] : ['submitted', 'retakeCanceled']
}

const arbitraryMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      text: fc.constantFrom(null, 'Words of an answer'),
      source: fc.constantFrom('typed' as const, 'device' as const, 'server' as const),
      speechMs: fc.constantFrom(null, 0, 60_000),
      durationMs: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('vanish' as const),
      forMs: fc.constantFrom(10_000, 40_000, 400_000, 25 * 3_600_000),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('serve' as const),
      how: fc.constantFrom('transcript' as const, 'empty' as const, 'failed' as const, 'proceed' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      what: fc.constantFrom(
        'begun' as const,
        'begun' as const,
        'resumed' as const,
        'ended' as const,
        'aborted' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('send' as const), what: fc.constant('submitted' as const) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('retake' as const),
      what: fc.constantFrom('start' as const, 'cancel' as const),
      answerIndex: fc.nat(3),
      isUnusable: fc.constant(true),
    }),
  },
)

const seed = Number(globalThis.process.env.SEED ?? 20_261_127)

describe('the way on from every state of a session', () => {
  const seen = new Map<string, number>()
  const check = (run: Simulation): void => {
    const { state, nowMs } = run
    const kind = [getPlace(state), state.endReason, hasAnswered(state)].join(' ')
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    expect(listWaysOn(state, nowMs), kind).toEqual(expect.arrayContaining([...listNeeded(state)]))
  }

  it('exists after every step of 2,000 scripted interviews', { timeout: 120_000 }, () => {
    const script = fc.record({
      isPractice: fc.boolean(),
      moves: fc.array(arbitraryMove, { maxLength: 25, size: 'max' }),
    })
    const property = fc.property(script, ({ isPractice, moves }) => {
      const run = new Simulation({ questionCount: 2, minCharacters: null, isPractice })
      check(run)
      for (const move of moves) {
        run.move(move)
        check(run)
      }
    })
    const outcome: fc.RunDetails<[{ isPractice: boolean; moves: Move[] }]> = fc.check(property, {
      numRuns: 2_000,
      seed,
    })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
  })

  it.each([
    'created false false  false',
    'started false false  false',
    'interrupted false false  false',
    'resumed false false  true',
    'ended false false left false',
    'ended false false left true',
    'ended false true left true',
    'ended false false abandoned true',
    'ended true false completed true',
    'aborted false false  false',
  ])('was asked in the state %s', (kind) => {
    expect(seen.get(kind) ?? 0, [...seen.keys()].join('\n')).toBeGreaterThan(10)
  })
})
