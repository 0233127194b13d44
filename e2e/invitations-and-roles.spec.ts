import { readCodeFromMail, readLinkFromMail } from './support/mails'
import { makeActiveSet, makeRecruiter } from './support/scenario'
import { expect, test } from './support/test'
import { en, like } from './support/words'

const { invite, signUp, noOrganization } = en.account
const { auth, roles, sets } = en.company
const { members, invites } = en.settings.organization
const colleague = { email: 'duy@example.org', firstName: 'Duy', lastName: 'Lê' }

test('an invited colleague joins, sees only shared sets as a viewer, and loses access when removed', async ({
  page,
  browser,
  recruiter,
  product,
  signIn,
  guard,
}) => {
  test.setTimeout(120_000)
  const set = await makeActiveSet(recruiter.api)
  await signIn(page.context(), recruiter)
  await page.goto('/company/setting/organization')
  await page.getByLabel(invites.email, { exact: true }).fill(colleague.email)
  await page.getByTestId('send-invite').click()
  await expect(page.getByText(colleague.email, { exact: true })).toBeVisible()

  // The invited person has another browser and no account.
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  await guard.watch(context)
  const guest = await context.newPage()
  await guest.goto(await readLinkFromMail(recruiter.api, colleague.email, '/company/invite/'))
  await expect(guest.getByRole('heading', { name: like(invite.title) })).toBeVisible()
  await expect(guest).toHaveURL(/\/company\/invite\/[^?]*$/)
  await guest.getByRole('link', { name: invite.signUp }).click()
  await expect(guest.getByText(like(signUp.joining))).toBeVisible()
  await guest.getByLabel(auth.email).fill(colleague.email)
  await guest.getByRole('button', { name: auth.sendCode }).click()
  await expect(guest.getByRole('heading', { name: auth.codeTitle })).toBeVisible()
  await guest.getByRole('textbox', { name: auth.code }).first().focus()
  await guest.keyboard.type(await readCodeFromMail(recruiter.api, colleague.email))
  await guest.getByLabel(auth.signUp.firstName).fill(colleague.firstName)
  await guest.getByLabel(auth.signUp.lastName).fill(colleague.lastName)
  await guest.getByRole('button', { name: like(signUp.joinSubmit) }).click()
  await expect(guest.getByRole('heading', { name: en.start.title, exact: true })).toBeVisible()
  await guest.goto('/company/interview-sets')
  await expect(guest.getByText(set.name).first()).toBeVisible()

  // As a viewer the colleague sees only what is shared.
  await page.reload()
  const row = page.getByRole('row').filter({ hasText: colleague.email })
  await row.getByRole('combobox', { name: like(members.roleLabel) }).click()
  await page.getByRole('option', { name: roles.viewer, exact: true }).click()
  await expect(page.getByText(`${colleague.firstName} ${colleague.lastName} is now Viewer.`)).toBeVisible()
  await guest.goto('/company/start')
  await expect(guest.getByRole('heading', { name: sets.title, exact: true })).toBeVisible()
  await expect(guest.getByRole('link', { name: en.common.brand, exact: true })).toHaveAttribute(
    'href',
    '/company/interview-sets',
  )
  await expect(guest.getByText(set.name)).toBeHidden()
  await page.goto(`/company/interview-set/${set.id}`)
  await page.getByRole('button', { name: en.settings.sharing.share, exact: true }).click()
  await page.getByRole('combobox', { name: en.settings.sharing.person }).click()
  await page.getByRole('combobox', { name: en.settings.sharing.person }).fill(colleague.email)
  await page.getByRole('option', { name: new RegExp(colleague.lastName) }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.settings.sharing.submits.member, exact: true }).click()
  await expect(
    page.getByRole('dialog').getByRole('button', { name: like(en.settings.sharing.revokeName) }),
  ).toBeVisible()
  await guest.reload()
  await expect(guest.getByText(set.name).first()).toBeVisible()

  // After the removal the next step leads to the page for members without an organization.
  await page.goto('/company/setting/organization')
  await page.getByRole('button', { name: like(members.removeName) }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: like(members.removeName) })
    .click()
  await expect(page.getByRole('row').filter({ hasText: colleague.email })).toBeHidden()
  guard.expect(/status of 4\d\d/)
  await guest.goto(`/company/interview-set/${set.id}`)
  await expect(guest.getByRole('heading', { name: noOrganization.title })).toBeVisible()
  await context.close()
})

test('a person of two organizations switches between them and sees only the current one’s sets', async ({
  page,
  recruiter,
  product,
  signIn,
}) => {
  const other = await makeRecruiter(product.url, 'Lotus')
  await makeActiveSet(other.api)
  const organization = await other.api.get('/api/identity/organization')
  const [{ id } = { id: '' }] = organization.body.items as { id: string }[]
  await other.api.post(`/api/identity/organization/${id}/invite`, {
    id,
    email: recruiter.email,
    role: 'recruiter',
    locale: 'en',
  })
  await signIn(page.context(), recruiter)
  await page.goto(await readLinkFromMail(recruiter.api, recruiter.email, '/company/invite/'))
  await page.getByRole('button', { name: invite.accept }).click()
  await page.getByRole('button', { name: like(invite.stay) }).click()
  await expect(page.getByRole('heading', { name: en.start.title, exact: true })).toBeVisible()
  await expect(page.getByText('Backend engineer')).toBeHidden()
  await page.getByTestId('account').click()
  await page.getByRole('menuitemradio', { name: /Lotus/ }).click()
  await expect(page.getByText('Backend engineer').first()).toBeVisible()
  await expect(page.getByTestId('account')).toContainText('Lotus')
})
