import { afterEach, expect, test } from 'vitest'
import { clearStoredReset, findStoredReset, storeReset } from './stored-reset'

const reset = {
  email: 'linh@lotus.example',
  challenge: {
    challengeId: '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b',
    expiresAt: '2026-11-21T12:10:00.000Z',
    resendAt: '2026-11-21T12:01:00.000Z',
  },
}
const at = (time: string) => Date.parse(`2026-11-21T${time}.000Z`)

afterEach(clearStoredReset)

test('the next page finds the requested code while it is valid', () => {
  storeReset(reset)
  expect(findStoredReset(at('12:09:59'))).toEqual(reset)
  expect(findStoredReset(at('12:10:00'))).toBeNull()
})

test('setting the password deletes the stored code', () => {
  storeReset(reset)
  clearStoredReset()
  expect(findStoredReset(at('12:00:00'))).toBeNull()
  expect(sessionStorage.getItem('candor.reset')).toBeNull()
})
