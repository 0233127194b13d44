import { readQuestion } from './support/interview-steps'
import { choose, pressEnterOn, tick, typeInto } from './support/keyboard'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { intro, information, devices, fairPlay, practice, instruction, interviewPage, finish, done, consents } =
  en.candidate

test('a candidate goes from the link to the submission with the keyboard alone, and always sees the focus', async ({
  page,
  recruiter,
}) => {
  test.setTimeout(180_000)
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto(set.url)
  await pressEnterOn(page, button(intro.start))
  for (const [name, text] of [
    [information.firstName, 'Ánh'],
    [information.lastName, 'Nguyễn'],
    [information.email, 'anh.keyboard@example.org'],
  ] as const) {
    await typeInto(page, page.getByRole('textbox', { name, exact: true }), text)
  }
  await tick(page, page.getByRole('checkbox', { name: consents.ai }))
  await tick(page, page.getByRole('checkbox', { name: information.terms }))
  await pressEnterOn(page, button(information.submit))
  await pressEnterOn(page, button(devices.continueTyping))
  await pressEnterOn(page, button(fairPlay.agree))
  await choose(page, page.getByRole('radiogroup'), page.getByRole('radio', { name: practice.skip }))
  await pressEnterOn(page, button(en.common.actions.continue))
  await pressEnterOn(page, button(instruction.start))
  let asked = 0
  for (let question = await readQuestion(page); question !== null; question = await readQuestion(page)) {
    const shown = question
    await typeInto(
      page,
      page.getByRole('textbox', { name: interviewPage.answer }),
      englishAnswers[asked % englishAnswers.length] ?? '',
    )
    await pressEnterOn(page, button(interviewPage.send))
    await expect(page.getByTestId('question').filter({ hasText: shown })).toBeHidden({ timeout: 30_000 })
    asked += 1
  }
  expect(asked).toBeGreaterThanOrEqual(2)
  await pressEnterOn(page, button(finish.submit))
  await expect(page.getByRole('heading', { level: 1, name: done.title })).toBeVisible({ timeout: 30_000 })
  await pressEnterOn(page, page.getByRole('link', { name: done.ownPage }))
  await expect(page).toHaveURL(/\/submission\//)
})
