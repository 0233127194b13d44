import type { Page } from '@playwright/test'
import { launchOptions } from './support/browser-flags'
import { passBriefing, passDevices, toDevices } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { atFinish, speakAllAnswers, submitAnswers, typeAllAnswers } from './support/room-steps'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { vietnameseAnswers } from './support/typed-answers'
import { en, loadVietnamese } from './support/words'

test.use({
  speech: 'scripted',
  settings: { VOICE: 'off' },
  permissions: ['camera', 'microphone'],
  launchOptions: launchOptions({ microphone: 'answers-en.wav' }),
})

const person = { firstName: 'Lan', lastName: 'Phạm', email: 'lan@example.org' }
const oneQuestion = ['Tell me about a piece of work that you are proud of.']

/** Nothing is wider than the phone, nothing of the size notice is there, and everything to press is large enough for a thumb. */
const expectFit = async (page: Page, name: string): Promise<void> => {
  const width = page.viewportSize()?.width ?? 0
  // A phone's window grows with what is too wide for it: only its true width is a measure.
  const wide = await page.evaluate((limit) => {
    const isClipped = (element: Element): boolean =>
      element.parentElement !== null &&
      (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement))
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > limit + 1 && !isClipped(element))
      .map((element) => element.outerHTML.slice(0, 120))
  }, width)
  expect(wide.slice(0, 3), `${name} is wider than the phone`).toEqual([])
  await expect(page.getByText(en.common.smallScreen.title)).toBeHidden()
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], [role=radio], [role=checkbox]')]
      .filter((element) => element.checkVisibility() && !element.className.includes('sr-only'))
      .map((element) => ({ element, box: (element.closest('label') ?? element).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (box.width < 24 || box.height < 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)} ${box.width}x${box.height}`),
  )
  expect(small, `too small to press on ${name}`).toEqual([])
}

test('an interview on video fits a phone from the link to the submission', async ({ page, recruiter }) => {
  test.setTimeout(180_000)
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en', 'vi'] }, oneQuestion))
  await page.goto(set.url)
  const onStep = async (name: string): Promise<void> => {
    await expectFit(page, name)
    await expectAccessible(page, name)
  }
  await toDevices(page, { person, language: 'English', onStep })
  await passDevices(page, { onStep })
  await passBriefing(page, { onStep })
  await expect(page.getByRole('button', { name: en.candidate.room.done })).toBeVisible({ timeout: 60_000 })
  await onStep('room')
  expect(await speakAllAnswers(page, { seconds: 1, laterSeconds: 1 })).toBeGreaterThanOrEqual(1)
  await expect(atFinish(page)).toBeVisible({ timeout: 60_000 })
  await onStep('finish')
  await submitAnswers(page)
  await onStep('submitted')
})

test('a typed interview in Vietnamese fits a phone', async ({ page, recruiter }) => {
  const words = await loadVietnamese()
  const set = await makeActiveSet(
    recruiter.api,
    setContent({ languages: ['vi'] }, ['Bạn hãy kể về một việc mà bạn thấy tự hào.']),
  )
  await page.goto(`${set.url}?selected_lang=vi&mode=text`)
  await toDevices(page, { person, words })
  await expectFit(page, 'typed way chosen')
  await page.getByRole('button', { name: words.candidate.devices.continueTyping }).click()
  await passBriefing(page, { words })
  await expect(page.getByTestId('question')).toBeVisible()
  await expectFit(page, 'typed room')
  await typeAllAnswers(page, vietnameseAnswers, words)
  await expect(atFinish(page, words)).toBeVisible()
  await expectFit(page, 'finish')
  await submitAnswers(page, words)
})
