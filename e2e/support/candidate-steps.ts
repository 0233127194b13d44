import { expect, type Page } from '@playwright/test'
import { en, like, type Words } from './words'

export interface Candidate {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

interface PreInterviewOptions {
  readonly person: Candidate
  /** The pages' language. */
  readonly words?: Words
  /** The interview language by its own name. Left out if the set offers only one. */
  readonly language?: 'English' | 'Tiếng Việt'
  /** Answers the screening questions, if the set has any. */
  readonly screen?: (page: Page) => Promise<void>
  /** What the candidate does not agree to. */
  readonly refuses?: readonly ('recording' | 'ai')[]
  /** Called on every loaded step, to run axe or take a picture. */
  readonly onStep?: (name: string) => Promise<void>
}

const doNothing = async (): Promise<void> => {}

const getHeading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: like(text) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Walks from the opened link to the device check: introduction, language, details and consents. */
export const goToDevices = async (
  page: Page,
  { person, words = en, language, screen, onStep = doNothing, refuses = [] }: PreInterviewOptions,
): Promise<void> => {
  const { intro, information, language: languageWords } = words.candidate
  await expect(getHeading(page, intro.title)).toBeVisible()
  await onStep('introduction')
  await press(page, intro.start)
  if (language !== undefined) {
    await expect(getHeading(page, languageWords.title)).toBeVisible()
    await onStep('language')
    await page.getByRole('radio', { name: language }).click()
    await press(page, words.common.actions.continue)
  }
  await expect(getHeading(page, information.title)).toBeVisible()
  await onStep('details')
  await page.getByRole('textbox', { name: information.firstName, exact: true }).fill(person.firstName)
  await page.getByRole('textbox', { name: information.lastName, exact: true }).fill(person.lastName)
  await page.getByRole('textbox', { name: information.email, exact: true }).fill(person.email)
  for (const purpose of (['recording', 'ai'] as const).filter((purpose) => !refuses.includes(purpose))) {
    await page.getByRole('checkbox', { name: words.candidate.consents[purpose] }).click()
  }
  await page.getByRole('checkbox', { name: information.terms }).click()
  const transcription = page.getByRole('checkbox', { name: words.candidate.consents.server_transcription })
  if ((await transcription.isVisible()) && !(await transcription.isChecked())) await transcription.click()
  await press(page, information.submit)
  if (screen === undefined) return
  await expect(getHeading(page, words.candidate.screening.title)).toBeVisible()
  await screen(page)
  await onStep('screening')
  await press(page, words.candidate.screening.save)
}

/** Chooses to be filmed on the device check: typing is preset where nothing turns speech into words. */
export const chooseVideo = async (page: Page, words: Words = en): Promise<void> => {
  const { devices, modes } = words.candidate
  const typing = getHeading(page, devices.typedTitle)
  await expect(getHeading(page, devices.title).or(typing)).toBeVisible()
  if (await typing.isVisible()) await page.getByRole('radio', { name: new RegExp(`^${modes.chat}`) }).click()
  await expect(getHeading(page, devices.title)).toBeVisible()
}

/** Passes the device check for video and the camera test. */
export const passDevices = async (
  page: Page,
  { words = en, onStep = doNothing }: Omit<PreInterviewOptions, 'person'>,
): Promise<void> => {
  const { devices, camera } = words.candidate
  await chooseVideo(page, words)
  const next = page.getByRole('button', { name: devices.continue, exact: true })
  await expect(next).toBeEnabled({ timeout: 30_000 })
  // Continuing before the microphone was heard would be answered with a warning first.
  await expect(page.getByText(devices.clear, { exact: true })).toBeVisible({ timeout: 30_000 })
  await onStep('device-check')
  await next.click()
  await expect(getHeading(page, camera.title)).toBeVisible()
  await onStep('camera-test')
  await press(page, camera.continue)
}

/** Passes fair play, skips practice, reads the instruction and starts the interview. */
export const passBriefing = async (
  page: Page,
  { words = en, onStep = doNothing }: Omit<PreInterviewOptions, 'person'>,
): Promise<void> => {
  const { fairPlay, practice, instruction } = words.candidate
  await expect(getHeading(page, fairPlay.title)).toBeVisible()
  await onStep('fair-play')
  await press(page, fairPlay.agree)
  await expect(getHeading(page, practice.title)).toBeVisible()
  await onStep('practice-offer')
  await page.getByRole('radio', { name: practice.skip }).click()
  await press(page, words.common.actions.continue)
  await expect(getHeading(page, instruction.title)).toBeVisible()
  await onStep('instruction')
  await press(page, instruction.start)
}
