import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import type { Browser } from '../../core/browser'
import { createRegistrationFixture, ownBrowser, type RegistrationFixture } from '../testing/registration-fixture'
import { confirmEmail } from './confirm-email'
import { sendEmailConfirmation } from './send-email-confirmation'
import { sendSignInCode } from './send-sign-in-code'

let fixture: RegistrationFixture
beforeAll(async () => {
  fixture = await createRegistrationFixture()
})
afterAll(() => fixture.deps.close())

/** Asks for another confirmation; returns the template that was mailed. */
const send = async (email: string, browser: Browser): Promise<string | undefined> => {
  await sendEmailConfirmation(fixture.accounts, browser, { email, locale: 'en' })
  fixture.deps.clock.advance(60_000)
  return fixture.mails.at(-1)?.template.name
}

test('repeats what this browser registered last; another browser’s mail only says that there is no account', async () => {
  const email = 'again@example.org'
  await fixture.register(email, ownBrowser, { firstName: 'First' })
  await fixture.register(email, ownBrowser, { firstName: 'Second' })
  expect(await send(email, makeBrowser('another browser'))).toBe('no-account')
  expect(await send(email, ownBrowser)).toBe('confirm-email')
  await confirmEmail(fixture.accounts, ownBrowser, { token: fixture.getMailedToken(email) })
  expect(await fixture.findUser(email)).toMatchObject({ firstName: 'Second' })
  fixture.deps.clock.advance(3_600_000)
  expect(await send(email, ownBrowser)).toBe('already-registered')
})

test('counts against the same limit as every other mail', async () => {
  const email = 'resend@example.org'
  const input = { email, locale: 'en' } as const
  const sendAtOnce = () => getErrorCode(sendEmailConfirmation(fixture.accounts, ownBrowser, input))
  expect(await sendAtOnce()).toBe('not refused')
  expect(await sendAtOnce()).toBe('OTP_RESEND_TOO_SOON')
  expect(await getErrorCode(sendSignInCode(fixture.accounts, ownBrowser, input))).toBe('OTP_RESEND_TOO_SOON')
})
