import { idempotencyKey } from '@candor/db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { sampleContent } from '../testing/sample-set'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

const path = '/api/interview/interview/set'

let server: TestServer
let member: HttpClient
let body: { readonly name: string; readonly content: ReturnType<typeof sampleContent> }

beforeAll(async () => {
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1,::1' })
  member = createHttpClient(server.url)
  await signUp(member, 'mai@example.org')
  body = { name: 'Recruiter', content: sampleContent(server.running.deps.newId) }
})
afterAll(() => server.stop())

const countRows = async (): Promise<number> =>
  server.running.deps.withActor({ kind: 'auth' }, async (tx) => tx.$count(idempotencyKey))
const countSets = async (client: HttpClient): Promise<unknown> => (await client.get(path)).body.total

describe('a repeated Idempotency-Key', () => {
  test('creates one set and answers the second request with the first one’s id', async () => {
    const key = { 'idempotency-key': 'same-request' }
    const before = Number(await countSets(member))
    const first = await member.post(path, body, key)
    const second = await member.post(path, body, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body.id).toEqual(expect.any(String))
    expect(second.body).toEqual(first.body)
    expect([first, second].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true'])
    expect(await countSets(member)).toBe(before + 1)
  })

  test('is refused with another body, and creates nothing', async () => {
    const key = { 'idempotency-key': 'other-body' }
    await member.post(path, body, key)
    const before = await countSets(member)
    const other = await member.post(path, { ...body, name: 'Another' }, key)
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    expect(await countSets(member)).toBe(before)
  })

  test('creates one organization although its answer sets a cookie, and sets the cookie once more', async () => {
    const key = { 'idempotency-key': 'one-organization' }
    const list = async () => (await member.get('/api/identity/organization')).body.items
    const first = await member.post('/api/identity/organization', { name: 'Second' }, key)
    const before = await list()
    const second = await member.post('/api/identity/organization', { name: 'Second' }, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie())
    expect(first.headers.getSetCookie()).not.toEqual([])
    expect(await list()).toEqual(before)
    await member.post('/api/identity/organization/change', { organizationId: first.body.id })
  })

  test('leaves nothing in the table that can be read without the request', async () => {
    await member.post(path, { ...body, name: 'Legible' }, { 'idempotency-key': 'sealed-answer' })
    const rows = await server.running.deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(idempotencyKey))
    const stored = rows.map((row) => `${JSON.stringify(row)} ${Buffer.from(row.sealedAnswer ?? []).toString('latin1')}`)
    expect(rows.some(({ sealedAnswer }) => sealedAnswer !== null)).toBe(true)
    for (const text of stored) expect(text).not.toMatch(/Legible|sealed-answer|set-cookie|"status"/)
  })

  test('is not stored for a caller whom the policy refuses', async () => {
    const before = await countRows()
    const refused = await createHttpClient(server.url).post(path, body, { 'idempotency-key': 'a-refused-request' })
    expect(refused.status).toBe(401)
    expect(await countRows()).toBe(before)
  })

  test('must be long enough to be random if no one is signed in', async () => {
    const anonymous = createHttpClient(server.url)
    const send = (key: string) => anonymous.post('/api/identity/auth/sign-out', undefined, { 'idempotency-key': key })
    expect((await send('1')).status).toBe(400)
    expect((await send('5f0c9d9e-6f0a-4f6e-9a54-0a3f5c1c7d11')).status).toBe(204)
  })

  test('of an anonymous caller belongs to the network that the proxy names', async () => {
    const anonymous = createHttpClient(server.url)
    const isReplayed = async (forwardedFor: string): Promise<boolean> => {
      const headers = { 'idempotency-key': '0b9d5f0e-1f3e-4b39-9a55-5a8c0a3f8f6d', 'x-forwarded-for': forwardedFor }
      const { status, headers: answered } = await anonymous.post('/api/identity/auth/sign-out', undefined, headers)
      expect(status).toBe(204)
      return answered.get('idempotency-replayed') === 'true'
    }
    expect(await isReplayed('203.0.113.1')).toBe(false)
    expect(await isReplayed('203.0.113.2')).toBe(false)
    expect(await isReplayed('198.51.100.7, 203.0.113.2')).toBe(true)
    expect(await isReplayed('2001:db8:1:2::1')).toBe(false)
    expect(await isReplayed('2001:db8:1:2::9')).toBe(true)
  })

  test('is refused with a body that lies too deep, and accepted at the limit', async () => {
    const nest = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const send = async (json: string) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep-request' }
      return (await member.request(path, { method: 'POST', headers, body: json })).status
    }
    expect(await send(nest(33))).toBe(400)
    expect(await send(nest(200_000))).toBe(400)
    expect(await send(`{"a":${nest(31)}}`)).toBe(422)
  })

  test('creates a set of its own for another member', async () => {
    const key = { 'idempotency-key': 'two-members' }
    const other = createHttpClient(server.url)
    await signUp(other, 'stranger@example.org', 'Other')
    const first = await member.post(path, body, key)
    const second = await other.post(path, body, key)
    expect(second.status).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
  })
})
