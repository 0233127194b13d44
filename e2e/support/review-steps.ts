import { expect, type Locator, type Page } from '@playwright/test'
import { en, type Words } from './words'

/** Opens a candidate's review from the list. */
export const openReview = async (page: Page, candidateName: string): Promise<void> => {
  await page.goto('/company/all-submissions')
  await page.getByRole('link', { name: candidateName }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: candidateName })).toBeVisible()
}

/** Opens the whole transcript; a review begins with the answers by question. */
export const openTranscript = (page: Page, words: Words = en): Promise<void> =>
  page.getByRole('tab', { name: words.company.review.tabs.transcript }).click()

const getVideo = (page: Page): Locator => page.getByTestId('review-video')
const readTime = (page: Page): Promise<number> =>
  getVideo(page).evaluate((element) => (element as HTMLVideoElement).currentTime)
const isPlaying = (page: Page): Promise<boolean> =>
  getVideo(page).evaluate(
    (element) => !(element as HTMLVideoElement).paused && (element as HTMLVideoElement).readyState >= 2,
  )

/** Plays the recording. Expects a picture, advancing time and a marked line in the transcript. */
export const playAndFollow = async (page: Page, words: Words = en): Promise<void> => {
  const { player } = words.company.review
  await openTranscript(page, words)
  // The last control of the row: none is cut off where the column is narrow.
  await expect(page.getByRole('button', { name: player.fullScreen })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: player.play, exact: true }).click()
  await expect.poll(() => readTime(page), { timeout: 20_000 }).toBeGreaterThan(1.5)
  expect(await getVideo(page).evaluate((element) => (element as HTMLVideoElement).videoWidth)).toBeGreaterThan(0)
  const current = page.getByTestId('transcript-line').and(page.locator('[aria-current=true]'))
  await expect(current.first()).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: player.pause, exact: true }).click()
  await expect.poll(() => isPlaying(page)).toBe(false)
}

export interface PlayedQuote {
  readonly quote: string
  readonly answerId: string
  /** Time within the answer, or null if the words have no times. */
  readonly startMs: number | null
}

/** Opens an assessed dimension, clicks its first quote and expects that the recording plays from there. */
export const playFirstQuote = async (page: Page): Promise<PlayedQuote> => {
  await page.getByRole('tab', { name: en.submissionReview.tabs.dimensions }).click()
  const dims = page
    .getByRole('region', { name: en.assessment.groups.communication })
    .getByRole('button', { name: / \d\.\d$/ })
  await dims.first().click({ timeout: 15_000 })
  const quote = page.getByTestId('evidence-quote').and(page.locator(':enabled')).first()
  const answerId = (await quote.getAttribute('data-answer-id')) ?? ''
  const start = await quote.getAttribute('data-start-ms')
  const startMs = start === null || start === '' ? null : Number(start)
  const hint = startMs === null ? en.assessment.panel.playStart : (en.assessment.panel.play.split('{')[0] ?? '')
  await expect(quote).toContainText(hint)
  await quote.click()
  await expect(getVideo(page)).toHaveAttribute('data-answer-id', answerId)
  await expect.poll(() => isPlaying(page), { timeout: 20_000 }).toBe(true)
  const beginsMs = Number(await getVideo(page).getAttribute('data-answer-start-ms'))
  const wantedSeconds = startMs === null ? 0 : (startMs - beginsMs) / 1_000
  const seconds = await readTime(page)
  expect(seconds).toBeGreaterThanOrEqual(wantedSeconds - 0.3)
  expect(seconds).toBeLessThan(wantedSeconds + 4)
  return { quote: /“(.+)”/s.exec((await quote.textContent()) ?? '')?.[1] ?? '', answerId, startMs }
}
