import { describe, expect, it } from 'vitest'
import { parseRetryAfter } from './response-status'

describe('Retry-After', () => {
  const nowMs = Date.parse('2026-01-05T10:00:00.000Z')

  it('reads Retry-After as seconds or as a date, never as a time in the past', () => {
    expect(parseRetryAfter('12', nowMs)).toBe(12_000)
    expect(parseRetryAfter('Mon, 05 Jan 2026 10:00:30 GMT', nowMs)).toBe(30_000)
    expect(parseRetryAfter('Mon, 05 Jan 2026 09:00:00 GMT', nowMs)).toBe(0)
  })

  it('ignores a Retry-After that is missing or invalid', () => {
    for (const header of [null, '', 'soon', '1e99']) expect(parseRetryAfter(header, nowMs)).toBeNull()
  })
})
