import { makeActiveSet, makeRecruiter } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const { noAccess } = en.common
const { problem } = en.candidate

test('an unknown link is rejected with the text of the specification', async ({ page, guard }) => {
  guard.expect(/status of 403/)
  await page.goto('/interview/AAAAAAAAAAAAAAAAAAAAAA')
  await expect(page.getByRole('heading', { name: "You don't have access to this interview" })).toBeVisible()
  await expect(page.getByText(noAccess.advice)).toBeVisible()
})

test('a malformed link is rejected with the same text: nonsense, very long, script', async ({ page, guard }) => {
  guard.expect(/status of 4\d\d/)
  for (const link of ['nonsense', 'A'.repeat(200), '%3Cscript%3E']) {
    await page.goto(`/interview/${link}`)
    await expect(page.getByRole('heading', { name: noAccess.noAccess }), link).toBeVisible()
  }
})

test('an address with an escaped slash shows the page for unknown addresses', async ({ page }) => {
  await page.goto('/interview/..%2f..%2fetc')
  await expect(page.getByRole('heading', { name: en.common.notFound.title })).toBeVisible()
})

test('a set with status 0 or 3 shows candidates that it is closed', async ({ page, recruiter, guard }) => {
  guard.expect(/status of 410/)
  const set = await makeActiveSet(recruiter.api)
  for (const status of [0, 3]) {
    const changed = await recruiter.api.patch(`/api/interview/interview/set/${set.id}`, { status })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    await page.goto(set.url)
    await expect(page.getByRole('heading', { name: problem.closed }), `status ${status}`).toBeVisible()
  }
})

test('the interview page without a session redirects to the start of the interview', async ({ page, recruiter }) => {
  const set = await makeActiveSet(recruiter.api)
  await page.goto(`${set.url}/start`)
  await expect(
    page.getByRole('heading', { name: /^Session ID not found\. Redirecting to try again in \d+s\.\.\.$/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: en.candidate.sessionMissing.now }).click()
  await expect(page).toHaveURL(set.url)
})

test('a recruiter page of another organization looks like a missing page', async ({
  page,
  recruiter,
  signIn,
  product,
  guard,
}) => {
  guard.expect(/status of 404/)
  const otherRecruiter = await makeRecruiter(product.url, 'Other')
  const set = await makeActiveSet(otherRecruiter.api)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/interview-set/${set.id}`)
  await expect(page.getByText(en.errors.NOT_FOUND).or(page.getByText(en.company.set.loadFailed)).first()).toBeVisible()
  await expect(page.getByText(set.name, { exact: true })).toBeHidden()
})

test('a member page redirects visitors to the sign-in page, which does not reveal who has an account', async ({
  page,
  guard,
}) => {
  guard.expect(/status of 401 .*identity\/profile/)
  await page.goto('/company/all-submissions')
  await expect(page.getByRole('heading', { name: en.company.auth.signIn.title })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('return_url')).toBe('/company/all-submissions')
  await page.getByLabel(en.company.auth.email).fill('nobody@example.org')
  await page.getByRole('button', { name: en.company.auth.sendCode }).click()
  await expect(page.getByRole('heading', { name: en.company.auth.codeTitle })).toBeVisible()
})
