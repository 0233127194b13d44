import { type UserStatus, userStatus } from '@candor/contract'
import { authSession, authUser, mail } from '@candor/db'
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, createHttpClient, type HttpClient } from '../../../testing/http-client'
import { registerWithPassword, signInWithPassword, signUp } from '../../../testing/sign-up'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'

const password = 'a long walk by the river'
const lines: string[] = []
let server: TestServer
let skippedMs = 0

/** The machine's time and what was skipped of it: codes may be asked for a minute apart. */
const clock = { nowMs: () => Date.now() + skippedMs }
const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })

beforeAll(async () => {
  server = await startTestServer({}, log, { clock })
})
afterAll(() => server.stop())

const newClient = (): HttpClient => createHttpClient(server.url)
const skip = (ms = 61_000): void => {
  skippedMs += ms
}

const lastMail = (email: string) =>
  server.running.deps.withActor({ kind: 'worker' }, async (tx) => {
    const [row] = await tx.select().from(mail).where(eq(mail.to, email)).orderBy(desc(mail.createdAt)).limit(1)
    if (row === undefined) throw new Error(`nothing was mailed to ${email}`)
    return row
  })
const getCode = async (email: string): Promise<string> => (await lastMail(email)).subject.slice(0, 6)

const setStatus = (email: string, status: UserStatus): Promise<void> =>
  server.running.deps.withActor({ kind: 'auth' }, async (tx) => {
    await tx.update(authUser).set({ status }).where(eq(authUser.email, email))
  })
const listSessions = (email: string) =>
  server.running.deps.withActor({ kind: 'auth' }, (tx) =>
    tx
      .select({ id: authSession.id })
      .from(authSession)
      .innerJoin(authUser, eq(authUser.id, authSession.userId))
      .where(eq(authUser.email, email)),
  )

const cookieNames = (headers: Headers): string[] =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split('=')[0] ?? '')
    .sort()
const sessionCookie = (headers: Headers): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('candor_session='))
    ?.split(';')[0]

/** Everything of an answer that a stranger can tell from another: ids and instants aside. */
const seen = ({ status, body, headers }: Answer) => {
  const stable = Object.entries(body).map(([key, value]) => [key, isIdOrInstant.test(key) ? typeof value : value])
  return { status, stable, cookies: cookieNames(headers), headers: [...headers.keys()].sort() }
}
const isIdOrInstant = /^(challengeId|expiresAt|resendAt|requestId)$/

/** How four addresses that differ only in what they are are answered. */
describe('a stranger can’t distinguish known, unknown, deleted and banned addresses (A-09)', () => {
  const kinds = ['known', 'unknown', 'deleted', 'banned'] as const
  const createAddress = (kind: string): string => `${kind}@example.org`
  const person = { firstName: 'An', lastName: 'Lê', organizationName: 'Sao Mai', locale: 'en' }

  const signUpAs = async (email: string): Promise<void> => {
    const client = newClient()
    const { body } = await client.post('/api/identity/auth/pre-register', { email })
    const input = { ...person, challengeId: body.challengeId, code: await getCode(email) }
    expect((await client.post('/api/identity/auth/verify-and-register', input)).status).toBe(201)
  }
  beforeAll(async () => {
    for (const kind of ['known', 'deleted', 'banned']) await signUpAs(createAddress(kind))
    await setStatus(createAddress('deleted'), userStatus.DELETED)
    await setStatus(createAddress('banned'), userStatus.BANNED)
  })
  // Far enough apart for the limits, and all together less than a session lasts by the machine’s time.
  beforeEach(() => skip(9 * 3_600_000))

  test.each([
    ['/email/send-verify-otp', { audience: 'member' }],
    ['/email/send-verify-otp', { audience: 'candidate' }],
    ['/auth/pre-register', {}],
    ['/auth/forgot-password', {}],
    ['/auth/send-email-confirmation', {}],
    ['/auth/local/register', { ...person, password }],
    ['/auth/local', { password }],
  ])(
    '%s with %o gives every kind of address the same responses to a request, a repeated request and guesses',
    async (route, extra) => {
      const answers = []
      for (const kind of kinds) {
        const client = newClient()
        const email = createAddress(kind)
        const first = await client.post(`/api/identity${route}`, { email, ...extra })
        const again = await client.post(`/api/identity${route}`, { email, ...extra })
        const challengeId = first.body.challengeId ?? crypto.randomUUID()
        const guess = { challengeId, code: '000000', password: 'an umbrella in the sunshine' }
        const guessed = [
          await client.post('/api/identity/verify/email-otp', { ...guess, ...extra }),
          await client.post('/api/identity/auth/set-password', guess),
          await client.post('/api/identity/auth/verify-and-register', { ...person, ...guess }),
        ]
        const seconds = again.body.params
        answers.push([first, { ...again, body: { ...again.body, params: typeof seconds } }, ...guessed].map(seen))
      }
      expect(answers[0]?.map(({ status }) => status)).not.toContain(500)
      for (const answer of answers) expect(answer).toEqual(answers[0])
    },
  )
})

describe('sessions over HTTP', () => {
  test('a session is opened once when the right code is sent twenty times at once (A-06)', async () => {
    const email = 'twenty@example.org'
    await signUp(newClient(), email)
    skip()
    const client = newClient()
    const { body } = await client.post('/api/identity/email/send-verify-otp', { email })
    const input = { challengeId: body.challengeId, code: await getCode(email) }
    const before = (await listSessions(email)).length
    const runs = await Promise.all(
      Array.from({ length: 20 }, () => client.post('/api/identity/verify/email-otp', input)),
    )
    expect(runs.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await listSessions(email)).toHaveLength(before + 1)
  })

  test('a session gets a new id at a sign-in and a password change, after which the old cookie is invalid (A-22)', async () => {
    const email = 'fixation@example.org'
    const client = newClient()
    await registerWithPassword(client, { email, password })
    const elsewhere = newClient()
    await signInWithPassword(elsewhere, { email, password })
    const again = await client.post('/api/identity/auth/local', { email, password })
    const first = sessionCookie(again.headers)
    const changed = await client.post('/api/identity/profile/change-password', {
      currentPassword: password,
      newPassword: 'an umbrella in the sunshine',
    })
    expect(changed.status).toBe(204)
    const second = sessionCookie(changed.headers)
    expect(first).toBeDefined()
    expect(second).not.toBe(first)
    expect((await client.get('/api/identity/profile')).status).toBe(200)
    expect((await elsewhere.get('/api/identity/profile')).status).toBe(401)
    const old = await fetch(new URL('/api/identity/profile', server.url), { headers: { cookie: first ?? '' } })
    expect(old.status).toBe(401)
    expect(await listSessions(email)).toHaveLength(1)
  })

  test('a session can be opened in a known browser after strangers reached the limits (A-08)', async () => {
    const email = 'known-browser@example.org'
    const own = newClient()
    await registerWithPassword(own, { email, password })
    await own.post('/api/identity/auth/sign-out')
    skip(25 * 3_600_000)
    for (let n = 0; n < 8; n += 1) {
      const stranger = newClient()
      const headers = { 'x-forwarded-for': `203.0.113.${n}`, forwarded: `for=198.51.100.${n}` }
      await stranger.post('/api/identity/auth/local', { email, password: 'not this one' }, headers)
      await stranger.post('/api/identity/email/send-verify-otp', { email }, headers)
      skip(16 * 60_000)
    }
    const stranger = newClient()
    const spoofed = { 'x-forwarded-for': '192.0.2.77' }
    expect((await stranger.post('/api/identity/auth/local', { email, password }, spoofed)).status).toBe(429)
    expect((await stranger.post('/api/identity/email/send-verify-otp', { email }, spoofed)).status).toBe(429)
    expect((await own.post('/api/identity/auth/local', { email, password })).status).toBe(200)
    const { body, status } = await own.post('/api/identity/email/send-verify-otp', { email })
    expect(status).toBe(201)
    const input = { challengeId: body.challengeId, code: await getCode(email) }
    expect((await own.post('/api/identity/verify/email-otp', input)).status).toBe(200)
  })
})

test('every spelling of an address is the same account or is refused (A-11)', async () => {
  const sent = []
  for (const email of [
    'Canon@Example.org',
    ' canon@example.org ',
    'canon@example.org\n',
    'canon@EXAMPLE.ORG',
    'canon@example.org.',
    'canon@example.org\r\nBcc: evil@example.org',
    'canon\u0000@example.org',
    'cano\u200bn@example.org',
    'canon@example.org,evil@example.org',
    'Canon <canon@example.org>',
  ]) {
    const { status } = await newClient().post('/api/identity/auth/pre-register', { email })
    sent.push([email, status])
    skip(3 * 3_600_000)
  }
  expect(sent.map(([, status]) => status)).toEqual([201, 201, 201, 201, 422, 422, 400, 422, 422, 422])
  const rows = await server.running.deps.withActor({ kind: 'worker' }, (tx) => tx.select({ to: mail.to }).from(mail))
  const like = rows.map(({ to }) => to).filter((to) => to.includes('canon') || to.includes('evil'))
  expect(new Set(like)).toEqual(new Set(['canon@example.org']))
})

test('no response and no log line contains a code, a password, a token or an address (A-10)', async () => {
  const email = 'secret-keeper@example.org'
  const client = newClient()
  await registerWithPassword(client, { email, password })
  skip()
  const asked = await client.post('/api/identity/auth/forgot-password', { email })
  const code = await getCode(email)
  expect(JSON.stringify(asked.body)).not.toContain(code)
  const set = await client.post('/api/identity/auth/set-password', {
    challengeId: asked.body.challengeId,
    code,
    password: 'an umbrella in the sunshine',
  })
  expect(set.status).toBe(200)
  const logged = lines.join('\n')
  for (const secret of [email, password, 'an umbrella in the sunshine', 'access_token', `"${code}"`]) {
    expect(logged).not.toContain(secret)
  }
})
