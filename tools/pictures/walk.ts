import { faultReportLimits } from '@candor/domain'
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { unplugCamera, watchCameras } from '../../e2e/support/camera-track'
import { goToDevices, passBriefing, passDevices } from '../../e2e/support/candidate-steps'
import { getFinishHeading, speakAllAnswers, submitAnswers } from '../../e2e/support/interview-steps'
import { listPages } from '../../e2e/support/pages'
import { en, loadVietnamese, type Words } from '../../e2e/support/words'
import type { Camera } from './camera'
import type { Fixture } from './fixture'

const languages = ['en', 'vi'] as const
type Language = (typeof languages)[number]

interface Visit {
  readonly browser: Browser
  readonly url: string
  readonly fixture: Fixture
  readonly camera: Camera
  /** Continues after a failed screen; the failures are printed at the end. */
  attempt(name: string, work: () => Promise<void>): Promise<void>
}

/** Chromium names its fake devices after their files. Pictures show the names of a laptop instead. */
const nameDevices = `{
  const names = { videoinput: 'Integrated camera', audioinput: 'Built-in microphone', audiooutput: 'Built-in speakers' }
  const enumerate = navigator.mediaDevices?.enumerateDevices.bind(navigator.mediaDevices)
  if (enumerate) navigator.mediaDevices.enumerateDevices = async () => (await enumerate()).map(({ kind, deviceId, groupId, label }) => {
    const named = label === '' ? '' : names[kind]
    return { kind, deviceId, groupId, label: named, toJSON: () => ({ kind, deviceId, groupId, label: named }) }
  })
}`

const openContext = async ({ browser, url }: Visit): Promise<BrowserContext> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    permissions: ['camera', 'microphone'],
  })
  await context.addInitScript(nameDevices)
  return context
}

const open = async (page: Page, path: string, language: Language): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}selected_lang=${language}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

/** Takes pictures of every page that opens by its address. */
export const visitPages = async (visit: Visit): Promise<void> => {
  const { camera, fixture } = visit
  for (const entry of listPages(fixture.ids).filter(({ name }) => camera.wants(name))) {
    await visit.attempt(entry.name, async () => {
      const context = await openContext(visit)
      try {
        if (entry.visitor === 'recruiter') await context.addCookies(fixture.recruiter.api.cookies())
        const page = await context.newPage()
        for (const language of languages) {
          await open(page, entry.path, language)
          await camera.take(page, entry.name, language)
        }
      } finally {
        await context.close()
      }
    })
  }
}

/** Waits for the checks of connection and light, which take some seconds. */
const waitForChecks = async (page: Page, { candidate }: Words): Promise<void> => {
  for (const text of [candidate.devices.measuring, candidate.devices.lightUnknown])
    await expect(page.getByText(text, { exact: true })).toHaveCount(0, { timeout: 30_000 })
}

const waitForSpeech = (page: Page): Promise<void> =>
  expect(page.getByTestId('speech-hint')).toHaveText(en.candidate.interviewPage.enough, { timeout: 60_000 })

const walkPreInterview = async (visit: Visit, language: Language, words: Words): Promise<void> => {
  const context = await openContext(visit)
  const page = await context.newPage()
  const onStep = async (name: string): Promise<void> => {
    if (name === 'device-check') await waitForChecks(page, words)
    await visit.camera.take(page, `candidate-${name}`, language)
  }
  await open(page, `/interview/${visit.fixture.screenedLinkId}`, language)
  const person = { firstName: 'Lan', lastName: 'Phạm', email: `lan.${language}@example.org` }
  const own = language === 'vi' ? ('Tiếng Việt' as const) : ('English' as const)
  const screen = async (): Promise<void> => {
    await page.getByRole('textbox', { name: 'When could you start?' }).fill('In four weeks')
    await page.getByRole('radio', { name: 'Some of both' }).click()
  }
  await goToDevices(page, { person, words, language: own, screen, onStep })
  await passDevices(page, { words, onStep })
  await passBriefing(page, { words, onStep })
  await context.close()
}

/** Records a complete video interview, so that the review has a recording. */
export const recordInterview = async (visit: Visit): Promise<void> => {
  const { camera, fixture } = visit
  const context = await openContext(visit)
  const page = await context.newPage()
  await open(page, `/interview/${fixture.ids.linkId}`, 'en')
  const person = { firstName: 'Grace', lastName: 'Lee', email: 'grace.lee@example.org' }
  await goToDevices(page, { person, language: 'English' })
  await passDevices(page, {})
  await passBriefing(page, {})
  await page.getByRole('button', { name: en.candidate.interviewPage.done }).waitFor({ timeout: 60_000 })
  await waitForSpeech(page)
  await camera.take(page, 'candidate-interview', 'en')
  await speakAllAnswers(page, { seconds: 20, laterSeconds: 16 })
  await getFinishHeading(page).waitFor()
  await camera.take(page, 'candidate-finish', 'en')
  await submitAnswers(page)
  await camera.take(page, 'candidate-submitted', 'en')
  await context.close()
}

/** Waits on the page's clock until the outage exceeds the limit that makes an answer unusable. */
const waitUntilUnusable = async (page: Page): Promise<void> => {
  const fromMs = await page.evaluate(() => performance.now())
  await page.waitForFunction((untilMs) => performance.now() > untilMs, fromMs + faultReportLimits.unusableLostMs + 500)
}

/** Records an interview whose first answer loses the camera: fault report, offer of a retake, and retake. */
export const recordUnusableAnswer = async (visit: Visit): Promise<void> => {
  const { camera, fixture } = visit
  if (!camera.wants('candidate-faults') && !camera.wants('candidate-retake')) return
  const context = await openContext(visit)
  await watchCameras(context)
  const page = await context.newPage()
  await open(page, `/interview/${fixture.ids.linkId}`, 'en')
  await goToDevices(page, {
    person: { firstName: 'Bảo', lastName: 'Lê', email: 'bao.le@example.org' },
    language: 'English',
  })
  await passDevices(page, {})
  await passBriefing(page, {})
  await page.getByRole('button', { name: en.candidate.interviewPage.done }).waitFor({ timeout: 60_000 })
  await waitForSpeech(page)
  await unplugCamera(page)
  await page.getByRole('alertdialog', { name: en.candidate.paused.title }).waitFor()
  await waitUntilUnusable(page)
  await page.getByRole('button', { name: en.candidate.paused.resume }).click()
  await speakAllAnswers(page, { seconds: 6, laterSeconds: 6 })
  await getFinishHeading(page).waitFor()
  const interviewPath = new URL(page.url()).pathname
  for (const language of languages) {
    await open(page, interviewPath, language)
    await page.getByTestId('answer-review').first().waitFor()
    await camera.take(page, 'candidate-faults', language)
  }
  const { faults } = (await loadVietnamese()).candidate
  await page.getByRole('button', { name: faults.retake }).first().click()
  for (const language of [...languages].reverse()) {
    await open(page, interviewPath, language)
    const { retake } = (language === 'vi' ? await loadVietnamese() : en).candidate
    await expect(page.getByRole('button', { name: retake.start })).toBeEnabled({ timeout: 30_000 })
    await camera.take(page, 'candidate-retake', language)
  }
  await context.close()
}

/** Takes pictures of the candidate's steps, with a drawn face as the camera. */
export const visitCandidate = async (visit: Visit): Promise<void> => {
  if (!visit.camera.wants('candidate-')) return
  for (const language of languages) {
    const words = language === 'vi' ? await loadVietnamese() : en
    await visit.attempt(`candidate in ${language}`, () => walkPreInterview(visit, language, words))
  }
}
