import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseHash, openDatabaseHash } from '../testing/hash-database'
import { createHttpClient } from '../testing/http-client'
import { sendRaw } from '../testing/send-raw'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let server: TestServer
let hash: { read: () => Promise<DatabaseHash>; close: () => Promise<void> }

beforeAll(async () => {
  server = await startTestServer()
  hash = await openDatabaseHash(server.database)
})
afterAll(async () => {
  await hash.close()
  await server.stop()
})

const path = '/api/identity/auth/pre-register'
/** Every spelling that a check and a router could read differently. */
const spellings: readonly (readonly [string, string])[] = [
  ['an escaped letter', '/%61pi/identity/auth/pre-register'],
  ['an escaped letter and a step back', '/%61pi/../api/identity/auth/pre-register'],
  ['a step back', '/x/../api/identity/auth/pre-register'],
  ['an escaped step back', '/x/%2e%2e/api/identity/auth/pre-register'],
  ['a step in place', '/api/./identity/auth/pre-register'],
  ['two slashes', '//api/identity/auth/pre-register'],
  ['an escaped slash', '/api%2fidentity/auth/pre-register'],
  ['backslashes', '/api\\identity\\auth\\pre-register'],
  ['a path parameter', '/api;x=1/identity/auth/pre-register'],
  ['an escape that is escaped', '/%2561pi/identity/auth/pre-register'],
  ['an absolute address', `http://localhost${path}`],
  ['an absolute address of another host', `http://evil.example${path}`],
  ['an authority', 'localhost:80'],
]

const post = (target: string, headers: Readonly<Record<string, string>>) => {
  const body = JSON.stringify({ email: 'target@example.org', locale: 'en' })
  const all = {
    host: new URL(server.url).host,
    connection: 'close',
    'content-type': 'application/json',
    'content-length': String(body.length),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return sendRaw(server.url, `POST ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

describe('a request target that is not in its one spelling', () => {
  test.each(spellings)('is refused with 400 and changes nothing, wherever it comes from: %s', async (_, target) => {
    const before = await hash.read()
    for (const headers of [{}, { origin: 'https://evil.example' }]) {
      const { status, body } = await post(target, headers)
      expect([status, body.includes('"MALFORMED_REQUEST"')]).toEqual([400, true])
    }
    expect(await hash.read()).toEqual(before)
  })

  test('is refused for pages too', async () => {
    for (const target of ['/company/%2e%2e/', '//company', '/company\\sets', 'http://evil.example/company']) {
      const { status } = await sendRaw(server.url, `GET ${target} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
      expect(status, target).toBe(400)
    }
  })

  test('leads a person to the page for unknown addresses, whatever the target names', async () => {
    for (const target of ['/interview/..%2f..%2fetc', '//evil.example', 'http://evil.example/company']) {
      const accept = 'host: x\r\naccept: text/html,*/*;q=0.8\r\nconnection: close\r\n\r\n'
      const { status, head } = await sendRaw(server.url, `GET ${target} HTTP/1.1\r\n${accept}`)
      expect([status, /^location: (.*)$/im.exec(head)?.[1]?.trim()], target).toEqual([303, '/page-not-found'])
    }
  })

  test('reaches no route in capitals', async () => {
    for (const target of ['/API/identity/auth/pre-register', '/Api/identity/auth/pre-register']) {
      expect((await post(target, { origin: 'https://evil.example' })).status, target).toBe(404)
    }
  })
})

test('a request with two Host headers is refused with 400, whichever of them a proxy has read', async () => {
  const { host } = new URL(server.url)
  const hosts = `host: ${host}\r\nHOST: evil.example\r\n`
  const answer = await sendRaw(server.url, `GET / HTTP/1.1\r\n${hosts}connection: close\r\n\r\n`)
  expect([answer.status, answer.body.includes('"MALFORMED_REQUEST"')]).toEqual([400, true])
})

describe('every answer below /api', () => {
  test('comes from the guarded routes: unknown ones have the same headers and the same check of the origin', async () => {
    const client = createHttpClient(server.url)
    const unknown = await client.get('/api/nothing/here')
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
    const foreign = await client.post('/api/nothing/here', {}, { origin: 'https://evil.example' })
    expect([foreign.status, foreign.body.code]).toEqual([403, 'CROSS_SITE_REQUEST'])
  })
})
