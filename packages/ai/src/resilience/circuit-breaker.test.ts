import type { ProviderOutcome } from '@candor/contract'
import { describe, expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker'

function open() {
  let nowMs = 1_000_000
  const openings: number[] = []
  const breaker = new CircuitBreaker({
    nowMs: () => nowMs,
    failures: 3,
    windowMs: 10_000,
    openMs: 4_000,
    longestOpenMs: 10_000,
    onOpened: (forMs) => openings.push(forMs),
  })
  const call = (...outcomes: ProviderOutcome[]) => {
    for (const outcome of outcomes) breaker.admit().pass?.end(outcome)
  }
  const admit = () => {
    const admission = breaker.admit()
    return admission.pass ?? admission.retryAfterMs
  }
  const pass = (delayMs: number) => {
    nowMs += delayMs
  }
  return { breaker, call, admit, pass, openings }
}

describe('a breaker', () => {
  it('opens after the maximum of failures within its window and reports for how long', () => {
    const { call, admit, pass, openings } = open()
    call('timeout', 'unavailable')
    expect(admit()).toBeTypeOf('object')
    call('bad_response')
    expect([admit(), openings]).toEqual([4_000, [4_000]])
    pass(1_500)
    expect(admit()).toBe(2_500)
  })

  it('forgets failures that are older than its window', () => {
    const { call, admit, pass } = open()
    call('timeout', 'ok', 'timeout')
    pass(10_001)
    call('timeout')
    expect(admit()).toBeTypeOf('object')
    pass(40_001)
    call('timeout')
    expect(admit()).toBeTypeOf('object')
  })

  it('opens after the maximum of failures in a row when each took longer than its window', () => {
    const { call, admit, pass } = open()
    for (let failure = 0; failure < 2; failure++) {
      pass(12_000)
      call('timeout')
    }
    expect(admit()).toBeTypeOf('object')
    pass(12_000)
    call('timeout')
    expect(admit()).toBe(4_000)
  })

  it('stays closed when fewer calls fail than succeed', () => {
    const { call, admit } = open()
    call('ok', 'ok', 'timeout', 'ok', 'timeout', 'ok', 'timeout')
    expect(admit()).toBeTypeOf('object')
    call('timeout')
    expect(admit()).toBe(4_000)
  })

  it('ignores refusals, impossible requests and aborted calls', () => {
    const { call, admit } = open()
    call('aborted', 'too_large', 'unsupported', 'refused', 'aborted', 'too_large', 'refused')
    expect(admit()).toBeTypeOf('object')
  })

  it('lets a single probe through when its time is over, and closes when the probe succeeds', () => {
    const { breaker, call, admit, pass } = open()
    call('timeout', 'timeout', 'timeout')
    pass(4_000)
    const probe = breaker.admit().pass
    expect(probe?.isProbe).toBe(true)
    expect([admit(), admit()]).toEqual([4_000, 4_000])
    probe?.end('ok')
    call('timeout', 'timeout')
    expect(admit()).toBeTypeOf('object')
  })

  it('stays open twice as long after each probe that fails, up to a limit', () => {
    const { call, pass, openings } = open()
    call('timeout', 'timeout', 'timeout')
    for (const waitMs of [4_000, 8_000, 10_000]) {
      pass(waitMs)
      call('unavailable')
    }
    expect(openings).toEqual([4_000, 8_000, 10_000, 10_000])
  })

  it('sends another probe when the previous one was aborted', () => {
    const { call, breaker, pass } = open()
    call('timeout', 'timeout', 'timeout')
    pass(4_000)
    call('aborted')
    expect(breaker.admit().pass?.isProbe).toBe(true)
  })
})
