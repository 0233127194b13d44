import { type BrowserContext, test as base } from '@playwright/test'
import { createGuard, type Guard } from './guard'
import { createPageFixture, type PageFixture } from './page-fixture'
import { type Product, type Settings, startProduct } from './product'
import { makeRecruiter, type Recruiter } from './scenario'
import { type Speech, startSpeech } from './speech'

interface Fixtures {
  readonly guard: Guard
  /** A recruiter with a new organization, signed up over HTTP. */
  readonly recruiter: Recruiter
  /** Signs the recruiter in, in this browser context. */
  readonly signIn: (context: BrowserContext, recruiter: Recruiter) => Promise<void>
}
interface WorkerFixtures {
  readonly speech: Speech
  readonly settings: Settings
  readonly product: Product
  /** The data of pages that open by their address. Created on first use. */
  readonly pageFixture: PageFixture
}

/** Each worker has its own product. Each test has its own organization and a guard over its pages. */
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
      base.expect(guard.problems, 'the browser reported problems').toEqual([])
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
