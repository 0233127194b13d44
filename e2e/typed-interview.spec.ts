import { chooseVideo, goToDevices, passBriefing } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { continueInterview, submitAnswers, typeAllAnswers } from './support/interview-steps'
import { makeActiveSet, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { devices } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }

test('a candidate whose camera is blocked types the whole interview, and the recruiter reads it with its evidence', async ({
  page,
  recruiter,
  signIn,
  browser,
  guard,
  product,
}) => {
  test.setTimeout(120_000)
  const set = await makeActiveSet(recruiter.api)
  await page.goto(set.url)
  await goToDevices(page, { person, language: 'English' })
  await chooseVideo(page)
  await expect(page.getByText(devices.notReadyTitle)).toBeVisible()
  await expect(page.getByRole('button', { name: devices.continue })).toBeDisabled()
  await expectAccessible(page, 'blocked camera')
  await page.getByRole('button', { name: devices.typeInstead }).click()
  await page.getByRole('button', { name: devices.continueTyping }).click()
  await passBriefing(page, {})
  await expect(page.getByTestId('question')).toBeVisible()
  await expectAccessible(page, 'typed interview')
  const asked = await typeAllAnswers(page, englishAnswers)
  expect(asked).toBeGreaterThanOrEqual(2)
  await expectAccessible(page, 'finish')
  await submitAnswers(page)
  await expectAccessible(page, 'submitted')
  await expect(page.getByText(/Sao Mai/).first()).toBeVisible()

  await waitForAssessed(recruiter.api, 1)
  const context = await browser.newContext({ baseURL: product.url })
  await guard.watch(context)
  await signIn(context, recruiter)
  const review = await context.newPage()
  await review.goto('/company/all-submissions')
  await review.getByRole('link', { name: 'Ánh Nguyễn' }).click()
  const words = en.company.review
  await expect(review.getByRole('heading', { name: 'Ánh Nguyễn', exact: true })).toBeVisible()
  await expect(review.getByText(words.noVideo)).toBeVisible()
  await expect(review.getByText(englishAnswers[0]?.slice(0, 60) ?? '').first()).toBeVisible()
  await review.getByRole('tab', { name: en.submissionReview.tabs.dimensions }).click()
  await review.getByRole('button', { name: /^Comprehension/ }).click()
  const quote = review.getByTestId('evidence-quote').first()
  await expect(quote).toContainText(en.assessment.panel.noMedia)
  const [, quoted = ''] = /“(.+)”/.exec((await quote.textContent()) ?? '') ?? []
  expect(englishAnswers.some((answer) => answer.includes(quoted))).toBe(quoted !== '')
  await expectAccessible(review, 'review of a typed interview')
  await context.close()
})

test('an unsent typed answer is restored after a reload, and the interview continues with its question', async ({
  page,
  recruiter,
}) => {
  const set = await makeActiveSet(recruiter.api)
  await page.goto(`${set.url}?mode=text`)
  await goToDevices(page, { person, language: 'English' })
  await page.getByRole('button', { name: devices.continueTyping }).click()
  await passBriefing(page, {})
  const question = await page.getByTestId('question').textContent()
  await page.getByRole('textbox', { name: en.candidate.interviewPage.answer }).fill('I began this answer')
  await page.reload()
  await continueInterview(page)
  await expect(page.getByTestId('question')).toHaveText(question ?? '')
  await expect(page.getByRole('textbox', { name: en.candidate.interviewPage.answer })).toHaveValue(
    'I began this answer',
  )
})
