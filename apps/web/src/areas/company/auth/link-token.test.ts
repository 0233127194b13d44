import { afterEach, expect, test } from 'vitest'
import { dropToken, findToken, takeFromAddress } from './link-token'

afterEach(dropToken)

const token = 'A'.repeat(43)

test('the token is taken from the link, and the address must be cleaned of it', () => {
  expect(takeFromAddress({ access_token: token, lg_key: 'magic' })).toBe(true)
  expect(findToken('magic', 'transfer')).toEqual({ accessToken: token, key: 'magic' })
})

test('a clean address needs no cleaning and keeps what was taken before', () => {
  takeFromAddress({ access_token: token, lg_key: 'confirm' })
  expect(takeFromAddress({})).toBe(false)
  expect(findToken('confirm')?.accessToken).toBe(token)
})

test('a token of one kind of link is not used on another page', () => {
  takeFromAddress({ access_token: token, lg_key: 'confirm' })
  expect(findToken('magic', 'transfer')).toBeNull()
})

test('what cannot be a token is cleaned away too, and nothing of an older link is left', () => {
  takeFromAddress({ access_token: token, lg_key: 'magic' })
  expect(takeFromAddress({ access_token: `${token}<script>`, lg_key: 'magic' })).toBe(true)
  expect(findToken('magic')).toBeNull()
})

test('a used token is removed', () => {
  takeFromAddress({ access_token: token, lg_key: 'magic' })
  dropToken()
  expect(findToken('magic')).toBeNull()
})
