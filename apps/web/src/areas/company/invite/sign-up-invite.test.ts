import { afterEach, expect, test } from 'vitest'
import { dropInviteCode, inviteCode, keepInviteCode } from './invite-code'
import { clearSignUpInvite, findSignUpInvite, storeSignUpInvite } from './sign-up-invite'

const id = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const joining = { key: { id, code: 'c'.repeat(43) }, organizationName: 'Lotus Ventures' }

afterEach(() => {
  clearSignUpInvite()
  dropInviteCode(id)
  sessionStorage.clear()
})

test('the code of an invite is kept for this tab until the invite is answered', () => {
  keepInviteCode(id, 'secret')
  expect(inviteCode(id)).toBe('secret')
  expect(sessionStorage.length).toBe(1)
  dropInviteCode(id)
  expect(inviteCode(id)).toBeNull()
  expect(sessionStorage.length).toBe(0)
})

test('the invite to join by reaches the sign-up, and is gone when another way is chosen', () => {
  storeSignUpInvite(joining)
  expect(findSignUpInvite()).toEqual(joining)
  clearSignUpInvite()
  expect(findSignUpInvite()).toBeNull()
})

test.each(['{', '{"key":{"id":"1","code":"2"},"organizationName":"x"}', 'null'])(
  'what is no invite in this tab’s storage is none: %s',
  (raw) => {
    sessionStorage.setItem('candor.joining', raw)
    expect(findSignUpInvite()).toBeNull()
  },
)
