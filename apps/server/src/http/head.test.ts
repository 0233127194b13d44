import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../authz/testing/route-table'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let webDir: string
let server: TestServer
let anonymous: HttpClient
let member: HttpClient

beforeAll(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'candor-web-'))
  await mkdir(join(webDir, 'assets'))
  await mkdir(join(webDir, 'vendor', 'vad'), { recursive: true })
  await writeFile(join(webDir, 'index.html'), '<!doctype html><script nonce="candor-nonce"></script>')
  await writeFile(join(webDir, 'assets', 'a.js'), 'export {}')
  await writeFile(join(webDir, 'vendor', 'vad', 'a.mjs'), 'export {}')
  server = await startTestServer({ WEB_DIR: webDir })
  anonymous = createHttpClient(server.url)
  member = createHttpClient(server.url)
  await signUp(member, 'head@example.org')
})
afterAll(async () => {
  await server.stop()
  await rm(webDir, { recursive: true })
})

/** These differ from answer to answer. Those of the connection are the client's choice: fetch closes it after a HEAD. */
const varying = new Set(['date', 'x-request-id', 'connection', 'keep-alive', 'transfer-encoding'])

const comparable = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !varying.has(name))
      .map(([name, value]) => [name, value.replaceAll(/'nonce-[^']+'/g, "'nonce'")]),
  )

const expectSameAnswer = async (client: HttpClient, path: string): Promise<void> => {
  const get = await client.request(path, { method: 'GET' })
  const sent = await get.arrayBuffer()
  const head = await client.request(path, { method: 'HEAD' })
  expect(head.status, path).toBe(get.status)
  expect((await head.arrayBuffer()).byteLength).toBe(0)
  const expected = comparable(get.headers)
  const actual = comparable(head.headers)
  // RFC 9110, 9.3.2: HEAD may leave out what is only known once the content is generated.
  if (!('content-length' in expected)) delete actual['content-length']
  // The client has decompressed what was sent.
  else if (!('content-encoding' in expected)) expect(Number(actual['content-length'])).toBe(sent.byteLength)
  expect(actual, path).toEqual(expected)
}

test.each([
  '/',
  '/company/sign-in',
  '/interview/AbC/start?x=1',
  '/nothing',
  '/assets/a.js',
  '/assets/missing.js',
  '/vendor/vad/a.mjs',
  '/api/docs',
  '/api/openapi.json',
  '/api/nothing',
])('HEAD %s has the status and the headers of GET and no body', (path) => expectSameAnswer(anonymous, path))

const missingId = '00000000-0000-4000-8000-000000000000'
/** A provider's redirect begins or ends a sign-in, an export is recorded, and the archive is made while it is sent: only GET reaches these (S-03). */
const onlyByGet = new Set([
  'identity.connect.start',
  'identity.connect.callback',
  'company.auditLog.export',
  'interview.submission.export.file',
  'seeker.submission.archive',
])
const readable = allRoutes
  .filter(({ method, name }) => method === 'GET' && !onlyByGet.has(name))
  .map(({ name, path }) => ({
    name,
    path: `/api${path.replaceAll('{seq}', '1').replaceAll(/\{\w+\}/g, missingId)}`,
  }))

describe('HEAD of a route that is read', () => {
  test.each(readable)('has the status and the headers of GET and no body: $name', async ({ path }) => {
    await expectSameAnswer(anonymous, path)
    await expectSameAnswer(member, path)
  })

  test('refuses unknown query parameters as GET does', async () => {
    expect((await member.request('/api/identity/profile?x=1', { method: 'HEAD' })).status).toBe(400)
  })
})

test('HEAD of a write-only route answers 404', async () => {
  expect((await member.request('/api/identity/auth/sign-out', { method: 'HEAD' })).status).toBe(404)
})
