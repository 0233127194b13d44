import { authenticatorApp, authSession, authUser, mail, organization, recoveryCode } from '@candor/db'
import { and, desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpClient, type HttpClient } from '../../../testing/http-client'
import { registerWithPassword } from '../../../testing/sign-up'
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../testing/software-passkey'
import { startTestServer, type TestServer } from '../../../testing/start-test-server'
import { computeTotp } from './totp'

const password = 'a long walk by the river'
const api = '/api/identity'
const factorPath = `${api}/profile/second-factor`
let server: TestServer
let origin: string
let skippedMs = 0
let people = 0

const clock = { nowMs: () => Date.now() + skippedMs }
const skip = (ms: number): void => {
  skippedMs += ms
}

beforeAll(async () => {
  server = await startTestServer({}, pino({ level: 'silent' }), { clock })
  origin = new URL(server.url).origin
})
afterAll(() => server.stop())

const newClient = (): HttpClient => createHttpClient(server.url)
const asAuth: TestServer['running']['deps']['withActor'] extends (actor: never, run: infer Run) => infer Result
  ? (run: Run) => Result
  : never = (run) => server.running.deps.withActor({ kind: 'auth' }, run)

interface Person {
  readonly email: string
  readonly client: HttpClient
}
const register = async (): Promise<Person> => {
  people += 1
  const email = `person${people}@example.org`
  const client = newClient()
  await registerWithPassword(client, { email, password })
  return { email, client }
}
const currentCode = (secret: string, offset = 0): string =>
  computeTotp(secret, Math.floor(clock.nowMs() / 30_000) + offset)

const addApp = async ({ client }: Person): Promise<{ secret: string; recoveryCodes: string[] }> => {
  const begun = await client.post(`${factorPath}/app`)
  expect(begun.status).toBe(201)
  const secret = String(begun.body.secret)
  const confirmed = await client.post(`${factorPath}/app/confirm`, { code: currentCode(secret) })
  expect(confirmed.status).toBe(200)
  return { secret, recoveryCodes: confirmed.body.recoveryCodes as string[] }
}
const addPasskey = async ({ client }: Person, passkey: SoftwarePasskey) => {
  const { body } = await client.post(`${factorPath}/passkey/options`)
  const created = passkey.create(String(body.challenge))
  return client.post(`${factorPath}/passkey`, { name: 'Laptop', created })
}
/** A new browser in which the password was right and the second step is open. */
const proveFirstStep = async ({ email }: Person): Promise<HttpClient> => {
  const client = newClient()
  const answer = await client.post(`${api}/auth/local`, { email, password })
  expect(answer).toMatchObject({ status: 200, body: { userId: null, needsSecondFactor: true } })
  return client
}
const sendCode = (client: HttpClient, method: 'app' | 'recovery', code: string) =>
  client.post(`${api}/auth/second-factor`, { method, code })
const isSignedIn = async (client: HttpClient): Promise<boolean> => (await client.get(`${api}/profile`)).status === 200
const listMails = (email: string) =>
  server.running.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .select({ subject: mail.subject })
      .from(mail)
      .where(and(eq(mail.to, email), eq(mail.template, 'second-factor-changed')))
      .orderBy(desc(mail.createdAt)),
  )

test('after the app was added the password opens no session, and the app’s next code does', async () => {
  const person = await register()
  const { secret } = await addApp(person)
  const client = await proveFirstStep(person)
  expect(await isSignedIn(client)).toBe(false)
  expect((await client.get(`${api}/auth/second-factor`)).body.methods).toEqual(['app', 'recovery'])
  expect((await sendCode(client, 'app', currentCode(secret, 1))).status).toBe(200)
  expect(await isSignedIn(client)).toBe(true)
  expect((await listMails(person.email))[0]?.subject).toContain('authenticator app was added')
})

test('a code that was used once is refused in every other sign-in', async () => {
  const person = await register()
  const { secret } = await addApp(person)
  const code = currentCode(secret, 1)
  const [first, second] = [await proveFirstStep(person), await proveFirstStep(person)]
  const answers = await Promise.all([sendCode(first, 'app', code), sendCode(second, 'app', code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('the first factor ends every other session and is stored encrypted, its recovery codes as hashes', async () => {
  const person = await register()
  const other = newClient()
  await other.post(`${api}/auth/local`, { email: person.email, password })
  expect(await isSignedIn(other)).toBe(true)
  const { secret, recoveryCodes } = await addApp(person)
  expect([await isSignedIn(other), await isSignedIn(person.client)]).toEqual([false, true])
  const stored = JSON.stringify(
    await asAuth(async (tx) => [await tx.select().from(authenticatorApp), await tx.select().from(recoveryCode)]),
  )
  expect(stored).not.toContain(secret)
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
  expect(new Set(recoveryCodes).size).toBe(10)
})

test('a recovery code signs in once, in any case and with or without its dash, and is reported by mail', async () => {
  const person = await register()
  const { recoveryCodes } = await addApp(person)
  const code = recoveryCodes[0] ?? ''
  const client = await proveFirstStep(person)
  expect((await sendCode(client, 'recovery', code.replace('-', '').toLowerCase())).status).toBe(200)
  expect((await client.get(factorPath)).body.recoveryCodesLeft).toBe(9)
  const again = await proveFirstStep(person)
  expect((await sendCode(again, 'recovery', code)).body.code).toBe('SECOND_FACTOR_INVALID')
  expect((await listMails(person.email))[0]?.subject).toContain('recovery code was used')
})

test('five wrong codes end a sign-in, so that the right one is refused in it', async () => {
  const person = await register()
  const { secret } = await addApp(person)
  const client = await proveFirstStep(person)
  const codes = []
  for (let guess = 0; guess < 5; guess += 1) codes.push((await sendCode(client, 'app', '000000')).body.code)
  expect(codes).toEqual(Array(5).fill('SECOND_FACTOR_INVALID'))
  expect((await sendCode(client, 'app', currentCode(secret, 1))).body.code).toBe('SECOND_FACTOR_EXPIRED')
  expect(await isSignedIn(client)).toBe(false)
})

test('parallel guesses in many sign-ins are judged twelve times a day, and the person’s own browser still gets in', async () => {
  const person = await register()
  const { secret } = await addApp(person)
  const clients = []
  for (let n = 0; n < 6; n += 1) clients.push(await proveFirstStep(person))
  const guesses = clients.flatMap((client) => Array.from({ length: 5 }, () => sendCode(client, 'app', '000000')))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(12)
  expect(statuses.filter((status) => status === 429)).toHaveLength(18)
  const own = person.client
  await own.post(`${api}/auth/sign-out`)
  await own.post(`${api}/auth/local`, { email: person.email, password })
  expect((await sendCode(own, 'app', currentCode(secret, 1))).status).toBe(200)
})

test('a waiting sign-in belongs to its browser and ends after ten minutes', async () => {
  const person = await register()
  const { secret } = await addApp(person)
  const client = await proveFirstStep(person)
  expect((await sendCode(newClient(), 'app', currentCode(secret, 1))).body.code).toBe('SECOND_FACTOR_EXPIRED')
  skip(600_001)
  expect((await sendCode(client, 'app', currentCode(secret))).body.code).toBe('SECOND_FACTOR_EXPIRED')
})

test('factors change only shortly after a sign-in, and a link to another device is none', async () => {
  const person = await register()
  const { body } = await person.client.post(`${api}/auth/transfer`)
  const accessToken = new URL(String(body.url)).searchParams.get('access_token')
  const other = newClient()
  await other.post(`${api}/auth/authorize`, { accessToken, flow: 'transfer' })
  expect(await isSignedIn(other)).toBe(true)
  expect((await other.post(`${factorPath}/app`)).body.code).toBe('RECENT_SIGN_IN_REQUIRED')
  skip(600_001)
  for (const path of ['/app', '/passkey/options', '/recovery-codes']) {
    expect((await person.client.post(`${factorPath}${path}`)).body.code).toBe('RECENT_SIGN_IN_REQUIRED')
  }
})

test('a passkey finishes a sign-in, and alone signs in without any other step', async () => {
  const person = await register()
  const passkey = createSoftwarePasskey(origin)
  const added = await addPasskey(person, passkey)
  expect(added).toMatchObject({ status: 201, body: { passkey: { name: 'Laptop' } } })
  expect(added.body.recoveryCodes).toHaveLength(10)
  const client = await proveFirstStep(person)
  const { body: options } = await client.post(`${api}/auth/second-factor/passkey/options`)
  expect(options.allowCredentials).toEqual([{ id: passkey.credentialId, type: 'public-key', transports: ['internal'] }])
  const used = passkey.use(String(options.challenge))
  expect((await client.post(`${api}/auth/second-factor/passkey`, { used })).status).toBe(200)
  expect(await isSignedIn(client)).toBe(true)
  const alone = newClient()
  const { body } = await alone.post(`${api}/auth/passkey/options`)
  expect(body.allowCredentials).toEqual([])
  expect((await alone.post(`${api}/auth/passkey`, { used: passkey.use(String(body.challenge)) })).status).toBe(200)
  expect(await isSignedIn(alone)).toBe(true)
})

test('a passkey is refused for a used or foreign challenge, another origin, an unverified owner or a removed key', async () => {
  const person = await register()
  const passkey = createSoftwarePasskey(origin)
  await addPasskey(person, passkey)
  const client = newClient()
  const challenge = async (from = client): Promise<string> =>
    String((await from.post(`${api}/auth/passkey/options`)).body.challenge)
  const use = async (used: object): Promise<number> => (await client.post(`${api}/auth/passkey`, { used })).status
  expect(await use(passkey.use(await challenge(), { origin: 'http://evil.example' }))).toBe(422)
  expect(await use(passkey.use(await challenge(), { isUnverified: true }))).toBe(422)
  expect(await use(passkey.use(await challenge(newClient())))).toBe(422)
  expect(await use(createSoftwarePasskey(origin).use(await challenge()))).toBe(422)
  const used = passkey.use(await challenge())
  const answers = await Promise.all([use(used), use(used)])
  expect(answers.sort()).toEqual([200, 422])
  const id = ((await client.get(factorPath)).body.passkeys as { id: string }[])[0]?.id
  expect((await client.request(`${factorPath}/passkey/${id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await use(passkey.use(await challenge()))).toBe(422)
})

const getOrganizationId = async ({ client }: Person): Promise<string> =>
  ((await client.get(`${api}/profile`)).body.organization as { id: string }).id

test('who requires a second factor must have one; a member without one can open nothing, and keeps the last one', async () => {
  const owner = await register()
  const id = await getOrganizationId(owner)
  const security = `${api}/organization/${id}/security`
  const require = () => owner.client.patch(security, { requiresSecondFactor: true })
  expect((await require()).body.code).toBe('OWN_SECOND_FACTOR_REQUIRED')
  await asAuth((tx) => tx.update(organization).set({ requiresSecondFactor: true }).where(eq(organization.id, id)))
  for (const path of ['/api/interview/interview/set', `${api}/organization/members`, `${api}/organization/${id}`]) {
    expect((await owner.client.get(path)).body.code).toBe('SECOND_FACTOR_REQUIRED')
  }
  expect((await owner.client.get(`${api}/profile`)).body).toMatchObject({ needsSecondFactor: true })
  await addApp(owner)
  expect((await require()).status).toBe(200)
  expect((await owner.client.get(`${api}/organization/members`)).status).toBe(200)
  const removed = await owner.client.request(`${factorPath}/app`, { method: 'DELETE' })
  expect(await removed.json()).toMatchObject({ code: 'LAST_SECOND_FACTOR' })
})

test('a reset password does not get around the second factor', async () => {
  const person = await register()
  await addApp(person)
  const client = newClient()
  const { body } = await client.post(`${api}/auth/forgot-password`, { email: person.email })
  const code = await server.running.deps.withActor({ kind: 'worker' }, async (tx) => {
    const rows = await tx.select().from(mail).where(eq(mail.to, person.email)).orderBy(desc(mail.createdAt)).limit(1)
    return rows[0]?.subject.slice(0, 6)
  })
  const input = { challengeId: body.challengeId, code, password: 'an umbrella in the sunshine' }
  const answer = await client.post(`${api}/auth/set-password`, input)
  expect(answer).toMatchObject({ status: 200, body: { userId: null, needsSecondFactor: true } })
  expect(await isSignedIn(client)).toBe(false)
  const sessions = await asAuth((tx) =>
    tx
      .select({ id: authSession.id })
      .from(authSession)
      .innerJoin(authUser, eq(authUser.id, authSession.userId))
      .where(eq(authUser.email, person.email)),
  )
  expect(sessions).toEqual([])
})
