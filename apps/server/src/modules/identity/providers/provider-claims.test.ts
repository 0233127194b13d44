import { expect, test } from 'vitest'
import { parseClaims, parseGithubUser } from './provider-claims'

test.each([true, 'true'])('an address is verified by %j', (verified) => {
  expect(parseClaims({ sub: '1', email: 'a@example.org', email_verified: verified }).isEmailVerified).toBe(true)
})

test.each([false, 'false', 'yes', 1, null, undefined])('an address is not verified by %j', (verified) => {
  expect(parseClaims({ sub: '1', email: 'a@example.org', email_verified: verified }).isEmailVerified).toBe(false)
})

test('a missing address is not verified', () => {
  expect(parseClaims({ sub: '1', email_verified: true })).toMatchObject({ email: null, isEmailVerified: false })
})

test.each([{}, { sub: '' }, { sub: 7 }, null, 'sub'])('claims without a subject are refused: %j', (claims) => {
  expect(() => parseClaims(claims)).toThrow()
})

test.each([
  [{ given_name: 'Mai', family_name: 'Trần' }, 'Mai', 'Trần'],
  [{ given_name: 'Mai' }, 'Mai', ''],
  [{ name: 'Mai Thị Trần' }, 'Mai', 'Thị Trần'],
  [{ name: ' Mai ' }, 'Mai', ''],
  [{ given_name: 'Ma\u0000i\u202e', family_name: ' Tra\u0302\u0300n\nBcc: x ' }, 'Ma i', 'Trần Bcc: x'],
  [{ given_name: 'M'.repeat(80) }, 'M'.repeat(60), ''],
  [{ given_name: ['Mai'], name: { first: 'Mai' } }, '', ''],
  [{}, '', ''],
])('names are normalized: %j', (names, firstName, lastName) => {
  expect(parseClaims({ sub: '1', ...names })).toMatchObject({ firstName, lastName })
})

test('GitHub’s login is used when no name is given', () => {
  const identity = parseGithubUser({ id: 5, login: 'mai-tran', name: null }, [])
  expect(identity).toMatchObject({ subject: '5', firstName: 'mai-tran', lastName: '', email: null })
})
