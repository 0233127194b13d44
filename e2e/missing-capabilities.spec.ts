import type { Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { readQuestion, speakAnswer, submitAnswers } from './support/interview-steps'
import { openReview, openTranscript, playFirstQuote } from './support/review-steps'
import { makeActiveSet, type Recruiter, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const browser = launchOptions({ microphone: 'answers-en.wav' })
test.use({
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  // A weak machine: also without WebGL.
  launchOptions: { ...browser, args: [...(browser.args ?? []), '--disable-3d-apis'] },
})

const { interviewPage, words, voice, recording, finish } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }
// Two questions, because a single answer is not assessed and gives no quote.
const questions = ['Tell me about a piece of work that you are proud of.', 'Tell me about a mistake you made.']

const openInterview = async (page: Page, recruiter: Recruiter): Promise<void> => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'] }, questions))
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await expect(page.getByRole('button', { name: interviewPage.done })).toBeVisible({ timeout: 60_000 })
}

/** Answers on video and types the words, as candidates do without a recognizer. */
const answerOnVideoAndTyped = async (page: Page): Promise<number> => {
  for (let asked = 0; asked < 12; asked += 1) {
    if ((await readQuestion(page)) === null) return asked
    await page
      .getByRole('textbox', { name: interviewPage.answer })
      .fill(englishAnswers[asked % englishAnswers.length] ?? '')
    await speakAnswer(page, 1)
  }
  throw new Error('the interview does not end')
}

test('an interview without voice, recognizer, graphics and free space shows what is missing, uses typed words as evidence and uploads completely', async ({
  page,
  recruiter,
  signIn,
  browser: machine,
  product,
}) => {
  test.setTimeout(240_000)
  await openInterview(page, recruiter)
  // Without any free space IndexedDB replaces files. This tests a disk that becomes full during an answer.
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 400_000 })
  await expect(page.getByRole('region', { name: /^AI interviewer/ })).toBeVisible()
  await expect(page.getByText(voice.none)).toBeVisible()
  await expect(page.getByText(words.typeToo)).toBeVisible()
  // A busy machine records fewer pictures, so the device is full later.
  await expect(page.getByText(recording.memory)).toBeVisible({ timeout: 90_000 })
  expect(await answerOnVideoAndTyped(page)).toBeGreaterThanOrEqual(1)
  await expect(page.getByText(finish.uploaded).or(page.getByText(recording.allSaved)).first()).toBeVisible({
    timeout: 60_000,
  })
  await submitAnswers(page)

  await waitForAssessed(recruiter.api, 1)
  const context = await machine.newContext({ baseURL: product.url })
  await signIn(context, recruiter)
  const review = await context.newPage()
  await openReview(review, 'Ánh Nguyễn')
  await openTranscript(review)
  await expect(review.getByText(en.company.review.transcript.noTime).first()).toBeVisible()
  const played = await playFirstQuote(review)
  expect(played.startMs).toBeNull()
  expect(englishAnswers.some((answer) => answer.includes(played.quote))).toBe(true)
  await context.close()
})
