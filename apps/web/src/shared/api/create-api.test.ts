import { contract, errorCodes } from '@candor/contract'
import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { expect, test } from 'vitest'
import { ApiError } from './api-error'
import { type CallTable, parseCall, toCallTable } from './call-table'
import { type CallFunction, createApi } from './create-api'

interface Sent {
  method: string
  url: string
  key: string | null
  account: string | null
  body: string
  credentials: RequestCredentials | undefined
}

/** The client as the browser has it, with a server that notes what comes and gives one answer. */
function createClient(answer: Response) {
  const sent: Sent[] = []
  const refusals = { accountChanged: 0 }
  const api = createApi({
    calls: JSON.parse(JSON.stringify(toCallTable(contract))),
    errorCodes,
    origin: () => 'http://127.0.0.1:3000',
    fetch: async (input, init) => {
      const request = new Request(input)
      sent.push({
        method: request.method,
        url: request.url,
        key: request.headers.get('idempotency-key'),
        account: request.headers.get('x-candor-account'),
        body: await request.text(),
        credentials: init?.credentials,
      })
      return answer.clone()
    },
    accountHeaders: () => ({ 'x-candor-account': 'mai/sao-mai' }),
    onAccountChanged: () => {
      refusals.accountChanged += 1
    },
  })
  return { api, sent, refusals }
}

const json = (body: unknown, status = 200, type = 'application/json') =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': type } })

test('the table of calls is enough for paths, parameters and queries', async () => {
  const { api, sent } = createClient(json({ id: 'x' }))
  await api.interview.set.get({ id: 'a b' })
  expect(sent[0]).toMatchObject({
    method: 'GET',
    url: 'http://127.0.0.1:3000/api/interview/interview/set/a%20b',
    credentials: 'same-origin',
  })
})

test('an idempotency key given with the call travels as a header', async () => {
  const { api, sent } = createClient(json({}, 201))
  await api.identity.auth.preRegister({ email: 'a@example.com' }, { context: { idempotencyKey: 'k1' } })
  expect(sent[0]).toMatchObject({ method: 'POST', key: 'k1', body: '{"email":"a@example.com"}' })
})

test('problem details are thrown as a typed refusal', async () => {
  const problem = {
    type: 'about:blank',
    title: 'Otp resend too soon',
    status: 429,
    code: 'OTP_RESEND_TOO_SOON',
    params: { seconds: 12 },
    requestId: 'r1',
  }
  const { api } = createClient(json(problem, 429, 'application/problem+json'))
  const error = await api.identity.auth.preRegister({ email: 'a@example.com' }).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({
    code: 'OTP_RESEND_TOO_SOON',
    status: 429,
    data: { params: { seconds: 12 }, requestId: 'r1' },
  })
})

test('only requests that change something name the account that the page was drawn for', async () => {
  const { api, sent } = createClient(json({}))
  await api.identity.profile.get()
  await api.identity.auth.signOut()
  expect(sent.map(({ method, account }) => [method, account])).toEqual([
    ['GET', null],
    ['POST', 'mai/sao-mai'],
  ])
})

test('a change that is refused because the account has changed is reported to the page', async () => {
  const { api, refusals } = createClient(json({ code: 'ACCOUNT_CHANGED', status: 409, requestId: 'r1' }, 409))
  await expect(api.identity.auth.signOut()).rejects.toMatchObject({ code: 'ACCOUNT_CHANGED' })
  expect(refusals.accountChanged).toBe(1)
})

test("a proxy's page is an error too, not an answer", async () => {
  const { api } = createClient(new Response('<html></html>', { status: 502, headers: { 'content-type': 'text/html' } }))
  const error = await api.content.configuration().catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ code: 'UNAVAILABLE', status: 502 })
})

test("a proxy's page is an error even if its status says that all is well", async () => {
  const { api } = createClient(new Response('<html></html>', { status: 200, headers: { 'content-type': 'text/html' } }))
  await expect(api.content.configuration()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 })
})

test('an empty answer is undefined', async () => {
  const { api } = createClient(new Response(null, { status: 204 }))
  expect(await api.identity.auth.signOut()).toBeUndefined()
})

test('a call whose signal is aborted fails with the reason', async () => {
  const controller = new AbortController()
  controller.abort(new Error('left the page'))
  const api = createApi({
    calls: toCallTable(contract),
    errorCodes,
    origin: () => 'http://127.0.0.1:3000',
    fetch: async (input) => {
      new Request(input).signal.throwIfAborted()
      return json({})
    },
    accountHeaders: () => ({}),
    onAccountChanged: () => undefined,
  })
  await expect(api.content.configuration(undefined, { signal: controller.signal })).rejects.toThrow('left the page')
  await expect(api.content.configuration()).resolves.toEqual({})
})

interface SentRequest {
  readonly method: string
  readonly url: string
  readonly type: string | null
  readonly body: unknown
}

async function readRequest(request: Request): Promise<SentRequest> {
  const { method, url } = request
  const type = request.headers.get('content-type')
  if (!type?.startsWith('multipart/')) return { method, url, type, body: await request.text() }
  const leaves = [...(await request.formData())].map(([name, leaf]) =>
    leaf instanceof File ? [name, leaf.name, leaf.type, leaf.size] : [name, leaf],
  )
  return { method, url, type: 'multipart/form-data', body: leaves }
}

const listCalls = (table: CallTable, path: string[] = []): { path: string[]; entry: string }[] =>
  Object.entries(table).flatMap(([name, entry]) =>
    typeof entry === 'string' ? [{ path: [...path, name], entry }] : listCalls(entry, [...path, name]),
  )

const find = (client: unknown, path: readonly string[]): CallFunction =>
  path.reduce<unknown>((node, name) => Reflect.get(node as object, name), client) as CallFunction

const fields = {
  text: 'a b & c',
  empty: '',
  count: 3,
  isWanted: false,
  none: null,
  absent: undefined,
  at: new Date('2026-11-24T10:00:00Z'),
  list: ['x', 'y'],
  nested: { inner: [{ name: 'z' }] },
}
const withFile = { title: 'CV', file: new File(['bytes'], 'cv.pdf', { type: 'application/pdf' }) }

/** Inputs of a call: its path's parameters with nothing else, with fields, and with a file where it has a body. */
function listInputs(entry: string): unknown[] {
  const { method, path, isDetailed } = parseCall(entry)
  const names = [...path.matchAll(/\{\+?([^}]+)\}/g)].map(([, name]) => String(name))
  const parameters = Object.fromEntries(names.map((name) => [name, `${name}/ü`]))
  const hasBody = method !== 'GET'
  if (isDetailed) return [{ query: fields, body: fields }, { query: { a: 'b' } }, { body: fields }]
  return [
    ...(names.length === 0 ? [undefined] : []),
    parameters,
    { ...parameters, ...fields },
    ...(hasBody ? [{ ...parameters, ...withFile }] : []),
  ]
}

test("sends for every call of the contract what the contract library's own client sends", async () => {
  const own: Promise<SentRequest>[] = []
  const library: Promise<SentRequest>[] = []
  const calls = toCallTable(contract)
  const api = createApi({
    calls,
    errorCodes,
    origin: () => 'http://127.0.0.1:3000',
    fetch: async (input) => {
      own.push(readRequest(new Request(input)))
      return json({})
    },
    accountHeaders: () => ({}),
    onAccountChanged: () => undefined,
  })
  const reference = createORPCClient(
    new OpenAPILink(contract, {
      url: 'http://127.0.0.1:3000/api',
      fetch: async (request) => {
        library.push(readRequest(request))
        return json({})
      },
    }),
  )
  const all = listCalls(calls)
  for (const { path, entry } of all)
    for (const input of listInputs(entry)) {
      await find(api, path)(input)
      await find(reference, path)(input)
    }
  expect(all.length).toBeGreaterThan(100)
  expect(await Promise.all(own)).toEqual(await Promise.all(library))
})
