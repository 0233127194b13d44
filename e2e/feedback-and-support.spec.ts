import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { feedback, support } = en
const { done, help, troubleshooting } = en.candidate
const person = { firstName: 'Hạnh', lastName: 'Lê', email: 'hanh.feedback@example.org' }

test('a candidate who has submitted gives feedback by keyboard and finds it on their own page', async ({
  page,
  recruiter,
  product,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const { api } = await takeTypedInterview(product.url, set.linkId, { ...person, answers: englishAnswers })
  await page.context().addCookies(api.cookies())
  await page.goto(`/interview/${set.linkId}/start`)
  await expect(page.getByRole('link', { name: done.ownPage })).toBeVisible()
  await page.getByRole('button', { name: done.feedback }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: feedback.title })).toBeVisible()
  await expectAccessible(page, 'feedback')
  const groups = dialog.getByRole('radiogroup')
  await groups.nth(0).getByRole('radio', { name: '0', exact: true }).press('Space')
  for (let moved = 0; moved < 9; moved += 1) await page.keyboard.press('ArrowRight')
  await expect(groups.nth(0).getByRole('radio', { name: '9' })).toBeChecked()
  for (const index of [0, 1]) {
    await groups
      .nth(index + 1)
      .getByRole('radio')
      .first()
      .press('Space')
    for (let moved = 0; moved < 3 + index; moved += 1) await page.keyboard.press('ArrowDown')
  }
  await expect(groups.nth(1).getByRole('radio', { name: feedback.ratings.good, exact: true })).toBeChecked()
  await expect(groups.nth(2).getByRole('radio', { name: feedback.ratings.veryGood })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Clear questions.')
  await dialog.getByRole('button', { name: feedback.submit }).press('Enter')
  await expect(dialog.getByText(feedback.thanksTitle)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: done.ownPage }).click()
  await expect(page.getByRole('button', { name: feedback.replace })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Clear questions.')
  await expect(page.getByRole('radio', { name: '9' })).toBeChecked()
})

test('a candidate writes to support from the troubleshooting guide, and gets a reference', async ({
  page,
  recruiter,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  await page.goto(`/interview/${set.linkId}`)
  await page.getByRole('button', { name: help }).click()
  const link = page.getByRole('link', { name: troubleshooting.contact })
  await expect(link).toHaveAttribute('href', '/support')
  await page.goto('/support')
  await page.getByLabel(support.email).fill('hanh.support@example.org')
  await page.getByRole('radio', { name: support.topics.recording }).click()
  await page.getByLabel(support.message).fill('The page stopped after the second question.')
  await page.getByRole('button', { name: support.submit }).click()
  await expect(page.getByRole('heading', { name: support.sentTitle })).toBeVisible()
  await expect(page.getByText(support.confirmed)).toBeVisible()
  await expectAccessible(page, 'support confirmation')
})
