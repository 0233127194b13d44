import { type Role, status } from '@candor/contract'
import { interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller, MemberCaller } from '../../http/caller'
import { getErrorCode } from '../../testing/interview-fixture'
import { makeMember } from '../../testing/make-member'
import { beginInterview } from './operations/begin-interview'
import { discardPractice } from './operations/discard-practice'
import { endSession } from './operations/end-session'
import { getIntro } from './operations/get-intro'
import { startInterview } from './operations/start-interview'
import { presentIntro } from './present'
import { openSessionFixture, type SessionFixture } from './testing/session-fixture'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const email = 'mai@example.org'

const asCaller = (member: MemberCaller, role: Role = member.role, candidate: Caller['candidate'] = []): Caller => ({
  user: { userId: member.userId, sessionId: 'a session', organizationId: member.organizationId, role },
  blocked: null,
  candidate,
})

const rehearse = async (linkId: string, caller: Caller) => {
  const input = fixture.createStartInput(linkId, { isRehearsal: true, email })
  const { view, token } = await startInterview(fixture.context, caller, input)
  const { organizationId, dataSubjectId, id: sessionId } = view.row
  return { sessionId, token, view, actor: { kind: 'candidate', organizationId, dataSubjectId } as const }
}

describe('a rehearsal', () => {
  test('asks the questions of a set that is not open, freezes nothing, and is deleted at its end', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, numberOfRetakes: 2 }))
    await fixture.updateSet(set.id, { status: status.INACTIVE, access: 'invitation' })
    const caller = asCaller(fixture.member)
    expect(await getErrorCode(getIntro(fixture.context, caller, { linkId: set.linkId }))).toBe('INTERVIEW_NOT_SHARED')
    const intro = await getIntro(fixture.context, caller, { linkId: set.linkId, isRehearsal: true })
    expect(intro.set.content.questions).toHaveLength(2)
    const shown = {
      invitation: null,
      hasServerTranscription: false,
      hasServerVoice: false,
      assessedBy: { engine: 'builtin', name: 'builtin-3.3.0' } as const,
      aiContact: null,
      responseRate: null,
      session: null,
    }
    const own = { ...shown, attemptsLeft: intro.attemptsLeft, access: intro.access }
    const numbers = [false, true].map((isTrial) => presentIntro(intro.set, own, isTrial).numberOfRetakes)
    expect(numbers).toEqual([2, 0])
    const { sessionId, actor, view } = await rehearse(set.linkId, caller)
    expect(view.row.state.plan.map(({ text }) => text)).toEqual(intro.set.content.questions.map(({ text }) => text))
    await beginInterview(fixture.context, actor, { sessionId, mode: 'text' })
    const versions = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(interviewSetVersion).where(eq(interviewSetVersion.setId, set.id)),
    )
    expect(versions.map(({ frozenAt }) => frozenAt)).toEqual([null])
    await endSession(fixture.context, actor, { sessionId })
    await discardPractice(fixture.context, { sessionId })
    expect(await fixture.readStored(sessionId)).toBeUndefined()
    expect(await fixture.listSubmissions(sessionId)).toEqual([])
  })

  test('is for those who may edit the set: nothing is written for anyone else', async () => {
    const stranger = await makeMember(fixture.deps)
    const callers: readonly Caller[] = [
      { user: null, blocked: null, candidate: [] },
      asCaller(stranger),
      asCaller(fixture.member, 'viewer'),
      asCaller(fixture.member, 'reviewer'),
    ]
    for (const caller of callers) {
      const address = { linkId: fixture.linkId, isRehearsal: true }
      expect(await getErrorCode(getIntro(fixture.context, caller, address))).toBe('INTERVIEW_NO_ACCESS')
      expect(await getErrorCode(rehearse(fixture.linkId, caller))).toBe('INTERVIEW_NO_ACCESS')
    }
  })

  test('starts again each time, and is continued by no practice and no interview', async () => {
    const first = await rehearse(fixture.linkId, asCaller(fixture.member))
    const { candidate } = await fixture.readCaller(first.token ?? '')
    const caller = asCaller(fixture.member, 'owner', candidate)
    const second = await rehearse(fixture.linkId, caller)
    expect(second.sessionId).not.toBe(first.sessionId)
    expect(second.actor.dataSubjectId).toBe(first.actor.dataSubjectId)
    for (const isPractice of [true, false]) {
      const input = fixture.createStartInput(fixture.linkId, { isPractice, email })
      const { view } = await startInterview(fixture.context, caller, input)
      expect([first.sessionId, second.sessionId]).not.toContain(view.row.id)
      expect(view.row.state.isRehearsal).toBe(false)
    }
  })

  test('of a set without questions is refused with what is missing', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, questions: [] }))
    const run = getIntro(fixture.context, asCaller(fixture.member), { linkId: set.linkId, isRehearsal: true })
    await expect(run).rejects.toMatchObject({ code: 'SET_INCOMPLETE', params: { missing: 'question' } })
  })
})
