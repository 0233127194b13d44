import { describe, expect, it } from 'vitest'
import * as limits from './limits'

describe('the constants of the specification', () => {
  it('match section 9 of the specification and the clocks of the decisions', () => {
    expect([
      limits.sessionLimits.pingIntervalMs,
      limits.sessionLimits.interruptedAfterMs,
      limits.sessionLimits.resumableForMs,
    ]).toEqual([5_000, 30_000, 86_400_000])
    expect([
      limits.sessionLimits.autoSubmitAfterMs,
      limits.sessionLimits.defaultDurationMs,
      limits.sessionLimits.almostUpMs,
      limits.sessionLimits.tickMs,
    ]).toEqual([900_000, 300_000, 60_000, 1_000])
    expect([
      limits.answerLimits.minSpeechMs,
      limits.answerLimits.maxCharacters,
      limits.answerLimits.hintCharacters,
    ]).toEqual([5_000, 2_000, 20])
    expect([
      limits.otpLimits.digits,
      limits.otpLimits.lifetimeMs,
      limits.otpLimits.maxTries,
      limits.identifierLimits.resendAfterMs,
    ]).toEqual([6, 600_000, 5, 60_000])
    expect([
      limits.webLimits.messageRemovalDelayMs,
      limits.webLimits.speechVoicesTimeoutMs,
      limits.webLimits.mobileBreakpointPx,
    ]).toEqual([700, 2_000, 768])
    expect(limits.webLimits.toast).toEqual({ blankMs: 4_000, errorMs: 4_000, successMs: 2_000 })
    expect([limits.linkLimits.organizationInviteMs]).toEqual([604_800_000])
  })
  it('doubles the pause between queries from one second to thirty', () => {
    expect([0, 1, 2, 5, 9].map(limits.queryRetryDelayMs)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000])
  })
  it('accepts a CV of less than 10 MB, but not an empty one', () => {
    expect([0, 1, 10 * 1024 * 1024 - 1, 10 * 1024 * 1024].map(limits.isCvSizeAllowed)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})
