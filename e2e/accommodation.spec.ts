import type { Browser, Page } from '@playwright/test'
import { goToDevices } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { readQuestion, submitAnswers, typeAllAnswers } from './support/interview-steps'
import { pressEnterOn, typeInto } from './support/keyboard'
import { readLinkFromMail } from './support/mails'
import { makeActiveSet, type Recruiter, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

const { own, waiting, company } = en.accommodation
const { adjustment, devices, modes, fairPlay, practice, instruction, interviewPage, resume } = en.candidate
const phone = { width: 390, height: 844 }
const stammer = 'I stammer. Typing my answers would help me.'
const stretch = 'I need longer to read. Could you send me the questions in large print?'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: like(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Opens the form and sends a request, with the keyboard alone. */
async function ask(page: Page, text: string, name: string): Promise<void> {
  await pressEnterOn(page, button(page, adjustment.open))
  const dialog = page.getByRole('dialog', { name: own.title })
  await expect(dialog.getByText(own.freeTitle)).toBeVisible()
  await expect(button(page, own.send)).toBeVisible()
  await expectAccessible(page, name)
  await typeInto(page, dialog.getByRole('textbox', { name: own.text }), text)
  await pressEnterOn(page, button(page, own.send))
}

interface Answer {
  readonly outcome: 'granted' | 'declined'
  readonly allowsTyping?: boolean
}

/** A member opens the list from the navigation and answers the only open request from the ready text. */
async function answer(member: Page, { outcome, allowsTyping = false }: Answer): Promise<void> {
  await member.goto('/company/interview-sets')
  await member.getByRole('link', { name: /^Requests.*1 open/ }).click()
  await member.getByRole('tab', { name: `${company.adjustments} (1)` }).click()
  await expect(member).toHaveURL(/tab=adjustments/)
  await expectAccessible(member, 'the list of adjustments')
  await button(member, company.answerName.replace('{name}', 'Ánh Nguyễn')).click()
  await member.getByRole('radio', { name: company.outcomes[outcome] }).click()
  if (allowsTyping) await member.getByRole('checkbox', { name: company.allowsTyping }).click()
  await button(member, company.ready.en).click()
  await expectAccessible(member, 'the answer to an adjustment')
  await button(member, company.send).click()
  await expect(member.getByText(company.answered[outcome], { exact: true }).first()).toBeVisible()
}

async function openMember(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  return context.newPage()
}

async function passToStart(page: Page): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${modes.text}`) }).click()
  await button(page, devices.continueTyping).click()
  await button(page, fairPlay.agree).click()
  await page.getByRole('radio', { name: practice.skip }).click()
  await button(page, en.common.actions.continue).click()
  await expect(heading(page, instruction.title)).toBeVisible()
  await button(page, instruction.start).click()
}

test('a candidate asks before the interview and during it, which waits for a person and loses nothing', async ({
  page,
  recruiter,
  signIn,
  browser,
  product,
  guard,
}) => {
  test.setTimeout(240_000)
  await page.setViewportSize(phone)
  const email = 'anh.waits@example.org'
  const set = await makeActiveSet(
    recruiter.api,
    setContent({ languages: ['en'], modes: ['chat'], alternativeContact: 'jobs@example.org' }),
  )
  await page.goto(set.url)
  await button(page, adjustment.open).click()
  await expect(page.getByText(own.noSessionTitle)).toBeVisible()
  await expectAccessible(page, 'how to ask for an adjustment')
  await page.keyboard.press('Escape')
  await goToDevices(page, { person: { firstName: 'Ánh', lastName: 'Nguyễn', email } })
  await expect(heading(page, devices.title)).toBeVisible()
  await expect(page.getByRole('radio', { name: new RegExp(`^${modes.text}`) })).toHaveCount(0)
  await ask(page, stammer, 'asking before the interview')
  await expect(page.getByRole('dialog').getByText(like(own.open))).toBeVisible()
  await expectAccessible(page, 'an open request')
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('adjustment')).toContainText(stammer)

  const member = await openMember(browser, product.url)
  await guard.watch(member.context())
  await signIn(member.context(), recruiter)
  await answer(member, { outcome: 'granted', allowsTyping: true })

  await page.goto(await readLinkFromMail(recruiter.api, email, '/interview/'))
  await expect(page.getByTestId('adjustment')).toContainText(own.outcomes.granted)
  await expectAccessible(page, 'an answered request before the interview')
  await passToStart(page)
  const question = await readQuestion(page)
  await page.getByRole('textbox', { name: interviewPage.answer }).fill('I began this answer')
  await ask(page, stretch, 'asking during the interview')
  await expect(heading(page, waiting.openTitle)).toBeFocused()
  await expect(page.getByTestId('adjustment')).toContainText(stretch)
  await expectAccessible(page, 'the interview waits')
  await expectStopped(page, set.linkId)

  await answer(member, { outcome: 'declined' })
  await page.reload()
  await expect(heading(page, waiting.answeredTitle)).toBeVisible()
  await expect(page.getByTestId('adjustment')).toContainText(own.outcomes.declined)
  await expectAccessible(page, 'the interview can be continued')
  await pressEnterOn(page, button(page, resume.resume))
  await expect(page.getByTestId('question')).toHaveText(question ?? '')
  await expect(page.getByRole('textbox', { name: interviewPage.answer })).toHaveValue('I began this answer')
  expect(await typeAllAnswers(page, englishAnswers)).toBeGreaterThanOrEqual(2)
  await submitAnswers(page)
  await waitForAssessed(recruiter.api, 1)
  await expectNothingInReview(member, recruiter)
  await member.context().close()
})

/** The clock stands, and stays so: nothing on the page resumes the interview. */
async function expectStopped(page: Page, linkId: string): Promise<void> {
  const read = async () => {
    const url = `/api/interview/interview?linkId=${linkId}`
    const { session } = await (await page.request.get(url)).json()
    return { state: session.state, remainingMs: session.remainingMs }
  }
  const before = await read()
  expect(before.state).toBe('interrupted')
  await page.waitForTimeout(6_000)
  expect(await read()).toEqual(before)
}

async function expectNothingInReview(member: Page, { api }: Recruiter): Promise<void> {
  const [submission] = await waitForAssessed(api, 1)
  await member.goto(`/company/submission-details?id=${submission?.id}`)
  await expect(member.getByRole('heading', { name: 'Ánh Nguyễn', exact: true })).toBeVisible()
  // Only a page that shows the answers can show that nothing of the request is among them.
  await expect(member.getByText(englishAnswers[0]?.slice(0, 60) ?? '').first()).toBeVisible()
  await expect(member.getByText(/adjustment|stammer|large print/i)).toHaveCount(0)
}
