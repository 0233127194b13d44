import { expect, test } from 'vitest'
import { formatVerified } from './verify-chain'

const chain = {
  organizationId: '1f6f1c2e-0000-4000-8000-000000000000',
  entries: 3,
  erased: 1,
  firstAt: new Date(0),
  lastAt: new Date(60_000),
  end: 'ab12',
  problem: null,
} as const

test('a verified chain is printed with its entries, times and end, or with its first broken entry', () => {
  const broken = {
    ...chain,
    entries: 0,
    erased: 0,
    firstAt: null,
    lastAt: null,
    problem: { seq: 1, kind: 'hash' } as const,
  }
  expect(formatVerified([chain, broken])).toBe(
    [
      '1f6f1c2e-0000-4000-8000-000000000000  ok',
      '  3 entries, 1 of them erased, first 1970-01-01T00:00:00.000Z, last 1970-01-01T00:01:00.000Z, end ab12',
      '1f6f1c2e-0000-4000-8000-000000000000  BROKEN at entry 1: it was changed',
      '  0 entries, 0 of them erased, first none, last none, end ab12',
    ].join('\n'),
  )
})
