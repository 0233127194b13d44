import { expect, type Page } from '@playwright/test'
import { en, like, type Words } from './words'

const getHeading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: like(text) })

/** The heading of the page where the candidate reviews and submits the answers. */
export const getFinishHeading = (page: Page, words: Words = en) => getHeading(page, words.candidate.finish.title)

export const submitAnswers = async (page: Page, words: Words = en): Promise<void> => {
  await expect(getFinishHeading(page, words)).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: words.candidate.finish.submit, exact: true }).click()
  await expect(getHeading(page, words.candidate.done.title)).toBeVisible({ timeout: 30_000 })
}

/** Continues after a reload. Browsers that still have user activation continue by themselves, others need a click. */
export const continueInterview = async (page: Page, words: Words = en): Promise<void> => {
  const resume = page.getByRole('button', { name: words.candidate.resume.resume })
  await expect(resume.or(page.getByTestId('question'))).toBeVisible({ timeout: 30_000 })
  if (await resume.isVisible()) await resume.click()
}

/** Reads the current question, or null after the last answer. */
export const readQuestion = async (page: Page, words: Words = en): Promise<string | null> => {
  const question = page.getByTestId('question')
  await expect(question.or(getFinishHeading(page, words))).toBeVisible({ timeout: 60_000 })
  return (await question.isVisible()) ? question.textContent() : null
}

/** Types an answer to every question and follow-up. Returns their number. */
export const typeAllAnswers = async (page: Page, answers: readonly string[], words: Words = en): Promise<number> => {
  for (let asked = 0; asked < 20; asked += 1) {
    const question = await readQuestion(page, words)
    if (question === null) return asked
    const field = page.getByRole('textbox', { name: words.candidate.interviewPage.answer })
    await expect(field).toBeEnabled()
    await field.fill(answers[asked % answers.length] ?? '')
    await page.getByRole('button', { name: words.candidate.interviewPage.send }).click()
    await expect(page.getByTestId('question').filter({ hasText: question })).toBeHidden({ timeout: 30_000 })
  }
  throw new Error('the interview does not end')
}

/** Starts the answer without listening to the rest of the question. */
export const startAnswering = async (page: Page, words: Words = en): Promise<void> => {
  const done = page.getByRole('button', { name: words.candidate.interviewPage.done })
  const skip = page.getByRole('button', { name: words.candidate.interviewPage.answerNow })
  await expect(done.or(skip)).toBeVisible({ timeout: 60_000 })
  // The interviewer may have just finished, and the button is gone.
  if (await skip.isVisible()) await skip.click({ timeout: 2_000 }).catch(() => undefined)
  await expect(done).toBeEnabled({ timeout: 60_000 })
}

/** Answers the question on video for at least this many seconds and until it is long enough, then presses "I'm done". */
export const speakAnswer = async (page: Page, seconds: number, words: Words = en): Promise<void> => {
  const question = (await page.getByTestId('question').textContent()) ?? ''
  const done = page.getByRole('button', { name: words.candidate.interviewPage.done })
  await startAnswering(page, words)
  await page.waitForTimeout(seconds * 1_000)
  await expect(page.getByTestId('speech-hint')).toHaveText(words.candidate.interviewPage.enough, { timeout: 40_000 })
  await done.click()
  await expect(page.getByTestId('question').filter({ hasText: question })).toBeHidden({ timeout: 90_000 })
}

interface Speaking {
  readonly seconds: number
  readonly laterSeconds: number
  readonly words?: Words
}

/** Answers every question and follow-up on video. Returns their number. */
export const speakAllAnswers = async (page: Page, { seconds, laterSeconds, words = en }: Speaking): Promise<number> => {
  for (let asked = 0; asked < 12; asked += 1) {
    if ((await readQuestion(page, words)) === null) return asked
    await speakAnswer(page, asked === 0 ? seconds : laterSeconds, words)
  }
  throw new Error('the interview does not end')
}

type InterviewMode = keyof Words['candidate']['modes']

/** Switches to another mode. */
export const switchMode = async (page: Page, mode: InterviewMode, words: Words = en): Promise<void> => {
  const button = page
    .getByRole('group', { name: words.candidate.mode.label })
    .getByRole('button', { name: words.candidate.modes[mode], exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
}

/** Waits without pressing anything: a silence ends the answer, and the next question follows. */
export const speakHandsFree = async (page: Page): Promise<void> => {
  const question = (await page.getByTestId('question').textContent()) ?? ''
  await expect(page.getByTestId('turn-phase')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByTestId('question').filter({ hasText: question })).toBeHidden({ timeout: 90_000 })
}

/** Types the remaining answers, when the journey needs no more recordings. */
export const typeRemainingAnswers = async (page: Page, words: Words = en): Promise<void> => {
  if ((await readQuestion(page, words)) === null) return
  await switchMode(page, 'text', words)
  await typeAllAnswers(page, [words === en ? 'I have nothing to add to this.' : 'Em không có gì để nói thêm ạ.'], words)
}
