import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { type InvitationFixture, openInvitationFixture } from '../testing/invitation-fixture'
import { withdrawInterviewee } from './withdraw-interviewee'

let fixture: InvitationFixture
beforeAll(async () => {
  fixture = await openInvitationFixture()
})
afterAll(() => fixture.close())

describe('withdrawInterviewee', () => {
  test('takes an invitation back once, with a mail that waits, and a new one gets another link', async () => {
    const set = await fixture.makeSet()
    const rows = [{ email: 'linh@example.org', name: '' }]
    await fixture.invite(set.id, rows)
    const first = await fixture.getPerson(set.id, 'linh@example.org')
    await withdrawInterviewee(fixture.deps, fixture.member, first)
    const [withdrawn] = await fixture.listPeople(set.id)
    expect(withdrawn).toMatchObject({ mailDue: null, withdrawnAt: new Date(fixture.deps.clock.nowMs()) })
    await expect(withdrawInterviewee(fixture.deps, fixture.member, first)).rejects.toMatchObject({ code: 'CONFLICT' })
    fixture.deps.clock.advance(1_000)
    expect(await fixture.invite(set.id, rows)).toMatchObject({ added: 1 })
    expect((await fixture.getPerson(set.id, 'linh@example.org')).id).not.toBe(first.id)
  })

  test('rejects a person of another organization with NOT_FOUND, and changes nothing', async () => {
    const { set, person } = await fixture.inviteOne('mai@example.org')
    const stranger = await makeMember(fixture.deps)
    await expect(withdrawInterviewee(fixture.deps, stranger, person)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await fixture.getPerson(set.id, 'mai@example.org')).withdrawnAt).toBeNull()
  })
})
