import { setAssessmentPreset } from '@candor/contract'
import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en } from './support/words'

const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org', hasCv: true, answers: englishAnswers }
const { own, versions, levels, panel } = en.assessment

test('recruiter and candidate read the same result with its quotes and the CV’s remarks; a colleague’s level and another evaluation stand beside it', async ({
  page,
  recruiter,
  signIn,
  browser,
  guard,
  product,
}) => {
  test.setTimeout(120_000)
  const assessment = { ...setAssessmentPreset, candidateResult: 'free' as const }
  const set = await makeActiveSet(recruiter.api, setContent({ requiresCv: true, assessment }))
  const candidate = await takeTypedInterview(product.url, set.linkId, person)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/submission-details?id=${submission?.id ?? ''}`)
  const overall = page.getByTestId('overall')
  await expect(overall.getByRole('heading', { name: panel.overall })).toBeVisible()
  await expect(page.getByTestId('group-line-cognitive')).toContainText(/\d\.\d/)
  await expect(page.getByTestId('rule-based')).toBeVisible()

  await page.getByTestId('dim-clarity').getByRole('button').first().click()
  await page.getByRole('button', { name: levels.set }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.getByRole('option').nth(6).click()
  await dialog.getByRole('textbox').fill('Said the point first, every time')
  await dialog.getByRole('button', { name: levels.save }).click()
  await expect(page.getByTestId('reviewer-level')).toContainText('Said the point first, every time')

  await page.getByRole('button', { name: versions.reevaluate }).click()
  await dialog.getByRole('textbox').fill('To see what stays')
  await dialog.getByRole('button', { name: versions.start }).click()
  await expect(page.getByRole('button', { name: /^2 / })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByTestId('reviewer-level')).toBeVisible()

  await page.getByRole('tab', { name: en.company.review.tabs.cv }).click()
  const report = page.getByTestId('cv-report')
  await expect(report.getByText('Lead engineer', { exact: false }).first()).toBeVisible()
  await expect(report.getByText(en.cvReport.flags.gap.title)).toBeVisible()
  await expectAccessible(page, 'review with CV, levels and versions')

  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  await guard.watch(context)
  await context.addCookies(candidate.api.cookies())
  const mine = await context.newPage()
  await mine.goto(`/submission/${submission?.id ?? ''}`)
  await expect(mine.getByRole('heading', { level: 1, name: own.states.ready.title })).toBeVisible()
  await mine.getByTestId('dim-problem_solving').getByRole('button').first().click()
  const quote = mine.getByTestId('evidence-quote').first()
  const [, quoted = ''] = /“(.+)”/s.exec((await quote.textContent()) ?? '') ?? []
  expect(englishAnswers.some((answer) => answer.includes(quoted))).toBe(quoted !== '')
  await expect(mine.getByText('Said the point first, every time')).toHaveCount(0)
  await expect(mine.getByTestId('cv-report')).toBeVisible()
  await expectAccessible(mine, 'own result on a phone')
  await context.close()
})
