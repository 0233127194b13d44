import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { anyone, candidate, type Policy } from '@candor/contract'
import { requestBudgets } from '@candor/domain'
import fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, test } from 'vitest'
import { getConnectionClass } from '../../platform/connection-class'
import { AppError } from '../../platform/errors'
import { type ProcessGroup, singleProcess } from '../../platform/process-group'
import { readEnv } from '../../platform/settings/env'
import type { Caller } from '../caller'
import { createProblem, retryHeaders, toAppError } from '../problem'
import { setCaller } from '../request-caller'
import { registerLimits } from './register-limits'

const nobody: Caller = { user: null, blocked: null, candidate: [] }
const somebody: Caller = {
  ...nobody,
  candidate: [{ accessId: 'access', organizationId: 'organization', dataSubjectId: 'subject' }],
}

let app: FastifyInstance
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** A server with limits whose cookie `good` proves a candidate; counts authentications. */
const open = async (settings: Readonly<Record<string, string>> = {}, processes: ProcessGroup = singleProcess) => {
  const env = readEnv({ NODE_ENV: 'test', REQUEST_LIMIT_FACTOR: '0.01', ...settings })
  const seen = { authentications: [] as string[], handlers: [] as string[] }
  app = fastify()
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error)
    const problem = createProblem(known?.code ?? 'INTERNAL', request.id, known ?? {})
    return reply.status(problem.status).headers(retryHeaders(problem.code, problem.params)).send(problem)
  })
  const deps = { env, clock: { nowMs: () => 0 }, log: pino({ level: 'silent' }), processes }
  const authenticate = registerLimits(app, deps, async (request) => {
    seen.authentications.push(getConnectionClass())
    return request.headers.cookie?.includes('good') === true ? somebody : nobody
  })
  app.addHook('onRequest', async (request) => setCaller(request, await authenticate(request, ['user', 'candidate'])))
  const add = (url: string, policy: Policy, isInterview: boolean) =>
    app.post(url, { config: { policy, cost: 'cheap', isInterview } }, async () => {
      await Promise.resolve()
      seen.handlers.push(getConnectionClass())
      return { done: true }
    })
  add('/append', candidate, true)
  add('/profile', candidate, false)
  add('/start', anyone('a test', 'candidate'), false)
  const waiting: (() => void)[] = []
  app.post('/document', { config: { policy: candidate, cost: 'document' } }, async () => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { done: true }
  })
  app.post('/chunk', { config: { policy: candidate, cost: 'upload' } }, async () => ({ done: true }))
  app.post('/refused', { config: { policy: candidate, cost: 'cheap' } }, async () => {
    throw new AppError('RATE_LIMITED')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const post = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"a":1}',
    })
  return { port, post, seen, waiting }
}

describe('limits of requests', () => {
  test('refuse before authentication, with 429 and Retry-After, what exceeds the budget', async () => {
    const { post, seen } = await open()
    // A hundredth of the budget of an address: 20 tokens.
    for (let count = 0; count < 20; count += 1) expect((await post('/start')).status).toBe(200)
    const refused = await post('/start')
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'RATE_LIMITED' }])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(seen.authentications).toHaveLength(20)
    expect(seen.handlers).toHaveLength(20)
  })

  test('delay the refusal of an operation like their own, so that a repeating client is slow', async () => {
    const { post } = await open({ REQUEST_LIMIT_FACTOR: '1' })
    const startedMs = performance.now()
    expect((await post('/refused', { cookie: 'good' })).status).toBe(429)
    // Timers may fire up to a millisecond early.
    expect(performance.now() - startedMs).toBeGreaterThanOrEqual(requestBudgets.delayMs - 1)
  })

  test('delay refusals less where the budgets are larger: 40 in a row end before the test has to', async () => {
    const { post } = await open({ REQUEST_LIMIT_FACTOR: '1000' })
    for (let count = 0; count < 40; count += 1) expect((await post('/refused', { cookie: 'good' })).status).toBe(429)
  })

  test('let three documents of one network be received at once, while its other requests go on', async () => {
    const { post, waiting } = await open({ REQUEST_LIMIT_FACTOR: '1' })
    const answers = Array.from({ length: 4 }, () => post('/document', { cookie: 'good' }))
    await expect.poll(() => waiting.length).toBe(requestBudgets.ofNetworkAtOnce)
    expect((await post('/append', { cookie: 'good' })).status).toBe(200)
    expect(waiting).toHaveLength(requestBudgets.ofNetworkAtOnce)
    waiting.shift()?.()
    await expect.poll(() => waiting.length).toBe(requestBudgets.ofNetworkAtOnce)
    for (const end of waiting.splice(0)) end()
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })

  test('charge a page of the web app ten times a file', async () => {
    const { port } = await open()
    const get = () => fetch(`http://127.0.0.1:${port}/sign-in`)
    // A hundredth of the budget of an address: 120 tokens, ten for each page.
    for (let count = 0; count < 12; count += 1) expect((await get()).status).toBe(404)
    expect((await get()).status).toBe(429)
  })

  test('take a cookie for anonymous until it was proven, also if it looks like a good one', async () => {
    const { post, seen } = await open({ REQUEST_LIMIT_FACTOR: '0.02' })
    await post('/append', { cookie: 'made-up' })
    await post('/append', { cookie: 'good' })
    await post('/append', { cookie: 'good' })
    expect(seen.authentications).toEqual(['anonymous', 'anonymous', 'interview'])
    // The made-up cookie has cost 11 of 40 tokens, the first good one another: ten were given back.
    for (let count = 0; count < 28; count += 1) expect((await post('/start')).status).toBe(200)
    expect((await post('/start')).status).toBe(429)
    expect((await post('/append', { cookie: 'good' })).status).toBe(200)
  })

  test('give interviews under way connections of their own, and anonymous callers theirs', async () => {
    const { post, seen } = await open({ REQUEST_LIMIT_FACTOR: '1' })
    for (const path of ['/append', '/profile', '/start']) await post(path, { cookie: 'good' })
    await post('/start')
    expect(seen.handlers).toEqual(['interview', 'ordinary', 'ordinary', 'anonymous'])
  })

  test('count for the client that a trusted proxy names', async () => {
    const { post } = await open({ TRUSTED_PROXIES: '127.0.0.1' })
    const from = (address: string) => post('/start', { 'x-forwarded-for': address })
    for (let count = 0; count < 20; count += 1) expect((await from('203.0.113.1')).status).toBe(200)
    expect((await from('203.0.113.1')).status).toBe(429)
    expect((await from('203.0.113.2')).status).toBe(200)
  })
})

test('connections of one address beyond the limit are closed, and others may follow when one ends', async () => {
  const { port, post } = await open({ CONNECTIONS_PER_ADDRESS: '8', REQUEST_LIMIT_FACTOR: '1' })
  const dial = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    await once(socket, 'connect')
    return socket
  }
  for (let count = 0; count < 8; count += 1) await dial()
  const extra = await dial()
  await once(extra, 'close')
  const [first] = sockets
  first?.destroy()
  await expect
    .poll(() =>
      post('/start').then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
})

describe('among several processes of one port, limits', () => {
  /** One of four processes. Connections are those of people, or of another process. */
  const group = (isPeer: boolean, taken: [string, string, number][] = []): ProcessGroup => ({
    count: 4,
    isPeer: () => isPeer,
    share: (name, buckets) => ({
      getWaitSeconds: buckets.getWaitSeconds,
      take(key, tokens) {
        taken.push([name, key, tokens])
        buckets.take(key, tokens)
      },
    }),
  })

  test('tell the others what an address and a caller took', async () => {
    const taken: [string, string, number][] = []
    const { post } = await open({ REQUEST_LIMIT_FACTOR: '1' }, group(false, taken))
    await post('/start')
    await post('/append', { cookie: 'good' })
    await post('/append', { cookie: 'good' })
    expect(taken).toContainEqual(['anonymousOfNetwork', '127.0.0.1', 1])
    expect(taken.map(([name]) => name)).toContain('caller')
  })

  test('do not count what another process passes on, which has counted it', async () => {
    const taken: [string, string, number][] = []
    const { post } = await open({ CONNECTIONS_PER_ADDRESS: '8' }, group(true, taken))
    // More than a hundredth of an address's budget, over more connections than an address may have.
    for (let nth = 0; nth < 12; nth += 1) {
      expect((await post('/chunk', { cookie: 'good', connection: 'close' })).status).toBe(200)
    }
    expect(taken).toEqual([])
  })

  test('serve nothing but uploads and stored bytes to another process', async () => {
    const { post, seen } = await open({ REQUEST_LIMIT_FACTOR: '1' }, group(true))
    expect((await post('/chunk', { cookie: 'good' })).status).toBe(200)
    seen.authentications.splice(0)
    for (const path of ['/append', '/profile', '/start', '/document', '/nothing']) {
      expect((await post(path, { cookie: 'good' })).status).toBe(404)
    }
    expect(seen.authentications).toEqual([])
  })

  test('divide the connections of an address', async () => {
    const { port } = await open({ CONNECTIONS_PER_ADDRESS: '40' }, group(false))
    const dial = async (): Promise<Socket> => {
      const socket = connect(port, '127.0.0.1')
      sockets.push(socket)
      await once(socket, 'connect')
      return socket
    }
    for (let count = 0; count < 10; count += 1) await dial()
    await once(await dial(), 'close')
  })
})
