import { beforeEach, expect, test } from 'vitest'
import { clearLinkToken, findLinkToken, storeLinkToken } from './link-token'

const token = 'A'.repeat(43)
beforeEach(clearLinkToken)

test('a URL without a link token shows no link step', () => {
  expect(storeLinkToken('x', {})).toBe(false)
  expect(findLinkToken('x')).toBeNull()
})

test('a link’s token is stored for its own interview until it is cleared', () => {
  expect(storeLinkToken('x', { access_token: token, lg_key: 'candidate' })).toBe(true)
  expect(findLinkToken('x')).toBe(token)
  expect(findLinkToken('another')).toBeNull()
  clearLinkToken()
  expect(findLinkToken('x')).toBeNull()
})

test('an invalid token is removed from the URL and stored as an empty string', () => {
  for (const given of [
    { access_token: 'short', lg_key: 'candidate' },
    { access_token: token, lg_key: 'magic' },
    { lg_key: 'candidate' },
  ]) {
    expect(storeLinkToken('x', given)).toBe(true)
    expect(findLinkToken('x')).toBe('')
  }
})
