import { contract, errorCodes, type Policy, type RawRoute, type RouteMeta, rawRoutes } from '@candor/contract'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'
import { createOpenApi } from './openapi'

interface WalkedRoute {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly policy: Policy
  readonly hasInput: boolean
  readonly contentType: string
}

const walk = (node: object, name: string): WalkedRoute[] =>
  Object.entries(node).flatMap(([key, child]) => {
    const childName = name === '' ? key : `${name}.${key}`
    if (!isContractProcedure(child)) return walk(child, childName)
    const { route, meta, inputSchema } = child['~orpc']
    const { policy } = meta as RouteMeta
    return [
      {
        name: childName,
        method: String(route.method),
        path: `/api${route.path}`,
        policy,
        hasInput: inputSchema !== undefined,
        contentType: 'application/json',
      },
    ]
  })

const typed = walk(contract, '')
const raw = Object.values<RawRoute>(rawRoutes).map(
  ({ id, method, path, policy, request }): WalkedRoute => ({
    name: id,
    method,
    path: `/api${path}`,
    policy,
    hasInput: true,
    contentType: request?.contentType ?? 'application/json',
  }),
)
const all = [...typed, ...raw]

/** A well-formed id that names nothing. */
const missingId = '00000000-0000-4000-8000-000000000000'
const withIds = (path: string, id: string): string => path.replaceAll(/\{seq\}/g, '1').replaceAll(/\{\w+\}/g, id)

let server: TestServer
let anonymous: HttpClient
let member: HttpClient

beforeAll(async () => {
  server = await startTestServer()
  anonymous = createHttpClient(server.url)
  member = createHttpClient(server.url)
  await signUp(member, 'walker@example.org')
})
afterAll(() => server.stop())

const call = async (client: HttpClient, route: WalkedRoute, id: string): Promise<{ status: number; code: string }> => {
  const json = { headers: { 'content-type': route.contentType }, body: '{"unexpected":true}' }
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(route.method)
  const response = await client.request(withIds(route.path, id), { method: route.method, ...(hasBody ? json : {}) })
  const text = await response.text()
  const type = response.headers.get('content-type') ?? ''
  if (response.status >= 400 && text !== '') expect(type, route.name).toContain('application/problem+json')
  const parsed: unknown = type.includes('json') && text !== '' ? JSON.parse(text) : {}
  const code = typeof parsed === 'object' && parsed !== null && 'code' in parsed ? String(parsed.code) : ''
  return { status: response.status, code }
}

describe('every route', () => {
  test('is registered once and described in the OpenAPI document', async () => {
    const keys = all.map((route) => `${route.method} ${route.path}`)
    expect(new Set(keys).size).toBe(keys.length)
    const { paths, openapi } = await createOpenApi()
    const documented = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(openapi).toMatch(/^3\.1\./)
    expect(documented.sort()).toEqual(keys.sort())
  })

  test.each(all.filter((route) => !['anyone', 'development'].includes(route.policy.who)))(
    '$name refuses a signed-out caller before it reads the input',
    async (route) => {
      const { status, code } = await call(anonymous, route, missingId)
      expect(status).toBe(401)
      if (route.method !== 'HEAD') expect(code).toBe('UNAUTHENTICATED')
    },
  )

  test.each(typed.filter((route) => ['member', 'user'].includes(route.policy.who) && route.hasInput))(
    '$name refuses invalid input with a code of the catalog, never with a server error',
    async (route) => {
      for (const id of [missingId, 'not-an-id', '%00', "' or 1=1 --"]) {
        const { status, code } = await call(member, route, encodeURIComponent(id))
        if (status < 400) continue
        expect([400, 404, 409, 413, 415, 422], `${route.name} ${id} ${code}`).toContain(status)
        expect(errorCodes).toContain(code)
      }
    },
  )

  test.each(
    typed.filter((route) => route.method === 'GET' && route.path.includes('{') && route.policy.who === 'member'),
  )('$name answers 404 for an object that does not exist', async (route) => {
    expect(await call(member, route, missingId)).toEqual({ status: 404, code: 'NOT_FOUND' })
  })

  test('is described by the server at /api/openapi.json and /api/docs', async () => {
    const { body } = await anonymous.get('/api/openapi.json')
    expect(body.openapi).toMatch(/^3\.1\./)
    for (const route of all) expect(body.paths).toHaveProperty([route.path, route.method.toLowerCase()])
    const page = await (await anonymous.request('/api/docs', { method: 'GET' })).text()
    const scripts = [...page.matchAll(/<script src="([^"]+)" nonce="[^"]{24}"><\/script>/g)].map(([, src]) => src ?? '')
    expect(scripts).toHaveLength(2)
    for (const src of scripts) {
      const script = await anonymous.request(src, { method: 'GET' })
      expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    }
  })

  test('answers 404 with problem details if it does not exist', async () => {
    const answer = await member.get('/api/nothing/here')
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a request body', () => {
  test('is refused if it is broken JSON or too large, before it reaches an operation', async () => {
    const broken = await member.request('/api/company/job-description', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"text": ',
    })
    expect([broken.status, await readErrorCode(broken)]).toEqual([400, 'MALFORMED_REQUEST'])
    const large = await member.request('/api/company/job-description', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) }),
    })
    expect([large.status, await readErrorCode(large)]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  test('is refused if it is a form, because other sites can send forms', async () => {
    const form = await member.request('/api/company/job-description', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'text=hello',
    })
    expect([form.status, await readErrorCode(form)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  test('is refused with the code for files if a file exceeds 10 MB', async () => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(11 * 1024 * 1024)], 'large.txt'))
    const answer = await member.request('/api/company/job-description', { method: 'POST', body: form })
    expect([answer.status, await readErrorCode(answer)]).toEqual([413, 'FILE_TOO_LARGE'])
  })

  test('is refused if a file has another type, while a text file is read', async () => {
    const upload = async (name: string, bytes: string) => {
      const form = new FormData()
      form.set('file', new File([bytes], name))
      const answer = await member.request('/api/company/job-description', { method: 'POST', body: form })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    expect((await upload('malware.exe', 'MZ\u0090')).body.code).toBe('FILE_TYPE_UNSUPPORTED')
    const read = await upload('Tuyển dụng.txt', 'Chúng tôi tuyển một kỹ sư phần mềm.')
    expect([read.status, read.body.fileName]).toEqual([201, 'Tuyển dụng.txt'])
  })
})

const readErrorCode = async (response: Response): Promise<unknown> => {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}
