import { beforeEach, expect, test } from 'vitest'
import { dropArrival, heldArrival, takeArrival } from './arrival-token'

const token = 'A'.repeat(43)
beforeEach(dropArrival)

test('an address without a link says nothing', () => {
  expect(takeArrival('x', {})).toBe(false)
  expect(heldArrival('x')).toBeNull()
})

test('a link’s token is kept for its own interview until it is dropped', () => {
  expect(takeArrival('x', { access_token: token, lg_key: 'candidate' })).toBe(true)
  expect(heldArrival('x')).toBe(token)
  expect(heldArrival('another')).toBeNull()
  dropArrival()
  expect(heldArrival('x')).toBeNull()
})

test('what is no token of this flow is taken out of the address too, and kept as none', () => {
  for (const given of [
    { access_token: 'short', lg_key: 'candidate' },
    { access_token: token, lg_key: 'magic' },
    { lg_key: 'candidate' },
  ]) {
    expect(takeArrival('x', given)).toBe(true)
    expect(heldArrival('x')).toBe('')
  }
})
