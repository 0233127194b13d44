import type { Locator, Page } from '@playwright/test'
import { makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const MENU_CODE = /\/assets\/menu-popup-[^/]+\.js$/

/** Holds the menu's code back until the test releases it. */
const holdMenuCode = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(MENU_CODE, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const presses: readonly (readonly [string, (button: Locator, page: Page) => Promise<void>])[] = [
  ['Enter', (_, page) => page.keyboard.press('Enter')],
  ['Space', (_, page) => page.keyboard.press('Space')],
  ['the arrow key', (_, page) => page.keyboard.press('ArrowDown')],
  ['a click', (button) => button.click()],
]

for (const [name, press] of presses) {
  test(`${name} opens a menu whose code is still coming, and Escape gives the focus back to its button`, async ({
    page,
  }) => {
    const release = await holdMenuCode(page)
    await page.goto('/')
    const button = page.getByRole('button', { name: en.common.language.current.replace('{name}', 'English') })
    await button.focus()
    await press(button, page)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(page.getByRole('menu')).toHaveCount(0)
    release()
    await expect(page.getByRole('menu')).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(button).toBeFocused()
    // From now on the menu is the library's own: opened and chosen from with the keyboard alone.
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one tap opens a menu and another one the help, and the first page loaded the code of neither', async ({
    page,
    recruiter,
  }) => {
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    const set = await makeActiveSet(recruiter.api)
    await page.goto(set.url)
    await expect(page.getByRole('button', { name: en.candidate.intro.start })).toBeVisible()
    expect(loaded.filter((path) => /popup/.test(path))).toEqual([])
    await page.getByRole('button', { name: en.common.language.current.replace('{name}', 'English') }).tap()
    await page.getByRole('menuitemradio', { name: 'Tiếng Việt' }).tap()
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi')
    await page.getByRole('button', { name: 'Trợ giúp' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Trợ giúp' })).toBeFocused()
  })
})
