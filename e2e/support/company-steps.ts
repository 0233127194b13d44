import { expect, type Page } from '@playwright/test'
import { en, like } from './words'

const { auth, generate, editor, outbox, set: setWords } = en.company

/** Reads the code for this email address on the outbox page, as a person without a mail server does. */
const readCodeFromOutbox = async (page: Page, email: string): Promise<string> => {
  const [mails] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: auth.outbox }).click(),
  ])
  const mail = mails.getByTestId('outbox-mail').filter({ hasText: email })
  const button = mail.getByRole('button', { name: like(outbox.code) })
  const code = /\d{6}/.exec((await button.textContent()) ?? '')?.[0] ?? ''
  await mails.close()
  return code
}

/** Signs up by email and code. Ends on the list of sets. */
export const signUpOnScreen = async (page: Page, person: { email: string; organization: string }): Promise<void> => {
  const { signUp } = auth
  await page.goto('/company/sign-up')
  await page.getByLabel(auth.email).fill(person.email)
  await page.getByRole('button', { name: auth.sendCode }).click()
  await expect(page.getByRole('heading', { name: auth.codeTitle })).toBeVisible()
  const code = await readCodeFromOutbox(page, person.email)
  await page.getByRole('textbox', { name: auth.code }).first().focus()
  await page.keyboard.type(code)
  await expect(page.getByRole('heading', { name: signUp.namesTitle })).toBeVisible()
  await page.getByLabel(signUp.firstName).fill('Mai')
  await page.getByLabel(signUp.lastName).fill('Trần')
  await page.getByLabel(signUp.organization).fill(person.organization)
  await page.getByRole('button', { name: signUp.submit }).click()
  await expect(page.getByRole('heading', { name: en.company.sets.title, exact: true })).toBeVisible()
}

/** Creates a draft from a pasted description. */
export const writeDraft = async (page: Page, description: string, count = 6): Promise<void> => {
  await page.goto('/company/interview-sets/quick/generate')
  if (count !== 6) {
    await page.getByRole('combobox', { name: generate.count }).click()
    await page.getByRole('option', { name: `${count} questions` }).click()
  }
  await page.getByRole('textbox', { name: generate.source.text }).fill(description)
  await page.getByRole('button', { name: generate.submit }).click()
  await expect(page.getByText(generate.review.builtin)).toBeVisible()
}

export const rewriteQuestion = async (page: Page, number: number, text: string): Promise<void> => {
  const question = page.getByTestId('question').nth(number - 1)
  const name = (words: string): string => words.replace('{number, number}', String(number))
  await question.getByRole('button', { name: name(editor.questions.edit) }).click()
  await question.getByRole('textbox', { name: editor.questions.text, exact: true }).fill(text)
  await question.getByRole('button', { name: name(editor.questions.done) }).click()
}

/** Saves the draft. Ends on the set's page. */
export const saveDraft = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: generate.review.save }).click()
  await expect(page.getByText(setWords.created)).toBeVisible()
}

/** Activates the open set and returns the link for candidates. */
export const activateAndCopyLink = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: setWords.activate, exact: true }).click()
  await expect(page.getByText(setWords.activated)).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: setWords.copyLink, exact: true }).first().click()
  await expect(page.getByText(en.common.toast.linkCopied)).toBeVisible()
  return page.evaluate(() => navigator.clipboard.readText())
}
