import type { Page } from '@playwright/test'
import { goToDevices, passBriefing } from './support/candidate-steps'
import { submitAnswers, typeAllAnswers } from './support/interview-steps'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

/** Visible buttons without a border: where colors are forced, nothing else tells them from text. */
const listBorderless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button')]
      .filter((button) => button.checkVisibility() && getComputedStyle(button).borderTopStyle === 'none')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  )

test('a candidate in forced colors sees the border of every button, from the link to the submission', async ({
  page,
  recruiter,
}) => {
  test.setTimeout(180_000)
  await page.emulateMedia({ forcedColors: 'active' })
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  await page.goto(set.url)
  const onStep = async (name: string) => expect([name, await listBorderless(page)]).toEqual([name, []])
  await goToDevices(page, { person: { firstName: 'Ánh', lastName: 'Lê', email: 'anh.forced@example.org' }, onStep })
  await onStep('devices')
  await page.getByRole('button', { name: en.candidate.devices.continueTyping }).click()
  await passBriefing(page, { onStep })
  await expect(page.getByTestId('question')).toBeVisible()
  await onStep('interview')
  await typeAllAnswers(page, englishAnswers)
  await onStep('finish')
  await submitAnswers(page)
  await onStep('done')
})
