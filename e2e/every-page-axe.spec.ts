import type { Page } from '@playwright/test'
import { expectAccessible } from './support/expect-accessible'
import { type PageEntry, pagesOf, type Scene } from './support/pages'
import {
  makeActiveSet,
  makeRecruiter,
  type Recruiter,
  setContent,
  takeTypedInterview,
  waitForAssessed,
} from './support/scenario'
import { test as base, expect } from './support/test'
import { englishAnswers } from './support/typed-answers'
import { en, loadVietnamese } from './support/words'

interface Stage {
  readonly scene: Scene
  readonly owner: Recruiter
}

/** One recruiter with a set, a closed set and an assessed submission, for all pages of a worker. */
const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ product }, use) => {
      const owner = await makeRecruiter(product.url)
      const set = await makeActiveSet(owner.api)
      const closed = await makeActiveSet(owner.api, setContent({ positionName: 'Closed position' }))
      await owner.api.patch(`/api/interview/interview/set/${closed.id}`, { status: 0 })
      const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org', answers: englishAnswers }
      await takeTypedInterview(product.url, set.linkId, person)
      const submissionIds = (await waitForAssessed(owner.api, 1)).map(({ id }) => id)
      await use({ owner, scene: { setId: set.id, linkId: set.linkId, closedLinkId: closed.linkId, submissionIds } })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

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
  test(`${name} has no accessibility violation, light in English and dark in Vietnamese`, async ({
    page,
    stage,
    signIn,
    guard,
  }) => {
    const entry = entryOf(stage.scene, name)
    if (entry.isRefused === true) guard.expect(/status of 4\d\d/)
    if (entry.as === 'recruiter') await signIn(page.context(), stage.owner)
    for (const [language, theme] of looks) {
      await page.emulateMedia({ colorScheme: theme })
      await open(page, entry.path, language)
      const { notFound } = (language === 'vi' ? await loadVietnamese() : en).common
      const isMissing = await page.getByRole('heading', { name: notFound.title }).isVisible()
      expect(isMissing, `${entry.path} is a page`).toBe(name === 'not-found')
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      await expectAccessible(page, `${name}, ${language}, ${theme}`)
    }
  })
}

test('a company page on a phone shows the notice about its size, and the notice is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/company/sign-in')
  await expect(page.getByText('Your screen size is too small')).toBeVisible()
  await expectAccessible(page, 'small screen')
})
