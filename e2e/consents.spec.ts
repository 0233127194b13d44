import { goToDevices, passBriefing } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { submitAnswers, typeAllAnswers } from './support/interview-steps'
import { openReview } from './support/review-steps'
import { englishQuestions, makeActiveSet, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const { devices } = en.candidate
const person = { firstName: 'Hà', lastName: 'Vũ', email: 'ha@example.org' }

test('a candidate who agrees to neither a recording nor AI is heard, and people rate the answers', async ({
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
  await goToDevices(page, { person, language: 'English', refuses: ['recording', 'ai'] })
  await expect(page.getByRole('heading', { level: 1, name: devices.typedTitle })).toBeVisible()
  // Speaking is not offered: it would be recorded.
  await expect(page.getByRole('radio', { name: new RegExp(`^${en.candidate.modes.chat}`) })).toBeHidden()
  await page.getByRole('button', { name: devices.continueTyping }).click()
  await passBriefing(page, {
    onStep: async (step) => {
      // There is no speaking to switch to.
      if (step === 'instruction') await expect(page.getByText(en.candidate.instruction.change)).toBeHidden()
    },
  })
  // One answer for each question of the set, without a follow-up.
  const asked = await typeAllAnswers(page, ['I did it.'])
  expect(asked).toBe(englishQuestions.length)
  await submitAnswers(page)

  await waitForAssessed(recruiter.api, 1)
  const context = await browser.newContext({ baseURL: product.url })
  await guard.watch(context)
  await signIn(context, recruiter)
  const review = await context.newPage()
  await openReview(review, 'Hà Vũ')
  await expect(review.getByText(en.assessment.notices.ai_declined.text)).toBeVisible()
  await expect(review.getByText('I did it.').first()).toBeVisible()
  await expect(review.getByText(/built-in engine/)).toBeHidden()
  await expectAccessible(review, 'a submission that people rate')
  await context.close()

  await page.getByRole('link', { name: en.candidate.done.ownPage }).click()
  await expect(page.getByText(en.assessment.own.notices.ai_declined)).toBeVisible()
  await expect(page.getByText(en.assessment.own.process.aiDeclined)).toBeVisible()
  await expect(page.getByText(en.assessment.own.process.dataTitle)).toBeHidden()
})
