import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { passBriefing, passDevices, toDevices } from './support/candidate-steps'
import { createGuard } from './support/guard'
import {
  firstDifference,
  type KeptFile,
  readEmitted,
  readKept,
  readStored,
  watchRecorders,
} from './support/recorder-truth'
import { continueInterview, questionNow, speakAllAnswers, speakAnswer, submitAnswers } from './support/room-steps'
import { makeActiveSet, type Recruiter, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/wired-test'
import { en } from './support/words'

test.use({
  speech: 'scripted',
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answers-en.wav' }),
})
test.describe.configure({ timeout: 150_000 })

const { room, lost, finish } = en.candidate
const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }
/** What a torn line leaves in the console of a browser; nothing else may be there. */
const torn = /ERR_(CONNECTION|EMPTY|NETWORK|INTERNET|INCOMPLETE|SOCKET|TIMED_OUT)/

const startRecording = async (page: Page, recruiter: Recruiter): Promise<string> => {
  const content = setContent({ languages: ['en'] }, ['Tell me about a piece of work that you are proud of.'])
  const set = await makeActiveSet(recruiter.api, content)
  await page.goto(set.url)
  await toDevices(page, { person })
  await passDevices(page, {})
  await passBriefing(page, {})
  await expect(page.getByRole('button', { name: room.done })).toBeVisible({ timeout: 60_000 })
  return set.url
}

const answerToTheEnd = (page: Page): Promise<number> => speakAllAnswers(page, { seconds: 1, laterSeconds: 1 })

const drained = async (page: Page): Promise<void> => {
  await expect(page.getByText(finish.uploaded).or(page.getByText(en.candidate.recording.allSaved)).first()).toBeVisible(
    {
      timeout: 60_000,
    },
  )
}

/** Every recording on the server is, byte for byte, one that a recorder of this page emitted. */
const expectWholeRecordings = async (page: Page, dataDir: string, before: readonly Buffer[]): Promise<void> => {
  const emitted = (await readEmitted(page)).filter((bytes) => bytes.length > 0)
  const stored = readStored(dataDir).filter((bytes) => !before.some((old) => old.equals(bytes)))
  expect(stored.length).toBeGreaterThanOrEqual(1)
  for (const bytes of stored) {
    expect(bytes.length).toBeGreaterThan(50_000)
    const twin = emitted.find((own) => own.length === bytes.length && firstDifference(own, bytes) === null)
    expect(
      twin,
      `a stored recording of ${bytes.length} bytes is one of ${emitted.map(({ length }) => length)}`,
    ).toBeDefined()
  }
}

test('a line that is cut in one answer, goes dead in the next, and a server killed and started again cost nothing', async ({
  page,
  recruiter,
  product,
  wire,
  guard,
}) => {
  test.setTimeout(240_000)
  guard.expect(torn, /status of 5\d\d/)
  await watchRecorders(page.context())
  const before = readStored(product.dataDir)
  await startRecording(page, recruiter)
  await page.waitForTimeout(4_000)
  wire.cut()
  await expect(page.getByRole('dialog', { name: lost.title })).toBeVisible({ timeout: 30_000 })
  await page.waitForTimeout(3_000)
  wire.heal()
  await expect(page.getByRole('dialog', { name: lost.title })).toBeHidden({ timeout: 30_000 })
  await speakAnswer(page, 1)
  expect(await questionNow(page), 'a follow-up is asked').not.toBeNull()
  await expect(page.getByTestId('recording-state')).toHaveText(room.recording, { timeout: 30_000 })
  await page.waitForTimeout(3_000)
  wire.blackhole()
  await page.waitForTimeout(8_000)
  wire.heal()
  await page.waitForTimeout(2_000)
  await product.kill()
  await page.waitForTimeout(3_000)
  await product.start()
  await answerToTheEnd(page)
  await drained(page)
  await expectWholeRecordings(page, product.dataDir, before)
  await submitAnswers(page)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  expect(submission?.candidateName).toBe('Ánh Nguyễn')
})

/** Every process of the browser that was started with this profile, ended without a word. */
const killBrowser = (profile: string): number => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && commandLine(name).includes(profile))
  for (const pid of pids) process.kill(Number(pid), 'SIGKILL')
  return pids.length
}
const commandLine = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // It has gone in between.
    return ''
  }
}

const openBrowser = async (profile: string): Promise<BrowserContext> => {
  for (const name of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, name), { force: true })
  return chromium.launchPersistentContext(profile, {
    ...launchOptions({ microphone: 'answers-en.wav' }),
    permissions: ['camera', 'microphone'],
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  })
}

test('a browser killed in the middle of an answer loses nothing that was kept, and the interview continues with its question', async ({
  recruiter,
  product,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'candor-profile-'))
  const before = readStored(product.dataDir)
  const first = await openBrowser(profile)
  const page = first.pages()[0] ?? (await first.newPage())
  const url = await startRecording(page, recruiter)
  const question = await page.getByTestId('question').textContent()
  // Chromium writes cookies to its disk every 30 s only: a browser killed before that does not know who it was.
  await page.waitForTimeout(25_000)
  expect(killBrowser(profile)).toBeGreaterThan(2)
  await first.close().catch(() => {
    // It has been killed: there is nothing to close.
  })

  const second = await openBrowser(profile)
  const look = second.pages()[0] ?? (await second.newPage())
  await look.goto(`${product.url}/favicon.svg`)
  const kept: KeptFile[] = await readKept(look)
  expect(kept.map(({ path }) => path)).toEqual([expect.stringMatching(/^rec\/[0-9a-f-]{36}\/[0-9a-f-]{36}-1-0\.bin$/)])
  const [keptBytes = Buffer.alloc(0)] = kept.map(({ bytes }) => bytes)
  // At most one timeslice is emitted and not yet kept: twenty-five seconds of video are far more than this.
  expect(keptBytes.length).toBeGreaterThan(100_000)

  const guard = createGuard()
  await guard.watch(second)
  await look.goto(url)
  await continueInterview(look)
  await expect(look.getByTestId('question')).toHaveText(question ?? '')
  await answerToTheEnd(look)
  await drained(look)
  const stored = readStored(product.dataDir).filter((bytes) => !before.some((old) => old.equals(bytes)))
  const twin = stored.find((bytes) => bytes.length >= keptBytes.length && firstDifference(bytes, keptBytes) === null)
  expect(twin, `${keptBytes.length} kept bytes among ${stored.map(({ length }) => length)} stored`).toBeDefined()
  expect(stored.length).toBeGreaterThanOrEqual(2)
  expect(guard.problems).toEqual([])
  await second.close()
  rmSync(profile, { recursive: true, force: true })
})
