import { readCodeFromMail, readLinkFromMail } from './support/mails'
import { expect, test } from './support/test'
import { en } from './support/words'

const { signIn: words, signUp, verify, reset, password, transfer } = en.account
const { auth, sets } = en.company
const { sessions } = en.settings
const first = 'đường về nhà mùa nước nổi'
const second = 'a quiet harbour at four in the morning'

test('a password account is confirmed by email, and a reset of a forgotten password ends all other sessions', async ({
  page,
  browser,
  product,
  recruiter,
  guard,
}) => {
  test.setTimeout(120_000)
  const email = 'hoa@example.org'
  await page.goto('/company/sign-up')
  await page.getByRole('button', { name: signUp.usePassword }).click()
  await page.getByLabel(signUp.email).fill(email)
  await page.getByLabel(auth.signUp.firstName).fill('Hoa')
  await page.getByLabel(auth.signUp.lastName).fill('Phạm')
  await page.getByLabel(auth.signUp.organization).fill('Hoa Mai')
  const field = page.getByLabel(/^Password/).first()
  await field.fill('hoa@example.org')
  await expect(page.getByText(password.faults.isPersonal)).toBeVisible()
  await field.fill(first)
  await page.getByRole('button', { name: signUp.submit }).click()
  await expect(page.getByRole('heading', { name: signUp.mailTitle })).toBeVisible()
  await page.goto(await readLinkFromMail(recruiter.api, email, '/company/verify-email'))
  await expect(page).toHaveURL(/verify-email$/)
  await page.getByRole('button', { name: verify.submit }).click()
  await expect(page.getByRole('heading', { name: sets.title, exact: true })).toBeVisible()

  // In another browser a wrong password shows an error at the field and keeps the input.
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  await guard.watch(context)
  guard.expect(/status of 4\d\d/)
  const other = await context.newPage()
  await other.goto('/company/sign-in')
  await other.getByRole('button', { name: words.usePassword }).click()
  await other.getByLabel(auth.email).fill(email)
  const secret = other.getByRole('textbox', { name: password.label, exact: true })
  await secret.fill('not the right one')
  await other.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(other.getByText(en.errors.SIGN_IN_FAILED)).toBeVisible()
  await expect(other.getByLabel(auth.email)).toHaveValue(email)
  await secret.fill(first)
  await other.getByRole('button', { name: words.submit, exact: true }).click()
  await expect(other.getByRole('heading', { name: en.start.title, exact: true })).toBeVisible()
  await expect(other.getByRole('link', { name: en.common.brand, exact: true })).toHaveAttribute(
    'href',
    '/company/start',
  )

  // The first browser lists both sessions and ends the second, which must then sign in again.
  await page.goto('/company/setting/sessions')
  await expect(page.getByText(sessions.current)).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(page.getByText(sessions.alone)).toBeVisible()
  await other.goto('/company/interview-sets')
  await expect(other.getByRole('heading', { name: auth.signIn.title })).toBeVisible()

  // A reset sends a code to this browser, sets a new password and ends every other session.
  await other.goto('/company/forgot-password')
  await other.getByLabel(auth.email).fill(email)
  await other.getByRole('button', { name: auth.sendCode }).click()
  await expect(other.getByRole('heading', { name: reset.title })).toBeVisible()
  await other.getByRole('textbox', { name: auth.code }).first().focus()
  await other.keyboard.type(await readCodeFromMail(recruiter.api, email))
  await other.getByLabel(password.new, { exact: true }).fill(second)
  await other.getByRole('button', { name: reset.submit }).click()
  await expect(other.getByRole('heading', { name: en.start.title, exact: true })).toBeVisible()
  await page.goto('/company/interview-sets')
  await expect(page.getByRole('heading', { name: auth.signIn.title })).toBeVisible()
  await context.close()
})

test('a sign-in link works once, after a click, and its secret does not stay in the address', async ({
  page,
  recruiter,
  guard,
}) => {
  guard.expect(/status of 4\d\d/)
  await page.goto('/company/sign-in?return_url=/company/all-submissions')
  await page.getByLabel(auth.email).fill(recruiter.email)
  await page.getByRole('button', { name: words.useLink }).click()
  await expect(page.getByRole('heading', { name: words.linkTitle })).toBeVisible()
  const link = await readLinkFromMail(recruiter.api, recruiter.email, '/company/transfer-login')
  await page.goto(link)
  await expect(page).toHaveURL(/transfer-login$/)
  await page.getByRole('button', { name: transfer.submit }).click()
  await expect(page.getByRole('heading', { name: en.company.submissions.title, exact: true })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: transfer.submit }).click()
  await expect(page.getByRole('heading', { name: en.account.link.brokenTitle })).toBeVisible()
})
