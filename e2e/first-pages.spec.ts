import type { Browser, Page } from '@playwright/test'
import { makeActiveSet } from './support/scenario'
import { expect, test } from './support/test'
import { en, loadVietnamese } from './support/words'

const vi = await loadVietnamese()

/** The app's scripts wait until the test releases them: only what the server rendered is there. */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Scripts that are held keep a page from being loaded. */
const beforeScripts = { waitUntil: 'commit' } as const

const firstPage = (page: Page) => page.locator('#first-page')

/** Under load the server serves a skeleton rather than waiting for the database; the next request has the interview. */
const waitForIntro = (url: string): Promise<void> =>
  expect.poll(async () => (await fetch(url)).text()).toContain('id="first-page-data"')

const openWithoutScripts = async (browser: Browser, url: string): Promise<Page> => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

test('home, sign-in and the first step of an interview are readable before any script, in both languages', async ({
  browser,
  product,
  recruiter,
}) => {
  const { linkId } = await makeActiveSet(recruiter.api)
  const paths = [
    ['/', en.public.home.title, vi.public.home.title],
    ['/company/sign-in', en.company.auth.signIn.title, vi.company.auth.signIn.title],
    [`/interview/${linkId}`, en.candidate.intro.start, vi.candidate.intro.start],
  ] as const
  await waitForIntro(`${product.url}/interview/${linkId}`)
  await waitForIntro(`${product.url}/interview/${linkId}?selected_lang=vi`)
  for (const [path, english, vietnamese] of paths) {
    const page = await openWithoutScripts(browser, product.url + path)
    await expect(page.getByText(english, { exact: true }).first()).toBeVisible()
    await page.goto(`${product.url}${path}?selected_lang=vi`)
    await expect(page.getByText(vietnamese, { exact: true }).first()).toBeVisible()
    await page.context().close()
  }
})

test('an address typed and a button pressed before the app runs are not lost', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/company/sign-in', beforeScripts)
  await page.getByLabel(en.company.auth.email).fill('early@example.org')
  const button = page.getByRole('button', { name: en.company.auth.sendCode })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(firstPage(page)).toHaveCount(1)
  release()
  await expect(page.getByText('early@example.org')).toBeVisible()
  await expect(page.getByRole('heading', { name: en.company.auth.codeTitle })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('an interview begins by a press before the app runs', async ({ page, product, recruiter }) => {
  const { linkId } = await makeActiveSet(recruiter.api)
  await waitForIntro(`${product.url}/interview/${linkId}`)
  const release = await holdScripts(page)
  await page.goto(`/interview/${linkId}`, beforeScripts)
  await page.getByRole('button', { name: en.candidate.intro.start }).click()
  release()
  await expect(firstPage(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: en.candidate.intro.start })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the app draws over the page without moving anything, and who has scrolled stays there', async ({ page }) => {
  await page.addInitScript(`window.shifts = 0
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => { window.shifts += entry.value }))
      .observe({ type: 'layout-shift', buffered: true })`)
  const release = await holdScripts(page)
  await page.goto('/', beforeScripts)
  const promises = page.locator('#promises-title')
  await promises.evaluate((title) => title.scrollIntoView())
  // Held scripts don't hold the fonts: what they move is not the app's doing.
  await page.evaluate('document.fonts.ready.then(() => { window.shifts = 0 })')
  const before = await promises.boundingBox()
  release()
  await expect(firstPage(page)).toHaveCount(0)
  expect(await promises.boundingBox()).toEqual(before)
  // A line that the fonts make a fraction of a pixel wider is a few hundred-thousandths; a line that jumps is a hundredth.
  expect(await page.evaluate('window.shifts')).toBeLessThan(0.001)
})

test('the language of the visit is the language of the next page that is loaded', async ({ page }) => {
  await page.goto('/?selected_lang=vi')
  await expect(firstPage(page)).toHaveCount(0)
  await holdScripts(page)
  await page.goto('/company/sign-in', beforeScripts)
  await expect(firstPage(page).getByRole('heading', { name: vi.company.auth.signIn.title })).toBeVisible()
})

test('a page that was rendered in another language than the visit has is not shown', async ({ page, context }) => {
  await page.goto('/?selected_lang=vi')
  await expect(firstPage(page)).toHaveCount(0)
  await context.clearCookies()
  const release = await holdScripts(page)
  await page.goto('/company/sign-in', beforeScripts)
  await expect(firstPage(page)).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: vi.company.auth.signIn.title })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    screen: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })

  test('home is behind the small-screen notice from the first paint on', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', beforeScripts)
    const notice = page.getByRole('heading', { name: en.common.smallScreen.title })
    await expect(firstPage(page).getByRole('heading')).toHaveText([en.common.smallScreen.title])
    await expect(notice).toBeVisible()
    release()
    await expect(firstPage(page)).toHaveCount(0)
    await expect(notice).toBeVisible()
  })
})
