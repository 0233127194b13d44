import { describe, expect, test } from 'vitest'
import { getBodyDeadlineMs, requestLimits } from './request-limits'

describe('the deadline of a body', () => {
  test('leaves an empty body the time that every body has', () => {
    expect(getBodyDeadlineMs(0)).toBe(requestLimits.bodyBaseMs)
  })

  test('grows with the size, so that a slow connection can send a document', () => {
    expect(getBodyDeadlineMs(1024 * 1024)).toBe(requestLimits.bodyBaseMs + 256_000)
  })

  test('has an end whatever size is announced', () => {
    expect(getBodyDeadlineMs(Number.MAX_SAFE_INTEGER)).toBe(requestLimits.longestMs)
  })
})
