import { requestBudgets } from '@candor/domain'
import { describe, expect, test } from 'vitest'
import { type Client, createRequestBudgets, type RequestCost } from './request-budgets'

const school = '203.0.113.9'
const stranger = { network: '198.51.100.1', callerKey: null }

const open = (factor = 1) => {
  let nowMs = 0
  const budgets = createRequestBudgets({ factor, nowMs: () => nowMs })
  const take = (client: Client, cost: RequestCost, isToProve = false): number =>
    budgets.take(client, { cost, isToProve, bodyBytes: 0 })
  const send = (client: Client, cost: RequestCost, bodyBytes: number): number =>
    budgets.take(client, { cost, isToProve: false, bodyBytes })
  return {
    refundProof: budgets.refundProof,
    refundPassword: budgets.refundPassword,
    take,
    send,
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
    const page = ['page' as const, ...Array.from({ length: 100 }, () => 'file' as const)]
    const strangers = callers.map(() => null)
    expect(findRefused(strangers, [...page, 'cheap', 'cheap', 'interview'])).toEqual([])
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

  test('charge a page more than a file of it, both apart from the API', () => {
    const { countServed, take } = open()
    expect(countServed(stranger, 'page')).toBe(requestBudgets.pagesOfNetwork.tokens / requestBudgets.pageTokens)
    expect(take(stranger, 'file')).toBe(1)
    expect(take(stranger, 'cheap')).toBe(0)
    expect(open().countServed(stranger, 'file')).toBe(requestBudgets.pagesOfNetwork.tokens)
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

  test('charge a long body more than a short one, and serve ten documents of the largest size one after another', () => {
    const candidate = { network: school, callerKey: 'candidate 1' }
    const megabytes = 1024 * 1024
    const { send, advance } = open()
    for (let count = 0; count < 10; count += 1) {
      expect(send(candidate, 'document', 10 * megabytes)).toBe(0)
      advance(10_000)
    }
    const countLong = (cost: RequestCost): number => {
      const { send: sendLong } = open()
      let count = 0
      while (count < 10_000 && sendLong(candidate, cost, megabytes) === 0) count += 1
      return count
    }
    const { caller, tokensByCost, bytesPerToken } = requestBudgets
    expect(countLong('cheap')).toBe(Math.floor(caller.tokens / (tokensByCost.cheap + megabytes / bytesPerToken)))
    expect(countLong('upload')).toBe(caller.tokens / tokensByCost.upload)
  })

  test('let one address guess few passwords, and give back most of the price of a right one', () => {
    const { take, refundPassword, countServed } = open()
    const { tokens } = requestBudgets.anonymousOfNetwork
    const { password } = requestBudgets.tokensByCost
    const rightCount = Math.floor((tokens - password) / (password - requestBudgets.rightPasswordTokens))
    for (let count = 0; count < rightCount; count += 1) {
      expect(take(stranger, 'password')).toBe(0)
      refundPassword(stranger)
    }
    expect(countServed({ ...stranger, network: school }, 'password')).toBe(Math.floor(tokens / password))
    const user = { network: school, callerKey: 'user 1' }
    expect(take(user, 'password')).toBe(0)
    refundPassword(user)
    expect(take(user, 'cheap')).toBe(0)
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
