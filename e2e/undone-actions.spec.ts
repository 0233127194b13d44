import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { company, deletion, submissionList, submissionReview } = en
const message = { subject: 'About {position}', text: 'Hello {first_name}' }

test('a recruiter cancels the email of a stage, and deletes a submission and restores it', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  const person = { firstName: 'Ánh', lastName: 'Lê', email: 'anh.undo@example.org', answers: englishAnswers }
  await takeTypedInterview(product.url, set.linkId, person)
  await waitForAssessed(recruiter.api, 1)
  const stages = '/api/interview/interview/stage'
  const { body } = await recruiter.api.get(stages)
  const [offer] = (body.items as { id: string; kind: string }[]).filter(({ kind }) => kind === 'offer')
  const saved = await recruiter.api.patch(`${stages}/${offer?.id ?? ''}`, { messages: { en: message, vi: null } })
  expect(saved.status).toBe(200)
  await signIn(page.context(), recruiter)
  await page.goto('/company/all-submissions')
  await page.getByRole('link', { name: 'Ánh Lê' }).click()

  const stage = page.getByRole('combobox', { name: company.stages.label })
  await expect(stage).toHaveText(company.stages.kinds.interviewed)
  await stage.click()
  await page.getByRole('option', { name: company.stages.kinds.offer }).click()
  await page.getByRole('button', { name: company.stages.cancelMail }).click()
  await expect(page.getByText(company.stages.mailCanceled)).toBeVisible()

  await page.getByRole('link', { name: company.review.back }).click()
  const row = page.getByRole('checkbox', { name: submissionList.select.row.replace('{name}', 'Ánh Lê') })
  await row.check()
  await page.getByRole('region', { name: submissionList.select.label }).getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete submission' }).click()
  await expect(row).toBeHidden()
  const undo = page
    .getByRole('region', { name: deletion.notice.label })
    .getByRole('button', { name: deletion.notice.undo })
  await expect(undo).toBeFocused()
  await expectAccessible(page, 'a deletion that can be undone')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 submission restored')).toBeVisible()
  await expect(undo).toBeHidden()
  await page.getByRole('link', { name: 'Ánh Lê' }).click()
  await expect(stage).toHaveText(company.stages.kinds.offer)
  await expect(page.getByTestId('decision')).toContainText(submissionReview.decision.title)
})
