import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { sharing } = en.settings
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh-shared@example.org', answers: englishAnswers }

test('a link shows a submission to someone without an account until it is revoked', async ({
  page,
  recruiter,
  signIn,
  browser,
  guard,
  product,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'] }))
  await takeTypedInterview(product.url, set.linkId, person)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/submission-details?id=${submission?.id ?? ''}`)
  await page.getByRole('button', { name: sharing.share, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: sharing.ways.link, exact: true }).click()
  await dialog.getByRole('button', { name: sharing.submits.link, exact: true }).click()
  const url = await dialog.getByTestId('created-link').getByRole('textbox').inputValue()
  await expect(dialog.getByText(sharing.anyone, { exact: true })).toBeVisible()
  await expectAccessible(page, 'sharing by link')

  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  await guard.watch(context)
  // A browser that has not opened the link yet asks first whether it has.
  guard.expect(/status of 404/)
  const guest = await context.newPage()
  await guest.goto(url)
  await expect(guest.getByRole('heading', { level: 1, name: /Ánh/ })).toBeVisible()
  await expect(guest.getByTestId('shared-no-recording')).toHaveText(en.shared.withheld)
  await expect(guest.getByText(person.email)).toBeHidden()
  await expect.poll(() => new URL(guest.url()).hash).toBe('')
  await expectAccessible(guest, 'what a link shows')
  await guest.reload()
  await expect(guest.getByRole('heading', { level: 1, name: /Ánh/ })).toBeVisible()

  const withoutToken = await browser.newContext({ baseURL: product.url })
  await guard.watch(withoutToken)
  const stranger = await withoutToken.newPage()
  await stranger.goto(url.split('#')[0] ?? '')
  await expect(stranger.getByRole('heading', { name: en.shared.refused.unknown.title })).toBeVisible()

  await dialog.getByRole('button', { name: sharing.revokeName.replace('{name}', sharing.anyone) }).click()
  // The list changes at once, the link once the server knows.
  await expect(page.getByText(sharing.revoked.replace('{name}', sharing.anyone))).toBeVisible()
  await expect(dialog.getByText(sharing.empty)).toBeVisible()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: en.shared.refused.ended.title })).toBeVisible()
  await expect(guest.getByText('Sao Mai')).toBeVisible()
  await expect(guest.getByText(/Ánh/)).toBeHidden()
  await withoutToken.close()
  await context.close()
})
