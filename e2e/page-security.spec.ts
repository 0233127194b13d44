import type { Page } from '@playwright/test'
import { makeActiveSet, makeRecruiter } from './support/scenario'
import { expect, test } from './support/test'
import { en } from './support/words'

const sets = '/company/interview-sets'

/** Marks the document. A reload loses the mark. */
const mark = (page: Page): Promise<string> =>
  page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes'
    return document.documentElement.dataset.marked
  })
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.marked === 'yes')

/** Clicks a plain link on the page. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.body.append(link)
    link.click()
  }, href)

test('W-01: a link reloads the page only if the target has another content security policy', async ({
  page,
  context,
  recruiter,
  signIn,
}) => {
  const set = await makeActiveSet(recruiter.api)
  await signIn(context, recruiter)
  await page.goto(sets)
  // Before the app starts, the browser itself follows links.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  await follow(page, '/company/all-submissions')
  await expect(page).toHaveURL(/all-submissions/)
  expect(await isMarked(page)).toBe(true)

  const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === `/interview/${set.linkId}`)
  await follow(page, `/interview/${set.linkId}`)
  expect((await loaded).headers()['content-security-policy']).toContain("worker-src 'self' blob:")
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(page)).toBe(false)

  await mark(page)
  await page.goBack()
  await expect(page).toHaveURL(/all-submissions/)
  expect(await isMarked(page)).toBe(false)
})

test('W-01: the policy blocks inline scripts, inline handlers and code from strings', async ({ browser, product }) => {
  // A separate context without a guard, because the policy must report violations here.
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/company/sign-in')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const outcome = await page.evaluate(async () => {
    const attempt = (run: () => void): string => {
      try {
        run()
        return 'done'
      } catch (error) {
        return error instanceof Error ? error.name : 'thrown'
      }
    }
    const image = '<img src=x onerror="document.body.dataset.ran = 1">'
    const tries = [
      attempt(() => document.body.insertAdjacentHTML('beforeend', image)),
      attempt(() => {
        document.createElement('script').text = 'document.body.dataset.ran = 2'
      }),
      attempt(() => new Worker('/assets/nothing.js')),
    ]
    // In a timer, because code evaluated by the debugger may compile strings.
    await new Promise((resolve) => setTimeout(resolve))
    tries.push(attempt(() => Reflect.construct(Function, ['document.body.dataset.ran = 3'])()))
    const script = document.createElement('script')
    script.append('document.body.dataset.ran = 4')
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return { tries, ran: document.body.dataset.ran ?? 'nothing' }
  })
  expect(outcome).toEqual({ tries: ['TypeError', 'TypeError', 'TypeError', 'EvalError'], ran: 'nothing' })
  await context.close()
})

test('W-06: after signing out, the back button and a cached page show nothing private', async ({
  page,
  context,
  recruiter,
  signIn,
  guard,
}) => {
  guard.expect(/status of 401/)
  const set = await makeActiveSet(recruiter.api)
  await signIn(context, recruiter)
  await page.goto(`/company/interview-set/${set.id}`)
  await expect(page.getByText('Backend engineer').first()).toBeVisible()
  await page.goto('/')
  const signedOut = await page.evaluate(
    async () => (await fetch('/api/identity/auth/sign-out', { method: 'POST' })).status,
  )
  expect(signedOut).toBeLessThan(300)
  await page.goBack()
  await expect(page).toHaveURL(/sign-in/)
  await expect(page.getByText('Backend engineer')).toHaveCount(0)

  const again = page.waitForEvent('load')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await again
})

test('S-11: a page of one account can’t save after another account has signed in, and says so', async ({
  page,
  context,
  recruiter,
  product,
  signIn,
  guard,
}) => {
  guard.expect(/status of (409|404)/)
  const set = await makeActiveSet(recruiter.api)
  await signIn(context, recruiter)
  await page.goto(`/company/interview-set/edit/${set.id}`)
  const name = page.getByRole('textbox').first()
  await name.fill('Another name')
  await context.clearCookies()
  await signIn(context, await makeRecruiter(product.url, 'Lotus'))
  await page.getByTestId('save-set').click()
  const notice = page.getByRole('alertdialog')
  await expect(notice).toContainText(en.errors.ACCOUNT_CHANGED)
  await expect(notice.getByRole('button', { name: en.common.actions.reload })).toBeVisible()
  await expect(notice.locator(':focus')).toBeVisible()
  const { body } = await recruiter.api.get(`/api/interview/interview/set/${set.id}`)
  expect(JSON.stringify(body)).not.toContain('Another name')
})
