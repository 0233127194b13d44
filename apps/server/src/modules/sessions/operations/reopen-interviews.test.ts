import { userStatus } from '@candor/contract'
import { candidateAccess, dataSubject, organization } from '@candor/db'
import fastifyCookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousCaller, type InterviewFixture, openInterviewFixture } from '../../../testing/interview-fixture'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { createCandidateAuthentication } from '../authentication'
import { reopenInterviews } from './reopen-interviews'
import { startInterview } from './start-interview'

let fixture: InterviewFixture
let linkId: string
let app: FastifyInstance

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  app = fastify()
  await app.register(fastifyCookie)
  app.get('/reopen', (request, reply) =>
    reopenInterviews(fixture.deps, { request, reply }, (request.query as { email: string }).email),
  )
  app.get('/who', (request) => createCandidateAuthentication(fixture.deps)(request))
})
afterAll(async () => {
  await app.close()
  await fixture.close()
})

const started = async (email: string, ofLink = linkId) => {
  const { view, token } = await startInterview(
    fixture.context,
    anonymousCaller,
    fixture.createStartInput(ofLink, { email }),
  )
  fixture.deps.clock.advance(1000)
  return { subject: view.row.dataSubjectId, token: token ?? '' }
}
const reopen = async (email: string, cookie = '') => {
  const answer = await app.inject({ url: '/reopen', query: { email }, cookies: { candor_candidate: cookie } })
  return { count: answer.json(), cookies: answer.cookies.map(({ value }) => value) }
}
const opens = async (cookie: string): Promise<string[]> => {
  const rows = (await app.inject({ url: '/who', cookies: { candor_candidate: cookie } })).json()
  return rows.map((row: { dataSubjectId: string }) => row.dataSubjectId)
}
const inAnotherOrganization = async () => {
  const owner = await makeMember(fixture.deps)
  const content = sampleContent(fixture.deps.newId)
  const set = await createSet(fixture.deps, owner, { name: 'Recruiter', content, producedBy: null, isActive: true })
  return { organizationId: owner.organizationId, linkId: set.linkId }
}

describe('reopenInterviews', () => {
  test('returns the proven address’s interviews from every organization, newest first', async () => {
    const other = await inAnotherOrganization()
    const first = await started('linh@example.org')
    await started('someone@example.org')
    const second = await started('linh@example.org', other.linkId)
    const { count, cookies } = await reopen('linh@example.org')
    expect(count).toBe(2)
    expect(cookies).toHaveLength(1)
    expect(await opens(cookies[0] ?? '')).toEqual([second.subject, first.subject])
  })

  test('returns no interviews and sets no cookie if none was begun with the address', async () => {
    expect(await reopen('stranger@example.org')).toEqual({ count: 0, cookies: [] })
    expect(await reopen('linh%@example.org')).toEqual({ count: 0, cookies: [] })
  })

  test('leaves this browser’s access to other people’s interviews unchanged, and lists each person once', async () => {
    const other = await started('shared@example.org')
    const own = await started('twice@example.org')
    const { cookies } = await reopen('twice@example.org', `${own.token}.${other.token}`)
    expect(cookies[0]?.split('.')).not.toContain(own.token)
    expect(await opens(cookies[0] ?? '')).toEqual([own.subject, other.subject])
  })

  test('returns at most as many interviews as the cookie holds', async () => {
    const people = []
    for (let n = 0; n < 9; n += 1) people.push(await started('often@example.org'))
    const { count, cookies } = await reopen('often@example.org', people[0]?.token)
    expect(count).toBe(8)
    expect(await opens(cookies[0] ?? '')).toEqual(
      people
        .slice(1)
        .map(({ subject }) => subject)
        .reverse(),
    )
  })

  test('does not revive an access that was revoked or expired', async () => {
    const revoked = await started('revoked@example.org')
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(candidateAccess).set({ revokedAt: new Date(fixture.deps.clock.nowMs()) }),
    )
    const expired = await started('revoked@example.org')
    fixture.deps.clock.advance(30 * 24 * 3_600_000)
    const { cookies } = await reopen('revoked@example.org')
    expect(await opens(cookies[0] ?? '')).toEqual([expired.subject, revoked.subject])
    expect(await opens(`${revoked.token}.${expired.token}`)).toEqual([])
  })

  test('returns nothing of a deleted person or organization', async () => {
    const gone = await inAnotherOrganization()
    await started('gone@example.org', gone.linkId)
    const deleted = await started('gone@example.org')
    expect((await reopen('gone@example.org')).count).toBe(2)
    const at = new Date(fixture.deps.clock.nowMs())
    await fixture.deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(organization).set({ deletedAt: at }).where(eq(organization.id, gone.organizationId)),
    )
    expect((await reopen('gone@example.org')).count).toBe(1)
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.update(dataSubject).set({ status: userStatus.DELETED }).where(eq(dataSubject.id, deleted.subject)),
    )
    expect(await reopen('gone@example.org')).toEqual({ count: 0, cookies: [] })
  })
})
