import { type BrowserContext, test as base } from '@playwright/test'
import { createGuard, type Guard } from './guard'
import { createPageFixture, type PageFixture } from './page-fixture'
import { type Product, type Settings, startProduct } from './product'
import { makeRecruiter, type Recruiter } from './scenario'
import { type Speech, startSpeech } from './speech'

interface Fixtures {
  readonly guard: Guard
  /** A recruiter of their own organization, signed up over HTTP. */
  readonly recruiter: Recruiter
  /** The page's browser becomes this recruiter's. */
  readonly signIn: (context: BrowserContext, recruiter: Recruiter) => Promise<void>
}
interface WorkerFixtures {
  readonly speech: Speech
  readonly settings: Settings
  readonly product: Product
  /** What the pages that open by their address show; made when it is first asked for. */
  readonly pageFixture: PageFixture
}

/** Each worker has a product of its own; each test its own organization, and a guard over all its pages. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  speech: ['none', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ speech, settings }, use) => {
      const server = await startSpeech(speech)
      const product = await startProduct({ ...server.settings, ...settings })
      await use(product)
      await product.dispose()
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pageFixture: [
    async ({ browser, product }, use) => {
      const pageFixture = await createPageFixture(browser, product)
      await use(pageFixture)
      await pageFixture.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  guard: [
    async ({ context }, use) => {
      const guard = createGuard()
      await guard.watch(context)
      await use(guard)
      base.expect(guard.problems, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
  recruiter: async ({ product }, use) => use(await makeRecruiter(product.url)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern
  signIn: async ({}, use) =>
    use(async (context, recruiter) => {
      await context.addCookies(recruiter.api.cookies())
    }),
})
export { expect } from '@playwright/test'
