import { randomUUID } from 'node:crypto'
import type { SetContent } from '../packages/contract/src/index'
import { goToDevices, passBriefing } from './support/candidate-steps'
import { expectAccessible } from './support/expect-accessible'
import { submitAnswers, typeAllAnswers } from './support/interview-steps'
import { openReview } from './support/review-steps'
import { makeActiveSet, setContent, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const person = { firstName: 'Lan', lastName: 'Bùi', email: 'lan@example.org' }
const { background, noCv } = en
const { screening } = en.candidate

const screeningQuestions: SetContent['screeningQuestions'] = [
  {
    id: randomUUID(),
    type: 308,
    label: 'Your background',
    isRequired: true,
    options: [],
    facts: ['currentTitle', 'yearsOfExperience', 'noticePeriod', 'salaryExpectation'],
  },
]

test('a candidate states facts and gives no CV, and the recruiter reads them', async ({ page, recruiter, signIn }) => {
  test.setTimeout(120_000)
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'], screeningQuestions }))
  await page.goto(set.url)
  await goToDevices(page, {
    person,
    screen: async () => {
      await page.getByRole('spinbutton', { name: background.yearsOfExperience }).fill('99')
      await page.getByRole('button', { name: screening.save }).click()
      await expect(page.getByText(background.faults.required).first()).toBeVisible()
      await expectAccessible(page, 'screening with errors')
      await page.getByRole('textbox', { name: background.currentTitle }).fill('Support engineer')
      await page.getByRole('spinbutton', { name: background.yearsOfExperience }).fill('7')
      await page.getByRole('spinbutton', { name: background.noticePeriod }).fill('4')
    },
  })
  const dialog = page.getByRole('alertdialog', { name: noCv.title })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, 'the dialog without a CV')
  await dialog.getByRole('button', { name: noCv.confirm }).click()
  await page.getByRole('button', { name: en.candidate.devices.continueTyping }).click()
  await passBriefing(page, {})
  await typeAllAnswers(page, ['I wrote the runbook, and the next outage took ten minutes instead of an hour.'])
  await submitAnswers(page)

  await waitForAssessed(recruiter.api, 1)
  await signIn(page.context(), recruiter)
  await openReview(page, 'Lan Bùi')
  await page.getByRole('tab', { name: en.company.review.tabs.screening }).click()
  await expect(page.getByText('Current job title: Support engineer')).toBeVisible()
  await expect(page.getByText('Notice period: 4 weeks')).toBeVisible()
  await expectAccessible(page, 'the screening answers')
})
