import type { Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { goToDevices, passBriefing, passDevices } from './support/candidate-steps'
import { readQuestion, speakAllAnswers, speakAnswer, startAnswering, submitAnswers } from './support/interview-steps'
import { expect, test } from './support/proxied-test'
import { findFirstDifference, readEmitted, readStored, watchRecorders } from './support/recording-copies'
import { makeActiveSet, type Recruiter, setContent, waitForAssessed } from './support/scenario'
import { en } from './support/words'

/*
 * What a candidate sees when network and server fail. faults/chaos covers killed browsers and renderers, full disks and frozen
 * tabs.
 */

test.use({
  speech: 'scripted',
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answers-en.wav' }),
})
test.describe.configure({ timeout: 150_000 })

const { interviewPage, connectionLost, finish } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }
/** Console errors of a broken connection. Others fail the test. */
const disconnectErrors =
  /ERR_(CONNECTION|EMPTY|NETWORK|INTERNET|INCOMPLETE|SOCKET|TIMED_OUT)|WebSocket connection to .* failed/

const startRecording = async (page: Page, recruiter: Recruiter): Promise<string> => {
  // Two questions: after an outage the transcript may come too late for a follow-up.
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'] }))
  await page.goto(set.url)
  await goToDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await startAnswering(page)
  return set.url
}

const speakRemainingAnswers = (page: Page): Promise<number> => speakAllAnswers(page, { seconds: 1, laterSeconds: 1 })

const waitUntilDrained = async (page: Page): Promise<void> => {
  await expect(page.getByText(finish.uploaded).or(page.getByText(en.candidate.recording.allSaved)).first()).toBeVisible(
    {
      timeout: 60_000,
    },
  )
}

/** Expects that each stored recording equals one that a recorder of this page emitted. */
const expectCompleteRecordings = async (page: Page, dataDir: string, before: readonly Buffer[]): Promise<void> => {
  const emitted = (await readEmitted(page)).filter((bytes) => bytes.length > 0)
  const stored = readStored(dataDir).filter((bytes) => !before.some((old) => old.equals(bytes)))
  expect(stored.length).toBeGreaterThanOrEqual(1)
  for (const bytes of stored) {
    expect(bytes.length).toBeGreaterThan(50_000)
    const match = emitted.find((own) => own.length === bytes.length && findFirstDifference(own, bytes) === null)
    expect(
      match,
      `a stored recording of ${bytes.length} bytes is one of ${emitted.map(({ length }) => length)}`,
    ).toBeDefined()
  }
}

test('a recording loses no byte when the network is cut, hangs, and the server restarts', async ({
  page,
  recruiter,
  product,
  tcpProxy,
  guard,
}) => {
  test.setTimeout(240_000)
  guard.expect(disconnectErrors, /status of 5\d\d/)
  await watchRecorders(page.context())
  const before = readStored(product.dataDir)
  await startRecording(page, recruiter)
  await page.waitForTimeout(4_000)
  tcpProxy.cut()
  await expect(page.getByRole('dialog', { name: connectionLost.title })).toBeVisible({ timeout: 30_000 })
  await page.waitForTimeout(3_000)
  tcpProxy.heal()
  await expect(page.getByRole('dialog', { name: connectionLost.title })).toBeHidden({ timeout: 30_000 })
  await speakAnswer(page, 1)
  expect(await readQuestion(page), 'the interview continues').not.toBeNull()
  await expect(page.getByTestId('recording-state')).toHaveText(interviewPage.recording, { timeout: 30_000 })
  await page.waitForTimeout(3_000)
  tcpProxy.blackhole()
  await page.waitForTimeout(8_000)
  tcpProxy.heal()
  await page.waitForTimeout(2_000)
  await product.kill()
  await page.waitForTimeout(3_000)
  await product.start()
  await speakRemainingAnswers(page)
  await waitUntilDrained(page)
  await expectCompleteRecordings(page, product.dataDir, before)
  await submitAnswers(page)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  expect(submission?.candidateName).toBe('Ánh Nguyễn')
})

test('a recording loses no byte when the candidate asks for an adjustment in the middle of an answer', async ({
  page,
  recruiter,
  product,
}) => {
  const { own, waiting } = en.accommodation
  await watchRecorders(page.context())
  const before = readStored(product.dataDir)
  await startRecording(page, recruiter)
  const question = await readQuestion(page)
  await page.waitForTimeout(4_000)
  await page.getByRole('button', { name: en.candidate.adjustment.open }).click()
  await page.getByRole('textbox', { name: own.text }).fill('Large print, please.')
  await page.getByRole('button', { name: own.send }).click()
  await expect(page.getByRole('heading', { name: waiting.openTitle })).toBeVisible()
  const lengths = (await readEmitted(page)).map(({ length }) => length)
  const recorded = lengths.indexOf(Math.max(...lengths))
  expect(lengths[recorded]).toBeGreaterThan(50_000)
  await page.getByRole('button', { name: en.candidate.resume.resume }).click()
  expect(await readQuestion(page), 'the same question continues').toBe(question)
  await speakRemainingAnswers(page)
  await waitUntilDrained(page)
  await expectCompleteRecordings(page, product.dataDir, before)
  const begun = (await readEmitted(page))[recorded] ?? Buffer.alloc(0)
  const isStored = readStored(product.dataDir).some((bytes) => bytes.equals(begun))
  expect(isStored, `the ${begun.length} bytes before the request are stored`).toBe(true)
  await submitAnswers(page)
  await waitForAssessed(recruiter.api, 1)
})
