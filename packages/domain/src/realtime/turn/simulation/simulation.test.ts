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

  it('have no dead end, one commit per answer, all words and one voice at a time', { timeout: 300_000 }, () => {
    for (let seed = firstSeed; seed < firstSeed + 2_000; seed += 1) {
      const outcome = simulateInterview(makeScript(seed), rules)
      expect(outcome.broken, `seed ${seed}`).toBeNull()
      note(outcome)
    }
  })

  it('and met everything that can happen often enough to mean something', () => {
    const seen = { ...counts, ...ends }
    expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(40)
  })
})

test('the same seed is the same interview', () => {
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

describe('a fault that is planted is found', () => {
  test('an answer that is taken twice', () => {
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

  test('words that are lost', () => {
    const short = (text: string): string => text.replace(/ \S+$/u, '')
    const reduceSession: Rules['reduceSession'] = (state, event) =>
      rules.reduceSession(state, event.type === 'transcriptArrived' ? { ...event, text: short(event.text) } : event)
    expect(findBroken({ reduceSession })).toContain('words in are words out')
  })

  test('two voices at once', () => {
    const reduceTurn: Rules['reduceTurn'] = (state, event) => {
      const result = rules.reduceTurn(state, event)
      return event.type === 'turnAsked' && result.state.phase === 'asking'
        ? { ...result, effects: [...result.effects, { type: 'reassure', turn: event.turn }] }
        : result
    }
    expect(findBroken({ reduceTurn })).toContain('never two voices')
  })

  test('an interviewer who goes on while somebody speaks over it', () => {
    const reduceBargeIn: Rules['reduceBargeIn'] = (state) => ({ state, action: 'none', hasBargedIn: false })
    expect(findBroken({ reduceBargeIn })).toContain('speaks over the candidate')
  })

  test('an interviewer who does not hear that somebody goes on', () => {
    const reduceTurn: Rules['reduceTurn'] = (state, event) =>
      event.type === 'speechStarted' && state.phase === 'pausing'
        ? { state, effects: [] }
        : rules.reduceTurn(state, event)
    expect(findBroken({ reduceTurn })).toBe('the interviewer begins while the candidate speaks')
  })

  test('a hand-in that fails and is not tried again', () => {
    const reduceTurn: Rules['reduceTurn'] = (state, event) => {
      const result = rules.reduceTurn(state, event)
      const isStuck = result.state.phase === 'committing'
      return isStuck ? { ...result, effects: result.effects.filter(({ type }) => type !== 'wake') } : result
    }
    expect(findBroken({ reduceTurn })).toBe('everybody waits for somebody')
  })

  test('a clock that is a second late', () => {
    const reduceSession: Rules['reduceSession'] = (state, event) => {
      const { clock } = state
      const late = { ...clock, allowanceMs: 301_000 }
      return rules.reduceSession(event.type === 'begun' ? { ...state, clock: late } : state, event)
    }
    expect(findBroken({ reduceSession })).toContain('ms were used instead of')
  })
})
