import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const { certificate, responses } = en
const person = { firstName: 'Thu', lastName: 'Trần', email: 'thu.certificate@example.org' }

test('a candidate makes a certificate that anyone can check, and withdraws it', async ({
  page,
  browser,
  recruiter,
  product,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const { api } = await takeTypedInterview(product.url, set.linkId, { ...person, answers: englishAnswers })
  await page.context().addCookies(api.cookies())
  await page.goto('/submission')
  await page.getByTestId('own-interview').getByRole('link', { name: /^Open/ }).click()
  await page.getByText(certificate.own.showName).click()
  await page.getByRole('button', { name: certificate.own.create }).click()
  const link = page.getByRole('link', { name: certificate.own.open })
  await expect(link).toBeVisible()
  await expectAccessible(page, 'own page with a certificate')
  const path = (await link.getAttribute('href')) ?? ''

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(new URL(path, product.url).href)
  await expect(stranger.getByText(certificate.states.valid.title)).toBeVisible()
  const paper = stranger.getByTestId('certificate-paper')
  await expect(paper).toContainText('Thu Trần')
  await expect(paper).toContainText(certificate.paper.identityNotChecked)
  await expectAccessible(stranger, 'certificate')
  await stranger.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(paper).toBeVisible()
  await expect(stranger.getByRole('button', { name: certificate.paper.print })).toBeHidden()
  await stranger.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: certificate.own.withdraw }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: certificate.own.withdrawConfirm }).click()
  await expect(page.getByRole('button', { name: certificate.own.create })).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByRole('heading', { name: certificate.states.withdrawn.title })).toBeVisible()
  await stranger.context().close()
})

test('a candidate reads their answers on a phone, and opens the interview from there', async ({
  page,
  recruiter,
  product,
}) => {
  const set = await makeActiveSet(recruiter.api, setContent({ languages: ['en'], modes: ['text'] }))
  const { api } = await takeTypedInterview(product.url, set.linkId, {
    ...person,
    email: 'thu.answers@example.org',
    answers: englishAnswers,
  })
  await page.context().addCookies(api.cookies())
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/your-response')
  await expect(page.getByTestId('own-answer').first()).toBeVisible()
  await expectAccessible(page, 'own answers')
  await page.getByRole('link', { name: responses.page.toSupport }).waitFor()
  await page
    .getByRole('link', { name: new RegExp(`${responses.page.toResult}|${responses.page.toInterview}`) })
    .first()
    .click()
  await expect(page).toHaveURL(/\/submission\/[0-9a-f-]+$/)
})
