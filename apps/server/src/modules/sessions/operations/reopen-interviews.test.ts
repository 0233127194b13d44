import { userStatus } from '@candor/contract'
import { candidateAccess, dataSubject, organization } from '@candor/db'
import fastifyCookie from '@fastify/cookie'
import { eq } from 'drizzle-orm'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  anonymousCaller,
  createTypedTurn,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { createCandidateAuthentication } from '../authentication'
import { createEmailProof } from '../email-proof'
import { commitTurn } from './commit-turn'
import { endSession } from './end-session'
import { getIntro } from './get-intro'
import { reopenInterviews } from './reopen-interviews'
import { startInterview } from './start-interview'
import { submitSession } from './submit-session'

let fixture: InterviewFixture
let linkId: string
let app: FastifyInstance

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
  app = fastify()
  await app.register(fastifyCookie)
  app.get('/reopen', (request, reply) =>
    reopenInterviews(fixture.deps, { request, reply }, request.query as { email: string; linkId: string | null }),
  )
  app.get('/intro', async (request) => {
    const candidate = await createCandidateAuthentication(fixture.deps)(request)
    const caller = { user: null, blocked: null, candidate }
    const { session } = await getIntro(fixture.context, caller, request.query as { linkId: string })
    return { sessionId: session?.row.id, answerCount: session?.row.state.answers.length }
  })
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
const reopen = async (email: string, cookie = '', askedLink: string = linkId) => {
  const answer = await app.inject({
    url: '/reopen',
    query: { email, linkId: askedLink },
    cookies: { candor_candidate: cookie },
  })
  return { count: answer.json(), cookies: answer.cookies.map(({ value }) => value) }
}
const candidateCookie = (cookies: readonly string[]) => ({ candor_candidate: cookies[0] ?? '' })
const opens = async (cookie: string): Promise<string[]> => {
  const rows = (await app.inject({ url: '/who', cookies: { candor_candidate: cookie } })).json()
  return rows.map((row: { dataSubjectId: string }) => row.dataSubjectId)
}
const submit = async ({ id, actor }: Awaited<ReturnType<InterviewFixture['begin']>>) => {
  await commitTurn(fixture.context, actor, createTypedTurn(id, 1))
  await endSession(fixture.context, actor, { sessionId: id })
  await submitSession(fixture.context, actor, { sessionId: id })
}
const inAnotherOrganization = async () => {
  const owner = await makeMember(fixture.deps)
  const content = sampleContent(fixture.deps.newId)
  const set = await createSet(fixture.deps, owner, { name: 'Recruiter', content, producedBy: null, isActive: true })
  return { organizationId: owner.organizationId, linkId: set.linkId }
}

describe('reopenInterviews', () => {
  test('returns the proven address’s interviews from every organization, those of the requested link first', async () => {
    const other = await inAnotherOrganization()
    const first = await started('linh@example.org')
    await started('someone@example.org')
    const second = await started('linh@example.org', other.linkId)
    const { count, cookies } = await reopen('linh@example.org', '', other.linkId)
    expect(count).toBe(2)
    expect(cookies).toHaveLength(1)
    expect(await opens(cookies[0] ?? '')).toEqual([second.subject, first.subject])
    const ofFirst = await reopen('linh@example.org', '', linkId)
    expect(await opens(ofFirst.cookies[0] ?? '')).toEqual([first.subject, second.subject])
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

  test('reopens the owner’s interview first after a stranger made 50 starts with the address on several links', async () => {
    const email = 'victim@example.org'
    const set = await fixture.makeSet()
    const others = [linkId, (await fixture.makeSet()).linkId, (await inAnotherOrganization()).linkId]
    const own = await fixture.begin(set.linkId, { email })
    const answered = await commitTurn(fixture.context, own.actor, createTypedTurn(own.id, 1))
    const refusals: string[] = []
    for (let n = 0; n < 50; n += 1) {
      const link = [set.linkId, ...others][n % 4] ?? set.linkId
      refusals.push(await getErrorCode(fixture.begin(link, { email })))
    }
    // Four beside the owner's in this organization, five in the other one.
    expect(refusals.filter((code) => code === 'not refused')).toHaveLength(9)
    expect(refusals.filter((code) => code === 'EMAIL_PROOF_REQUIRED')).toHaveLength(41)
    const { count, cookies } = await reopen(email, '', set.linkId)
    expect(count).toBe(8)
    const intro = (
      await app.inject({ url: '/intro', query: { linkId: set.linkId }, cookies: candidateCookie(cookies) })
    ).json()
    expect(intro).toEqual({ sessionId: own.id, answerCount: answered.row.state.answers.length })
  })

  test('lets the owner start with a proven address after a stranger used up its starts, and reopens that first', async () => {
    const email = 'late@example.org'
    const { linkId: link } = await fixture.makeSet()
    for (let n = 0; n < 5; n += 1) await fixture.begin(link, { email })
    expect(await getErrorCode(fixture.start(link, { email }))).toBe('EMAIL_PROOF_REQUIRED')
    const forged = `${fixture.deps.clock.nowMs() + 60_000}.${'A'.repeat(43)}`
    expect(await getErrorCode(fixture.start(link, { email, emailProof: forged }))).toBe('EMAIL_PROOF_REQUIRED')
    const otherProof = createEmailProof(fixture.deps, 'stranger@example.org')
    expect(await getErrorCode(fixture.start(link, { email, emailProof: otherProof }))).toBe('EMAIL_PROOF_REQUIRED')
    const proof = createEmailProof(fixture.deps, email)
    const own = await fixture.start(link, { email, emailProof: proof })
    const { cookies } = await reopen(email, '', link)
    expect((await opens(cookies[0] ?? ''))[0]).toBe(own.view.row.dataSubjectId)
    fixture.deps.clock.advance(3_600_001)
    expect(await getErrorCode(fixture.start(link, { email, emailProof: proof }))).toBe('EMAIL_PROOF_REQUIRED')
  })

  test('counts concurrent starts with one address together', async () => {
    const { linkId: link } = await fixture.makeSet()
    const starts = Array.from({ length: 12 }, () => getErrorCode(fixture.start(link, { email: 'burst@example.org' })))
    expect((await Promise.all(starts)).filter((code) => code === 'not refused')).toHaveLength(5)
  })

  test('keeps the proof for a person whose interview was started in the browser that proved the address', async () => {
    const email = 'proved@example.org'
    const { linkId: link } = await fixture.makeSet()
    const own = await started(email, link)
    const stranger = await fixture.begin(link, { email })
    await commitTurn(fixture.context, stranger.actor, createTypedTurn(stranger.id, 1))
    expect((await opens((await reopen(email, '', link)).cookies[0] ?? ''))[0]).toBe(stranger.view.row.dataSubjectId)
    await reopen(email, own.token, link)
    expect((await opens((await reopen(email, '', link)).cookies[0] ?? ''))[0]).toBe(own.subject)
  })

  test('opens interviews that are all submitted for a day, and a person with one left to submit for 30 days', async () => {
    const day = 24 * 3_600_000
    await submit(await fixture.begin(linkId, { email: 'submitted@example.org' }))
    const busy = await fixture.begin(linkId, { email: 'two-interviews@example.org' })
    const other = fixture.createStartInput((await fixture.makeSet()).linkId, { email: 'two-interviews@example.org' })
    await startInterview(fixture.context, busy.caller, other)
    await submit(busy)
    const submitted = (await reopen('submitted@example.org')).cookies[0] ?? ''
    const unsubmitted = (await reopen('two-interviews@example.org')).cookies[0] ?? ''
    fixture.deps.clock.advance(day - 1000)
    expect(await opens(submitted)).toHaveLength(1)
    fixture.deps.clock.advance(2000)
    expect(await opens(submitted)).toEqual([])
    expect(await opens(unsubmitted)).toHaveLength(1)
    fixture.deps.clock.advance(29 * day)
    expect(await opens(unsubmitted)).toEqual([])
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
