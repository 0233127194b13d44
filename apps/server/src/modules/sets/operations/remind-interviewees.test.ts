import { status } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { createRows, dayMs, type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'
import { mailInterviewees } from './mail-interviewees'
import { remindInterviewees } from './remind-interviewees'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

/** A set whose people were mailed just now. */
const makeMailedSet = async (count: number, prefix: string) => {
  const set = await fixture.makeSet()
  await fixture.invite(set.id, createRows(count, prefix))
  await mailInterviewees(fixture.mailDeps, { setId: set.id })
  return set
}
const remind = (setId: string, id?: string) => remindInterviewees(fixture.deps, fixture.member, { setId, id })

describe('remindInterviewees', () => {
  test('reminds one person a day after the last mail, and not before', async () => {
    const set = await makeMailedSet(1, 'single')
    const { id } = await fixture.getPerson(set.id, 'single-0@example.org')
    await expect(remind(set.id, id)).rejects.toMatchObject({ code: 'REMINDER_NOT_DUE' })
    fixture.deps.clock.advance(dayMs)
    expect(await remind(set.id, id)).toEqual({ reminded: 1 })
    await expect(remind(set.id, id)).rejects.toMatchObject({ code: 'REMINDER_NOT_DUE' })
    await mailInterviewees(fixture.mailDeps, { setId: set.id })
    const mails = await fixture.listMailsTo('single-0@example.org')
    expect(mails.map(({ template }) => template).sort()).toEqual(['interview-invitation', 'interview-reminder'])
    expect(await fixture.getPerson(set.id, 'single-0@example.org')).toMatchObject({ reminderCount: 1, mailDue: null })
  })

  test('reminds everyone whose last mail is three days old, once for requests at the same time', async () => {
    const set = await makeMailedSet(30, 'all')
    expect(await remind(set.id)).toEqual({ reminded: 0 })
    fixture.deps.clock.advance(3 * dayMs)
    const reminded = await Promise.all([remind(set.id), remind(set.id)])
    expect(reminded.reduce((sum, outcome) => sum + outcome.reminded, 0)).toBe(30)
  })

  test('refuses a set that is not open', async () => {
    const set = await makeMailedSet(1, 'closed')
    await fixture.updateSet(set.id, { status: status.INACTIVE })
    await expect(remind(set.id)).rejects.toMatchObject({ code: 'SET_NOT_ACTIVE' })
  })

  test('answers NOT_FOUND for a person of another set and a set of another organization', async () => {
    const [set, other] = [await makeMailedSet(1, 'mine'), await makeMailedSet(1, 'other')]
    const { id } = await fixture.getPerson(other.id, 'other-0@example.org')
    await expect(remind(set.id, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const stranger = await makeMember(fixture.deps)
    const run = remindInterviewees(fixture.deps, stranger, { setId: set.id })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
