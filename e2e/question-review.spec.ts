import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { questionReview, compare, submissionList, submissionReview } = en
const people = [
  { firstName: 'Amara', lastName: 'Okafor', email: 'amara.blind@example.org', answers: englishAnswers },
  { firstName: 'Rafael', lastName: 'Costa', email: 'rafael.blind@example.org', answers: englishAnswers },
]

test('a reviewer rates answers by keys without names, then compares the two candidates and decides by keys', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  for (const person of people) await takeTypedInterview(product.url, set.linkId, person)
  await waitForAssessed(recruiter.api, people.length)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/all-submissions?set_id=${set.id}`)
  await page.getByRole('link', { name: en.company.set.questionReview }).click()

  await expect(page.getByRole('heading', { name: 'Answer 1', exact: true })).toBeVisible()
  await expect(page.getByText(/Okafor|Costa/)).toHaveCount(0)
  await expectAccessible(page, 'an answer without a name')
  await page.keyboard.press('r')
  await page.keyboard.type('Names own part')
  await page.keyboard.press('Enter')
  await page.keyboard.press('4')
  await expect(page.getByTestId('revealed-name')).toContainText(/Amara Okafor|Rafael Costa/)
  await expect(page.getByRole('textbox', { name: questionReview.reason })).toHaveValue('Names own part')
  await expectAccessible(page, 'an answer with its name')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Answer 2 of 2')).toBeVisible()
  await expect(page.getByTestId('revealed-name')).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(page.getByText(questionReview.done)).toBeVisible()

  await page.goto(`/company/all-submissions?set_id=${set.id}`)
  await page.getByRole('checkbox', { name: submissionList.select.page }).check()
  await page.getByRole('link', { name: submissionList.select.compare, exact: true }).click()
  await expect(page.getByRole('columnheader', { name: /Amara Okafor/ })).toBeVisible()
  await expect(page.getByTestId('own-levels').filter({ hasText: /: [24]$/ })).toHaveCount(2)
  await expectAccessible(page, 'a comparison')
  await expect(page.getByRole('heading', { level: 1, name: compare.title })).toBeVisible()

  // The newest is the first, so that J has a next one.
  await page.getByRole('link', { name: 'Rafael Costa' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rafael Costa' })).toBeVisible()
  await expect(page.getByTestId('decide-yes')).toBeEnabled()
  await page.keyboard.press('y')
  await expect(page.getByTestId('decide-yes')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('r')
  await expect(page.getByRole('textbox', { name: submissionReview.decision.reasonLabel })).toBeFocused()
  await page.keyboard.type('Clear and exact')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('decision').getByText('Clear and exact')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Amara Okafor' })).toBeVisible()
})
