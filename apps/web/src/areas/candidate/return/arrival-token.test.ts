import { beforeEach, expect, test } from 'vitest'
import { dropArrival, heldArrival, takeArrival } from './arrival-token'

const token = 'A'.repeat(43)
beforeEach(dropArrival)

test('a URL without a link token shows no link step', () => {
  expect(takeArrival('x', {})).toBe(false)
  expect(heldArrival('x')).toBeNull()
})

test('a link’s token is saved for its own interview until it is dropped', () => {
  expect(takeArrival('x', { access_token: token, lg_key: 'candidate' })).toBe(true)
  expect(heldArrival('x')).toBe(token)
  expect(heldArrival('another')).toBeNull()
  dropArrival()
  expect(heldArrival('x')).toBeNull()
})

test('an invalid token is removed from the URL too, and is saved as none', () => {
  for (const given of [
    { access_token: 'short', lg_key: 'candidate' },
    { access_token: token, lg_key: 'magic' },
    { lg_key: 'candidate' },
  ]) {
    expect(takeArrival('x', given)).toBe(true)
    expect(heldArrival('x')).toBe('')
  }
})
