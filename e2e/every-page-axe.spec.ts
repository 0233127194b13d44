import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { type PageEntry, pagesOf, type Scene } from './support/pages'
import { expect, test } from './support/test'
import { en, loadVietnamese } from './support/words'

const names = pagesOf({ setId: '', linkId: '', closedLinkId: '', submissionIds: [''] }).map(({ name }) => name)
const entryOf = (scene: Scene, name: string): PageEntry => {
  const entry = pagesOf(scene).find((page) => page.name === name)
  if (entry === undefined) throw new Error(`no page ${name}`)
  return entry
}

const open = async (page: Page, path: string, language: string): Promise<void> => {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}selected_lang=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Words do not change colours, nor colours words: two looks cover both languages and both themes. */
const looks = [
  ['en', 'light'],
  ['vi', 'dark'],
] as const

for (const name of names) {
  test(`${name} has no accessibility violation, light in English and dark in Vietnamese`, async ({ stage }) => {
    const entry = entryOf(stage.scene, name)
    const { page, guard } = stage.visitors[entry.as]
    guard.clear()
    if (entry.isRefused === true) guard.expect(/status of 4\d\d/)
    for (const [language, theme] of looks) {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, entry.path, language)
      const { notFound } = (language === 'vi' ? await loadVietnamese() : en).common
      const isMissing = await page.getByRole('heading', { name: notFound.title }).isVisible()
      expect(isMissing, `${entry.path} is a page`).toBe(name === 'not-found')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, `${name}, ${language}, ${theme}`)
    }
    expect(guard.problems, 'the browser complained').toEqual([])
  })
}

test('a company page on a phone shows the notice about its size, and the notice is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/company/sign-in')
  await expect(page.getByText('Your screen size is too small')).toBeVisible()
  await expectAccessible(page, 'small screen')
})
