import { randomUUID } from 'node:crypto'
import { userStatus } from '@candor/contract'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { z } from 'zod'
import type { DatabaseSnapshot } from './digests'
import { mannWhitneyZ, percentile } from './mann-whitney'
import type { AuthzServer } from './open-server'
import { createRandom } from './random'

/** What is compared: a route that takes an address, and how its request is made of one. */
interface TimedRoute {
  readonly name: string
  readonly path: string
  readonly body: (email: string) => object
  /** Whether a code is asked for first, untimed: the guess at it is what is timed. */
  readonly needsChallenge?: boolean
}

const password = 'a wrong horse battery staple'
const person = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'en' }

export const timedRoutes: readonly TimedRoute[] = [
  { name: 'send-verify-otp', path: '/email/send-verify-otp', body: (email) => ({ email, locale: 'en' }) },
  { name: 'verify (wrong code)', path: '/verify/email-otp', body: () => ({ code: '000000' }), needsChallenge: true },
  { name: 'forgot-password', path: '/auth/forgot-password', body: (email) => ({ email, locale: 'en' }) },
  { name: 'pre-register', path: '/auth/pre-register', body: (email) => ({ email, locale: 'en' }) },
  { name: 'magic-link', path: '/magic-link/generate', body: (email) => ({ email, locale: 'en' }) },
  { name: 'password (wrong)', path: '/auth/local', body: (email) => ({ email, password }) },
  { name: 'local/register', path: '/auth/local/register', body: (email) => ({ ...person, email, password }) },
]

export interface Timing {
  readonly name: string
  readonly n: number
  readonly z: number
  readonly known: { readonly p50Ms: number; readonly p95Ms: number }
  readonly unknown: { readonly p50Ms: number; readonly p95Ms: number }
  /** Statuses, headers and codes of the two, where they are not the same. */
  readonly difference: string | null
}

type Sample = { readonly ms: number; readonly shape: string }
type Post = (path: string, body: object, cookie?: string) => Promise<LightMyRequestResponse>

const postTo =
  (app: FastifyInstance): Post =>
  (path, body, cookie) =>
    app.inject({
      method: 'POST',
      url: `/api/identity${path}`,
      headers: { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
      payload: JSON.stringify(body),
    })

/** What of an answer must be alike: the rest is ids, times and secrets. */
const describeShape = (response: LightMyRequestResponse): string => {
  const names = Object.keys(response.headers).sort().join(' ')
  const cookies = response.cookies.map(({ name }) => name).join(' ')
  const body = response.body.replaceAll(/"[^"]*-[^"]*"/g, '""')
  return `${response.statusCode} ${names} | ${cookies} | ${body}`
}

const zChallenge = z.object({ challengeId: z.uuid() })

const requestChallenge = async (post: Post, email: string): Promise<{ challengeId: string; cookie: string }> => {
  const asked = await post('/email/send-verify-otp', { email, locale: 'en' })
  const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { challengeId: zChallenge.parse(asked.json()).challengeId, cookie }
}

/** Tampers with a request of a known address, to see that it is noticed. */
export type Planted = (() => Promise<void> | void) | null

const timeOne = async (
  post: Post,
  route: TimedRoute,
  options: { email: string; planted: Planted },
): Promise<Sample> => {
  const { cookie, ...challenge } =
    route.needsChallenge === true ? await requestChallenge(post, options.email) : { cookie: undefined }
  const body = { ...challenge, ...route.body(options.email) }
  const startedMs = performance.now()
  const response = await post(route.path, body, cookie)
  await options.planted?.()
  const ms = performance.now() - startedMs
  return { ms, shape: describeShape(response) }
}

const spread = (samples: readonly Sample[]) => {
  const all = samples.map(({ ms }) => ms)
  return { p50Ms: percentile(all, 0.5), p95Ms: percentile(all, 0.95) }
}

const findDifference = (known: readonly Sample[], unknown: readonly Sample[]): string | null => {
  const shapes = new Set(unknown.map(({ shape }) => shape))
  const other = known.find(({ shape }) => !shapes.has(shape))
  return other === undefined ? null : `${other.shape} is not ${[...shapes].join(' or ')}`
}

/** Known addresses that have a password: all of them the same hash, so that judging a guess is the same work. */
export const addKnown = async (
  { server, snapshot }: { server: AuthzServer; snapshot: DatabaseSnapshot },
  count: number,
): Promise<readonly string[]> => {
  const emails = Array.from({ length: count }, (_, index) => `known${index}.${randomUUID()}@example.org`)
  const hash = await makePasswordHash(server, snapshot)
  for (const email of emails) {
    const id = randomUUID()
    await snapshot.query(
      `insert into auth_user (id, name, first_name, last_name, email, email_verified, status, created_at, updated_at)
       values ($1, 'Mai Trần', 'Mai', 'Trần', $2, true, $3, now(), now())`,
      [id, email, userStatus.ACTIVE],
    )
    await snapshot.query(
      `insert into auth_account (id, user_id, account_id, provider_id, password, created_at, updated_at)
       values ($1, $2, $3, 'credential', $4, now(), now())`,
      [randomUUID(), id, id, hash],
    )
  }
  return emails
}

const zSubject = z.object({ subject: z.string() })
const zHash = z.object({ password: z.string() })

/** A password's hash as the product makes it: of a person who signs up and sets one. */
const makePasswordHash = async ({ app }: AuthzServer, snapshot: DatabaseSnapshot): Promise<string> => {
  const post = postTo(app)
  const email = `first.${randomUUID()}@example.org`
  const readMailedCode = async (): Promise<string> => {
    const rows = await snapshot.query('select subject from mail where "to" = $1 order by created_at desc limit 1', [
      email,
    ])
    return /\d{6}/.exec(zSubject.parse(rows[0]).subject)?.[0] ?? ''
  }
  const ask = async (path: string) => {
    const asked = await post(path, { email, locale: 'en' })
    const cookie = asked.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    return { challengeId: zChallenge.parse(asked.json()).challengeId, code: await readMailedCode(), cookie }
  }
  const { cookie, ...proof } = await ask('/auth/pre-register')
  await post('/auth/verify-and-register', { ...proof, ...person }, cookie)
  await snapshot.query('delete from limit_counter')
  const { cookie: later, ...reset } = await ask('/auth/forgot-password')
  await post('/auth/set-password', { ...reset, password: 'correct horse battery staple 7' }, later)
  return zHash.parse((await snapshot.query('select password from auth_account where password is not null'))[0]).password
}

/** Times so many interleaved pairs of requests, one for a known and one for an unknown address. */
export const timeRoute = async (
  options: { readonly app: FastifyInstance; readonly known: readonly string[]; readonly planted: Planted },
  route: TimedRoute,
): Promise<Timing> => {
  const post = postTo(options.app)
  const random = createRandom('interleave', route.name)
  const known: Sample[] = []
  const unknown: Sample[] = []
  const takeKnown = async (email: string) => known.push(await timeOne(post, route, { email, planted: options.planted }))
  const takeUnknown = async (email: string) =>
    unknown.push(await timeOne(post, route, { email: email.replace('known', 'other'), planted: null }))
  for (const email of options.known) {
    const isKnownFirst = random.next() < 0.5
    if (isKnownFirst) await takeKnown(email)
    await takeUnknown(email)
    if (!isKnownFirst) await takeKnown(email)
  }
  const z = mannWhitneyZ(
    known.map(({ ms }) => ms),
    unknown.map(({ ms }) => ms),
  )
  return {
    name: route.name,
    n: known.length,
    z,
    known: spread(known),
    unknown: spread(unknown),
    difference: findDifference(known, unknown),
  }
}
