import { candidateAccess } from '@candor/db'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anonymousCaller,
  createTypedTurn,
  type InterviewFixture,
  openInterviewFixture,
} from '../../testing/interview-fixture'
import {
  createAccess,
  createCandidateAuthentication,
  endAccess,
  findCandidateActor,
  setAccessCookie,
} from './authentication'
import { commitTurn } from './operations/commit-turn'
import { endSession } from './operations/end-session'
import { startInterview } from './operations/start-interview'
import { submitSession } from './operations/submit-session'
import { insertAccesses } from './repo/index'

let fixture: InterviewFixture
let linkId: string
const apps: FastifyInstance[] = []

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(async () => {
  for (const app of apps) await app.close()
  await fixture.close()
})

/** A server of two routes: one adds the token in the query to the cookie, one says whose interviews the cookie opens. */
const serve = async (publicUrl: string) => {
  const deps = { ...fixture.deps, publicUrl: (path: string) => new URL(path, publicUrl).toString() }
  const app = fastify()
  apps.push(app)
  await app.register(fastifyCookie)
  app.get('/add', async (request, reply) => {
    setAccessCookie(deps, { request, reply }, (request.query as { token: string }).token)
    return 'added'
  })
  app.get('/end', async (request, reply) => {
    const candidate = await createCandidateAuthentication(deps)(request)
    const caller = { user: null, blocked: null, candidate }
    const actor = await findCandidateActor(deps, caller, (request.query as { sessionId: string }).sessionId)
    await endAccess(deps, { request, reply }, actor)
    return 'ended'
  })
  app.get('/who', (request) => createCandidateAuthentication(deps)(request))
  return app
}
const started = async (email: string) => {
  const { view, token } = await startInterview(
    fixture.context,
    anonymousCaller,
    fixture.createStartInput(linkId, { email }),
  )
  return { subject: view.row.dataSubjectId, id: view.row.id, token: token ?? '' }
}
const who = async (app: FastifyInstance, name: string, value: string) =>
  (await app.inject({ url: '/who', cookies: { [name]: value } })).json()

describe('the candidate cookie', () => {
  test('is bound to the host over https, and is still usable by a local server', async () => {
    const secure = await serve('https://interviews.example.org')
    const [set] = [(await secure.inject(`/add?token=${'t'.repeat(43)}`)).headers['set-cookie']].flat()
    expect(set).toMatch(/^__Host-candor_candidate=t+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const plain = await serve('http://localhost:3000')
    const [local] = [(await plain.inject(`/add?token=${'t'.repeat(43)}`)).headers['set-cookie']].flat()
    expect(local).toMatch(/^candor_candidate=t+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('gives access to several interviews, at most the newest eight', async () => {
    const app = await serve('http://localhost:3000')
    const people = []
    for (let n = 0; n < 9; n += 1) people.push(await started(`p${n}@example.org`))
    let cookie = ''
    for (const { token } of people) {
      const answer = await app.inject({ url: `/add?token=${token}`, cookies: { candor_candidate: cookie } })
      cookie = answer.cookies[0]?.value ?? ''
    }
    const opened: { dataSubjectId: string }[] = await who(app, 'candor_candidate', cookie)
    expect(opened.map((access) => access.dataSubjectId)).toEqual(
      people
        .slice(1)
        .reverse()
        .map(({ subject }) => subject),
    )
  })

  test('costs one transaction however many tokens it holds, and none without tokens', async () => {
    let transactions = 0
    const withActor: typeof fixture.deps.withActor = (actor, run) => {
      transactions += 1
      return fixture.deps.withActor(actor, run)
    }
    const app = fastify()
    apps.push(app)
    await app.register(fastifyCookie)
    const authenticate = createCandidateAuthentication({ ...fixture.deps, withActor })
    app.get('/who', (request) => authenticate(request))
    const madeUp = Array.from({ length: 8 }, (_, index) => `${index}`.repeat(43))
    expect(await who(app, 'candor_candidate', madeUp.join('.'))).toEqual([])
    expect(transactions).toBe(1)
    expect(await who(app, 'candor_candidate', 'short')).toEqual([])
    expect(transactions).toBe(1)
  })

  test('gives no access if its token is unknown, expired or revoked', async () => {
    const app = await serve('http://localhost:3000')
    const { token } = await started('gone@example.org')
    expect(await who(app, 'candor_candidate', token)).toHaveLength(1)
    expect(await who(app, 'candor_candidate', `${token}x`)).toEqual([])
    expect(await who(app, 'candor_candidate', "'; drop table--")).toEqual([])
    expect(await who(app, 'other_cookie', token)).toEqual([])
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(candidateAccess).set({ revokedAt: new Date(fixture.deps.clock.nowMs()) }),
    )
    expect(await who(app, 'candor_candidate', token)).toEqual([])
    const late = await started('late@example.org')
    expect(await who(app, 'candor_candidate', late.token)).toHaveLength(1)
    fixture.deps.clock.advance(30 * 24 * 3_600_000 + 1)
    expect(await who(app, 'candor_candidate', late.token)).toEqual([])
  })

  test('ends one person’s access in this browser for good, and leaves other people and other browsers theirs', async () => {
    const app = await serve('http://localhost:3000')
    const first = await started('first-here@example.org')
    const second = await started('second-here@example.org')
    const elsewhere = await fixture.deps.withActor({ kind: 'worker' }, async (tx) => {
      const access = createAccess(fixture.deps)
      const { organizationId } = fixture.member
      const now = fixture.deps.clock.nowMs()
      const row = { ...access, dataSubjectId: first.subject, organizationId, expiresAt: new Date(now + 60_000) }
      await insertAccesses(tx, [row], new Date(now))
      return access.token
    })
    const cookies = { candor_candidate: `${first.token}.${second.token}` }
    const ended = await app.inject({ url: `/end?sessionId=${first.id}`, cookies })
    expect(ended.cookies[0]?.value).toBe(second.token)
    expect(await who(app, 'candor_candidate', first.token)).toEqual([])
    expect(await who(app, 'candor_candidate', second.token)).toHaveLength(1)
    expect(await who(app, 'candor_candidate', elsewhere)).toHaveLength(1)
    const last = await app.inject({ url: `/end?sessionId=${second.id}`, cookies: { candor_candidate: second.token } })
    expect(last.headers['set-cookie']).toMatch(/^candor_candidate=; .*Expires=Thu, 01 Jan 1970/)
    expect((await app.inject({ url: `/end?sessionId=${first.id}`, cookies })).statusCode).toBe(404)
  })

  test('ends a day after the submission, unless the person has another interview to finish', async () => {
    const candidateSession = await fixture.begin(linkId, { email: 'submits@example.org' })
    const busy = await fixture.begin(linkId, { email: 'busy@example.org' })
    const other = fixture.createStartInput((await fixture.makeSet()).linkId, { email: 'busy@example.org' })
    await startInterview(fixture.context, busy.caller, other)
    for (const { id, actor } of [candidateSession, busy]) {
      await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
      await endSession(fixture.context, actor, { sessionId: id })
      await submitSession(fixture.context, actor, { sessionId: id })
    }
    const readExpiry = (session: typeof busy) =>
      fixture.deps.withActor(session.actor, async (tx) => {
        const [row] = await tx.select().from(candidateAccess)
        return Number(row?.expiresAt) - fixture.deps.clock.nowMs()
      })
    expect(await readExpiry(candidateSession)).toBeLessThanOrEqual(24 * 3_600_000)
    expect(await readExpiry(busy)).toBeGreaterThan(29 * 24 * 3_600_000)
  })

  test('lasts 30 days again for the browser that starts another interview after a submission', async () => {
    const email = 'again@example.org'
    const { id, actor, caller } = await fixture.begin(linkId, { email })
    await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
    await endSession(fixture.context, actor, { sessionId: id })
    await submitSession(fixture.context, actor, { sessionId: id })
    fixture.deps.clock.advance(3_600_000)
    const next = fixture.createStartInput((await fixture.makeSet()).linkId, { email })
    const { token } = await startInterview(fixture.context, caller, next)
    const [row] = await fixture.deps.withActor(actor, (tx) => tx.select().from(candidateAccess))
    expect(token).toBeNull()
    expect(Number(row?.expiresAt)).toBe(fixture.deps.clock.nowMs() + 30 * 24 * 3_600_000)
  })

  test('selects the access that a session belongs to', async () => {
    const first = await started('one@example.org')
    const second = await started('two@example.org')
    const candidate = [
      ...(await fixture.readCaller(first.token)).candidate,
      ...(await fixture.readCaller(second.token)).candidate,
    ]
    const actor = await findCandidateActor(fixture.deps, { user: null, blocked: null, candidate }, second.id)
    expect(actor.dataSubjectId).toBe(second.subject)
  })
})
