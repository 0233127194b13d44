import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { type AuthzRoute, allRoutes } from '../authz/testing/route-table'
import { type DatabaseHash, openDatabaseHash } from '../testing/hash-database'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { sampleContent } from '../testing/sample-set'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const zSet = z.object({ id: z.string() })
const zProblem = z.object({ code: z.string() })
const isReading = ({ method }: AuthzRoute): boolean => method === 'GET' || method === 'HEAD'
const writing = allRoutes.filter((route) => !isReading(route))
/** S-03: all but the export of the audit log, which is an event itself (modules/audit/audit-log.test.ts). */
const reading = allRoutes.filter((route) => isReading(route) && route.name !== 'company.auditLog.export')
const unsubscribe = 'notification.unsubscribe'

let server: TestServer
let member: HttpClient
let setId: string
let before: DatabaseHash
let hash: { read: () => Promise<DatabaseHash>; close: () => Promise<void> }

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/** The hash once the jobs (mostly mails) have finished. */
const waitForStableHash = async (): Promise<DatabaseHash> => {
  let last = await hash.read()
  for (let tries = 0; tries < 40; tries += 1) {
    await wait(400)
    const next = await hash.read()
    if (JSON.stringify(next) === JSON.stringify(last)) return next
    last = next
  }
  throw new Error('the database still changes')
}

beforeAll(async () => {
  server = await startTestServer()
  hash = await openDatabaseHash(server.database)
  member = createHttpClient(server.url)
  await signUp(member, 'cross@example.org')
  const content = sampleContent(server.running.deps.newId)
  const made = await member.post('/api/interview/interview/set', { name: 'Recruiter', content, isActive: true })
  setId = zSet.parse(made.body).id
  before = await waitForStableHash()
})
afterAll(async () => {
  await hash.close()
  await server.stop()
})

const buildPath = (route: AuthzRoute): string =>
  `/api${route.path.replaceAll(/\{seq\}/g, '1').replaceAll(/\{\w+\}/g, setId)}`

const send = (route: AuthzRoute, headers: Readonly<Record<string, string>>) =>
  member.request(buildPath(route), {
    method: route.method,
    headers: { 'content-type': route.contentType ?? 'application/json', ...headers },
    body: '{"name":"x"}',
  })

const readErrorCode = async (response: Response): Promise<string> => zProblem.parse(await response.json()).code

const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['our name on another port', { origin: 'http://localhost:1' }],
  ['our name as a subdomain of theirs', { origin: 'http://localhost.evil.example' }],
]

describe('S-02: requests of another site', () => {
  test.each(foreign)('change nothing at any route with %s', async (_, headers) => {
    for (const route of writing) {
      const answer = await send(route, headers)
      expect([answer.status, await readErrorCode(answer)], route.name).toEqual([403, 'CROSS_SITE_REQUEST'])
    }
    expect(await hash.read()).toEqual(before)
  })

  test.each(['cross-site', 'same-site', 'anything'])(
    'change nothing without an origin if the browser calls them %s, except that mail programs may unsubscribe',
    async (site) => {
      for (const route of writing) {
        const answer = await send(route, { 'sec-fetch-site': site })
        const code = await readErrorCode(answer)
        // RFC 8058: the token is the proof, and there is none.
        const expected = route.name === unsubscribe ? 'LINK_INVALID' : 'CROSS_SITE_REQUEST'
        expect(code, route.name).toBe(expected)
      }
      expect(await hash.read()).toEqual(before)
    },
  )

  test('do not include requests of our own pages and of programs, which are accepted', async () => {
    for (const headers of [{ origin: new URL(server.url).origin }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      const answer = await member.post('/api/identity/profile/change-information', { firstName: '' }, headers)
      expect(answer.body.code).toBe('VALIDATION_FAILED')
    }
  })
})

describe('S-02: a WebSocket', () => {
  const getStatus = async (path: string, headers: Readonly<Record<string, string>>): Promise<number | undefined> => {
    const socket = new WebSocket(new URL(path, server.url.replace('http:', 'ws:')), { headers: { ...headers } })
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    socket.terminate()
    return response.statusCode
  }
  const stream = '/api/interview/interview/chat/stream?sessionId=1b4e28ba-2fa1-41d2-883f-0016d3cca427'

  test.each(foreign)('is not opened for %s', async (_, headers) => {
    expect(await getStatus(stream, headers)).toBe(403)
  })

  test('is opened under the policy of its route, and refused on other routes', async () => {
    const own = { origin: new URL(server.url).origin }
    expect(await getStatus(stream, own)).toBe(401)
    expect(await getStatus('/api/identity/profile', own)).toBe(400)
    expect(await getStatus('/', own)).toBe(400)
  })
})

describe('S-03: read requests', () => {
  test.each(['GET', 'HEAD'])('change nothing with %s, whoever sends them', async (method) => {
    const nobody = createHttpClient(server.url)
    for (const route of reading) {
      for (const client of [nobody, member]) {
        const answer = await client.request(buildPath(route), { method, signal: AbortSignal.timeout(5000) })
        expect(answer.status, `${method} ${route.name}`).toBeLessThan(500)
        await answer.arrayBuffer()
      }
      expect(await hash.read(), `${method} ${route.name}`).toEqual(before)
    }
  })

  test('do not start or end a sign-in with a provider if they are HEAD requests', () => {
    const has = (url: string) => server.running.app.hasRoute({ method: 'HEAD', url })
    expect(has('/api/identity/profile/avatar/:id')).toBe(true)
    expect(has('/api/identity/connect/:provider')).toBe(false)
    expect(has('/api/identity/connect/:provider/callback')).toBe(false)
  })
})

describe('S-04: disguised requests', () => {
  test('are handled by their real method, whatever method they name elsewhere', async () => {
    const headers = ['x-http-method-override', 'x-http-method', 'x-method-override']
    for (const name of headers) {
      await member.post(
        `/api/interview/interview/set/${setId}?_method=DELETE`,
        { _method: 'DELETE' },
        { [name]: 'DELETE' },
      )
      await member.request(`/api/interview/interview/set/${setId}?_method=DELETE`, { headers: { [name]: 'DELETE' } })
    }
    expect(await hash.read()).toEqual(before)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'text/plain; charset=utf-8'])(
    'are refused at every route if JSON is sent as %s',
    async (type) => {
      for (const route of writing) {
        if (route.name === unsubscribe && type === 'application/x-www-form-urlencoded') continue
        const answer = await send(route, { 'content-type': type })
        expect([answer.status, await readErrorCode(answer)], route.name).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
      }
      expect(await hash.read()).toEqual(before)
    },
  )

  test('are refused in every charset but UTF-8', async () => {
    for (const route of writing.filter(({ contentType }) => contentType === 'application/json')) {
      for (const charset of ['utf-16', 'iso-8859-1', 'utf-8; charset=utf-16', '']) {
        const answer = await send(route, { 'content-type': `application/json; charset=${charset}` })
        expect(answer.status, `${route.name} ${charset}`).toBe(415)
      }
    }
    const accepted = await member.request('/api/identity/profile/change-information', {
      method: 'POST',
      headers: { 'content-type': 'Application/JSON; Charset="UTF-8"' },
      body: '{"firstName":""}',
    })
    expect(await readErrorCode(accepted)).toBe('VALIDATION_FAILED')
  })

  test('are refused if they carry a form of several parts to a route that takes no file', async () => {
    const takesFile = ['company.jobDescription.create', 'content.uploadCv']
    const refusing = writing.filter(({ name }) => !takesFile.includes(name))
    for (const route of refusing) {
      const answer = await send(route, { 'content-type': 'multipart/form-data; boundary=x' })
      expect([answer.status, await readErrorCode(answer)], route.name).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
    }
    expect(writing.length - refusing.length).toBe(takesFile.length)
    expect(await hash.read()).toEqual(before)
  })

  test('are refused if they carry bytes to a route that does not name their type', async () => {
    for (const route of writing.filter(({ isRaw }) => !isRaw)) {
      const answer = await send(route, { 'content-type': 'application/octet-stream' })
      expect(answer.status, route.name).toBe(415)
    }
  })
})

describe('S-05: reads from another site', () => {
  test.each(['https://evil.example', 'null', 'http://localhost:1'])(
    'get no CORS permission for the origin %s',
    async (origin) => {
      const asking = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      }
      for (const route of allRoutes) {
        const answer = await member.request(buildPath(route), { method: 'OPTIONS', headers: asking })
        expect(answer.status, route.name).toBeGreaterThanOrEqual(400)
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
      const read = await member.request('/api/identity/profile', { headers: { origin } })
      expect([...read.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(read.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    },
  )
})
