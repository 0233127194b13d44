import { contract, type RawRoute, type RouteMeta, rawRoutes } from '@candor/contract'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../testing/http-client'
import { signUp } from '../testing/sign-up'
import { startTestServer, type TestServer } from '../testing/start-test-server'

let server: TestServer
let anonymous: HttpClient
let member: HttpClient

beforeAll(async () => {
  server = await startTestServer()
  anonymous = createHttpClient(server.url)
  member = createHttpClient(server.url)
  await signUp(member, 'query@example.org')
})
afterAll(() => server.stop())

const code = 'UNKNOWN_QUERY_PARAMETER'
const missingId = '00000000-0000-4000-8000-000000000000'
const refusal = (fields: Readonly<Record<string, string>>) => ({ status: 400, code, fields })

interface CalledRoute {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly who: string
}

const listTyped = (node: object, name = ''): CalledRoute[] =>
  Object.entries(node).flatMap(([key, child]) => {
    if (!isContractProcedure(child)) return listTyped(child, `${name}.${key}`)
    const { route, meta } = child['~orpc']
    const { who } = (meta as RouteMeta).policy
    return [{ name: `${name}.${key}`.slice(1), method: String(route.method), path: route.path ?? '', who }]
  })

const raw = Object.values<RawRoute>(rawRoutes)
  .filter((route) => route.ignoresUnknownQuery === undefined)
  .map(({ id, method, path, policy }) => ({ name: id, method, path, who: policy.who }))
const openToOwners = [...listTyped(contract), ...raw].filter(({ who }) => ['anyone', 'user', 'member'].includes(who))

const call = async (client: HttpClient, { method, path }: CalledRoute, query: string) => {
  const url = `/api${path.replaceAll('{seq}', '1').replaceAll(/\{\w+\}/g, missingId)}?${query}`
  const body = method === 'POST' || method === 'PATCH' ? '{}' : null
  const type = Object.values<RawRoute>(rawRoutes).find((route) => route.path === path)?.request?.contentType
  const headers = body === null ? {} : { 'content-type': type ?? 'application/json' }
  const response = await client.request(url, { method, headers, body })
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

describe('an unknown query parameter', () => {
  test.each(openToOwners)('is refused by $method $name, with its name', async (route) => {
    const { status, body } = await call(member, route, 'surprise=1')
    expect(status).toBe(400)
    if (route.method !== 'HEAD') expect(body).toMatchObject(refusal({ surprise: code }))
  })

  test('is not revealed to a caller who may not use the route', async () => {
    expect((await anonymous.get('/api/identity/profile?surprise=1')).status).toBe(401)
    expect((await anonymous.get(`/api/identity/profile/avatar/${missingId}?surprise=1`)).status).toBe(401)
  })

  test('is listed once however often and in whatever notation it is sent, next to other unknown ones', async () => {
    const { body } = await member.get('/api/interview/interview/set?page=1&b[0]=1&b[1]=2&a=1&a=2&c[d]=1&e[]=1')
    expect(body).toMatchObject(refusal({ a: code, b: code, c: code, e: code }))
  })

  test('is recognized in another case and by the name of a path parameter', async () => {
    expect((await member.get('/api/interview/interview/set?Page=1')).body).toMatchObject(refusal({ Page: code }))
    const path = `/api/interview/interview/set/${missingId}`
    expect((await member.get(`${path}?id=${missingId}`)).body).toMatchObject(refusal({ id: code }))
  })

  test('is refused if it is called __proto__', async () => {
    expect((await member.get('/api/identity/profile?__proto__=1')).body.code).toBe(code)
  })

  test('is refused if it has the name of a built-in property, or an empty name', async () => {
    for (const name of ['constructor', 'toString', '']) {
      const { status, body } = await member.get(`/api/identity/profile?${encodeURIComponent(name)}=1`)
      expect([status, body.code, JSON.stringify(body.fields)]).toEqual([400, code, `{"${name}":"${code}"}`])
    }
  })
})

describe('a known query parameter', () => {
  test('is accepted by a list', async () => {
    expect((await member.get('/api/interview/interview/set?page=1&keyword=x')).status).toBe(200)
  })

  test('is invalid rather than unknown when it is sent twice or indexed', async () => {
    for (const query of ['keyword=a&keyword=b', 'keyword[0]=a', 'keyword[a]=b']) {
      const { status, body } = await member.get(`/api/interview/interview/set?${query}`)
      expect([status, body.code], query).toEqual([422, 'VALIDATION_FAILED'])
    }
  })

  test('is invalid when it names an order that a list does not have, or a page out of range', async () => {
    const path = '/api/interview/interview/submission'
    for (const query of ['sort=salary', 'sort=submitted_at', 'sort=', 'page=0', 'page=100001']) {
      const { status, body } = await member.get(`${path}?${query}`)
      expect([status, body.code], query).toEqual([422, 'VALIDATION_FAILED'])
    }
    expect((await member.get(`${path}?sort=answered&page=10000`)).body).toMatchObject({ items: [], total: 0 })
    for (const query of ['sort=level', 'sort=', 'status=9', 'status=x', 'page=1.5', 'page=1e9', 'page=-1']) {
      const { status, body } = await member.get(`/api/interview/interview/set?${query}`)
      expect([status, body.code], query).toEqual([422, 'VALIDATION_FAILED'])
    }
    expect((await member.get('/api/interview/interview/set?order=name')).body).toMatchObject(refusal({ order: code }))
  })

  test('is accepted by a POST that declares it, and no other', async () => {
    const path = `/api/identity/organization/change?organization_id=${missingId}`
    expect((await member.post(path)).body.code).not.toBe(code)
    expect((await member.post(`${path}&x=1`)).body).toMatchObject(refusal({ x: code }))
  })

  test('is accepted by a route that serves bytes', async () => {
    expect((await member.get(`/api/identity/profile/avatar/${missingId}?v=1`)).status).toBe(404)
  })
})

test('a provider may add its own parameters when it sends a person back', async () => {
  const answer = await anonymous.get('/api/identity/connect/nothing/callback?code=1&state=2&iss=3&session_state=4')
  expect(answer.body.code).not.toBe(code)
})

test('the page of the API reference ignores unknown query parameters', async () => {
  expect((await anonymous.request('/api/docs?utm_source=mail', { method: 'GET' })).status).toBe(200)
})
