import { goToDevices } from './support/candidate-steps'
import { readCodeFromMail } from './support/mails'
import { makeActiveSet, setContent, takeTypedInterview } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

const { restoreAccess, information, done, intro } = en.candidate
const person = { firstName: 'Hạnh', lastName: 'Lê', email: 'hanh@example.org' }

test('a candidate who has submitted and opens the link in another browser reads so, and opens what was submitted', async ({
  page,
  recruiter,
  product,
  guard,
}) => {
  guard.expect(/status of 40[39]/)
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  await takeTypedInterview(product.url, set.linkId, { ...person, answers: englishAnswers })
  await page.goto(`/interview/${set.linkId}`)
  await goToDevices(page, { person })
  await page.getByRole('button', { name: restoreAccess.prove }).click()
  await page.getByRole('button', { name: restoreAccess.sendCode }).click()
  await expect(page.getByText(restoreAccess.codeHint)).toBeVisible()
  await page.keyboard.type(await readCodeFromMail(recruiter.api, person.email))
  await expect(page.getByText(en.errors.INTERVIEW_ATTEMPTS_USED)).toBeVisible()
  await page.getByRole('link', { name: information.openSubmitted }).click()
  await expect(page.getByRole('heading', { name: done.title })).toBeVisible()
  await expect(page.getByRole('button', { name: done.again })).toHaveCount(0)
  await page.getByRole('link', { name: done.ownPage }).click()
  await expect(page).toHaveURL(/\/submission\//)
})

test('a candidate with an attempt left is offered another interview, and reads about the company first', async ({
  page,
  recruiter,
  product,
}) => {
  const companyIntro = { en: 'We repair bicycles.\n\nWe are <b>forty</b> people.' }
  const content = setContent({ languages: ['en'], modes: ['text'], attemptsPerPerson: 2, companyIntro })
  const set = await makeActiveSet(recruiter.api, content)
  const { api } = await takeTypedInterview(product.url, set.linkId, { ...person, answers: englishAnswers })
  await page.context().addCookies(api.cookies())
  await page.goto(`/interview/${set.linkId}/start`)
  await page.getByRole('button', { name: done.again }).click()
  await expect(page.getByText(like(intro.submittedBefore))).toBeVisible()
  await page.getByRole('link', { name: information.openSubmitted }).click()
  await page.getByRole('button', { name: done.again }).click()
  await expect(page.getByText('We are <b>forty</b> people.')).toBeVisible()
  await goToDevices(page, { person })
  await expect(page.getByRole('heading', { name: information.title })).toHaveCount(0)
  expect((await api.get(`/api/interview/interview?linkId=${set.linkId}`)).body).toMatchObject({ attemptsLeft: 1 })
})
