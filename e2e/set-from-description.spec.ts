import { readdirSync } from 'node:fs'
import { activateAndCopyLink, rewriteQuestion, saveDraft, signUpOnScreen, writeDraft } from './support/company-steps'
import {
  disguisedPicture,
  docxDescription,
  emptyPdf,
  encryptedPdf,
  pdfDescription,
  picture,
  readDescription,
  tooLarge,
  type Upload,
} from './support/description'
import { expectAccessible } from './support/expect-accessible'
import { expect, test } from './support/test'
import { en } from './support/words'

const { source, file: fileWords } = en.company.generate
const ownQuestion = 'Tell me about a hiring process that you improved. What did you change yourself?'

test('a recruiter signs up by code and makes, edits, activates and shares a set from a pasted description', async ({
  page,
}) => {
  await signUpOnScreen(page, { email: 'recruiter@example.org', organization: 'Sao Mai' })
  await expectAccessible(page, 'no sets yet')
  await writeDraft(page, readDescription())
  await expect(page.getByTestId('question')).toHaveCount(6)
  await rewriteQuestion(page, 2, ownQuestion)
  await expectAccessible(page, 'the draft')
  await saveDraft(page)
  await expect(page.getByText(ownQuestion)).toBeVisible()
  const link = await activateAndCopyLink(page)
  expect(link).toMatch(/^http:\/\/localhost:\d+\/interview\/[A-Za-z0-9_-]{22}$/)
  const answer = await page.request.get(link.replace('/interview/', '/api/interview/interview?linkId='))
  expect(await answer.json()).toMatchObject({ organizationName: 'Sao Mai', questionCount: 6 })
})

test('a saved set can be changed, and the change is still there after a reload', async ({
  page,
  recruiter,
  signIn,
}) => {
  await signIn(page.context(), recruiter)
  await writeDraft(page, readDescription())
  await saveDraft(page)
  await page.getByRole('link', { name: en.company.set.edit, exact: true }).click()
  await rewriteQuestion(page, 1, ownQuestion)
  await page.getByRole('button', { name: en.company.edit.save }).click()
  await expect(page.getByRole('heading', { name: en.company.set.questions })).toBeVisible()
  await page.reload()
  await expect(page.getByText(ownQuestion)).toBeVisible()
})

for (const make of [docxDescription, pdfDescription]) {
  const { name } = make()
  test(`the text of ${name} becomes an editable description and a draft`, async ({ page, recruiter, signIn }) => {
    await signIn(page.context(), recruiter)
    await page.goto('/company/interview-sets/quick/generate')
    await page.getByRole('button', { name: source.upload }).click()
    await page.getByLabel(source.file).setInputFiles(make())
    const text = page.getByRole('textbox', { name: source.text })
    await expect(text).not.toHaveValue('')
    expect((await text.inputValue()).length).toBeGreaterThan(200)
    await page.getByRole('button', { name: en.company.generate.submit }).click()
    await expect(page.getByText(en.company.generate.review.builtin)).toBeVisible()
    await expect(page.getByTestId('question').first()).toBeVisible()
  })
}

const exactly = (text: string): RegExp => new RegExp(`^${text.replaceAll('.', '\\.')}$`)
/** The page rejects the first ones before anything is sent. */
const seenBeforeSending = 2
const badFiles: readonly (readonly [Upload, RegExp])[] = [
  [tooLarge(), exactly(fileWords.FILE_TOO_LARGE)],
  [picture(), /^We can’t read this file type\./],
  [disguisedPicture(), exactly(fileWords.FILE_TYPE_UNSUPPORTED)],
  [encryptedPdf(), exactly(fileWords.FILE_ENCRYPTED)],
  [emptyPdf(), exactly(fileWords.FILE_UNREADABLE)],
]

test('a file that is too large, a picture, encrypted or without text is rejected with a message, and nothing is stored', async ({
  page,
  recruiter,
  signIn,
  product,
  guard,
}) => {
  guard.expect(/status of 4\d\d .*job-description/)
  await signIn(page.context(), recruiter)
  await page.goto('/company/interview-sets/quick/generate')
  await page.getByRole('button', { name: source.upload }).click()
  const before = readdirSync(`${product.dataDir}/media`).sort()
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('job-description')) sent.push(request.url())
  })
  for (const [upload, message] of badFiles) {
    await page.getByLabel(source.file).setInputFiles(upload)
    await expect(page.getByRole('alert').filter({ hasText: message }), upload.name).toBeVisible()
    await expect(page.getByRole('textbox', { name: source.text })).toBeHidden()
    expect(readdirSync(`${product.dataDir}/media`).sort()).toEqual(before)
  }
  expect(sent).toHaveLength(badFiles.length - seenBeforeSending)
})

test('a text that is no job description is rejected and stays in the field', async ({
  page,
  recruiter,
  signIn,
  guard,
}) => {
  guard.expect(/status of 422 .*quick-set/)
  await signIn(page.context(), recruiter)
  await page.goto('/company/interview-sets/quick/generate')
  const text = page.getByRole('textbox', { name: source.text })
  await text.fill('asdf asdf asdf')
  await page.getByRole('button', { name: en.company.generate.submit }).click()
  await expect(page.getByText(en.company.generate.notJob)).toBeVisible()
  await expect(text).toHaveValue('asdf asdf asdf')
})
