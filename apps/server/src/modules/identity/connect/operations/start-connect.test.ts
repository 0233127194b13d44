import { afterAll, beforeAll, expect, test } from 'vitest'
import { openConnectFixture } from '../../../../testing/connect-fixture'
import { signUp } from '../../../../testing/sign-up'

const start = '/api/identity/connect/acme'
const signInFailed = '/company/sign-in?connect_error=CONNECT_FAILED'
const home = '/company/start'

let fixture: Awaited<ReturnType<typeof openConnectFixture>>
beforeAll(async () => {
  fixture = await openConnectFixture()
})
afterAll(() => fixture.close())

test('contacts no provider before its first use', async () => {
  const { body } = await fixture.openBrowser().client.get('/api/content/configuration')
  expect(body.signInProviders).toEqual([
    { id: 'acme', label: 'Acme ID' },
    { id: 'globex', label: 'globex' },
    { id: 'late', label: 'late' },
  ])
  expect(fixture.late.requestCount()).toBe(0)
})

test('a HEAD request neither starts nor finishes a round trip (A-14)', async () => {
  const browser = fixture.openBrowser()
  const answer = await fixture.signInAtProvider(browser, fixture.makePerson())
  for (const path of [start, answer]) {
    const response = await browser.client.request(path, { method: 'HEAD' })
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  }
  expect(await browser.visit(answer)).toBe(home)
})

test('an unavailable provider affects no other way to sign in, and works again when it is back', async () => {
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

test('refuses to start a link for a signed-in person from another site (S-02)', async () => {
  const browser = fixture.openBrowser()
  await signUp(browser.client, fixture.makePerson().email)
  const begin = (site: string) => browser.client.request(start, { method: 'GET', headers: { 'sec-fetch-site': site } })
  expect((await begin('cross-site')).status).toBe(403)
  expect((await begin('same-origin')).status).toBe(302)
})
