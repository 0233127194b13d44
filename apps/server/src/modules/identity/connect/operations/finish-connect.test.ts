import { oneTimeToken } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectBrowser } from '../../../../testing/connect-browser'
import { openConnectFixture, publicUrl } from '../../../../testing/connect-fixture'

const start = '/api/identity/connect/acme'
const signInFailed = '/company/sign-in?connect_error=CONNECT_FAILED'
const home = '/company/start'

let fixture: Awaited<ReturnType<typeof openConnectFixture>>
beforeAll(async () => {
  fixture = await openConnectFixture()
})
afterAll(() => fixture.close())

/** The reasons of all refusals so far, as the log shows them to the operator. */
const reasons = (): { provider: string; kind: string }[] =>
  vi.mocked(fixture.deps.log.warn).mock.calls.map(([fields]) => fields as unknown as { provider: string; kind: string })
beforeEach(() => {
  vi.spyOn(fixture.deps.log, 'warn')
})
afterEach(() => vi.restoreAllMocks())

const isSignedIn = async ({ client }: ConnectBrowser): Promise<boolean> =>
  (await client.get('/api/identity/profile')).status === 200
const changed = (address: string, name: string, value: string): string => {
  const url = new URL(address, publicUrl)
  url.searchParams.set(name, value)
  return address.startsWith('http') ? url.toString() : `${url.pathname}${url.search}`
}

test('accepts a state once (A-16)', async () => {
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, fixture.makePerson())
  expect(await browser.visit(answer)).toBe(home)
  expect(await browser.visit(answer)).toBe(signInFailed)
  expect(reasons()).toEqual([{ provider: 'acme', kind: 'LINK_INVALID' }])
})

test('accepts a state only in the browser that started; another browser can’t consume it (A-16)', async () => {
  const person = fixture.makePerson()
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, person)
  const other = fixture.openBrowser()
  expect(await other.visit(answer)).toBe(signInFailed)
  await other.visit(start)
  expect(await other.visit(answer)).toBe(signInFailed)
  expect(await isSignedIn(other)).toBe(false)
  expect(await fixture.listLinks(person.sub)).toEqual([])
  expect(await browser.visit(answer)).toBe(home)
})

test('refuses a missing, unknown or expired state (A-16)', async () => {
  const person = fixture.makePerson()
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, person)
  const bare = new URL(answer, publicUrl)
  bare.searchParams.delete('state')
  expect(await browser.visit(`${bare.pathname}${bare.search}`)).toBe(signInFailed)
  expect(await browser.visit(changed(answer, 'state', 'x'.repeat(43)))).toBe(signInFailed)
  const expired = new Date(fixture.deps.clock.nowMs() - 1)
  await fixture.asAuth((tx) =>
    tx.update(oneTimeToken).set({ expiresAt: expired }).where(eq(oneTimeToken.flow, 'connect')),
  )
  expect(await browser.visit(answer)).toBe(signInFailed)
  expect(await fixture.listLinks(person.sub)).toEqual([])
})

test('refuses a response of one provider at the callback of another (A-16, mix-up)', async () => {
  const person = fixture.makePerson()
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, person)
  expect(await browser.visit(answer.replace('/acme/', '/globex/'))).toBe(signInFailed)
  const elsewhere = changed(await fixture.signInAtProvider(browser, person), 'iss', 'https://evil.example')
  expect(await browser.visit(elsewhere)).toBe(signInFailed)
  expect(await fixture.listLinks(person.sub)).toEqual([])
  expect(reasons()).toEqual([
    { provider: 'globex', kind: 'LINK_INVALID' },
    { provider: 'acme', kind: 'OAUTH_INVALID_RESPONSE' },
  ])
})

test.each([
  ['nonce', 'another-nonce', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['code_challenge', 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', 'invalid_grant'],
])('refuses the response when the %s was changed on the way to the provider (A-16)', async (name, value, kind) => {
  const person = fixture.makePerson()
  const browser = fixture.openBrowser()
  const location = changed(await browser.visit(start), name, value)
  fixture.provider.signInAs(person)
  expect(await browser.visit(await browser.passProvider(location))).toBe(signInFailed)
  expect(await fixture.listLinks(person.sub)).toEqual([])
  expect(reasons()).toEqual([{ provider: 'acme', kind }])
})

test('shows and logs none of the provider’s texts', async () => {
  const browser = fixture.openBrowser()
  const location = await browser.visit(start)
  fixture.provider.decline()
  const declined = await browser.passProvider(location)
  expect(await browser.visit(changed(declined, 'error_description', 'call +84 900 to win'))).toBe(signInFailed)
  fixture.provider.decline()
  const odd = changed(await browser.passProvider(await browser.visit(start)), 'error', 'call_me')
  expect(await browser.visit(changed(odd, 'error_description', 'and win'))).toBe(signInFailed)
  const person = fixture.makePerson()
  const answer = changed(await fixture.signInAtProvider(browser, person), 'code', 'canary-code')
  expect(await browser.visit(answer)).toBe(signInFailed)
  expect(reasons()).toEqual([
    { provider: 'acme', kind: 'access_denied' },
    { provider: 'acme', kind: 'OAUTH_AUTHORIZATION_RESPONSE_ERROR' },
    { provider: 'acme', kind: 'invalid_grant' },
  ])
})

test('returns to a path inside the product', async () => {
  const browser = fixture.openBrowser()
  const path = `${start}?return_url=${encodeURIComponent('/company/setting/member?page=2')}`
  expect(await browser.visit(await fixture.signInAtProvider(browser, fixture.makePerson(), path))).toBe(
    '/company/setting/member?page=2',
  )
})
