import { setAssessmentPreset } from '@candor/contract'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent, takeTypedInterview, waitForAssessed } from './support/scenario'
import { expect, test } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, like } from './support/words'

const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org', hasCv: true, answers: englishAnswers }
const { own, versions, levels, panel } = en.assessment
const reason = 'Said the point first, every time'

/** Which follow-up is asked, and so what there is to judge, differs from one interview to the next: not every dimension has a level. */
const firstWithLevel = (page: Page): Locator =>
  page
    .getByTestId(/^dim-/)
    .getByRole('button', { name: / \d\.\d$/ })
    .first()

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

  await firstWithLevel(page).click()
  await page.getByRole('button', { name: levels.set }).click()
  const level = page.getByRole('dialog', { name: like(levels.dialogTitle) })
  await level.getByRole('combobox').click()
  await page.getByRole('option').nth(6).click()
  await level.getByRole('textbox').fill(reason)
  await level.getByRole('button', { name: levels.save }).click()
  await expect(page.getByTestId('reviewer-level')).toContainText(reason)

  await page.getByRole('button', { name: versions.reevaluate }).click()
  const again = page.getByRole('dialog', { name: versions.dialogTitle })
  await again.getByRole('textbox').fill('To see what stays')
  await again.getByRole('button', { name: versions.start }).click()
  // Made by the queue, and seen when the page asks for it the next time: only a hang is longer.
  await expect(page.getByRole('button', { name: /^2 / })).toBeVisible({ timeout: 60_000 })
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
  await firstWithLevel(mine).click()
  const quote = mine.getByTestId('evidence-quote').first()
  const [, quoted = ''] = /“(.+)”/s.exec((await quote.textContent()) ?? '') ?? []
  expect(englishAnswers.some((answer) => answer.includes(quoted))).toBe(quoted !== '')
  await expect(mine.getByText(reason)).toHaveCount(0)
  await expect(mine.getByTestId('cv-report')).toBeVisible()
  await expectAccessible(mine, 'own result on a phone')
  await context.close()
})
