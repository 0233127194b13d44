import { candidateAccess } from '@candor/db'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousCaller, type InterviewFixture, openInterviewFixture } from '../../testing/interview-fixture'
import { createCandidateAuthentication, findCandidateActor, setAccessCookie } from './authentication'
import { startInterview } from './operations/start-interview'

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
