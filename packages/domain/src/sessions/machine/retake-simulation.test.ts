import { setLimits } from '@candor/contract'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linkLimits, sessionLimits } from '../../limits'
import { hasAnswered } from './read'
import { countRetakesLeft } from './retake'
import { type Move, Simulation } from './testing/simulation'

const arbitraryMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('retake' as const),
      what: fc.constantFrom('start' as const, 'start' as const, 'cancel' as const, 'revert' as const),
      answerIndex: fc.nat(3),
      isUnusable: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('redo' as const),
      text: fc.oneof(fc.constant(null), fc.string({ maxLength: 30 })),
      source: fc.constantFrom('typed' as const, 'device' as const, 'server' as const),
      speechMs: fc.constantFrom(0, 5_000, 60_000),
      durationMs: fc.integer({ min: 0, max: 90_000 }),
      takeOff: fc.constantFrom(0, 0, 0, -1, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('vanish' as const),
      forMs: fc.oneof(fc.integer({ min: 0, max: 240_000 }), fc.integer({ min: 0, max: 40 * 60_000 })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('serve' as const),
      how: fc.constantFrom('transcript' as const, 'empty' as const, 'failed' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('send' as const), what: fc.constant('tick' as const) }) },
)

const seed = Number(globalThis.process.env.SEED ?? 20_261_121)

/** Two answers, of which the second still waits for its words, and the end. */
const ended = (numberOfRetakes: number): Simulation => {
  const run = new Simulation({ questionCount: 3, minCharacters: null, isPractice: false, numberOfRetakes })
  run.send({ type: 'begun', mode: 'chat', nowMs: run.nowMs })
  const answer = { do: 'answer', speechMs: 30_000, durationMs: 40_000 } as const
  run.move({ ...answer, source: 'device', text: 'Words' })
  run.move({ do: 'serve', how: 'proceed' })
  run.move({ ...answer, source: 'server', text: null })
  run.send({ type: 'ended', reason: 'left', nowMs: run.nowMs })
  return run
}

describe('1,000 scripted retakes in virtual time (I-24)', () => {
  const seen = { byFault: 0, bySet: 0, usedUp: 0, reverted: 0, dropped: 0, submitted: 0 }
  const note = ({ state, retakesBy, effects }: Simulation) => {
    seen.byFault += retakesBy.fault
    seen.bySet += retakesBy.set
    seen.usedUp += Number(state.numberOfRetakes > 0 && countRetakesLeft(state) === 0)
    seen.reverted += Number(state.answers.some(({ take, otherTakes }) => otherTakes.some((other) => other.take > take)))
    seen.dropped += Number(state.answers.some(({ lastTake, otherTakes }) => lastTake > otherTakes.length + 1))
    seen.submitted += effects.filter((effect) => effect.type === 'submit').length
  }

  it('forget no take, keep the first take’s times, stay within what the set allows, and hold no submission up for longer than they may', {
    timeout: 60_000,
  }, () => {
    const arbitraryMoves = fc.array(arbitraryMove, { maxLength: 20, size: 'max' })
    const property = fc.property(
      arbitraryMoves,
      fc.constantFrom<number[]>(0, 1, 1, 2, setLimits.numberOfRetakes.max),
      (moves, allowed) => {
        const run = ended(allowed)
        const endedAtMs = run.state.endedAtMs ?? 0
        for (const move of moves) run.move(move)
        run.runOut()
        const { answers, retake, autoSubmitAtMs, isSubmitted } = run.state
        expect([retake, autoSubmitAtMs]).toEqual([null, null])
        expect(isSubmitted || !hasAnswered(run.state), 'what was answered is handed in').toBe(true)
        const kept = answers.map(({ text }) => text)
        expect(kept).toEqual(answers.map(({ turn, take }) => run.wordsIn.get(`${turn}/${take}`) ?? ''))
        const latestMs = endedAtMs + sessionLimits.autoSubmitAfterMs + linkLimits.autoSubmitPauseMs
        const lastMs = moves.reduce((sum, move) => sum + ('forMs' in move ? move.forMs : 0), endedAtMs)
        expect(run.nowMs).toBeLessThanOrEqual(Math.max(latestMs, lastMs))
        note(run)
      },
    )
    const outcome: fc.RunDetails<[Move[], number]> = fc.check(property, { numRuns: 1_000, seed })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
  })

  it('cover every outcome of a retake often enough', () => {
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(25)
  })
})
