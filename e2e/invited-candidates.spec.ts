import { listWorkbookFiles, makeZip } from '../apps/web/src/areas/company/invite-candidates/testing/make-spreadsheet'
import { expectAccessible } from './support/expect-accessible'
import { readLinkFromMail } from './support/mails'
import { makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en, like } from './support/words'

const { invitations } = en
const { intro, information } = en.candidate
const invited = { email: 'linh@example.org', name: 'Linh Nguyễn' }
const list = [
  `"${invited.name}" <${invited.email}>`,
  'LINH@example.org',
  'duy@example.org, Duy Lê',
  'no address',
  '=cmd@example.org',
].join('\n')

test('a recruiter invites people to a set by invitation only, and one opens the personal link', async ({
  page,
  browser,
  recruiter,
  product,
  signIn,
  guard,
}) => {
  const set = await makeActiveSet(recruiter.api)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/interview-set/edit/${set.id}`)
  await page.getByRole('radio', { name: en.company.edit.accessInvitation }).click()
  await page.getByTestId('save-set').click()
  await expect(page.getByText(en.company.set.linkInvited)).toBeVisible()

  await page.getByTestId('invite-link').click()
  await expect(page.getByRole('heading', { level: 1, name: invitations.title })).toBeVisible()
  await page.getByTestId('people-list').fill(list)
  await expect(page.getByTestId('people-check')).toContainText('2 people · 1 repeated row · 2 rows left out')
  await expectAccessible(page, 'a checked list')
  await page.getByTestId('invite-people').click()
  await expect(page.getByText('2 people invited')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: invited.email })
  await expect(row).toContainText(invitations.states.invited)
  await expectAccessible(page, 'invited people')

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await row.getByTestId('copy-email').click()
  await expect(page.getByText(en.common.toast.emailCopied)).toBeVisible()
  await row.getByTestId('copy-personal-link').click()
  await expect(page.getByText(en.common.toast.linkCopied)).toBeVisible()
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  const link = await readLinkFromMail(recruiter.api, invited.email, '/interview/')
  expect(`${copied.pathname}${copied.search}`).toBe(link)

  await row.getByTestId('person-details').click()
  const details = page.getByRole('dialog')
  await expect(details.getByRole('img', { name: like(invitations.details.qr) })).toBeVisible()
  await expect(details).toContainText(invitations.details.mailed)
  await expectAccessible(page, 'the dates and the QR code of a person')
  await page.keyboard.press('Escape')
  await expect(details).toHaveCount(0)

  // The candidate has another browser. Without the code, the set is closed to it.
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  await guard.watch(context)
  guard.expect(/status of 403/)
  const guest = await context.newPage()
  await guest.goto(`/interview/${set.linkId}`)
  await expect(guest.getByRole('heading', { name: en.common.noAccess.notShared })).toBeVisible()
  await guest.goto(link)
  await expect(guest.getByRole('heading', { level: 1, name: like(intro.title) })).toBeVisible()
  await expect(guest).toHaveURL(/\/interview\/[^?]*$/)
  await guest.getByRole('button', { name: intro.start, exact: true }).click()
  await guest.getByRole('radio', { name: 'English' }).click()
  await guest.getByRole('button', { name: en.common.actions.continue, exact: true }).click()
  const email = guest.getByRole('textbox', { name: information.email, exact: true })
  await expect(email).toHaveValue(invited.email)
  await expect(email).not.toBeEditable()
  await expectAccessible(guest, 'the details of an invited person')
  await page.reload()
  await expect(row).toContainText(invitations.states.opened)

  // A withdrawn invitation opens nothing.
  await row.getByRole('button', { name: like(invitations.list.withdrawName) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: invitations.list.withdraw }).click()
  await expect(row).toContainText(invitations.states.withdrawn)
  await guest.reload()
  await expect(guest.getByRole('heading', { name: en.common.noAccess.notShared })).toBeVisible()
  await context.close()
})

test('people come from CSV and Excel files and from the form, and a link alone sends no email', async ({
  page,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  await signIn(page.context(), recruiter)
  await page.goto('/company/interview-sets')
  await page.getByRole('link', { name: like(en.company.sets.invite) }).click()
  const { add } = invitations
  const csv = '\uFEFFHọ và tên;Email\r\n"Mai; Trần";mai@example.org\r\nAn;an@example.org\r\n'
  await page.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByTestId('people-check')).toHaveText('2 people')
  await page.getByLabel(add.email, { exact: true }).fill('not an address')
  await page.getByRole('button', { name: add.addOne }).click()
  await expect(page.getByText(add.emailInvalid)).toBeVisible()
  await page.getByLabel(add.email, { exact: true }).fill('hoa@example.org')
  await page.getByLabel(add.name, { exact: true }).fill('Hoa')
  await page.getByRole('button', { name: add.addOne }).click()
  await expect(page.getByTestId('people-check')).toHaveText('3 people')
  const choose = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
  await choose('old.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'))
  await expect(page.getByRole('alert')).toHaveText(add.fileLocked)
  const rows = [
    ['Tên', 'Email'],
    ['Bình Phạm', 'binh@example.org'],
  ]
  await choose('people.xlsx', Buffer.from(await makeZip(listWorkbookFiles(rows))))
  await expect(page.getByTestId('people-check')).toHaveText('4 people')
  await expect(page.getByTestId('people-list')).toHaveValue(/"Bình Phạm" <binh@example\.org>$/)
  await page.getByRole('radio', { name: add.noMail }).click()
  await page.getByTestId('invite-people').click()
  await expect(page.getByText('4 people added')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'mai@example.org' })
  await expect(row).toContainText('Mai; Trần')
  await expect(row).toContainText(invitations.list.notMailed)
  const { body } = await recruiter.api.get('/api/notification/outbox')
  expect(JSON.stringify(body)).not.toContain(set.linkId)
})

test('a failed copy is said, and a new personal link beats what the tab remembers of another person', async ({
  page,
  browser,
  recruiter,
  product,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  const rows = [{ email: 'first@example.org', name: 'An Lê' }, { email: 'second@example.org' }]
  await recruiter.api.post('/api/interview/interview/interviewee', { setId: set.id, rows })
  await signIn(page.context(), recruiter)
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: refuse } })
  })
  await page.goto(`/company/interview-sets/new/invite?set_id=${set.id}`)
  const row = page.getByRole('row').filter({ hasText: 'first@example.org' })
  await row.getByTestId('copy-email').click()
  await expect(page.getByText(en.common.toast.emailFailed)).toBeVisible()
  await row.getByTestId('copy-personal-link').click()
  await expect(page.getByText(en.common.toast.linkFailed)).toBeVisible()

  const { body } = await recruiter.api.get(`/api/interview/interview/interviewee?setId=${set.id}`)
  const people = body.items as { email: string; url: string }[]
  const findLink = (address: string): string => people.find(({ email }) => email === address)?.url ?? ''
  const context = await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })
  const guest = await context.newPage()
  const openDetails = async (link: string) => {
    await guest.goto(link)
    await guest.getByRole('button', { name: intro.start, exact: true }).click()
    await guest.getByRole('radio', { name: 'English' }).click()
    await guest.getByRole('button', { name: en.common.actions.continue, exact: true }).click()
    return guest.getByRole('textbox', { name: information.email, exact: true })
  }
  await expect(await openDetails(findLink('first@example.org'))).toHaveValue('first@example.org')
  await guest.getByRole('textbox', { name: information.firstName, exact: true }).fill('Typed by the first')
  await expect(await openDetails(findLink('second@example.org'))).toHaveValue('second@example.org')
  await expect(guest.getByRole('textbox', { name: information.firstName, exact: true })).toHaveValue('')
  await context.close()
})
