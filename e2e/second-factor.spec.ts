import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { readCodeFromMail, readLinkFromMail } from './support/mails'
import { expect, test } from './support/test'
import { showTotp } from './support/totp'
import { en, like } from './support/words'

const { step, app, passkeys, recovery, organization: rules, required } = en.security
const { auth } = en.company
const securityPage = '/company/setting/security'

const expectHome = async (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: en.start.title, exact: true })).toBeVisible()

const typeCode = async (page: Page, label: string, code: string): Promise<void> => {
  await page.getByRole('textbox', { name: label }).first().focus()
  await page.keyboard.type(code)
}

/** Sets up an authenticator app on the page of the settings; returns its key and the recovery codes. */
const setUpApp = async (page: Page): Promise<{ key: string; codes: string[] }> => {
  await page.getByRole('button', { name: app.add }).click()
  await expect(page.getByRole('img', { name: app.qr })).toBeVisible()
  await expectAccessible(page, 'set up an app')
  const key = ((await page.getByTestId('totp-key').textContent()) ?? '').replaceAll(/\s/g, '')
  await typeCode(page, app.code, '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(en.errors.SECOND_FACTOR_INVALID)).toBeVisible()
  await page.keyboard.type(await showTotp(key))
  await page.getByRole('button', { name: app.confirm }).click()
  await expect(page.getByRole('heading', { name: recovery.shownTitle })).toBeVisible()
  const codes = await page.getByRole('list', { name: recovery.list }).getByRole('listitem').allTextContents()
  await page.getByRole('button', { name: recovery.done }).click()
  return { key, codes }
}

/** Gives a page a device that has a screen lock and stores passkeys. */
const addAuthenticator = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const addPasskey = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: passkeys.add }).click()
  await page.getByLabel(passkeys.name, { exact: true }).fill('Work laptop')
  await page.getByRole('dialog').getByRole('button', { name: passkeys.add }).click()
  await expect(page.getByRole('heading', { name: recovery.shownTitle })).toBeVisible()
  await page.getByRole('button', { name: recovery.done }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()
}

test('after an authenticator app was set up, a sign-in asks for its code, or for a recovery code', async ({
  page,
  recruiter,
  signIn,
  guard,
}) => {
  guard.expect(/status of 4\d\d/)
  await signIn(page.context(), recruiter)
  await page.goto(securityPage)
  const { key, codes } = await setUpApp(page)
  expect(codes).toHaveLength(10)
  await expect(page.getByText(like(app.since))).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`/company/sign-in?return_url=${securityPage}`)
  await page.getByLabel(auth.email).fill(recruiter.email)
  await page.getByRole('button', { name: en.account.signIn.useLink }).click()
  await expect(page.getByRole('heading', { name: en.account.signIn.linkTitle })).toBeVisible()
  await page.goto(await readLinkFromMail(recruiter.api, recruiter.email, '/company/transfer-login'))
  await page.getByRole('button', { name: en.account.transfer.submit }).click()
  await expect(page.getByRole('heading', { name: step.title })).toBeVisible()
  await expectAccessible(page, 'second step')
  await typeCode(page, step.app.label, '000000')
  await expect(page.getByText(en.errors.SECOND_FACTOR_INVALID)).toBeVisible()
  // Typed on without a press: the refused code is gone and its first box has the focus.
  await page.keyboard.type(await showTotp(key, 1))
  await expect(page.getByRole('heading', { name: app.title })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${securityPage}$`))

  const { body } = await recruiter.api.post('/api/identity/auth/transfer')
  await page.context().clearCookies()
  await page.goto(String(body.url))
  await page.getByRole('button', { name: en.account.transfer.submit }).click()
  await page.getByRole('button', { name: step.recovery.use }).click()
  await expectAccessible(page, 'recovery code')
  await page.getByLabel(step.recovery.label).fill(codes[0] ?? '')
  await page.getByRole('button', { name: step.verify }).click()
  await expectHome(page)
})

test('a passkey signs in alone, and can be renamed and removed by the keyboard alone', async ({
  page,
  context,
  recruiter,
  signIn,
  guard,
}) => {
  guard.expect(/status of 4\d\d/)
  await addAuthenticator(context, page)
  await signIn(context, recruiter)
  await page.goto(securityPage)
  await addPasskey(page)
  await expectAccessible(page, 'passkeys')

  await context.clearCookies()
  await page.goto(`/company/sign-in?return_url=${securityPage}`)
  await page.getByRole('button', { name: en.account.signIn.passkey }).click()
  await expect(page.getByText('Work laptop')).toBeVisible()

  await page.getByRole('button', { name: passkeys.renameName.replace('{name}', 'Work laptop') }).press('Enter')
  await page.getByLabel(passkeys.name, { exact: true }).fill('Old laptop')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: passkeys.removeName.replace('{name}', 'Old laptop') }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: passkeys.removeName.replace('{name}', 'Old laptop') })
    .press('Enter')
  await expect(page.getByText(passkeys.none)).toBeVisible()
})

test('a member of an organization that requires a second factor sets one up before anything else opens', async ({
  page,
  context,
  browser,
  product,
  recruiter,
  signIn,
  guard,
}) => {
  guard.expect(/status of 4\d\d/)
  const { body: profile } = await recruiter.api.get('/api/identity/profile')
  const { id } = profile.organization as { id: string }
  const email = `an-${id.slice(0, 8)}@example.org`
  await recruiter.api.post(`/api/identity/organization/${id}/invite`, { email, role: 'recruiter', locale: 'en' })
  const invite = await readLinkFromMail(recruiter.api, email, '/company/invite/')
  await addAuthenticator(context, page)
  await signIn(context, recruiter)
  await page.goto(securityPage)
  await addPasskey(page)
  await page.getByRole('checkbox', { name: rules.label }).click()
  await page.getByRole('button', { name: rules.turnOn }).click()
  await expect(page.getByRole('checkbox', { name: rules.label })).toBeChecked()

  const guests = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  await guard.watch(guests)
  const guest = await guests.newPage()
  await guest.goto(invite)
  await guest.getByRole('link', { name: en.account.invite.signUp }).click()
  await guest.getByLabel(auth.email).fill(email)
  await guest.getByRole('button', { name: auth.sendCode }).click()
  await expect(guest.getByRole('heading', { name: auth.codeTitle })).toBeVisible()
  await typeCode(guest, auth.code, await readCodeFromMail(recruiter.api, email))
  await guest.getByLabel(auth.signUp.firstName).fill('An')
  await guest.getByLabel(auth.signUp.lastName).fill('Lê')
  await guest.getByRole('button', { name: like(en.account.signUp.joinSubmit) }).click()
  await expect(guest.getByRole('heading', { name: required.title })).toBeVisible()
  await guest.goto('/company/all-submissions')
  await expect(guest.getByRole('heading', { name: required.title })).toBeVisible()
  await expectAccessible(guest, 'second factor required')
  await setUpApp(guest)
  await guest.getByRole('button', { name: like(required.done) }).click()
  await expectHome(guest)
  await guests.close()
})
