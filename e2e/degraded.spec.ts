import type { Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { readQuestion, speakAnswer, submitAnswers } from './support/interview-steps'
import { openReview, playFirstQuote } from './support/review-steps'
import { makeActiveSet, type Recruiter, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const browser = launchOptions({ microphone: 'answers-en.wav' })
test.use({
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  // A weak machine in every respect: no WebGL either.
  launchOptions: { ...browser, args: [...(browser.args ?? []), '--disable-3d-apis'] },
})

const { room, words, voice, recording, finish } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }
// Two: of one alone nothing is judged, and the review has no quote.
const questions = ['Tell me about a piece of work that you are proud of.', 'Tell me about a mistake you made.']

const openInterview = async (page: Page, recruiter: Recruiter): Promise<void> => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'] }, questions))
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await expect(page.getByRole('button', { name: room.done })).toBeVisible({ timeout: 60_000 })
}

/** On video, with the words typed next to it: the mode where no recognizer is available. */
const answerOnVideoAndTyped = async (page: Page): Promise<number> => {
  for (let asked = 0; asked < 12; asked += 1) {
    if ((await readQuestion(page)) === null) return asked
    await page.getByRole('textbox', { name: room.answer }).fill(englishAnswers[asked % englishAnswers.length] ?? '')
    await speakAnswer(page, 1)
  }
  throw new Error('the interview does not end')
}

test('without a voice, a recognizer, graphics or free space the page says so, typed words are the evidence and the upload completes', async ({
  page,
  recruiter,
  signIn,
  browser: machine,
  product,
}) => {
  test.setTimeout(240_000)
  await openInterview(page, recruiter)
  // With no free space at all a database takes over from files: a disk that runs full in the middle of an answer is the case.
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 400_000 })
  await expect(page.getByRole('region', { name: /^AI interviewer/ })).toBeVisible()
  await expect(page.getByText(voice.none)).toBeVisible()
  await expect(page.getByText(words.typedBeside)).toBeVisible()
  // A machine that is busy records fewer pictures, and fills the device later.
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
  await expect(review.getByText(en.company.review.transcript.noTime).first()).toBeVisible()
  const played = await playFirstQuote(review)
  expect(played.startMs).toBeNull()
  expect(englishAnswers.some((answer) => answer.includes(played.quote))).toBe(true)
  await context.close()
})
