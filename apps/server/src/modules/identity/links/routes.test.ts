import { candidateAccess } from '@candor/db'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createHttpClient, type HttpClient } from '../../../testing/http-client'
import { sampleContent } from '../../../testing/sample-set'
import { signUp } from '../../../testing/sign-up'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'

const dayMs = 24 * 3_600_000
const hourMs = 3_600_000
const logged: string[] = []
let server: TestServer
let mai: HttpClient

beforeAll(async () => {
  server = await startTestServer({}, pino({ level: 'trace' }, { write: (line: string) => logged.push(line) }))
  mai = createHttpClient(server.url)
  await signUp(mai, 'mai@example.org')
})
afterAll(() => server.stop())
// The clock of the server, its auth library and its database's rows: what a day later is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  return () => vi.useRealTimers()
})

const openClient = () => createHttpClient(server.url)
/** 200 for a good session, 401 without one. */
const getStatus = async (client: HttpClient) => (await client.get('/api/identity/auth/sessions')).status
const readToken = (url: unknown): string => new URL(String(url)).searchParams.get('access_token') ?? ''
const transferToken = async (client = mai): Promise<string> =>
  readToken((await client.post('/api/identity/auth/transfer', {})).body.url)
const authorize = (client: HttpClient, accessToken: string, flow = 'transfer') =>
  client.post('/api/identity/auth/authorize', { accessToken, flow })
const signedIn = async (): Promise<HttpClient> => {
  const client = openClient()
  expect((await authorize(client, await transferToken())).status).toBe(200)
  return client
}
const zSessions = z.object({ items: z.array(z.object({ id: z.uuid(), isCurrent: z.boolean(), device: z.string() })) })
const listSessions = async (client: HttpClient) =>
  zSessions.parse((await client.get('/api/identity/auth/sessions')).body).items
const getCurrentId = async (client: HttpClient): Promise<string> =>
  (await listSessions(client)).find(({ isCurrent }) => isCurrent)?.id ?? ''
const remove = async (client: HttpClient, path: string) => {
  const response = await client.request(`/api/identity/auth/${path}`, { method: 'DELETE' })
  const text = await response.text()
  const { requestId: _, ...problem } = text === '' ? {} : JSON.parse(text)
  return { status: response.status, problem }
}

const zOutbox = z.object({ items: z.array(z.object({ to: z.string(), text: z.string() })) })
/** The link in the mail to this address, once the job has sent it. */
const mailedTo = (email: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { body } = await openClient().get('/api/notification/outbox')
      const text = zOutbox.parse(body).items.find((mail) => mail.to === email)?.text ?? ''
      return z.url().parse(/https?:\S+access_token=\S+/.exec(text)?.[0])
    },
    { timeout: 10_000, interval: 100 },
  )

describe('one-time links over HTTP', () => {
  test('a one-time link is consumed by the POST of its page, and not by programs that open its address (A-14)', async () => {
    const token = await transferToken()
    const paths = ['/company/transfer-login', '/api/identity/auth/authorize', '/api/identity/magic-link/generate']
    for (const path of paths) {
      for (const method of ['GET', 'HEAD']) {
        for (let n = 0; n < 10; n += 1) {
          await openClient().request(`${path}?access_token=${token}&lg_key=transfer`, { method })
        }
      }
    }
    const phone = openClient()
    const answer = await authorize(phone, token)
    expect(answer.body).toMatchObject({ interviewCount: 0, returnUrl: '/company/start' })
    expect(await getStatus(phone)).toBe(200)
    const again = await authorize(openClient(), token)
    expect([again.status, again.body.code]).toEqual([422, 'LINK_INVALID'])
  })

  test('a one-time link opens one session when sent several times at once', async () => {
    const before = (await listSessions(mai)).length
    const token = await transferToken()
    const answers = await Promise.all(Array.from({ length: 20 }, () => authorize(openClient(), token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await listSessions(mai)).toHaveLength(before + 1)
  })

  test('a one-time link signs in when mailed; its token is in no log and no response (A-15)', async () => {
    vi.setSystemTime(Date.now() + 2 * hourMs)
    const answer = await openClient().post('/api/identity/magic-link/generate', {
      email: 'Mai@example.org',
      returnUrl: '/company/all-submissions',
    })
    expect([answer.status, Object.keys(answer.body)]).toEqual([202, ['resendAt']])
    const token = readToken(await mailedTo('mai@example.org'))
    const phone = openClient()
    await phone.get(`/company/transfer-login?access_token=${token}&lg_key=magic`)
    const entered = await authorize(phone, token, 'magic')
    expect(entered.body).toMatchObject({ returnUrl: '/company/all-submissions' })
    expect(await getStatus(phone)).toBe(200)
    expect((await authorize(phone, token, 'magic')).body.code).toBe('LINK_INVALID')
    server.running.deps.log.info('whatever is logged is seen here')
    expect(logged.join('')).toContain('whatever is logged is seen here')
    expect(logged.join('')).not.toContain(token)
    expect(JSON.stringify(entered.body)).not.toContain(token)
  })

  test('a one-time link for a transfer is refused without a session and after its session has signed out', async () => {
    expect((await openClient().post('/api/identity/auth/transfer', {})).status).toBe(401)
    const phone = await signedIn()
    const token = await transferToken(phone)
    await phone.post('/api/identity/auth/sign-out')
    expect((await authorize(openClient(), token)).body.code).toBe('LINK_INVALID')
  })
})

describe('a candidate in another browser', () => {
  const startedWith = async (email: string) => {
    const { body } = await mai.post('/api/interview/interview/set', {
      name: 'Recruiter',
      producedBy: null,
      content: sampleContent(server.running.deps.newId),
    })
    await mai.patch(`/api/interview/interview/set/${String(body.id)}`, { status: 1 })
    const linkId = String(body.linkId)
    const consents = ['recording', 'ai'].map((purpose) => ({ purpose, version: '1', textSha256: 'a'.repeat(64) }))
    const input = { language: 'en', mode: 'text', isPractice: false, firstName: 'Linh', lastName: 'Nguyễn' }
    const laptop = openClient()
    const started = await laptop.post('/api/interview/interview/chat/start', {
      ...input,
      linkId,
      email,
      isTermsAccepted: true,
      consents,
    })
    expect(started.status).toBe(201)
    return { linkId, sessionId: String(started.body.id) }
  }

  test('a candidate in another browser returns to the interview with a mailed link, once', async () => {
    const { linkId, sessionId } = await startedWith('linh@example.org')
    const phone = openClient()
    const intro = () => phone.get(`/api/interview/interview?linkId=${linkId}`)
    const returnUrl = `/interview/${linkId}`
    const input = { email: 'linh@example.org', audience: 'candidate', returnUrl }
    expect((await phone.post('/api/identity/magic-link/generate', input)).status).toBe(202)
    const url = await mailedTo('linh@example.org')
    expect(new URL(url).pathname).toBe(returnUrl)
    expect((await intro()).body).toMatchObject({ session: null })
    const entered = await authorize(phone, readToken(url), 'candidate')
    expect(entered.body).toEqual({ userId: null, needsSecondFactor: false, interviewCount: 1, returnUrl })
    expect((await intro()).body).toMatchObject({ session: { id: sessionId } })
    expect(await getStatus(phone)).toBe(401)
    expect((await authorize(openClient(), readToken(url), 'candidate')).body.code).toBe('LINK_INVALID')
    const accesses = await server.running.deps.withActor({ kind: 'worker' }, (tx) => tx.select().from(candidateAccess))
    expect(accesses).toHaveLength(2)
  })
})

describe('sessions over HTTP', () => {
  test('a session ends after a week without use, and always after thirty days (S-06)', async () => {
    const [idle, busy] = [await signedIn(), openClient()]
    const { headers } = await authorize(busy, await transferToken())
    expect(headers.getSetCookie().find((line) => line.startsWith('candor_session='))).toContain('Max-Age=2592000;')
    const beganMs = Date.now()
    for (let day = 3; day < 30; day += 3) {
      vi.setSystemTime(beganMs + day * dayMs)
      expect([day, await getStatus(busy)]).toEqual([day, 200])
      if (day < 7) continue
      expect([day, await getStatus(idle)]).toEqual([day, 401])
    }
    vi.setSystemTime(beganMs + 30 * dayMs - 1)
    expect(await getStatus(busy)).toBe(200)
    expect((await listSessions(busy)).some(({ isCurrent }) => isCurrent)).toBe(true)
    vi.setSystemTime(beganMs + 30 * dayMs)
    expect(await getStatus(busy)).toBe(401)
  })

  test('a session is refused after signing out, even with a copied cookie (S-07)', async () => {
    const phone = openClient()
    const { headers } = await authorize(phone, await transferToken())
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const copied = async () => (await fetch(`${server.url}/api/identity/auth/sessions`, { headers: { cookie } })).status
    expect(await copied()).toBe(200)
    expect((await phone.post('/api/identity/auth/sign-out')).status).toBe(204)
    expect(await copied()).toBe(401)
  })

  test('a session is listed with its device and can be ended from another one (S-08)', async () => {
    const phone = openClient()
    const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
    const body = JSON.stringify({ accessToken: await transferToken(), flow: 'transfer' })
    await phone.request('/api/identity/auth/authorize', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body,
    })
    const id = await getCurrentId(phone)
    expect((await listSessions(mai)).find((session) => session.id === id)).toMatchObject({
      device: 'Safari on iOS',
      isCurrent: false,
    })
    expect(await getStatus(phone)).toBe(200)
    expect((await remove(mai, `sessions/${id}`)).status).toBe(204)
    expect(await getStatus(phone)).toBe(401)
    expect((await listSessions(mai)).some((session) => session.id === id)).toBe(false)
  })

  test('a session is reported as missing to another person (S-08)', async () => {
    const stranger = openClient()
    await signUp(stranger, 'stranger@example.org')
    const foreign = await remove(stranger, `sessions/${await getCurrentId(mai)}`)
    expect(foreign.status).toBe(404)
    expect(await remove(stranger, `sessions/${server.running.deps.newId()}`)).toEqual(foreign)
    await remove(stranger, 'sessions')
    expect(await getStatus(mai)).toBe(200)
    expect((await remove(openClient(), 'sessions')).status).toBe(401)
  })

  test('a session ends together with all others except the one that asks (S-08)', async () => {
    const [phone, tablet] = [await signedIn(), await signedIn()]
    expect((await remove(phone, 'sessions')).status).toBe(204)
    expect([await getStatus(phone), await getStatus(tablet), await getStatus(mai)]).toEqual([200, 401, 401])
    expect(await listSessions(phone)).toHaveLength(1)
    expect((await remove(phone, `sessions/${await getCurrentId(phone)}`)).status).toBe(204)
    expect(await getStatus(phone)).toBe(401)
  })
})
