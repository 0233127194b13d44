import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConnectBrowser, openConnectBrowser } from '../../../testing/connect-browser'
import { providerClient, providerSettings, publicUrl } from '../../../testing/connect-fixture'
import { type GithubPerson, type GithubServer, startGithubServer } from '../../../testing/start-github-server'
import { type OpenidProvider, startOpenidProvider } from '../../../testing/start-openid-provider'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'

const home = '/company/start'
const refused = (code: string): string => `/company/sign-in?connect_error=${code}`

let github: GithubServer
let provider: OpenidProvider
let server: TestServer

beforeAll(async () => {
  github = await startGithubServer(providerClient('github'))
  provider = await startOpenidProvider([providerClient('linkedin')])
  server = await startTestServer({
    PUBLIC_URL: publicUrl,
    CONNECT_PROVIDERS: 'github,linkedin',
    ...providerSettings('github', github.url),
    ...providerSettings('linkedin', provider.issuer),
  })
})
afterAll(async () => {
  await server.stop()
  await github.close()
  await provider.close()
})

const openBrowser = (of = server): ConnectBrowser => openConnectBrowser(of.running.app.listeningOrigin, publicUrl)
const mai: GithubPerson = {
  id: 583_231,
  login: 'mai-tran',
  name: 'Mai Thị Trần',
  emails: [
    { email: 'other@example.org', primary: false, verified: true },
    { email: 'mai@example.org', primary: true, verified: true },
  ],
}
const start = '/api/identity/connect/github'

test('GitHub: the verified primary address of its API makes the account, with PKCE', async () => {
  const browser = openBrowser()
  github.signInAs(mai)
  expect(await browser.connect(`${start}?return_url=/company/account`)).toBe('/company/account')
  const { body } = await browser.client.get('/api/identity/profile')
  expect(body).toMatchObject({ email: 'mai@example.org', firstName: 'Mai', lastName: 'Thị Trần' })
})

test('GitHub: a person is recognized by their number after a change of login and address', async () => {
  const browser = openBrowser()
  github.signInAs({ ...mai, login: 'renamed', emails: [] })
  expect(await browser.connect(start)).toBe(home)
  expect((await browser.client.get('/api/identity/profile')).body.email).toBe('mai@example.org')
})

test('GitHub: an unverified primary address signs no one in, even if another address is verified', async () => {
  const browser = openBrowser()
  const emails = [
    { email: 'verified@example.org', primary: false, verified: true },
    { email: 'mai@example.org', primary: true, verified: false },
  ]
  github.signInAs({ ...mai, id: 2, emails })
  expect(await browser.connect(start)).toBe(refused('CONNECT_EMAIL_UNVERIFIED'))
  expect((await browser.client.get('/api/identity/profile')).status).toBe(401)
})

test('GitHub: a code of another round trip or a response of another issuer is refused', async () => {
  const browser = openBrowser()
  github.signInAs(mai)
  const stolen = new URL(await openBrowser().passProvider(await openBrowser().visit(start)), publicUrl)
  const own = new URL(await browser.passProvider(await browser.visit(start)), publicUrl)
  own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
  expect(await browser.visit(`${own.pathname}${own.search}`)).toBe(refused('CONNECT_FAILED'))
  const mixed = new URL(await browser.passProvider(await browser.visit(start)), publicUrl)
  mixed.searchParams.set('iss', 'https://github.com/login/oauth')
  expect(await browser.visit(`${mixed.pathname}${mixed.search}`)).toBe(refused('CONNECT_FAILED'))
})

test('LinkedIn: the request contains neither nonce nor code verifier, which LinkedIn does not support', async () => {
  const browser = openBrowser()
  provider.signInAs({ sub: 'li-1', email: 'lan@example.org', email_verified: true, given_name: 'Lan' })
  const location = await browser.visit('/api/identity/connect/linkedin')
  const asked = [...new URL(location).searchParams.keys()].sort()
  expect(asked).toEqual(['client_id', 'redirect_uri', 'response_type', 'scope', 'state'])
  expect(await browser.visit(await browser.passProvider(location))).toBe(home)
})

test('without configured providers none is shown and none can be used', async () => {
  const bare = await startTestServer()
  const browser = openBrowser(bare)
  const { body } = await browser.client.get('/api/content/configuration')
  expect(body.signInProviders).toEqual([])
  for (const path of [start, `${start}/callback?code=x&state=y`, '/api/identity/connect/__proto__']) {
    const answer = await browser.client.get(path)
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  }
  await bare.stop()
})
