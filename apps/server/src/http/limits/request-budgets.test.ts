import { requestBudgets } from '@candor/domain'
import { describe, expect, test } from 'vitest'
import { type Client, createRequestBudgets, type RequestCost } from './request-budgets'

const school = '203.0.113.9'
const stranger = { network: '198.51.100.1', callerKey: null }

const open = (factor = 1) => {
  let nowMs = 0
  const budgets = createRequestBudgets({ factor, nowMs: () => nowMs })
  const take = (client: Client, cost: RequestCost, isToProve = false): number =>
    budgets.take(client, { cost, isToProve })
  return {
    refundProof: budgets.refundProof,
    take,
    advance: (ms: number) => {
      nowMs += ms
    },
    /** How many requests are served before the first refusal. */
    countServed: (client: Client, cost: RequestCost): number => {
      let count = 0
      while (count < 100_000 && take(client, cost) === 0) count += 1
      return count
    },
  }
}

describe('request budgets', () => {
  test('serve a hundred candidates behind one address who start at once and are interviewed for an hour', () => {
    const { take, advance } = open()
    const callers = Array.from({ length: 100 }, (_, index) => `candidate ${index}`)
    const findRefused = (callerKeys: readonly (string | null)[], costs: readonly RequestCost[]) =>
      callerKeys.flatMap((callerKey) => costs.filter((cost) => take({ network: school, callerKey }, cost) > 0))
    const pages = Array.from({ length: 60 }, () => 'page' as const)
    const strangers = callers.map(() => null)
    expect(findRefused(strangers, [...pages, 'cheap', 'cheap', 'expensive'])).toEqual([])
    for (let minute = 0; minute < 60; minute += 1) {
      expect(findRefused(callers, ['stream'])).toEqual([])
      for (let second = 0; second < 60; second += 1) {
        advance(1_000)
        expect(findRefused(callers, ['upload', 'upload'])).toEqual([])
      }
    }
  })

  test('refuse a flood from one address, say when to return, and serve others', () => {
    const { take, countServed, advance } = open()
    expect(countServed(stranger, 'expensive')).toBe(requestBudgets.anonymousOfNetwork.tokens / 10)
    expect(take(stranger, 'expensive')).toBe(1)
    expect(take({ ...stranger, network: school }, 'expensive')).toBe(0)
    expect(take({ ...stranger, callerKey: 'candidate 1' }, 'cheap')).toBe(0)
    advance(1_000)
    expect(countServed(stranger, 'cheap')).toBe(requestBudgets.anonymousOfNetwork.tokensPerSecond)
  })

  test('charge a cookie more than a request without one, before it is looked up, until it proves a person', () => {
    const { take, refundProof } = open()
    const { tokens } = requestBudgets.anonymousOfNetwork
    const countLookups = (afterLookup: () => void): number => {
      let count = 0
      while (count < tokens && take(stranger, 'cheap', true) === 0) {
        afterLookup()
        count += 1
      }
      return count
    }
    expect(countLookups(() => refundProof(stranger))).toBeGreaterThan(tokens - requestBudgets.failedProofTokens - 1)
    expect(open().take(stranger, 'cheap', true)).toBe(0)
    const { take: takeUnproven } = open()
    let lookups = 0
    while (takeUnproven(stranger, 'cheap', true) === 0) lookups += 1
    expect(lookups).toBeLessThan(tokens / requestBudgets.failedProofTokens)
  })

  test('limit one caller, all callers of an address, and all strangers together', () => {
    const { countServed } = open()
    expect(countServed({ network: school, callerKey: 'user 1' }, 'cheap')).toBe(requestBudgets.caller.tokens)
    let ofNetwork = requestBudgets.caller.tokens
    for (let user = 2; user < 100; user += 1) {
      ofNetwork += countServed({ network: school, callerKey: `user ${user}` }, 'cheap')
    }
    expect(ofNetwork).toBe(requestBudgets.callersOfNetwork.tokens)
    let ofStrangers = 0
    for (let host = 0; host < 100; host += 1) {
      ofStrangers += countServed({ network: `192.0.2.${host}`, callerKey: null }, 'expensive')
    }
    expect(ofStrangers).toBe(requestBudgets.anonymousTotal.tokens / 10)
  })

  test('grow with the operator’s factor, and do not limit a trusted proxy’s own requests', () => {
    expect(open(3).countServed(stranger, 'cheap')).toBe(3 * requestBudgets.anonymousOfNetwork.tokens)
    expect(open().countServed({ network: null, callerKey: null }, 'cheap')).toBe(100_000)
  })
})
