import type { Browser, Page } from '@playwright/test'
import { createGuard, type Guard } from './guard'
import type { PageEntry, PageIds } from './pages'
import type { Product } from './product'
import {
  makeActiveSet,
  makeRecruiter,
  type Recruiter,
  setContent,
  takeTypedInterview,
  waitForAssessed,
} from './scenario'
import { englishAnswers } from './typed-answers'

/** A browser that opens many pages one after the other, so that shared files load once. */
interface Visitor {
  readonly page: Page
  readonly guard: Guard
}

/** A set, a closed set, an assessed submission, and the visitors of their pages. */
export interface PageFixture {
  readonly ids: PageIds
  readonly visitors: Readonly<Record<PageEntry['visitor'], Visitor>>
  close(): Promise<void>
}

const openVisitor = async (browser: Browser, baseURL: string, recruiter: Recruiter | null): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  const guard = createGuard()
  await guard.watch(context)
  if (recruiter !== null) await context.addCookies(recruiter.api.cookies())
  return { page: await context.newPage(), guard }
}

export const createPageFixture = async (browser: Browser, { url }: Product): Promise<PageFixture> => {
  const owner = await makeRecruiter(url)
  const set = await makeActiveSet(owner.api)
  const closed = await makeActiveSet(owner.api, setContent({ positionName: 'Closed position' }))
  await owner.api.patch(`/api/interview/interview/set/${closed.id}`, { status: 0 })
  const person = { firstName: 'Ánh', lastName: 'Nguyễn', email: 'anh@example.org', answers: englishAnswers }
  await takeTypedInterview(url, set.linkId, person)
  const submissionIds = (await waitForAssessed(owner.api, 1)).map(({ id }) => id)
  const anonymous = await openVisitor(browser, url, null)
  const recruiter = await openVisitor(browser, url, owner)
  return {
    ids: { setId: set.id, linkId: set.linkId, closedLinkId: closed.linkId, submissionIds },
    visitors: { anonymous, recruiter },
    close: async () => {
      for (const { page } of [anonymous, recruiter]) await page.context().close()
    },
  }
}
