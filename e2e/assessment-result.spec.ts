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

/** Follow-ups differ between interviews, so not every dimension has a level. */
const getFirstLevel = (page: Page): Locator =>
  page
    .getByTestId(/^dim-/)
    .getByRole('button', { name: / \d\.\d$/ })
    .first()

test('recruiter and candidate see the same result with quotes and CV remarks, and a reviewer level survives another evaluation', async ({
  page,
  recruiter,
  signIn,
  browser,
  guard,
  product,
}) => {
  test.setTimeout(240_000)
  const assessment = setAssessmentPreset
  const content = setContent({ requiresCv: true, assessment })
  const questions = content.questions.map(({ translations: _, ...question }) => ({
    ...question,
    wrongIf: ['deleted a table'],
  }))
  const set = await makeActiveSet(recruiter.api, { ...content, languages: ['en'], questions })
  const candidate = await takeTypedInterview(product.url, set.linkId, person)
  const [submission] = await waitForAssessed(recruiter.api, 1)
  await signIn(page.context(), recruiter)
  await page.goto(`/company/submission-details?id=${submission?.id ?? ''}`)
  const { tabs, keys } = en.submissionReview
  const summary = page.getByTestId('summary')
  await expect(summary.getByTestId('known')).toContainText(/2 of 2 in .* typed/)
  await expect(page.getByTestId('no-recording')).toContainText(en.company.review.noVideo)
  await expect(page.getByTestId('point-quote').first()).toBeVisible()

  // A level is saved with a key, undone with another, and neither acts while someone types.
  await expect(page.getByTestId('anchor-4').first()).toBeEnabled()
  await page.keyboard.press('4')
  await expect(page.getByTestId('anchor-4').first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(page.getByTestId('anchor-2').first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('z')
  await expect(page.getByTestId('anchor-4').first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('y')
  await expect(page.getByTestId('decide-yes')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: en.submissionReview.decision.addReason }).click()
  await page
    .getByRole('textbox', { name: en.submissionReview.decision.reasonLabel })
    .pressSequentially('In 3 of n cases')
  await page.getByRole('button', { name: en.submissionReview.decision.save }).click()
  await expect(page.getByTestId('decision')).toContainText('In 3 of n cases')
  await expect(page.getByTestId('anchor-4').first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: keys.title })).toBeVisible()
  await expectAccessible(page, 'list of keys')
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'review by question')
  await page.reload()
  await expect(page.getByTestId('anchor-4').first()).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press(']')

  const toCheck = page.getByTestId('sentences-to-check')
  await expect(toCheck).toContainText('“Once I deleted a table on the wrong server”')
  await expect(toCheck).toContainText('Wrong if: “deleted a table”')

  await page.getByRole('tab', { name: tabs.dimensions }).click()
  const overall = page.getByTestId('overall')
  await expect(overall.getByRole('heading', { name: panel.overall })).toBeVisible()
  await expect(page.getByTestId('group-line-cognitive')).toContainText(en.assessment.reasons.needs_reviewer)

  await getFirstLevel(page).click()
  await page.getByRole('button', { name: levels.set }).click()
  const level = page.getByRole('dialog', { name: like(levels.dialogTitle) })
  await level.getByRole('combobox').click()
  await page.getByRole('option').nth(6).click()
  await level.getByRole('textbox').fill(reason)
  await level.getByRole('button', { name: levels.save }).click()
  await expect(page.getByTestId('reviewer-level')).toContainText(reason)

  await page.getByRole('button', { name: versions.reevaluate }).click()
  const evaluation = page.getByRole('dialog', { name: versions.dialogTitle })
  await evaluation.getByRole('textbox').fill('To see what stays')
  await evaluation.getByRole('button', { name: versions.start }).click()
  // The queue creates the version, and the page polls for it. Only a hang takes longer.
  await expect(page.getByRole('button', { name: /^2 versions/ })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByTestId('reviewer-level')).toBeVisible()

  await page.getByRole('tab', { name: en.company.review.tabs.cv }).click()
  const report = page.getByTestId('cv-report')
  await expect(report.getByText('Lead engineer', { exact: false }).first()).toBeVisible()
  await expect(report.getByText(en.cvReport.flags.gap.title)).toBeVisible()
  await expectAccessible(page, 'review with CV, levels and versions')

  const context = await browser.newContext({ baseURL: product.url, viewport: { width: 390, height: 844 } })
  await guard.watch(context)
  await context.addCookies(candidate.api.cookies())
  const candidatePage = await context.newPage()
  await candidatePage.goto(`/submission/${submission?.id ?? ''}`)
  await expect(candidatePage.getByRole('heading', { level: 1, name: own.states.ready.title })).toBeVisible()
  await expect(candidatePage.getByTestId('by-question')).toBeVisible()
  await expect(candidatePage.locator('[data-testid="point"][data-state="not_heard"]')).toHaveCount(0)
  await expect(candidatePage.getByTestId('sentences-to-check')).toHaveCount(0)
  await getFirstLevel(candidatePage).click()
  const quote = candidatePage.getByTestId('evidence-quote').first()
  const [, quoted = ''] = /“(.+)”/s.exec((await quote.textContent()) ?? '') ?? []
  expect(englishAnswers.some((answer) => answer.includes(quoted))).toBe(quoted !== '')
  await expect(candidatePage.getByText(reason)).toHaveCount(0)
  await expect(candidatePage.getByTestId('cv-report')).toBeVisible()
  await expectAccessible(candidatePage, 'own result on a phone')
  await context.close()
})
