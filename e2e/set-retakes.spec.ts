import type { Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import {
  getFinishHeading,
  speakAnswer,
  submitAnswers,
  typeAllAnswers,
  typeRemainingAnswers,
} from './support/interview-steps'
import { openReview, openTranscript } from './support/review-steps'
import { makeActiveSet, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

test.use({
  speech: 'scripted',
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answers-en.wav' }),
})
test.describe.configure({ timeout: 240_000 })

const { interviewPage, faults, retake, finish, devices, modes } = en.candidate
const { edit } = en.company
const { setRetakes } = en.recording
const person = { firstName: 'Bình', lastName: 'Trần', email: 'binh@example.org' }
const newWords = 'I would now say it in one sentence: I measured first, changed one thing, and compared.'
const revertedWords = 'These words are withdrawn before the submission.'

const getAnswer = (page: Page, nth: number) => page.getByTestId('answers').locator(':scope > li').nth(nth)
const expectHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name: like(name) })).toBeVisible()

/** From the opened link to the first question of a set that is typed. */
const beginTyped = async (page: Page): Promise<void> => {
  await goToDevices(page, { person })
  await page.getByRole('button', { name: devices.continueTyping }).click()
  await passBriefing(page, {})
}

const retakeByTyping = async (page: Page, nth: number, text: string): Promise<void> => {
  await getAnswer(page, nth).getByRole('button', { name: setRetakes.again }).click()
  await expectHeading(page, setRetakes.title)
  await expect(page.getByText(setRetakes.lead)).toBeVisible()
  await page.getByRole('textbox', { name: interviewPage.answer }).fill(text)
  await page.getByRole('button', { name: interviewPage.send }).click()
  await expect(page.getByText(retake.recorded)).toBeVisible()
}

test('a recruiter allows two retakes, a candidate uses both and reverts one, and the company sees only the final words', async ({
  page,
  recruiter,
  signIn,
  browser,
  product,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const context = await browser.newContext({ baseURL: product.url })
  await signIn(context, recruiter)
  const company = await context.newPage()
  await company.goto(`/company/interview-set/edit/${set.id}`)
  await company.getByRole('combobox', { name: edit.retakes }).click()
  await company.getByRole('option', { name: '2 answers', exact: true }).click()
  await company.getByTestId('save-set').click()
  await expect(company).toHaveURL(new RegExp(`/company/interview-set/${set.id}$`))
  // Not in the select of the editor, which is still there for a moment.
  await expect(company.getByRole('definition').filter({ hasText: /^2 answers$/ })).toBeVisible()

  await page.goto(set.url)
  await expect(page.getByText('At the end you can redo 2 answers before you submit.')).toBeVisible()
  await beginTyped(page)
  await typeAllAnswers(page, englishAnswers)
  await expect(getFinishHeading(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('You can redo 2 answers before you submit.')).toBeVisible()
  await expect(getAnswer(page, 0).getByText('2 of 2 left.')).toBeVisible()
  await expect(page.getByText(faults.neverCounts)).toHaveCount(0)
  await expectAccessible(page, 'the answers with retakes')

  await getAnswer(page, 0).getByRole('button', { name: setRetakes.again }).click()
  await expectHeading(page, setRetakes.title)
  await expectAccessible(page, 'the retake that the set allows')
  const field = page.getByRole('textbox', { name: interviewPage.answer })
  await field.fill(revertedWords)
  await page.reload()
  await expect(field).toHaveValue(revertedWords)
  await page.getByRole('button', { name: retake.cancel }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: retake.cancelConfirm }).click()
  await expect(getAnswer(page, 0).getByText('2 of 2 left.')).toBeVisible()

  await retakeByTyping(page, 0, revertedWords)
  await expect(getAnswer(page, 0).getByText(finish.rerecorded, { exact: true })).toBeVisible()
  await getAnswer(page, 0).getByRole('button', { name: faults.revert }).click()
  await expect(getAnswer(page, 0).getByText(englishAnswers[0] ?? '')).toBeVisible()
  await expect(getAnswer(page, 0).getByText('1 of 2 left.')).toBeVisible()
  // The page is reloaded before the server answers.
  const heldPath = '**/api/interview/interview/submit-retake'
  await page.route(heldPath, () => undefined)
  await getAnswer(page, 1).getByRole('button', { name: setRetakes.again }).click()
  await page.getByRole('textbox', { name: interviewPage.answer }).fill(newWords)
  const sent = page.waitForRequest(heldPath)
  await page.getByRole('button', { name: interviewPage.send }).click()
  await sent
  await page.unroute(heldPath)
  await page.reload()
  await expect(getAnswer(page, 1).getByText(newWords)).toBeVisible()
  await expect(page.getByText(setRetakes.used)).toBeVisible()
  await expect(page.getByRole('button', { name: setRetakes.again })).toHaveCount(0)
  await submitAnswers(page)

  const [submission] = await waitForAssessed(recruiter.api, 1)
  const { body } = await recruiter.api.get(`/api/interview/interview/submission/${submission?.id}`)
  expect(JSON.stringify(body).toLowerCase()).not.toContain('retake')
  await openReview(company, 'Bình Trần')
  await openTranscript(company)
  await expect(company.getByText(newWords).first()).toBeVisible()
  await expect(company.getByText(revertedWords)).toHaveCount(0)
  await expect(company.getByText(/retake|re-record/i)).toHaveCount(0)
  await context.close()
})

test('a candidate gives an intact answer again by voice, and the company gets one recording of it', async ({
  page,
  recruiter,
}) => {
  const content = setContent({ languages: ['en'], numberOfRetakes: 1 }, ['Tell me about a piece of work.'])
  const set = await makeActiveSet(recruiter.api, content)
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await speakAnswer(page, 6)
  await typeRemainingAnswers(page)
  await expect(getFinishHeading(page)).toBeVisible({ timeout: 60_000 })
  await getAnswer(page, 0).getByRole('button', { name: setRetakes.again }).click()
  await expectHeading(page, setRetakes.title)
  // The last answers were typed; this one was spoken, so the retake opens in speech.
  const modeSwitch = page.getByRole('group', { name: retake.mode })
  await expect(modeSwitch.getByRole('button', { name: modes.chat, exact: true, pressed: true })).toBeVisible()
  const start = page.getByRole('button', { name: retake.start })
  await expect(start).toBeEnabled({ timeout: 30_000 })
  await start.click()
  await expect(page.getByTestId('recording-state')).toHaveText(interviewPage.recording, { timeout: 30_000 })
  await expect(page.getByTestId('speech-hint')).toHaveText(interviewPage.enough, { timeout: 40_000 })
  await page.getByRole('button', { name: interviewPage.done }).click()
  await expect(page.getByText(retake.recorded)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(setRetakes.used)).toBeVisible()
  await submitAnswers(page)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  const { body } = await recruiter.api.get(`/api/interview/interview/submission/${submission?.id}`)
  const [answer] = body.answers as { media: unknown[] }[]
  expect(answer?.media).toHaveLength(1)
  expect(JSON.stringify(body).toLowerCase()).not.toContain('retake')
})
