import { describe, expect, it } from 'vitest'
import { RetryBudget } from './retry-budget'

describe('a retry budget', () => {
  it('grants a few retries at once and then one for every ten calls', () => {
    const budget = new RetryBudget({ nowMs: () => 0, most: 2, share: 0.125, perMinute: 1_000 })
    expect([budget.mayRetry(), budget.mayRetry(), budget.mayRetry()]).toEqual([true, true, false])
    let granted = 0
    for (let call = 0; call < 800; call++) {
      budget.earn()
      if (budget.mayRetry()) granted += 1
    }
    expect(granted).toBe(100)
  })

  it('saves no more retries than its limit', () => {
    const budget = new RetryBudget({ nowMs: () => 0, most: 3 })
    for (let call = 0; call < 1_000; call++) budget.earn()
    expect([1, 2, 3, 4].map(() => budget.mayRetry())).toEqual([true, true, true, false])
  })

  it('limits the retries per minute, however many were saved', () => {
    let nowMs = 0
    const budget = new RetryBudget({ nowMs: () => nowMs, most: 100, perMinute: 4 })
    const grants = () => Array.from({ length: 50 }, () => budget.mayRetry()).filter(Boolean).length
    expect(grants()).toBe(4)
    nowMs = 59_999
    expect(grants()).toBe(0)
    nowMs = 60_000
    expect(grants()).toBe(4)
  })
})
