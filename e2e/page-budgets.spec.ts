import { execFileSync } from 'node:child_process'
import type { Page } from '@playwright/test'
import { makeActiveSet, type Recruiter } from './support/scenario'
import { expect, test } from './support/test'

/** Shorter than a page waits before it fetches what its reader needs next. */
const SETTLED_MS = 500

/** The scripts of each page, as its budget counts them: from the build's manifest. */
const budgeted: Readonly<Record<string, readonly string[]>> = JSON.parse(
  execFileSync(process.execPath, ['tools/check-page-budgets.mjs', '--files'], { encoding: 'utf8' }),
)

/** The scripts that a first visit fetches until the page is drawn. */
const listLoaded = async (page: Page, path: string): Promise<string[]> => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(path)
  await expect(page.locator('#first-page')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(SETTLED_MS)
  return [...scripts].filter((script) => script.startsWith('/assets/')).sort()
}

interface Visit {
  readonly name: string
  readonly find: (recruiter: Recruiter) => Promise<string>
  readonly isSignedIn?: boolean
}

const visits: readonly Visit[] = [
  { name: 'home', find: async () => '/' },
  { name: 'sign-in', find: async () => '/company/sign-in' },
  { name: 'interview intro', find: async ({ api }) => `/interview/${(await makeActiveSet(api)).linkId}` },
  { name: 'sets list', find: async () => '/company/interview-sets', isSignedIn: true },
  { name: 'submissions list', find: async () => '/company/all-submissions', isSignedIn: true },
]

for (const { name, find, isSignedIn = false } of visits) {
  test(`a first visit of the ${name} fetches the scripts that its budget counts, and no others`, async ({
    page,
    context,
    recruiter,
    signIn,
  }) => {
    if (isSignedIn) await signIn(context, recruiter)
    expect(await listLoaded(page, await find(recruiter))).toEqual(budgeted[name]?.map((file) => `/${file}`))
  })
}
