import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sessionLimits } from '../../limits'
import { isOver } from '../session-state'
import { type Move, type Script, Simulation } from './testing/simulation'

const arbitraryMove: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      text: fc.oneof(fc.constant(null), fc.string({ maxLength: 30 })),
      source: fc.constantFrom('typed' as const, 'device' as const, 'server' as const),
      speechMs: fc.constantFrom(null, 0, 4_900, 5_000, 60_000),
      durationMs: fc.integer({ min: 0, max: 90_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('stay' as const), forMs: fc.integer({ min: 0, max: 120_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('vanish' as const),
      forMs: fc.oneof(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 30 * 3_600_000 })),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('again' as const), back: fc.nat(6) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('serve' as const),
      how: fc.constantFrom(
        'transcript' as const,
        'empty' as const,
        'failed' as const,
        'probe' as const,
        'proceed' as const,
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      what: fc.constantFrom(
        'begun' as const,
        'resumed' as const,
        'resumed' as const,
        'mode' as const,
        'tick' as const,
        'record' as const,
        'asked' as const,
        'allowed' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      what: fc.constantFrom('ended' as const, 'aborted' as const, 'submitted' as const),
    }),
  },
)
const arbitraryScript: fc.Arbitrary<Script> = fc.record({
  questionCount: fc.integer({ min: 0, max: 5 }),
  minCharacters: fc.constantFrom(null, null, 10),
  isPractice: fc.boolean(),
  moves: fc.array(arbitraryMove, { maxLength: 50, size: 'max' }),
})

const seed = Number(globalThis.process.env.SEED ?? 20_261_121)
const check = (script: Script): Simulation => {
  const run = new Simulation(script)
  run.send({ type: 'begun', mode: 'chat', nowMs: run.nowMs })
  for (const move of script.moves) run.move(move)
  run.runOut()
  return run
}
const says = (run: Simulation) => run.effects.flatMap((effect) => (effect.type === 'say' ? [effect] : []))
const count = (run: Simulation, type: string) => run.effects.filter((effect) => effect.type === type).length

const checkSubmission = (run: Simulation, isPractice: boolean) => {
  expect(count(run, 'submit'), 'submitted once').toBe(Number(run.state.isSubmitted))
  expect(count(run, 'discardPractice')).toBe(Number(isPractice))
  expect(isPractice && run.state.isSubmitted, 'a practice is never submitted').toBe(false)
}
const checkWords = (run: Simulation) => {
  expect(Math.max(0, ...run.commitCounts.values()), 'one commit per turn').toBeLessThanOrEqual(1)
  const kept = run.state.answers.map((answer) => answer.text)
  expect(kept, 'words in are words out').toEqual(
    run.state.answers.map(({ turn, take }) => run.wordsIn.get(`${turn}/${take}`) ?? ''),
  )
}
const checkJournal = (run: Simulation) => {
  expect(says(run).map(({ seq }) => seq)).toEqual(says(run).map((_, index) => index + 1))
  expect(says(run).filter(({ messageType }) => messageType === 'timeWarning').length).toBeLessThanOrEqual(1)
}
const checkRest = (run: Simulation) => {
  expect(isOver(run.state), 'no dead end: time alone ends it').toBe(true)
  const { awaiting, closing, autoSubmitAtMs, retake } = run.state
  expect([awaiting, closing, autoSubmitAtMs, retake]).toEqual([null, null, null, null])
  expect(run.state.answers.filter(({ state }) => state === 'asked' || state === 'recording')).toEqual([])
}

describe('4,000 scripted interviews in virtual time (I-01, I-02, I-03, I-10, I-20, I-21, I-22, I-30)', () => {
  const seen = {
    completed: 0,
    time_up: 0,
    left: 0,
    abandoned: 0,
    aborted: 0,
    submitted: 0,
    interrupted: 0,
    probes: 0,
    held: 0,
  }
  const note = ({ state }: Simulation) => {
    seen[state.endReason ?? 'aborted'] += 1
    seen.submitted += Number(state.isSubmitted)
    seen.interrupted += Number(state.answers.some((answer) => answer.interruptions.length > 0))
    seen.held += Number(state.heldUntilMs !== null)
    seen.probes += state.answers.filter((answer) => answer.isFollowUp).length
  }

  it('keep every rule at every step and at their end', { timeout: 300_000 }, () => {
    const property = fc.property(arbitraryScript, (script) => {
      const run = check(script)
      checkRest(run)
      checkWords(run)
      checkSubmission(run, script.isPractice)
      checkJournal(run)
      expect(run.connectedMs).toBeLessThanOrEqual(sessionLimits.defaultDurationMs + 2_000)
      note(run)
    })
    const outcome: fc.RunDetails<[Script]> = fc.check(property, { numRuns: 4_000, seed })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
  })

  it('reach every kind of end often enough', () => {
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(100)
  })
})
