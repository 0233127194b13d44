import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient } from '../../testing/http-client'
import { makeSetOverHttp, startSessionOverHttp } from '../../testing/http-interview'
import { signUp } from '../../testing/sign-up'
import { startTestServer, type TestServer } from '../../testing/start-test-server'

const shell = `<!doctype html><html lang="en"><head><title>T</title><meta name="description" content="D">
<script nonce="candor-nonce">1</script></head><body><div id="root"></div></body></html>`
const prerender = `export const render = (request, language) => {
  if (request.page === 'sign-in') throw new Error('a view failed')
  return { html: '<p>' + request.page + ' ' + language + '</p>', title: 'T', description: 'D' }
}`
const preloads = { en: { fonts: [], scripts: { home: ['assets/home.js'] } }, vi: { fonts: [], scripts: {} } }

let webDir: string
let server: TestServer
let linkId: string
let recruiter: ReturnType<typeof createHttpClient>

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'candor-pages-'))
  await mkdir(join(webDir, '.prerender'))
  await writeFile(join(webDir, 'index.html'), shell)
  await writeFile(join(webDir, '.prerender', 'prerender.mjs'), prerender)
  await writeFile(join(webDir, '.prerender', 'preloads.json'), JSON.stringify(preloads))
  server = await startTestServer({ WEB_DIR: webDir })
  recruiter = createHttpClient(server.url)
  await signUp(recruiter, 'pages@example.org')
  linkId = await makeSetOverHttp(recruiter)
})
afterAll(async () => {
  await server.stop()
  await rm(webDir, { recursive: true })
})

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  server.running.app.inject({ url: path, headers })

describe('pages over HTTP', () => {
  test('are rendered, with a fresh nonce that their policy names, and are not cached', async () => {
    const page = await get('/')
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1]
    expect(page.body).toContain(`href="/assets/home.js" nonce="${nonce}"`)
    expect(page.body).toContain('<p>home en</p>')
    expect(page.body).not.toContain('candor-nonce')
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding' })
    expect((await get('/')).body).not.toContain(String(nonce))
  })

  test('are compressed for who takes it', async () => {
    const page = await fetch(new URL('/', server.url), { headers: { 'accept-encoding': 'gzip, br' } })
    expect(page.headers.get('content-encoding')).toBe('gzip')
    expect(await page.text()).toContain('<p>home en</p>')
    expect((await get('/', { 'accept-encoding': 'gzip;q=0' })).headers['content-encoding']).toBeUndefined()
  })

  test('have the interview of their link, and none of an unknown link', async () => {
    const page = await get(`/interview/${linkId}`)
    expect(page.body).toContain('<p>intro en</p>')
    expect(page.body).toContain(`"linkId":"${linkId}"`)
    expect((await get(`/interview/${'x'.repeat(22)}`)).body).toContain('<p>skeleton en</p>')
  })

  test('show nothing of an interview to a browser that has one of its own', async () => {
    const candidate = createHttpClient(server.url)
    await startSessionOverHttp(candidate, linkId)
    const page = await candidate.request(`/interview/${linkId}`, { method: 'GET' })
    expect(await page.text()).toContain('<p>skeleton en</p>')
  })

  test('lead a member who reviews from the home page to the start page, and no one else', async () => {
    const ask = (client: ReturnType<typeof createHttpClient>, path: string) =>
      client.request(path, { method: 'GET', redirect: 'manual' })
    const led = await ask(recruiter, '/?utm_source=mail')
    expect([led.status, led.headers.get('location')]).toEqual([302, '/company/start?utm_source=mail'])
    expect(led.headers.get('cache-control')).toBe('no-store')
    expect((await ask(recruiter, '/company/sign-in')).status).toBe(200)
    const candidate = createHttpClient(server.url)
    await startSessionOverHttp(candidate, linkId)
    for (const visitor of [candidate, createHttpClient(server.url)]) {
      const page = await ask(visitor, '/')
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<p>home en</p>')])
    }
  })

  test('are the shell if they cannot be rendered', async () => {
    const page = await get('/company/sign-in')
    const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1] ?? ''
    expect([page.statusCode, page.body]).toEqual([200, shell.replace('candor-nonce', nonce)])
  })

  test('follow the language of the address and of the cookie, at unknown addresses too', async () => {
    expect((await get('/?selected_lang=vi')).body).toContain('<html lang="vi">')
    expect((await get('/nothing', { cookie: 'candor_language=vi' })).body).toContain('<p>skeleton vi</p>')
  })

  test('do not include what renders them', async () => {
    expect((await get('/.prerender/prerender.mjs')).statusCode).toBe(404)
    expect((await get('/.prerender/preloads.json')).statusCode).toBe(404)
  })
})

test('a build whose pages cannot be rendered at all is served without their words', async () => {
  const broken = await mkdtemp(join(tmpdir(), 'candor-broken-'))
  await mkdir(join(broken, '.prerender'))
  await writeFile(join(broken, 'index.html'), shell)
  await writeFile(join(broken, '.prerender', 'prerender.mjs'), 'export const other = 1')
  const other = await startTestServer({ WEB_DIR: broken })
  const page = await other.running.app.inject({ url: '/' })
  expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<div id="root"></div>')])
  await other.stop()
  await rm(broken, { recursive: true })
})
