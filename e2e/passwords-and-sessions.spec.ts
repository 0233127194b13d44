import { readCodeFromMail, readLinkFromMail } from './support/mails'
import { expect, test } from './support/test'
import { en } from './support/words'

const { signIn: words, signUp, verify, reset, password, transfer } = en.account
const { auth, sets } = en.company
const { sessions } = en.settings
const first = 'đường về nhà mùa nước nổi'
const second = 'a quiet harbour at four in the morning'

test('an account begun with a password is confirmed by mail, entered with it, and a forgotten one is replaced everywhere', async ({
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
  await expect(page.getByRole('heading', { name: sets.title })).toBeVisible()

  // Another browser, with the password; a wrong one is said at the field and nothing typed is lost.
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
  await expect(other.getByRole('heading', { name: sets.title })).toBeVisible()

  // Both are listed; the first browser ends the second's session, whose next step needs a sign-in.
  await page.goto('/company/setting/sessions')
  await expect(page.getByText(sessions.current)).toHaveCount(1)
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(page.getByText(sessions.alone)).toBeVisible()
  await other.goto('/company/interview-sets')
  await expect(other.getByRole('heading', { name: auth.signIn.title })).toBeVisible()

  // Forgotten: a code to this browser, a new password, and every other session is over.
  await other.goto('/company/forgot-password')
  await other.getByLabel(auth.email).fill(email)
  await other.getByRole('button', { name: auth.sendCode }).click()
  await expect(other.getByRole('heading', { name: reset.title })).toBeVisible()
  await other.getByRole('textbox', { name: auth.code }).first().focus()
  await other.keyboard.type(await readCodeFromMail(recruiter.api, email))
  await other.getByLabel(password.new, { exact: true }).fill(second)
  await other.getByRole('button', { name: reset.submit }).click()
  await expect(other.getByRole('heading', { name: sets.title })).toBeVisible()
  await page.goto('/company/interview-sets')
  await expect(page.getByRole('heading', { name: auth.signIn.title })).toBeVisible()
  await context.close()
})

test('a link to sign in works once, on a press, and its secret does not stay in the address', async ({
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
