import { status } from '@candor/contract'
import { mailSuppression, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPersonalCode } from '../../../platform/personal-code'
import { parseCalendar } from '../../notification/testing/parse-calendar'
import { createRows, dayMs, type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'
import { mailInterviewees } from './mail-interviewees'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())
/** Each test has the whole budget of a day. */
beforeEach(() => fixture.deps.clock.advance(2 * dayMs))

describe('mailInterviewees', () => {
  test('mails each person the personal link, in the set’s first language, with all that they must know', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, languages: ['vi', 'en'], requiresCv: true }))
    await fixture.invite(set.id, [{ email: 'hoa@example.org', name: 'Hoa' }])
    await mailInterviewees(fixture.mailDeps, { setId: set.id })
    const person = await fixture.getPerson(set.id, 'hoa@example.org')
    expect(person).toMatchObject({ mailDue: null, mailedAt: new Date(fixture.deps.clock.nowMs()) })
    const [mail] = await fixture.listMailsTo('hoa@example.org')
    expect(mail).toMatchObject({ template: 'interview-invitation', locale: 'vi', category: 'invitations' })
    expect(mail?.subject).toBe('Sao Mai mời bạn phỏng vấn')
    const text = mail?.text ?? ''
    expect(text).toContain(`/interview/${set.linkId}?code=${createPersonalCode(fixture.deps, person.id)}`)
    const facts = ['Xin chào Hoa', 'Trí tuệ nhân tạo', '15 phút', 'micrô', 'CV', 'gõ câu trả lời', 'UTC', 'Mai Trần']
    for (const fact of [...facts, `${fixture.member.userId}@example.org`, '/unsubscribe?token=']) {
      expect(text).toContain(fact)
    }
    const event = parseCalendar(mail?.calendar ?? '')
    expect(event.uid).toBe(`${person.id}@candor`)
    expect(event.start).toBe(person.expiresAt.toISOString().replaceAll(/[-:]|\.\d{3}/g, ''))
    expect(event.title).toBe('Hạn bắt đầu: phỏng vấn với Sao Mai')
  })

  test('shows the logo of an organization that has one', async () => {
    const set = await fixture.makeSet()
    const { deps, member } = fixture
    const mailTo = async (email: string) => {
      await fixture.invite(set.id, [{ email, name: '' }])
      await mailInterviewees(fixture.mailDeps, { setId: set.id })
      return (await fixture.listMailsTo(email))[0]
    }
    expect(await mailTo('plain@example.org')).toMatchObject({ hasLogo: false })
    await deps.withActor(member, (tx) =>
      tx.update(organization).set({ logo: 'abc' }).where(eq(organization.id, member.organizationId)),
    )
    const shown = await mailTo('logo@example.org')
    expect(shown).toMatchObject({
      hasLogo: true,
      html: expect.stringContaining('<img src="cid:logo@candor" alt="Sao Mai"'),
    })
    await deps.withActor(member, (tx) =>
      tx.update(organization).set({ logo: null }).where(eq(organization.id, member.organizationId)),
    )
  })

  test('mails nothing that turns into a link in the names of people, positions and organizations', async () => {
    const set = await fixture.makeSet((content) => ({ ...content, positionName: 'Win http://evil.example now' }))
    await fixture.invite(set.id, [{ email: 'safe@example.org', name: '' }])
    await mailInterviewees(fixture.mailDeps, { setId: set.id })
    const [mail] = await fixture.listMailsTo('safe@example.org')
    expect(mail?.text).not.toContain('evil.example')
  })

  test('mails each of many people once, though processes run at once and die in the middle', async () => {
    const set = await fixture.makeSet()
    const rows = createRows(130, 'once')
    await fixture.invite(set.id, rows)
    let calls = 0
    const dying = {
      ...fixture.mailDeps,
      inviteMails: {
        ...fixture.mailDeps.inviteMails,
        queue: async (...args: Parameters<typeof fixture.mailDeps.inviteMails.queue>) => {
          calls += 1
          if (calls === 70) throw new Error('killed')
          await fixture.mailDeps.inviteMails.queue(...args)
        },
      },
    }
    const run = () => mailInterviewees(fixture.mailDeps, { setId: set.id })
    const first = await Promise.allSettled([mailInterviewees(dying, { setId: set.id }), run(), run()])
    expect(first.filter(({ status: outcome }) => outcome === 'rejected').length).toBeLessThanOrEqual(1)
    await run()
    const mails = (await fixture.listMails()).filter(({ to }) => to.startsWith('once-'))
    expect(mails).toHaveLength(130)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(130)
    expect((await fixture.listPeople(set.id)).filter(({ mailDue }) => mailDue !== null)).toEqual([])
  })

  test('keeps what exceeds the budget of a day, and mails it on the next days without a loss or a double', async () => {
    const set = await fixture.makeSet()
    await fixture.invite(set.id, createRows(1_000, 'budget'))
    const counts: number[] = []
    for (let hours = 0; hours < 72 && counts.at(-1) !== 1_000; hours += 1) {
      await mailInterviewees(fixture.mailDeps, { setId: set.id })
      const mails = (await fixture.listMails()).filter(({ to }) => to.startsWith('budget-'))
      expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length)
      counts.push(mails.length)
      fixture.deps.clock.advance(3_600_000)
    }
    expect(counts[0]).toBe(500)
    expect(counts.at(-1)).toBe(1_000)
  })

  test('mails no one who unsubscribed, and shows it', async () => {
    const set = await fixture.makeSet()
    const worker = { kind: 'worker' } as const
    const suppress = (email: string) =>
      fixture.deps.withActor(worker, (tx) =>
        tx.insert(mailSuppression).values({
          id: fixture.deps.newId(),
          email,
          category: 'invitations',
          createdAt: new Date(fixture.deps.clock.nowMs()),
        }),
      )
    await suppress('before@example.org')
    await fixture.invite(set.id, [
      { email: 'before@example.org', name: '' },
      { email: 'after@example.org', name: '' },
    ])
    await suppress('after@example.org')
    await mailInterviewees(fixture.mailDeps, { setId: set.id })
    for (const email of ['before@example.org', 'after@example.org']) {
      const person = await fixture.getPerson(set.id, email)
      expect(person).toMatchObject({ mailDue: null, mailedAt: null })
      expect(person.unsubscribedAt).not.toBeNull()
      expect(await fixture.listMailsTo(email)).toEqual([])
    }
  })

  test('lets an address that was invited twice today wait for a day', async () => {
    const sets = [await fixture.makeSet(), await fixture.makeSet(), await fixture.makeSet()]
    for (const { id } of sets) {
      await fixture.invite(id, [{ email: 'popular@example.org', name: '' }])
      await mailInterviewees(fixture.mailDeps, { setId: id })
    }
    expect(await fixture.listMailsTo('popular@example.org')).toHaveLength(2)
    fixture.deps.clock.advance(dayMs)
    await mailInterviewees(fixture.mailDeps, { setId: sets[2]?.id ?? '' })
    expect(await fixture.listMailsTo('popular@example.org')).toHaveLength(3)
  })

  test('mails nothing about a closed set, and mails it when the set is open again', async () => {
    const set = await fixture.makeSet()
    await fixture.invite(set.id, [{ email: 'paused@example.org', name: '' }])
    await fixture.updateSet(set.id, { status: status.INACTIVE })
    await mailInterviewees(fixture.mailDeps, { setId: set.id })
    expect(await fixture.listMailsTo('paused@example.org')).toEqual([])
    await fixture.updateSet(set.id, { status: status.ACTIVE })
    await mailInterviewees(fixture.mailDeps, { setId: set.id })
    expect(await fixture.listMailsTo('paused@example.org')).toHaveLength(1)
  })
})
