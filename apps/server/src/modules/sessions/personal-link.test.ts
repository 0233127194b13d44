import { candidateAccess, dataSubject } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPersonalCode } from '../../platform/personal-code'
import { anonymousCaller, createTypedTurn, getErrorCode } from '../../testing/interview-fixture'
import { withdrawInterviewee } from '../sets/operations/withdraw-interviewee'
import { dayMs, type InvitationFixture, openInvitationFixture } from '../sets/testing/invitation-fixture'
import { createEmailProof } from './email-proof'
import { beginInterview } from './operations/begin-interview'
import { commitTurn } from './operations/commit-turn'
import { endSession } from './operations/end-session'
import { getIntro } from './operations/get-intro'
import { openLink } from './operations/open-link'
import { startInterview } from './operations/start-interview'
import { submitSession } from './operations/submit-session'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

const open = (address: { linkId: string; code?: string }, caller = anonymousCaller) =>
  getErrorCode(openLink(fixture.deps, caller, address))
const start = (address: { linkId: string; code: string }, email: string, caller = anonymousCaller) =>
  startInterview(fixture.context, caller, fixture.createStartInput(address.linkId, { code: address.code, email }))
const byInvitation = (setId: string) => fixture.updateSet(setId, { access: 'invitation' })
const isProven = async (dataSubjectId: string): Promise<boolean> => {
  const [row] = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx.select().from(dataSubject).where(eq(dataSubject.id, dataSubjectId)),
  )
  return row?.addressProvenAt != null
}

describe('a personal link', () => {
  test('opens a set by invitation only, names the invited person, and shows that it was opened', async () => {
    const { set, address } = await fixture.inviteOne('intro@example.org')
    await byInvitation(set.id)
    expect(await open({ linkId: set.linkId })).toBe('INTERVIEW_NOT_SHARED')
    const { invitation } = await getIntro(fixture.context, anonymousCaller, address)
    expect(invitation).toMatchObject({ email: 'intro@example.org', name: 'Linh' })
    const first = new Date(fixture.deps.clock.nowMs())
    fixture.deps.clock.advance(1_000)
    await getIntro(fixture.context, anonymousCaller, address)
    expect((await fixture.getPerson(set.id, 'intro@example.org')).openedAt).toEqual(first)
  })

  test('opens nothing with a forged code or the code of another set, open sets included', async () => {
    const [one, two] = [await fixture.inviteOne('one@example.org'), await fixture.inviteOne('two@example.org')]
    const forged = [two.address.code, createPersonalCode(fixture.deps, fixture.deps.newId()), 'x', '']
    for (const code of forged) expect(await open({ ...one.address, code })).toBe('INTERVIEW_NOT_SHARED')
    expect(await open(one.address)).toBe('not refused')
  })

  test('opens nothing after its last day or its withdrawal', async () => {
    const expired = await fixture.inviteOne('expired@example.org')
    fixture.deps.clock.advance(14 * dayMs)
    expect(await open(expired.address)).toBe('INVITATION_EXPIRED')
    expect(await getErrorCode(start(expired.address, 'expired@example.org'))).toBe('INVITATION_EXPIRED')
    const withdrawn = await fixture.inviteOne('withdrawn@example.org')
    await withdrawInterviewee(fixture.deps, fixture.member, withdrawn.person)
    expect(await open(withdrawn.address)).toBe('INTERVIEW_NOT_SHARED')
    expect(await getErrorCode(start(withdrawn.address, 'withdrawn@example.org'))).toBe('INTERVIEW_NOT_SHARED')
  })

  test('starts nothing after the set’s deadline, with or without a code', async () => {
    const { set, address } = await fixture.inviteOne('deadline@example.org')
    await fixture.updateSet(set.id, { deadline: new Date(fixture.deps.clock.nowMs()) })
    expect([await open(address), await open({ linkId: set.linkId })]).toEqual(['INTERVIEW_CLOSED', 'INTERVIEW_CLOSED'])
  })
})

describe('an interview by a personal link', () => {
  test('is bound to the invited address, which counts as proven, and is the only one', async () => {
    const { set, address } = await fixture.inviteOne('bound@example.org')
    await byInvitation(set.id)
    await expect(start(address, 'other@example.org')).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { email: 'invited' },
    })
    const { view, token } = await start(address, ' Bound@Example.org')
    const { dataSubjectId } = view.row
    expect(await fixture.getPerson(set.id, 'bound@example.org')).toMatchObject({ dataSubjectId })
    expect(await isProven(dataSubjectId)).toBe(true)
    const caller = await fixture.readCaller(token ?? '')
    expect((await start(address, 'bound@example.org', caller)).view.row.id).toBe(view.row.id)
  })

  test('shows the company when it started and when it was submitted, and starts no second one', async () => {
    const { set, address } = await fixture.inviteOne('steps@example.org')
    const { view, token } = await start(address, 'steps@example.org')
    const sessionId = view.row.id
    expect(await fixture.getPerson(set.id, 'steps@example.org')).toMatchObject({ startedAt: null })
    const caller = await fixture.readCaller(token ?? '')
    const [access] = caller.candidate
    if (access === undefined) throw new Error('no access')
    const actor = { kind: 'candidate', ...access } as const
    const startedAt = new Date(fixture.deps.clock.nowMs())
    const begun = await beginInterview(fixture.context, actor, { sessionId, mode: 'text' })
    expect(await fixture.getPerson(set.id, 'steps@example.org')).toMatchObject({ startedAt, submittedAt: null })
    fixture.deps.clock.advance(5_000)
    const turn = begun.row.state.answers[0]?.turn ?? 0
    await commitTurn(fixture.context, actor, createTypedTurn(sessionId, turn))
    await endSession(fixture.context, actor, { sessionId })
    const submittedAt = new Date(fixture.deps.clock.nowMs())
    await submitSession(fixture.context, actor, { sessionId })
    expect(await fixture.getPerson(set.id, 'steps@example.org')).toMatchObject({ startedAt, submittedAt })
    expect(await getErrorCode(start(address, 'steps@example.org', caller))).toBe('INTERVIEW_ATTEMPTS_USED')
    const { session } = await getIntro(fixture.context, caller, address)
    expect(session?.row.id).toBe(sessionId)
  })

  test('needs a mailed code in a second browser, so that a forwarded link opens no one’s interview', async () => {
    const { address } = await fixture.inviteOne('forwarded@example.org')
    await start(address, 'forwarded@example.org')
    const run = () => start(address, 'forwarded@example.org')
    expect(await getErrorCode(run())).toBe('EMAIL_PROOF_REQUIRED')
    expect((await getIntro(fixture.context, anonymousCaller, address)).session).toBeNull()
  })

  test('continues in a second browser that has proven the address', async () => {
    const { address } = await fixture.inviteOne('proven@example.org')
    const first = await start(address, 'proven@example.org')
    const emailProof = createEmailProof(fixture.deps, 'proven@example.org')
    const input = { code: address.code, email: 'proven@example.org', emailProof }
    const again = await startInterview(
      fixture.context,
      anonymousCaller,
      fixture.createStartInput(address.linkId, input),
    )
    expect(again.view.row.id).toBe(first.view.row.id)
    expect((await fixture.readCaller(again.token ?? '')).candidate.map((access) => access.dataSubjectId)).toEqual([
      first.view.row.dataSubjectId,
    ])
  })

  test('of several starts at once in different browsers, one is bound', async () => {
    const { set, address } = await fixture.inviteOne('race@example.org')
    const codes = await Promise.all([1, 2, 3].map(() => getErrorCode(start(address, 'race@example.org'))))
    expect(codes.sort()).toEqual(['EMAIL_PROOF_REQUIRED', 'EMAIL_PROOF_REQUIRED', 'not refused'])
    const { dataSubjectId } = await fixture.getPerson(set.id, 'race@example.org')
    const people = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(dataSubject).where(eq(dataSubject.email, 'race@example.org')),
    )
    expect(people.map(({ id }) => id)).toEqual([dataSubjectId])
  })

  test('beats another person’s interview in the same browser', async () => {
    const { address } = await fixture.inviteOne('mine@example.org')
    const other = await fixture.begin(address.linkId, { email: 'sibling@example.org' })
    expect((await getIntro(fixture.context, other.caller, address)).session).toBeNull()
    const { view } = await start(address, 'mine@example.org', other.caller)
    expect(view.row.dataSubjectId).not.toBe(other.view.row.dataSubjectId)
  })

  test('takes up the interview that the same person began in this browser without the code', async () => {
    const { set, address } = await fixture.inviteOne('before@example.org')
    const begun = await fixture.begin(address.linkId, { email: 'before@example.org' })
    const { view } = await start(address, 'before@example.org', begun.caller)
    expect(view.row.id).toBe(begun.id)
    const { dataSubjectId } = begun.view.row
    expect(await fixture.getPerson(set.id, 'before@example.org')).toMatchObject({ dataSubjectId })
    const accesses = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(candidateAccess).where(eq(candidateAccess.dataSubjectId, dataSubjectId)),
    )
    expect(accesses).toHaveLength(1)
  })
})
