import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { makeActiveSet, setContent } from './support/scenario'
import { expect, test } from './support/test'
import { loadVietnamese, type Words } from './support/words'

const begin = '/company/interview-sets/new'
const title = 'Nhân viên chăm sóc khách hàng'

const next = (page: Page) => page.getByTestId('next-step')
/** The company pages show a notice on a phone, so this is a phone's width by zoom on a wide screen. */
const narrow = { viewport: { width: 390, height: 844 }, screen: { width: 1280, height: 844 } }

const checkPage = async (page: Page, name: string): Promise<void> => {
  await expectAccessible(page, name)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
}

/** From the title of a job to the step of the questions. */
const draftFromTitle = async (page: Page, words: Words): Promise<void> => {
  const { newSet } = words
  await page.goto(`${begin}?selected_lang=vi`)
  await page.getByRole('radio', { name: newSet.begin.title.label }).click()
  await checkPage(page, 'beginning')
  await next(page).click()
  await page.getByRole('textbox', { name: newSet.source.jobTitle }).fill(title)
  await checkPage(page, 'source')
  await next(page).click()
  await expect(page.getByTestId('requirement').first()).toBeVisible()
  await expect(page).toHaveURL(/skillset-requirements$/)
  await checkPage(page, 'requirements')
  await next(page).click()
  await expect(page.getByTestId('question').first()).toBeVisible()
  await expect(page).toHaveURL(/pre-defined-questions$/)
}

test.describe('at the width of a phone', () => {
  test.use(narrow)

  test('a recruiter makes a set in Vietnamese through all steps, and undoes a removal by keyboard', async ({
    page,
    recruiter,
    signIn,
  }) => {
    const words = await loadVietnamese()
    const { newSet } = words
    const { editor, set: setWords } = words.company
    await signIn(page.context(), recruiter)
    await draftFromTitle(page, words)
    const questions = page.getByTestId('question')
    const count = await questions.count()
    const first = await questions.first().getByRole('heading').textContent()
    await questions
      .first()
      .getByRole('button', { name: editor.remove.replace('{name}', '') })
      .press('Enter')
    await expect(questions).toHaveCount(count - 1)
    await page.keyboard.press('Enter')
    await expect(questions).toHaveCount(count)
    await expect(questions.first().getByRole('heading')).toHaveText(first ?? '')
    await checkPage(page, 'questions')
    await page.getByTestId('try-questions').click()
    await expect(page.getByTestId('question-trial').first()).toBeVisible()
    await checkPage(page, 'trial of the questions')
    await page.getByRole('button', { name: newSet.questions.coverage }).click()
    await expect(page.getByTestId('coverage')).toBeVisible()
    await checkPage(page, 'coverage')
    await next(page).click()
    const name = page.getByRole('textbox', { name: words.company.generate.review.name })
    await expect(name).toHaveValue(title)
    await name.fill('CSKH ca tối')
    await page.reload()
    await expect(name).toHaveValue('CSKH ca tối')
    await checkPage(page, 'details')
    await page.getByTestId('save-set').click()
    await expect(page.getByTestId('created')).toBeVisible()
    await checkPage(page, 'saved')
    await page.reload()
    await expect(page.getByTestId('set-url')).toBeVisible()
    await expect(page.getByTestId('created')).toBeHidden()
    await page.getByTestId('activate').click()
    await expect(page.getByText(setWords.linkOn)).toBeVisible()
    await page.getByRole('link', { name: newSet.congrats.next }).click()
    await expect(page.getByRole('link', { name: newSet.cta.try.action })).toBeVisible()
    await checkPage(page, 'what next')
    await page.getByRole('link', { name: newSet.cta.invite.action }).click()
    await expect(page.getByRole('heading', { name: words.invitations.title, exact: true })).toBeVisible()
    await page.goto(`${begin}/additional`)
    await expect(page).toHaveURL(new RegExp(`${begin}$`))
  })
})

test('a step without what it needs leads back, a canceled draft changes nothing, and a copy keeps its original', async ({
  page,
  recruiter,
  signIn,
}) => {
  const words = await loadVietnamese()
  const { newSet } = words
  const original = await makeActiveSet(recruiter.api, setContent({ positionName: 'Y tá' }, ['Bạn đã chăm sóc ai?']))
  await signIn(page.context(), recruiter)
  await page.goto(`${begin}/pre-defined-questions?selected_lang=vi`)
  await expect(page).toHaveURL(new RegExp(`${begin}$`))
  await page.getByRole('radio', { name: newSet.begin.description.label }).click()
  await next(page).click()
  await page.goto(`${begin}/additional`)
  await expect(page).toHaveURL(/job-description$/)

  await page
    .getByRole('textbox', { name: words.company.generate.source.text })
    .fill('Cần tuyển y tá chăm sóc bệnh nhân')
  await page.route('**/generate/description-to-requirement', () => undefined)
  await next(page).click()
  await page.getByTestId('drafting').getByRole('button', { name: words.common.actions.cancel }).click()
  await expect(page.getByText(newSet.drafting.canceled)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: words.company.generate.source.text })).toHaveValue(/bệnh nhân/)

  await page.goto(begin)
  await page.getByRole('radio', { name: newSet.begin.duplicate.label }).click()
  await page.getByRole('combobox', { name: newSet.duplicate.label }).fill(original.name)
  await page.getByRole('option', { name: original.name }).click()
  await next(page).click()
  // The address changes before the page does: the button would be that of the step before.
  await expect(page.getByTestId('requirement')).toHaveCount(1)
  await expect(page).toHaveURL(/skillset-requirements$/)
  await next(page).click()
  await expect(page.getByTestId('question')).toHaveCount(1)
  await next(page).click()
  await page.getByTestId('save-set').click()
  await expect(page.getByTestId('created')).toBeVisible()
  const { body } = await recruiter.api.get('/api/interview/interview/set')
  const names = (body.items as { name: string }[]).map(({ name }) => name)
  expect(names.sort()).toEqual([original.name, newSet.duplicate.name.replace('{name}', original.name)].sort())
})
