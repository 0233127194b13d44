import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { listPages, type PageEntry, type PageIds } from './support/pages'
import { makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en, loadVietnamese } from './support/words'

const names = listPages({ setId: '', linkId: '', closedLinkId: '', submissionIds: [''] }).map(({ name }) => name)
const getEntry = (ids: PageIds, name: string): PageEntry => {
  const entry = listPages(ids).find((page) => page.name === name)
  if (entry === undefined) throw new Error(`no page ${name}`)
  return entry
}

const open = async (page: Page, path: string, language: string): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}selected_lang=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Language and theme are independent: two combinations cover both of each. */
const combinations = [
  ['en', 'light'],
  ['vi', 'dark'],
] as const

for (const name of names) {
  test(`the page ${name} has no accessibility violation, light in English and dark in Vietnamese`, async ({
    pageFixture,
  }) => {
    const entry = getEntry(pageFixture.ids, name)
    const { page, guard } = pageFixture.visitors[entry.visitor]
    guard.clear()
    if (entry.isRefused === true) guard.expect(/status of 4\d\d/)
    for (const [language, theme] of combinations) {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, entry.path, language)
      const { notFound } = (language === 'vi' ? await loadVietnamese() : en).common
      const isMissing = await page.getByRole('heading', { name: notFound.title }).isVisible()
      expect(isMissing, `${entry.path} is a page`).toBe(name === 'not-found')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, `${name}, ${language}, ${theme}`)
    }
    expect(guard.problems, 'the browser reported problems').toEqual([])
  })
}

test('no company page scrolls sideways on a laptop that is 1024 pixels wide', async ({ pageFixture }) => {
  const { page } = pageFixture.visitors.recruiter
  const usual = page.viewportSize()
  await page.setViewportSize({ width: 1024, height: 768 })
  for (const { name, path, visitor } of listPages(pageFixture.ids)) {
    if (visitor !== 'recruiter') continue
    await open(page, path, 'vi')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  if (usual !== null) await page.setViewportSize(usual)
})

test.describe('at 200% zoom on a laptop', () => {
  test.use({ viewport: { width: 640, height: 400 }, screen: { width: 1280, height: 800 } })

  test('a company page is shown and fits, because the screen itself is wide', async ({ page, recruiter, signIn }) => {
    const set = await makeActiveSet(recruiter.api)
    await signIn(page.context(), recruiter)
    for (const path of ['/company/setting/security', `/company/interview-set/${set.id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(en.common.smallScreen.title)).toBeHidden()
      await expectAccessible(page, `${path} at 200%`)
      const questions = page.getByRole('heading', { name: en.company.set.questions })
      if (path.includes(set.id)) expect((await questions.boundingBox())?.height).toBeLessThan(40)
    }
  })
})

/** Firefox narrows the device with the page, which Chromium doesn't: both are as wide as the page here. */
for (const [percent, width] of [
  [200, 640],
  [400, 320],
] as const) {
  test.describe(`at ${percent}% zoom in a browser that zooms the device's width`, () => {
    const size = { width, height: width * 0.625 }
    test.use({ viewport: size, screen: size, deviceScaleFactor: percent / 100 })

    test('the sign-in page is shown, because a mouse is no phone', async ({ page }) => {
      await page.goto('/company/sign-in')
      await expect(page.getByRole('heading', { level: 1, name: en.company.auth.signIn.title })).toBeVisible()
      await expect(page.getByText(en.common.smallScreen.title)).toBeHidden()
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      expect(overflow, 'scrolls sideways').toBeLessThanOrEqual(0)
    })
  })
}

test.describe('on a phone', () => {
  const size = { width: 390, height: 844 }
  test.use({ viewport: size, screen: size, isMobile: true, hasTouch: true })

  test('a company page shows an accessible notice, which can be dismissed until the tab is closed', async ({
    page,
    context,
  }) => {
    const notice = page.getByRole('heading', { name: en.common.smallScreen.title })
    const signIn = page.getByRole('heading', { name: en.company.auth.signIn.title })
    await page.goto('/company/sign-in')
    await expect(notice).toBeVisible()
    await expectAccessible(page, 'small screen')
    await page.getByRole('button', { name: en.common.smallScreen.continue }).click()
    await expect(signIn).toBeVisible()
    await expect(notice).toBeHidden()
    await page.reload()
    await expect(signIn).toBeVisible()
    await expect(notice).toBeHidden()
    const other = await context.newPage()
    await other.goto('/company/sign-in')
    await expect(other.getByRole('heading', { name: en.common.smallScreen.title })).toBeVisible()
  })
})
