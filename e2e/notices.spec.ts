import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, takeTypedInterview } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { notices, company } = en

test('a recruiter sees that an interview was submitted, opens it from the notice, and chooses what to get', async ({
  page,
  product,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  const person = { firstName: 'Ánh', lastName: 'Lê', email: 'anh.notice@example.org', answers: englishAnswers }
  await takeTypedInterview(product.url, set.linkId, person)
  await signIn(page.context(), recruiter)
  await page.goto('/company/notices')
  const opened = page.getByRole('link', { name: notices.kinds.new_submission.replace('{name}', 'Ánh Lê') })
  await expect(opened).toBeVisible({ timeout: 45_000 })
  const bell = page.getByRole('link', { name: company.nav.notices, exact: false }).first()
  await expect(bell).toHaveAccessibleName(`${company.nav.notices} ${company.nav.unread.replace('{count}', '1')}`)
  await expectAccessible(page, 'notices')

  await opened.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/submission-details/)
  await expect(bell).toHaveAccessibleName(company.nav.notices)

  await bell.click()
  await page.getByRole('link', { name: notices.settings }).click()
  const mail = page
    .getByRole('group', { name: notices.setting.kinds.new_submission })
    .getByRole('checkbox', { name: notices.setting.byMail })
  await expect(mail).toBeChecked()
  await mail.press('Space')
  await expect(mail).not.toBeChecked()
  await expectAccessible(page, 'choices of notices')
  await page.reload()
  await expect(mail).not.toBeChecked()
})
