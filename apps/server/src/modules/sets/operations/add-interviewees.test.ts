import { status } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { createRows, dayMs, type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'
import { addInterviewees } from './add-interviewees'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

describe('addInterviewees', () => {
  test('stores each address once, reports wrong rows by number and orders the mails', async () => {
    const set = await fixture.makeSet()
    const rows = [
      { email: 'Linh@Example.org', name: 'Linh Nguyễn' },
      { email: 'linh@example.org', name: '' },
      { email: 'no address', name: '' },
      { email: '=cmd@example.org', name: '' },
      { email: 'mai@example.org', name: '=1+1' },
    ]
    expect(await fixture.invite(set.id, rows)).toEqual({
      added: 1,
      renewed: 0,
      known: 0,
      repeated: 1,
      problems: [
        { row: 3, reason: 'email' },
        { row: 4, reason: 'formula' },
        { row: 5, reason: 'formula' },
      ],
    })
    const nowMs = fixture.deps.clock.nowMs()
    expect(await fixture.listPeople(set.id)).toMatchObject([
      {
        email: 'linh@example.org',
        name: 'Linh Nguyễn',
        mailDue: 'invitation',
        expiresAt: new Date(nowMs + 14 * dayMs),
      },
    ])
    expect(fixture.deps.sentJobs.at(-1)).toMatchObject({ queue: 'mail-interviewees', data: { setId: set.id } })
  })

  test('adds no one twice if the list is sent again, or several times at once', async () => {
    const set = await fixture.makeSet()
    const rows = createRows(40, 'again')
    const outcomes = await Promise.all([1, 2, 3].map(() => fixture.invite(set.id, rows)))
    expect(outcomes.map(({ added }) => added).reduce((sum, added) => sum + added, 0)).toBe(40)
    expect(await fixture.invite(set.id, rows)).toMatchObject({ added: 0, renewed: 0, known: 40 })
    expect(await fixture.listPeople(set.id)).toHaveLength(40)
  })

  test('mails people later who were added without a mail, and makes an expired invitation valid again', async () => {
    const set = await fixture.makeSet()
    const rows = [{ email: 'later@example.org', name: '' }]
    await fixture.invite(set.id, rows, false)
    expect(await fixture.getPerson(set.id, 'later@example.org')).toMatchObject({ mailDue: null })
    expect(await fixture.invite(set.id, rows)).toMatchObject({ added: 0, renewed: 1 })
    expect(await fixture.getPerson(set.id, 'later@example.org')).toMatchObject({ mailDue: 'invitation' })
    fixture.deps.clock.advance(15 * dayMs)
    expect(await fixture.invite(set.id, rows)).toMatchObject({ added: 0, renewed: 1 })
    const { expiresAt } = await fixture.getPerson(set.id, 'later@example.org')
    expect(expiresAt.getTime()).toBe(fixture.deps.clock.nowMs() + 14 * dayMs)
  })

  test('takes the set’s deadline, and refuses after it', async () => {
    const set = await fixture.makeSet()
    const deadline = new Date(fixture.deps.clock.nowMs() + dayMs)
    await fixture.updateSet(set.id, { deadline })
    await fixture.invite(set.id, [{ email: 'soon@example.org', name: '' }])
    expect((await fixture.getPerson(set.id, 'soon@example.org')).expiresAt).toEqual(deadline)
    await fixture.updateSet(set.id, { deadline: new Date(fixture.deps.clock.nowMs()) })
    const run = fixture.invite(set.id, [{ email: 'late@example.org', name: '' }])
    await expect(run).rejects.toMatchObject({ code: 'DEADLINE_PASSED' })
    expect(await fixture.listPeople(set.id)).toHaveLength(1)
  })

  test('mails no one about a set that is not open, and writes nothing', async () => {
    const set = await fixture.makeSet()
    await fixture.updateSet(set.id, { status: status.INACTIVE })
    const rows = [{ email: 'closed@example.org', name: '' }]
    await expect(fixture.invite(set.id, rows)).rejects.toMatchObject({ code: 'SET_NOT_ACTIVE' })
    expect(await fixture.listPeople(set.id)).toEqual([])
    expect(await fixture.invite(set.id, rows, false)).toMatchObject({ added: 1 })
  })

  test('rejects a set of another organization with NOT_FOUND, and writes nothing', async () => {
    const set = await fixture.makeSet()
    const stranger = await makeMember(fixture.deps)
    const input = { setId: set.id, rows: createRows(1, 'foreign'), isMailed: false }
    await expect(addInterviewees(fixture.deps, stranger, input)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await fixture.listPeople(set.id)).toEqual([])
  })

  test('adds ten thousand people in transactions of five hundred', async () => {
    const set = await fixture.makeSet()
    let transactions = 0
    const deps = {
      ...fixture.deps,
      withActor: ((actor, run) => {
        transactions += 1
        return fixture.deps.withActor(actor, run)
      }) as typeof fixture.deps.withActor,
    }
    const rows = createRows(10_000, 'many')
    const outcome = await addInterviewees(deps, fixture.member, { setId: set.id, rows, isMailed: true })
    expect(outcome).toMatchObject({ added: 10_000, problems: [] })
    // One more reads the set.
    expect(transactions).toBe(21)
    expect(await fixture.listPeople(set.id)).toHaveLength(10_000)
  })
})
