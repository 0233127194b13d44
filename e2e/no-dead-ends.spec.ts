import type { Page } from '@playwright/test'
import { goToDevices, passBriefing } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { submitAnswers, typeAllAnswers } from './support/interview-steps'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

const { devices, done, information, interviewPage, intro, resume, startNew } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const passTypedSteps = async (page: Page): Promise<void> => {
  await press(page, devices.continueTyping)
  await passBriefing(page, {})
  await expect(page.getByTestId('question')).toBeVisible()
}

/** Begins another interview in the same tab, which has saved the details and consents. */
const beginAgain = async (page: Page): Promise<void> => {
  await press(page, intro.start)
  await expect(page.getByRole('heading', { level: 1, name: like(information.title) })).toBeVisible()
  await press(page, information.submit)
  await passTypedSteps(page)
}

const endWithoutAnswer = async (page: Page): Promise<void> => {
  await press(page, interviewPage.end)
  await press(page, interviewPage.endConfirm)
  await press(page, en.common.actions.continue)
}

test('a candidate ends an interview without an answer, leaves another one, and submits a third', async ({
  page,
  recruiter,
}) => {
  test.setTimeout(240_000)
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const read = async (path: string) =>
    (await page.request.get(`/api/interview/interview${path}?linkId=${set.linkId}`)).json()
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passTypedSteps(page)

  await endWithoutAnswer(page)
  await expect(page.getByRole('heading', { name: done.nothingTitle })).toBeVisible()
  await expect(page.getByText(done.canStartNew)).toBeVisible()
  await expectAccessible(page, 'ended without an answer')
  await press(page, done.again)
  await expect(page.getByText(intro.emptyBefore)).toBeVisible()
  await page.goto(set.url)
  await expect(page.getByText(intro.emptyBefore)).toBeVisible()
  await expectAccessible(page, 'link of an interview that ended without an answer')
  await beginAgain(page)

  await page.goto('about:blank')
  await expect.poll(async () => (await read('')).session.state, { timeout: 90_000 }).toBe('interrupted')
  await page.goto(set.url)
  await press(page, resume.later)
  await expect(page.getByRole('button', { name: resume.resume })).toBeVisible()
  await press(page, resume.resume)
  await press(page, startNew.action)
  await expect(page.getByText(like(startNew.text))).toBeVisible()
  await expectAccessible(page, 'question before a new interview')
  await press(page, startNew.confirm)
  await expect(page.getByRole('button', { name: intro.start, exact: true })).toBeVisible()
  expect(await read('/check-access')).toEqual({ may: 'take', whyNot: null })
  await beginAgain(page)

  await typeAllAnswers(page, englishAnswers)
  await submitAnswers(page)
  await page.goto(set.url)
  await expect(page.getByRole('heading', { name: done.title })).toBeVisible()
  await expect(page.getByRole('link', { name: done.ownPage })).toBeVisible()
  await expect(page.getByRole('button', { name: done.again })).toHaveCount(0)
  expect(await read('/check-access')).toEqual({ may: 'see', whyNot: 'INTERVIEW_ATTEMPTS_USED' })
})
