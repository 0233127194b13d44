import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { signUp, waitForCode } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const publicUrl = 'https://candor.example'
const shell = '<!doctype html><script src="/x.js" nonce="candor-nonce"></script><meta nonce="candor-nonce">'

let webDir: string
let server: TestServer
let origin: string
let client: HttpClient
/** Of the copies of one script. */
const etags = new Set<string>()

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'candor-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'index.html'), shell)
  await writeFile(join(webDir, 'assets', 'a.js'), 'export {}')
  await writeFile(join(webDir, 'assets', 'a.js.br'), brotliCompressSync('export {} // brotli'))
  await writeFile(join(webDir, 'assets', 'a.js.gz'), gzipSync('export {} // gzip'))
  await writeFile(join(webDir, 'assets', 'silero-wasm-worker-Ab1.js'), 'export {}')
  await writeFile(join(webDir, 'assets', 'silero-wasm-worker-Ab1.js.br'), brotliCompressSync('export {}'))
  await mkdir(join(webDir, 'vendor', 'vad', '1'), { recursive: true })
  await writeFile(join(webDir, 'vendor', 'vad', '1', 'a.wasm'), 'not pressed')
  await writeFile(join(webDir, 'vendor', 'vad', '1', 'a.wasm.gz'), gzipSync('pressed'))
  await writeFile(join(webDir, 'vendor', 'vad', '1', 'a.mjs'), 'export {}')
  server = await startTestServer({ PUBLIC_URL: publicUrl, WEB_DIR: webDir })
  const address = server.running.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  origin = `http://127.0.0.1:${address.port}`
  client = createHttpClient(origin)
})
afterAll(async () => {
  await server.stop()
  await rm(webDir, { recursive: true })
})

const policyAt = async (path: string): Promise<string> =>
  (await client.request(path, { method: 'GET' })).headers.get('content-security-policy') ?? ''

describe('W-01, W-05: response headers', () => {
  test.each([
    ['a page', '/company/sign-in', 200],
    ['an unknown page', '/nothing', 200],
    ['an asset', '/assets/a.js', 200],
    ['a missing file', '/assets/b.js', 404],
    ['a compressed copy', '/assets/a.js.br', 404],
    ['the shell as a file', '/index.html', 404],
    ['data', '/api/content/configuration', 200],
    ['a refusal', '/api/identity/profile', 401],
    ['an unknown route', '/api/nothing', 404],
    ['the reference', '/api/docs', 200],
    ['an address that cannot be decoded', '/%zz', 400],
  ])('contain a content policy and HSTS for %s', async (_, path, status) => {
    const answer = await client.request(path, { method: 'GET' })
    expect(answer.status).toBe(status)
    const { headers } = answer
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('permissions-policy')).toContain('camera=(self), microphone=(self)')
    expect(headers.get('x-powered-by')).toBeNull()
  })

  test('let vendored files be cached forever, compressed on request and with their true type', async () => {
    const get = (path: string, encoding: string) =>
      client.request(path, { method: 'GET', headers: { 'accept-encoding': encoding } })
    const wasm = await get('/vendor/vad/1/a.wasm', 'gzip')
    expect(wasm.headers.get('content-type')).toBe('application/wasm')
    expect(wasm.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(wasm.headers.get('content-encoding')).toBe('gzip')
    expect(await wasm.text()).toBe('pressed')
    expect(await (await get('/vendor/vad/1/a.wasm', 'identity')).text()).toBe('not pressed')
    expect((await get('/vendor/vad/1/a.mjs', 'identity')).headers.get('content-type')).toMatch(/javascript/)
    expect((await get('/vendor/vad/2/a.wasm', 'identity')).status).toBe(404)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync, 'export {} // brotli'],
    ['gzip', 'gzip', gunzipSync, 'export {} // gzip'],
    ['identity', undefined, (bytes: Buffer) => bytes, 'export {}'],
  ] as const)('describe the copy of a script that "%s" gets', async (...row) => {
    const [accepted, encoding, decode, text] = row
    // Not by fetch: with a tag of our own it would ask for a fresh answer.
    const get = (headers: Readonly<Record<string, string>>) =>
      server.running.app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': accepted, ...headers } })
    const answer = await get({})
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers['content-type']).toMatch(/javascript; charset=utf-8$/)
    expect(answer.headers.vary).toBe('accept-encoding')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(decode(answer.rawPayload).toString('utf8')).toBe(text)
    const etag = answer.headers.etag ?? ''
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(304)
    etags.add(etag)
  })

  test('give each copy of a script its own tag', () => {
    expect(etags.size).toBe(3)
  })

  test('allow WebAssembly only for the workers of speech detection', async () => {
    for (const encoding of ['br', 'identity']) {
      const headers = { 'accept-encoding': encoding }
      const worker = await client.request('/assets/silero-wasm-worker-Ab1.js', { method: 'GET', headers })
      expect(worker.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null)
      expect(worker.headers.get('content-security-policy')).toContain("script-src 'self' 'wasm-unsafe-eval'")
    }
    expect(await policyAt('/assets/a.js')).not.toContain('unsafe')
    expect(await policyAt('/vendor/vad/1/a.mjs')).not.toContain('unsafe')
  })

  test('give every page a fresh nonce in its policy and its shell, and forbid caching it', async () => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 20; visit += 1) {
      const answer = await client.request('/company/sign-in', { method: 'GET' })
      const nonce = /'nonce-([A-Za-z0-9+/]{24})'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
      expect(await answer.text()).toBe(shell.replaceAll('candor-nonce', nonce))
      expect(answer.headers.get('cache-control')).toBe('no-store')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(20)
  })

  test('keep the pages about one candidate out of search engines', async () => {
    const getRobots = async (path: string) =>
      (await client.request(path, { method: 'GET' })).headers.get('x-robots-tag')
    expect(await getRobots('/certification?code=1')).toBe('noindex')
    expect(await getRobots('/submission/1')).toBe('noindex')
    expect(await getRobots('/shared/1')).toBe('noindex')
    expect(await getRobots('/your-response')).toBe('noindex')
    expect(await getRobots('/')).toBe(null)
  })

  test('link the pages of a set to its notice about the AI, and no other page', async () => {
    const getLink = async (path: string) => (await client.request(path, { method: 'GET' })).headers.get('link')
    const linkId = 'a'.repeat(22)
    const notice = `</.well-known/ai-interview-notice/${linkId}>; rel="describedby"; type="application/json"`
    expect(await getLink(`/interview/${linkId}`)).toBe(notice)
    expect(await getLink(`/interview/${linkId}/start?mode=text`)).toBe(notice)
    expect(await getLink('/interview/no-link')).toBe(null)
    expect(await getLink('/')).toBe(null)
  })

  test('allow workers on interview pages, none on other pages, and nothing for data', async () => {
    expect(await policyAt('/interview/AbC/start?x=1')).toContain("worker-src 'self' blob:")
    expect(await policyAt('/practice/interview/AbC')).toContain("'wasm-unsafe-eval'")
    expect(await policyAt('/company/interview-sets')).toContain("trusted-types 'none'")
    expect(await policyAt('/')).not.toContain('worker-src')
    expect(await policyAt('/api/identity/profile')).toMatch(/; sandbox$/)
    expect(await policyAt('/api/docs')).toMatch(/script-src 'nonce-[^']+'; .*connect-src 'self'/)
  })
})

const zProblem = z.object({ status: z.number(), code: z.string(), requestId: z.string() })

describe('S-10: cookies', () => {
  /** By node's own client: fetch would refuse to send them. */
  const withCookie = (cookie: string): Promise<{ status: number; policy: unknown; body: string }> =>
    new Promise((resolve, reject) => {
      const asked = request(`${origin}/api/content/configuration`, { headers: { cookie } }, (answer) => {
        let body = ''
        answer.on('data', (chunk: Buffer) => {
          body += chunk.toString()
        })
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, policy: answer.headers['content-security-policy'], body }),
        )
      })
      asked.on('error', reject)
      asked.end()
    })

  test('are refused with problem details if they are larger than 16 KB', async () => {
    const { status, policy, body } = await withCookie(`bomb=${'x'.repeat(16 * 1024)}`)
    expect(status).toBe(431)
    expect(policy).toContain("default-src 'none'")
    expect(zProblem.parse(JSON.parse(body))).toMatchObject({ status: 431, code: 'PAYLOAD_TOO_LARGE' })
  })

  test.each([
    ['many', Array.from({ length: 1000 }, (_, index) => `c${index}=${index}`).join('; ')],
    ['one large', `__Host-candor_session=${'x'.repeat(15_000)}`],
    ['broken', '__Host-candor_session=%zz; =; ;;; a; \u00e9=1; candor_candidate=%00%ff'],
    ['of the names of objects', '__proto__=1; constructor=2; toString=3'],
  ])('cause no server error if they are %s', async (_, cookie) => {
    expect((await withCookie(cookie)).status).toBe(200)
  })
})

describe('S-01: over https', () => {
  test('binds every cookie of a sign-up to the host and hides it from scripts', async () => {
    const person = createHttpClient(origin)
    const email = 'cookies@example.org'
    const begun = await person.post('/api/identity/auth/pre-register', { email, locale: 'en' })
    const entered = await person.post('/api/identity/auth/verify-and-register', {
      challengeId: begun.body.challengeId,
      code: await waitForCode(person, email),
      firstName: 'Mai',
      lastName: 'Trần',
      organizationName: 'Sao Mai',
      locale: 'en',
    })
    expect(entered.status).toBe(201)
    const cookies = [...begun.headers.getSetCookie(), ...entered.headers.getSetCookie()]
    const session = cookies.filter((cookie) => cookie.includes('_session='))
    expect(session).toHaveLength(1)
    expect(session[0]).toMatch(/^__Host-candor_session=.*; Path=\/(;|$)/)
    for (const cookie of cookies) {
      const attributes = cookie.split('; ').slice(1)
      expect(attributes).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax']))
      expect(attributes.filter((attribute) => /^domain=/i.test(attribute))).toEqual([])
    }
  })

  test('accepts only the public address as origin, not the same name over http or the requested host', async () => {
    const post = (from: string) =>
      client.post('/api/identity/auth/pre-register', { email: 'no' }, { origin: from }).then(({ status }) => status)
    expect(await post(publicUrl)).toBe(422)
    expect(await post('http://candor.example')).toBe(403)
    expect(await post(origin)).toBe(403)
  })
})

describe('W-09: the host header of a request', () => {
  test('appears in no mail and no link', async () => {
    const member = createHttpClient(origin)
    await signUp(member, 'host@example.org')
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      'x-original-url': 'https://evil.example/',
    }
    const answer = await server.running.app.inject({
      method: 'POST',
      url: '/api/identity/magic-link/generate',
      headers: { ...forged, 'content-type': 'application/json' },
      payload: JSON.stringify({ email: 'nobody@example.org', locale: 'en' }),
    })
    expect(answer.statusCode).toBe(202)
    await expect
      .poll(async () => JSON.stringify((await member.get('/api/notification/outbox')).body), { timeout: 10_000 })
      .toContain(`${publicUrl}/company/sign-up`)
    expect(JSON.stringify((await member.get('/api/notification/outbox')).body)).not.toContain('evil.example')
    expect(answer.body + JSON.stringify(answer.headers)).not.toContain('evil.example')
  })
})
