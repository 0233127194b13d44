import { describe, expect, it, test } from 'vitest'
import type { SessionInput } from '../../../sessions/machine/event'
import type { SessionMachineState } from '../../../sessions/machine/state'
import { type Rules, rules } from './rules'
import { makeScript } from './script'
import { type Outcome, simulateInterview } from './simulate-interview'

const firstSeed = Number(globalThis.process.env.SEED ?? 20_261_122)

describe('2,000 scripted interviews in virtual time, the turn and the session together', () => {
  const ends = { completed: 0, time_up: 0, left: 0 }
  const counts: Record<string, number> = {}
  const note = (outcome: Outcome) => {
    for (const [what, count] of Object.entries(outcome.counts)) counts[what] = (counts[what] ?? 0) + count
    if (outcome.endReason !== null && outcome.endReason in ends) ends[outcome.endReason as keyof typeof ends] += 1
  }

  it('keeps all words, one commit per answer and one voice, without a dead end', { timeout: 300_000 }, () => {
    for (let seed = firstSeed; seed < firstSeed + 2_000; seed += 1) {
      const outcome = simulateInterview(makeScript(seed), rules)
      expect(outcome.broken, `seed ${seed}`).toBeNull()
      note(outcome)
    }
  })

  it('covers every kind of event often enough', () => {
    const seen = { ...counts, ...ends }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(40)
  })
})

test('produces the same interview from the same seed', () => {
  expect(simulateInterview(makeScript(7), rules)).toEqual(simulateInterview(makeScript(7), rules))
})

/** The first rule that is found broken. */
const findBroken = (faulty: Partial<Rules>): string | null => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { broken } = simulateInterview(makeScript(seed), { ...rules, ...faulty })
    if (broken !== null) return broken
  }
  return null
}

const reopen = (state: SessionMachineState, event: SessionInput): SessionMachineState =>
  event.type === 'turnCommitted'
    ? {
        ...state,
        answers: state.answers.map((answer) =>
          answer.turn === event.turn ? { ...answer, state: 'asked' as const, firstEndedAtMs: null } : answer,
        ),
      }
    : state

describe('planted faults', () => {
  test('detects an answer that is stored twice', () => {
    const reduceSession: Rules['reduceSession'] = (state, event) => rules.reduceSession(reopen(state, event), event)
    const reduceTurn: Rules['reduceTurn'] = (state, event) => {
      const result = rules.reduceTurn(state, event)
      return event.type === 'doneKey' && state.phase === 'committing' && state.commit !== null
        ? { ...result, effects: [...result.effects, state.commit] }
        : result
    }
    expect(findBroken({ reduceTurn })).toBe('an answer is handed in once')
    expect(findBroken({ reduceSession })).toBe('one commit per turn and take')
  })

  test('detects lost words', () => {
    const short = (text: string): string => text.replace(/ \S+$/u, '')
    const reduceSession: Rules['reduceSession'] = (state, event) =>
      rules.reduceSession(state, event.type === 'transcriptArrived' ? { ...event, text: short(event.text) } : event)
    expect(findBroken({ reduceSession })).toContain('words in are words out')
  })

  test('detects two voices at the same time', () => {
    const reduceTurn: Rules['reduceTurn'] = (state, event) => {
      const result = rules.reduceTurn(state, event)
      return event.type === 'turnAsked' && result.state.phase === 'asking'
        ? { ...result, effects: [...result.effects, { type: 'reassure', turn: event.turn }] }
        : result
    }
    expect(findBroken({ reduceTurn })).toContain('never two voices')
  })

  test('detects an interviewer who continues while the candidate interrupts', () => {
    const reduceBargeIn: Rules['reduceBargeIn'] = (state) => ({ state, action: 'none', hasBargedIn: false })
    expect(findBroken({ reduceBargeIn })).toContain('speaks over the candidate')
  })

  test('detects an interviewer who misses that the candidate continues', () => {
    const reduceTurn: Rules['reduceTurn'] = (state, event) =>
      event.type === 'speechStarted' && state.phase === 'pausing'
        ? { state, effects: [] }
        : rules.reduceTurn(state, event)
    expect(findBroken({ reduceTurn })).toBe('the interviewer begins while the candidate speaks')
  })

  test('detects a failed commit that is not retried', () => {
    const reduceTurn: Rules['reduceTurn'] = (state, event) => {
      const result = rules.reduceTurn(state, event)
      const isStuck = result.state.phase === 'committing'
      return isStuck ? { ...result, effects: result.effects.filter(({ type }) => type !== 'wake') } : result
    }
    expect(findBroken({ reduceTurn })).toBe('everybody waits for somebody')
  })

  test('detects a clock that is a second late', () => {
    const reduceSession: Rules['reduceSession'] = (state, event) => {
      const { clock } = state
      const late = { ...clock, allowanceMs: 301_000 }
      return rules.reduceSession(event.type === 'begun' ? { ...state, clock: late } : state, event)
    }
    expect(findBroken({ reduceSession })).toContain('ms were used instead of')
  })
})
