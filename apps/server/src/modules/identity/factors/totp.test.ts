import { expect, test } from 'vitest'
import { computeTotp, createTotpSecret, createTotpUri, encodeBase32, findTotpStep } from './totp'

/** RFC 6238, appendix B: the key is ASCII "12345678901234567890"; the last six of its eight digits. */
const secret = encodeBase32(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %d is the one of RFC 6238', (second, code) => {
  expect(computeTotp(secret, Math.floor(second / 30))).toBe(code)
})

test('a code is accepted one step early and late, no more, and never twice', () => {
  const nowMs = 300_000
  const find = (step: number, lastUsedStep: number | null = null) =>
    findTotpStep(secret, computeTotp(secret, step), { nowMs, lastUsedStep })
  expect([8, 9, 10, 11, 12].map((step) => find(step))).toEqual([null, 9, 10, 11, null])
  expect(find(10, 10)).toBeNull()
  expect(find(11, 10)).toBe(11)
})

test('a code of the wrong length is refused', () => {
  expect(findTotpStep(secret, '1', { nowMs: 300_000, lastUsedStep: null })).toBeNull()
})

test('secrets have 160 bits in base32 and differ', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(createTotpSecret()).not.toBe(createTotpSecret())
})

test('the address for apps names the product, the person and the parameters', () => {
  const uri = new URL(createTotpUri(secret, 'mai+x@example.org'))
  expect(uri.href).toContain('otpauth://totp/Candor:mai%2Bx%40example.org?')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret,
    issuer: 'Candor',
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
