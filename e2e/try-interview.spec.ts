import { expectAccessible } from './support/expect-accessible'
import { getFinishHeading, readQuestion } from './support/interview-steps'
import { englishQuestions, makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en, like } from './support/words'

const { rehearsal, information, interviewPage, devices } = en.candidate
const { practice } = en
const next = en.common.actions.continue

test('a recruiter tries a set that is not open, and nothing of it is kept', async ({ page, recruiter, signIn }) => {
  const { id } = await makeActiveSet(recruiter.api)
  await recruiter.api.patch(`/api/interview/interview/set/${id}`, { status: 0 })
  await signIn(page.context(), recruiter)
  await page.goto(`/company/interview-set/${id}`)
  await page.getByTestId('try-link').click()
  await expect(page.getByRole('heading', { level: 1, name: rehearsal.pageTitle })).toBeVisible()
  await expect(page.getByText(practice.intro.trialScreening)).toBeVisible()
  await expectAccessible(page, 'the start of a trial')
  await page.getByRole('button', { name: practice.intro.start, exact: true }).click()
  await page.getByRole('radio', { name: `${en.candidate.modes.text} ${en.candidate.modes.textHint}` }).click()
  await page.getByRole('button', { name: devices.continueTyping }).click()
  await expect(page.getByRole('heading', { level: 1, name: practice.instruction.title })).toBeVisible()
  await page.getByRole('button', { name: next, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: practice.confirm.title })).toBeVisible()
  await expectAccessible(page, 'the confirmation of a trial')
  await expect(page.getByRole('textbox', { name: information.email, exact: true })).not.toHaveValue('')
  await expect(page.getByText(like(information.emailHint))).toBeHidden()
  await page.getByRole('checkbox', { name: information.terms }).click()
  await page.getByRole('button', { name: rehearsal.start, exact: true }).click()
  expect(await readQuestion(page)).toBe(englishQuestions[0])
  await expect(page.getByText(rehearsal.note)).toBeVisible()
  await page.getByRole('button', { name: interviewPage.leave, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: interviewPage.endConfirm, exact: true }).click()
  await page.getByRole('button', { name: en.common.actions.continue, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: rehearsal.doneTitle })).toBeVisible()
  await expect(getFinishHeading(page)).toBeHidden()
  await expectAccessible(page, 'the end of a trial')
  await page.getByRole('link', { name: rehearsal.back, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: en.company.sets.title })).toBeVisible()
  const { body } = await recruiter.api.get('/api/interview/interview/submission')
  expect(body).toMatchObject({ items: [], total: 0 })
})
