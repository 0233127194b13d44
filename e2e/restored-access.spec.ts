import { createApiClient } from './support/api-client'
import { readCodeFromMail, readLinkFromMail } from './support/mails'
import { beginTypedInterview, makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const { restoreAccess, resume } = en.candidate

test('a candidate in another browser confirms the email address with a code and resumes the interview at its question', async ({
  page,
  recruiter,
  product,
}) => {
  const set = await makeActiveSet(recruiter.api)
  const email = 'tam@example.org'
  await beginTypedInterview(product.url, set.linkId, { firstName: 'Tâm', lastName: 'Đỗ', email })
  await page.goto(`/interview/${set.linkId}`)
  await page.getByRole('button', { name: restoreAccess.open }).click()
  await page.getByLabel(restoreAccess.email, { exact: true }).fill(email)
  await page.getByRole('button', { name: restoreAccess.sendCode }).click()
  await expect(page.getByText(restoreAccess.codeHint)).toBeVisible()
  await page.keyboard.type(await readCodeFromMail(recruiter.api, email))
  await expect(page.getByRole('button', { name: resume.resume })).toBeVisible()
  await page.getByRole('button', { name: resume.resume }).click()
  await expect(page.getByTestId('question')).toBeVisible()
})

test('an emailed link restores access to an interview once, after a click', async ({
  page,
  recruiter,
  product,
  guard,
}) => {
  guard.expect(/status of 4\d\d/)
  const set = await makeActiveSet(recruiter.api)
  const email = 'binh@example.org'
  await beginTypedInterview(product.url, set.linkId, { firstName: 'Bình', lastName: 'Đỗ', email })
  const client = createApiClient(product.url)
  await client.post('/api/identity/magic-link/generate', {
    email,
    locale: 'en',
    audience: 'candidate',
    returnUrl: `/interview/${set.linkId}`,
  })
  const link = await readLinkFromMail(recruiter.api, email, '/interview/')
  await page.goto(link)
  await expect(page).toHaveURL(/\/interview\/[^?]*$/)
  await page.getByRole('button', { name: restoreAccess.continue }).click()
  await expect(page.getByRole('button', { name: resume.resume })).toBeVisible()
  await page.context().clearCookies()
  await page.goto(link)
  await page.getByRole('button', { name: restoreAccess.continue }).click()
  await expect(page.getByText(restoreAccess.broken)).toBeVisible()
})
