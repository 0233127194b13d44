import { intervieweeStates } from '@candor/contract'
import { dataSubject, interviewee, interviewSession, interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPersonalCode } from '../../../platform/personal-code'
import { makeMember } from '../../../testing/make-member'
import { createRows, dayMs, type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'
import { listInterviewees } from './list-interviewees'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

const list = (input: Partial<Parameters<typeof listInterviewees>[2]> & { setId: string }) =>
  listInterviewees(fixture.deps, fixture.member, { page: 1, ...input })

type SessionPart = Pick<typeof interviewSession.$inferInsert, 'phase' | 'state'>

/** Binds an invitation to a person with these interviews. */
const addSessions = async (setId: string, invitationId: string, sessions: readonly SessionPart[]): Promise<void> => {
  const { deps, member } = fixture
  const { organizationId } = member
  const at = new Date(deps.clock.nowMs())
  const dataSubjectId = deps.newId()
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    const [version] = await tx.select().from(interviewSetVersion).where(eq(interviewSetVersion.setId, setId))
    const person = { id: dataSubjectId, email: `${dataSubjectId}@example.org`, firstName: 'Linh', lastName: 'Bùi' }
    const dates = { createdAt: at, updatedAt: at }
    await tx.insert(dataSubject).values({ ...person, organizationId, status: 1, ...dates })
    for (const session of sessions)
      await tx.insert(interviewSession).values({
        ...session,
        ...dates,
        id: deps.newId(),
        organizationId,
        dataSubjectId,
        setId,
        setVersionId: version?.id ?? '',
        mode: 'text',
        language: 'en',
        startedAt: at,
      })
    await tx.update(interviewee).set({ dataSubjectId, startedAt: at }).where(eq(interviewee.id, invitationId))
  })
}

describe('listInterviewees', () => {
  test('shows each state, and filters by the state that it shows', async () => {
    const set = await fixture.makeSet()
    const at = new Date(fixture.deps.clock.nowMs())
    const past = new Date(fixture.deps.clock.nowMs() - dayMs)
    const changes: Record<(typeof intervieweeStates)[number], Partial<typeof interviewee.$inferInsert>> = {
      invited: {},
      opened: { openedAt: at },
      started: { openedAt: at, startedAt: at, expiresAt: past },
      submitted: { startedAt: at, submittedAt: at, withdrawnAt: at },
      expired: { openedAt: at, expiresAt: past },
      withdrawn: { openedAt: at, withdrawnAt: at },
      unsubscribed: { openedAt: at, unsubscribedAt: at },
    }
    await fixture.invite(
      set.id,
      intervieweeStates.map((state) => ({ email: `${state}@example.org`, name: '' })),
      false,
    )
    for (const state of intervieweeStates) {
      const { id } = await fixture.getPerson(set.id, `${state}@example.org`)
      await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
        tx
          .update(interviewee)
          .set({ ...changes[state], mailedAt: past })
          .where(eq(interviewee.id, id)),
      )
    }
    const { items, total } = await list({ setId: set.id })
    expect(total).toBe(intervieweeStates.length)
    for (const item of items) {
      expect(item.email).toBe(`${item.state}@example.org`)
      expect(item.history).toContainEqual({ state: item.state, at: item.stateAt })
    }
    for (const state of intervieweeStates) {
      expect((await list({ setId: set.id, state })).items.map((item) => item.state)).toEqual([state])
    }
    const linkless = items.filter(({ url }) => url === null).map(({ state }) => state)
    expect(linkless.sort()).toEqual(['expired', 'withdrawn'])
  })

  test('gives each person a link of their own, and finds people by name and address', async () => {
    const set = await fixture.makeSet()
    await fixture.invite(
      set.id,
      [{ email: 'linh@example.org', name: 'Nguyễn 100%' }, ...createRows(30, 'other')],
      false,
    )
    const { items, total } = await list({ setId: set.id, keyword: '100%' })
    expect([items.map(({ email }) => email), total]).toEqual([['linh@example.org'], 1])
    const url = new URL(items[0]?.url ?? '')
    expect(url.pathname).toBe(`/interview/${set.linkId}`)
    expect(readPersonalCode(fixture.deps, url.searchParams.get('code') ?? '')).toBe(items[0]?.id)
    const pages = [await list({ setId: set.id }), await list({ setId: set.id, page: 2 })]
    const emails = pages.flatMap((page) => page.items.map(({ email }) => email))
    expect(emails).toEqual(emails.toSorted())
    expect(pages.map((page) => page.items.length)).toEqual([20, 11])
    expect(new Set(pages.flatMap((page) => page.items.map(({ url: link }) => link))).size).toBe(31)
  })

  test('says of people who left their interview for good that it was not completed, and of no one else', async () => {
    const set = await fixture.makeSet()
    const abandoned = { phase: 'ended', state: { endReason: 'abandoned' } } as const
    const sessions = {
      abandoned: [abandoned],
      aborted: [{ phase: 'aborted', state: { endReason: null } }],
      left: [{ phase: 'ended', state: { endReason: 'left' } }],
      underway: [{ phase: 'interrupted', state: { endReason: null } }],
      again: [abandoned, { phase: 'started', state: { endReason: null } }],
    } as const
    const names = Object.keys(sessions)
    await fixture.invite(
      set.id,
      names.map((name) => ({ email: `${name}@example.org`, name: '' })),
      false,
    )
    for (const [name, list] of Object.entries(sessions)) {
      const { id } = await fixture.getPerson(set.id, `${name}@example.org`)
      await addSessions(set.id, id, list)
    }
    const { items } = await list({ setId: set.id })
    const unfinished = items.filter((item) => item.isUnfinished).map(({ email }) => email)
    expect(unfinished).toEqual(['abandoned@example.org', 'aborted@example.org'])
  })

  test('rejects a set of another organization with NOT_FOUND', async () => {
    const set = await fixture.makeSet()
    const stranger = await makeMember(fixture.deps)
    const run = listInterviewees(fixture.deps, stranger, { setId: set.id, page: 1 })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
