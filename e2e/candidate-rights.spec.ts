import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const person = { firstName: 'Thu', lastName: 'Trần', email: 'thu.rights@example.org', answers: englishAnswers }
const { requests, responses, deletion, company } = en
const { ownData } = responses
const words = 'I said how we restored the table.'
const reasons = 'I watched both answers. The restore is there, and the level stays.'

test('a candidate asks for a review by a person, reads its reasons, downloads everything and deletes the interview', async ({
  page,
  browser,
  recruiter,
  signIn,
  product,
  guard,
}) => {
  test.setTimeout(240_000)
  // The company's page of the deleted interview.
  guard.expect(/status of 404 .*\/interview\/submission\//)
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const { api } = await takeTypedInterview(product.url, set.linkId, person)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  const id = submission?.id ?? ''
  const phone = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  await phone.addCookies(api.cookies())
  const own = await phone.newPage()
  await own.goto(`/submission/${id}`)
  // By keyboard alone: the button, the words, and sending them.
  await own.getByRole('button', { name: requests.own.ask }).press('Enter')
  await own.getByRole('textbox', { name: requests.own.text }).fill(words)
  await own.getByRole('button', { name: requests.own.send }).press('Enter')
  await expect(own.getByText(requests.own.sent)).toBeVisible()
  await expectAccessible(own, 'own page with a request')

  await signIn(page.context(), recruiter)
  await page.goto('/company/requests')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'requests')
  await page.getByRole('link', { name: /Thu Trần|Trần Thu/ }).click()
  await expect(page.getByText(words)).toBeVisible()
  await page.getByRole('radio', { name: requests.card.outcomes.human_review.upheld }).click()
  await page.getByRole('textbox', { name: requests.card.reasons }).fill(reasons)
  await page.getByRole('button', { name: requests.card.send }).click()
  await expect(page.getByText(requests.card.sent)).toBeVisible()
  await own.reload()
  await expect(own.getByText(reasons)).toBeVisible()

  const downloading = own.waitForEvent('download')
  await own.getByRole('link', { name: ownData.download }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)

  // A hold stops the candidate's deletion, too, and says so.
  await page.getByRole('button', { name: company.review.more }).click()
  await page.getByRole('menuitem', { name: company.review.retention }).click()
  await page.getByRole('textbox', { name: deletion.hold.reason }).fill('Case 17')
  await page.getByRole('button', { name: deletion.hold.set }).click()
  await expect(page.getByText(deletion.hold.isSet)).toBeVisible()
  const remove = async (): Promise<void> => {
    await own.getByRole('button', { name: ownData.delete }).click()
    await own.getByRole('alertdialog').getByRole('button', { name: ownData.delete }).click()
  }
  await remove()
  await expect(own.getByRole('alertdialog').getByText(ownData.refused.replace('{company}', 'Sao Mai'))).toBeVisible()
  await own.keyboard.press('Escape')
  await page.goto('/company/setting/deletions')
  await expect(page.getByText(deletion.policy.holdsTitle)).toBeVisible()
  await expectAccessible(page, 'deletions with a hold')
  await page.getByRole('button', { name: /Thu/ }).click()
  await expect(page.getByText(deletion.policy.ended)).toBeVisible()
  await remove()
  await expect(own.getByRole('heading', { level: 1, name: ownData.byYou })).toBeVisible()
  await expectAccessible(own, 'receipt of a deleted interview')
  await page.goto(`/company/submission-details?id=${id}`)
  await expect(page.getByText(en.errors.NOT_FOUND)).toBeVisible()
  await expect(page.getByText('Thu Trần')).toBeHidden()
  await phone.close()
})
