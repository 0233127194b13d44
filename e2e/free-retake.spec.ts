import { execFileSync } from 'node:child_process'
import type { SubmissionAnswer } from '@candor/contract'
import { faultReportLimits } from '@candor/domain'
import type { Locator, Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { unplugCamera, watchCameras } from './support/camera-track'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import {
  getFinishHeading,
  readQuestion,
  startAnswering,
  submitAnswers,
  typeRemainingAnswers,
} from './support/interview-steps'
import { openReview, openTranscript } from './support/review-steps'
import { makeActiveSet, type Recruiter, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { en, like } from './support/words'

test.use({
  speech: 'scripted',
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answers-en.wav' }),
})
test.describe.configure({ timeout: 300_000 })

const { interviewPage, paused, faults, retake, finish } = en.candidate
const { faultReport } = en.recording
const { downloads, player, faultReport: review } = en.company.review
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }

const openInterview = async (page: Page, recruiter: Recruiter): Promise<void> => {
  // The question and its follow-up give the two answers of this journey.
  const content = setContent({ languages: ['en'] }, ['Tell me about a piece of work that you are proud of.'])
  const set = await makeActiveSet(recruiter.api, content)
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await startAnswering(page)
}

/** Disconnects the camera during the answer for long enough to make it unusable, then continues. */
const interruptCamera = async (page: Page): Promise<void> => {
  await page.waitForTimeout(2_000)
  expect(await unplugCamera(page), 'a camera was open').toBeGreaterThan(0)
  await expect(page.getByRole('alertdialog', { name: paused.title })).toBeVisible()
  await page.waitForTimeout(faultReportLimits.unusableLostMs + 500)
  await page.getByRole('button', { name: paused.resume }).click()
  await expect(page.getByTestId('recording-state')).toHaveText(interviewPage.recording, { timeout: 20_000 })
}

const expectEnoughSpeech = (page: Page) =>
  expect(page.getByTestId('speech-hint')).toHaveText(interviewPage.enough, { timeout: 40_000 })
const getHeading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
const getAnswer = (page: Page, nth: number): Locator => page.getByTestId('answers').locator(':scope > li').nth(nth)

/** Retakes the unusable answer with the keyboard only: Enter, speak, space bar. */
const recordRetake = async (page: Page): Promise<void> => {
  const start = page.getByRole('button', { name: retake.start })
  await expect(start).toBeEnabled({ timeout: 30_000 })
  await start.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('recording-state')).toHaveText(interviewPage.recording, { timeout: 30_000 })
  await expectEnoughSpeech(page)
  await page.keyboard.press('Space')
}

interface Probe {
  readonly format: { readonly duration?: string }
  readonly streams: readonly { readonly codec_type: string }[]
}
const probe = (file: string): Probe =>
  JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', file], {
      encoding: 'utf8',
    }),
  ) as Probe

const endAnswer = async (page: Page): Promise<void> => {
  await expectEnoughSpeech(page)
  const question = (await page.getByTestId('question').textContent()) ?? ''
  await page.getByRole('button', { name: interviewPage.done }).click()
  await expect(page.getByTestId('question').filter({ hasText: question })).toBeHidden({ timeout: 90_000 })
}

test('a lost camera makes two answers unusable, the candidate retakes one for free, and the recruiter sees the fault of the other', async ({
  page,
  recruiter,
  signIn,
  browser: browserProcess,
  product,
}) => {
  await watchCameras(page.context())
  await openInterview(page, recruiter)
  await interruptCamera(page)
  await endAnswer(page)
  expect(await readQuestion(page), 'there is a second question').not.toBeNull()
  await expect(page.getByTestId('recording-state')).toHaveText(interviewPage.recording, { timeout: 30_000 })
  await interruptCamera(page)
  await endAnswer(page)
  await typeRemainingAnswers(page)

  await expect(getFinishHeading(page)).toBeVisible({ timeout: 60_000 })
  const unusable = page.getByTestId('answers').getByText(faults.unusable)
  await expect(unusable).toHaveCount(2, { timeout: 30_000 })
  const first = getAnswer(page, 0)
  await expect(first.getByText(like(faultReport.span.deviceLost))).toBeVisible()
  await expect(first.getByText(faults.neverCounts)).toBeVisible()
  const faultText = (await getAnswer(page, 1).getByText(like(faultReport.span.deviceLost)).textContent()) ?? ''
  await expectAccessible(page, 'the answers with faults')

  await first.getByRole('button', { name: faults.retake }).click()
  await expect(getHeading(page, retake.title)).toBeVisible()
  await expectAccessible(page, 'the retake')
  await page.reload()
  await expect(getHeading(page, retake.title)).toBeVisible()
  await recordRetake(page)
  await expect(page.getByText(retake.recorded)).toBeVisible({ timeout: 60_000 })
  await expect(first.getByText(finish.rerecorded, { exact: true })).toBeVisible()
  await expect(unusable).toHaveCount(1)
  await expect(first.getByRole('button', { name: faults.revert })).toBeVisible()
  await submitAnswers(page)

  const [submission] = await waitForAssessed(recruiter.api, 1)
  const { body } = await recruiter.api.get(`/api/interview/interview/submission/${submission?.id}`)
  const [taken, left] = body.answers as Pick<SubmissionAnswer, 'media' | 'faultReport'>[]
  expect(taken?.media, 'one segment, where the first take had two').toHaveLength(1)
  expect(taken?.faultReport.faults.map(({ kind }) => kind)).not.toContain('deviceLost')
  expect(left?.media.length, 'segments before and after the camera was lost').toBeGreaterThan(1)
  expect(JSON.stringify(body).toLowerCase()).not.toContain('retake')

  const context = await browserProcess.newContext({ baseURL: product.url, acceptDownloads: true })
  await signIn(context, recruiter)
  const company = await context.newPage()
  await openReview(company, 'Ánh Nguyễn')
  await openTranscript(company)
  const note = company.getByTestId('answer-fault-report')
  await expect(note.filter({ hasText: faultText })).toHaveCount(1)
  await expect(note.filter({ hasText: faultText }).getByText(like(faultReport.lost))).toBeVisible()
  const mark = company.getByRole('list', { name: review.marks }).getByRole('button', { name: faultText })
  // A tooltip opens when the keyboard reaches its mark; the review was opened with the mouse.
  await mark.focus()
  await company.keyboard.press('Shift+Tab')
  await company.keyboard.press('Tab')
  await expect(mark).toBeFocused()
  await expect(company.getByText(faultText, { exact: true })).toHaveCount(2)
  await company.keyboard.press('Escape')
  await expect(company.getByText(faultText, { exact: true })).toHaveCount(1)
  await expectAccessible(company, 'the review with a fault')
  for (const name of [player.download, downloads.interview]) {
    const file = company.waitForEvent('download', { timeout: 60_000 })
    await company.getByRole('link', { name, exact: true }).click()
    const { format, streams } = probe(await (await file).path())
    expect(Number(format.duration), name).toBeGreaterThan(4)
    expect(streams.map((stream) => stream.codec_type).sort(), name).toEqual(['audio', 'video'])
  }
  await context.close()
})
