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
  server = await startTestServer()
  member = createHttpClient(server.url)
  await signUp(member, 'mai@example.org')
  body = { name: 'Recruiter', content: sampleContent(server.running.deps.newId) }
})
afterAll(() => server.stop())

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
