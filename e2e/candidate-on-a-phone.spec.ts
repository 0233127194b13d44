import { devices, type Page } from '@playwright/test'
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
import { openReview, playAndFollow } from './support/review-steps'
import { makeActiveSet, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { vietnameseAnswers } from './support/typed-answers'
import { loadVietnamese, type Words } from './support/words'

// No recognizer here knows Vietnamese. The scripted vendor tests the wiring, not the recognition.
const { defaultBrowserType: _chromium, ...phone } = devices['Pixel 7']
test.use({
  ...phone,
  viewport: { width: 390, height: 844 },
  speech: 'scripted',
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answer-vi-achievement.wav' }),
})

const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org' }
const question = 'Bạn hãy kể về một việc mà bạn thấy tự hào.'

/** Expects that nothing is wider than the phone, the size notice is hidden, and every control is large enough to press. */
const expectFit = async (page: Page, name: string, words: Words): Promise<void> => {
  const width = page.viewportSize()?.width ?? 0
  // A phone's layout viewport grows with wide content, so compare with the viewport size.
  const wide = await page.evaluate((limit) => {
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1 && !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120))
  }, width)
  expect(wide.slice(0, 3), `${name} is wider than the phone`).toEqual([])
  await expect(page.getByText(words.common.smallScreen.title)).toBeHidden()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], [role=radio], [role=checkbox]')]
      .filter((element) => element.checkVisibility() && !element.className.includes('sr-only'))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  )
  expect(small, `too small to press on ${name}`).toEqual([])
}

test('a video interview in Vietnamese fits a phone from the link to the submission, and the recruiter reads the answers', async ({
  page,
  browser,
  product,
  recruiter,
  signIn,
}) => {
  test.setTimeout(240_000)
  const words = await loadVietnamese()
  const content = setContent({ languages: ['en', 'vi'], positionName: 'Kỹ sư phần mềm' }, [question])
  const set = await makeActiveSet(recruiter.api, content)
  await page.goto(`${set.url}?selected_lang=vi`)
  const onStep = async (name: string): Promise<void> => {
    await expectFit(page, name, words)
    await expectAccessible(page, name)
  }
  await goToDevices(page, { person, words, language: 'Tiếng Việt', onStep })
  await passDevices(page, { words, onStep })
  await passBriefing(page, { words, onStep })
  await expect(page.getByTestId('question')).toHaveText(question, { timeout: 60_000 })
  await expect(page.getByRole('button', { name: words.candidate.interviewPage.done })).toBeVisible({ timeout: 60_000 })
  await onStep('interview page')
  await speakAnswer(page, 1, words)
  await typeRemainingAnswers(page, words)
  await expect(getFinishHeading(page, words)).toBeVisible({ timeout: 60_000 })
  await onStep('finish')
  await submitAnswers(page, words)
  await onStep('submitted')

  const [submission] = await waitForAssessed(recruiter.api, 1)
  expect(submission?.candidateName).toBe('Nguyễn Ánh')
  const companyContext = await browser.newContext({
    baseURL: product.url,
    isMobile: false,
    viewport: { width: 1440, height: 900 },
  })
  await signIn(companyContext, recruiter)
  const review = await companyContext.newPage()
  await review.goto('/company/all-submissions?selected_lang=vi')
  await openReview(review, 'Nguyễn Ánh')
  await expect(review.getByRole('tab', { name: words.company.review.tabs.transcript })).toBeVisible()
  await expect(review.getByText('em phụ trách một nhóm bốn người').first()).toBeVisible()
  await playAndFollow(review, words)
  await companyContext.close()
})

test('a typed interview in Vietnamese fits a phone', async ({ page, recruiter }) => {
  const words = await loadVietnamese()
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['vi'] }, [question]))
  await page.goto(`${set.url}?selected_lang=vi&mode=text`)
  await goToDevices(page, { person, words })
  await expectFit(page, 'device check, typed mode', words)
  await page.getByRole('button', { name: words.candidate.devices.continueTyping }).click()
  await passBriefing(page, { words })
  await expect(page.getByTestId('question')).toBeVisible()
  await expectFit(page, 'typed interview', words)
  await typeAllAnswers(page, vietnameseAnswers, words)
  await expect(getFinishHeading(page, words)).toBeVisible()
  await expectFit(page, 'finish', words)
  await submitAnswers(page, words)
})
