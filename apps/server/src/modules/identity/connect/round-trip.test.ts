import { oneTimeToken } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ConnectBrowser } from '../../../testing/connect-browser'
import { openConnectFixture, publicUrl } from '../../../testing/connect-fixture'
import { signUp } from '../../../testing/sign-up'

const start = '/api/identity/connect/acme'
const signInFailed = '/company/sign-in?connect_error=CONNECT_FAILED'
const home = '/company/interview-sets'

let fixture: Awaited<ReturnType<typeof openConnectFixture>>
beforeAll(async () => {
  fixture = await openConnectFixture()
})
afterAll(() => fixture.close())

/** Why the refusals so far were refused, as the log tells the operator. */
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

test('no provider is contacted before its first use', async () => {
  const { body } = await fixture.openBrowser().client.get('/api/content/configuration')
  expect(body.signInProviders).toEqual([
    { id: 'acme', label: 'Acme ID' },
    { id: 'globex', label: 'globex' },
    { id: 'late', label: 'late' },
  ])
  expect(fixture.late.requestCount()).toBe(0)
})

test('A-16: a state works once', async () => {
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, fixture.makePerson())
  expect(await browser.visit(answer)).toBe(home)
  expect(await browser.visit(answer)).toBe(signInFailed)
  expect(reasons()).toEqual([{ provider: 'acme', kind: 'LINK_INVALID' }])
})

test('A-16: a state works only in the browser that asked, and no other can use it up', async () => {
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

test('A-16: a missing, unknown or expired state is refused', async () => {
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

test('A-16 mix-up: an answer for one provider is not taken as that of another', async () => {
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
])('A-16: a changed %s on the way to the provider is noticed on the way back', async (name, value, kind) => {
  const person = fixture.makePerson()
  const browser = fixture.openBrowser()
  const location = changed(await browser.visit(start), name, value)
  fixture.provider.signInAs(person)
  expect(await browser.visit(await browser.passProvider(location))).toBe(signInFailed)
  expect(await fixture.listLinks(person.sub)).toEqual([])
  expect(reasons()).toEqual([{ provider: 'acme', kind }])
})

test('A-14: a scanner that asks with HEAD begins and ends nothing', async () => {
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, fixture.makePerson())
  for (const path of [start, answer]) {
    const response = await browser.client.request(path, { method: 'HEAD' })
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  }
  expect(await browser.visit(answer)).toBe(home)
})

test('a provider that is down fails alone: codes still sign in, and it works once it is back', async () => {
  const browser = fixture.openBrowser()
  const path = '/api/identity/connect/late'
  expect(await browser.visit(`${path}?return_url=/company/account`)).toBe(
    `${signInFailed}&return_url=%2Fcompany%2Faccount`,
  )
  await signUp(fixture.openBrowser().client, fixture.makePerson().email)
  fixture.late.setDown(false)
  fixture.late.signInAs(fixture.makePerson())
  expect(await browser.connect(path)).toBe(home)
  const answer = await (async () => {
    fixture.late.signInAs(fixture.makePerson())
    return browser.passProvider(await fixture.openBrowser().visit(path))
  })()
  fixture.late.setDown(true)
  expect(await browser.visit(answer)).toBe(signInFailed)
})

test('the provider’s words reach neither the page nor the log', async () => {
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

test('a path inside the product is where the person arrives', async () => {
  const browser = fixture.openBrowser()
  const path = `${start}?return_url=${encodeURIComponent('/company/setting/member?page=2')}`
  expect(await browser.visit(await fixture.signInAtProvider(browser, fixture.makePerson(), path))).toBe(
    '/company/setting/member?page=2',
  )
})
