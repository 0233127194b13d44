import { authUser, organization } from '@candor/db'
import { mailLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type GivenUpSubmissions, openGivenUpSubmissions } from '../testing/given-up-submissions'
import { assessSubmission } from './assess-submission'
import { mailGivenUp } from './mail-given-up'

const worker = { kind: 'worker' } as const
let fixture: GivenUpSubmissions
let ownerEmail: string
beforeAll(async () => {
  fixture = await openGivenUpSubmissions()
  ownerEmail = fixture.getEmail(fixture.owner.userId)
})
afterAll(() => fixture.deps.close())

/** Later mails count against another day. */
const startNextDay = () => fixture.deps.clock.advance(mailLimits.dayMs + 1)
const listNew = async (to: string, countBefore: number) => (await fixture.listMails(to)).slice(countBefore)

describe('mailGivenUp', () => {
  test('mails each active owner once in their language when an assessment is given up, and no other member', async () => {
    const second = await fixture.addMember('owner')
    const suspended = await fixture.addMember('owner', 'SUSPENDED')
    const admin = await fixture.addMember('admin')
    const { id } = await fixture.submit('free', 'linh@example.org')
    await assessSubmission(fixture.deps, { submissionId: id })
    await fixture.deliver(id)
    expect(await fixture.listMails(ownerEmail)).toEqual([])

    await fixture.repeat(id)
    await fixture.giveUp(id)
    await fixture.deliver(id)
    const mails = [...(await fixture.listMails(ownerEmail)), ...(await fixture.listMails(second))]
    expect(mails.map(({ template, locale, category }) => [template, locale, category])).toEqual([
      ['assessment-given-up', 'en', null],
      ['assessment-given-up', 'vi', null],
    ])
    for (const { text, organizationId } of mails) {
      expect(text).toContain(`http://localhost:3000/company/submission-details?id=${id}`)
      expect(text).not.toMatch(/Linh|linh@|Recruiter/)
      expect(organizationId).toBe(fixture.owner.organizationId)
    }
    expect([await fixture.listMails(suspended), await fixture.listMails(admin)]).toEqual([[], []])
    expect(await fixture.listMails('linh@example.org')).toEqual([])
  })

  test('mails nothing again when the assessment’s job or the delivery is repeated, and once more after another failure', async () => {
    startNextDay()
    const { length: before } = await fixture.listMails(ownerEmail)
    const { id } = await fixture.submit('free', 'a@example.org')
    await fixture.giveUp(id)
    await fixture.deliver(id)
    await fixture.giveUp(id)
    await fixture.deliver(id)
    expect(await listNew(ownerEmail, before)).toHaveLength(1)
    await fixture.repeat(id)
    await fixture.giveUp(id)
    await fixture.deliver(id)
    expect(await listNew(ownerEmail, before)).toHaveLength(2)
  })

  test('mails nothing while tries remain', async () => {
    startNextDay()
    const { length: before } = await fixture.listMails(ownerEmail)
    const { id } = await fixture.submit('free', 'b@example.org')
    const broken = {
      newId: (): string => {
        throw new Error('the engine broke')
      },
    }
    await assessSubmission({ ...fixture.deps, ...broken }, { submissionId: id })
    await fixture.deliver(id)
    expect(await listNew(ownerEmail, before)).toEqual([])
  })

  test('mails nothing if another assessment was requested before the event is delivered', async () => {
    startNextDay()
    const { length: before } = await fixture.listMails(ownerEmail)
    const { id } = await fixture.submit('free', 'c@example.org')
    await fixture.giveUp(id)
    await fixture.repeat(id)
    await fixture.deliver(id)
    expect(await listNew(ownerEmail, before)).toEqual([])
  })

  test('mails an owner at most twenty times a day, however many assessments are given up', async () => {
    startNextDay()
    const { length: before } = await fixture.listMails(ownerEmail)
    const { id } = await fixture.submit('off', 'many@example.org')
    await fixture.giveUp(id)
    const { deps, mailDeps } = fixture
    const mail = () => deps.withActor(worker, (tx) => mailGivenUp(mailDeps, tx, { submissionId: id }))
    for (let count = 0; count <= mailLimits.givenUpMailsPerDay; count += 1) await mail()
    expect(await listNew(ownerEmail, before)).toHaveLength(mailLimits.givenUpMailsPerDay)
    startNextDay()
    await mail()
    expect(await listNew(ownerEmail, before)).toHaveLength(mailLimits.givenUpMailsPerDay + 1)
  })

  test('a worker reads the accounts of owners only', async () => {
    const admin = await fixture.addMember('admin')
    const rows = await fixture.deps.withActor(worker, (tx) => tx.select({ email: authUser.email }).from(authUser))
    const emails = rows.map(({ email }) => email)
    expect(emails).toContain(ownerEmail)
    expect(emails).not.toContain(admin)
  })

  test('mails nothing for an organization that was deleted', async () => {
    startNextDay()
    const { length: before } = await fixture.listMails(ownerEmail)
    const { id } = await fixture.submit('free', 'd@example.org')
    await fixture.giveUp(id)
    await fixture.deps.withActor({ kind: 'auth' }, (tx) =>
      tx
        .update(organization)
        .set({ deletedAt: new Date(fixture.deps.clock.nowMs()) })
        .where(eq(organization.id, fixture.owner.organizationId)),
    )
    await fixture.deliver(id)
    expect(await listNew(ownerEmail, before)).toEqual([])
  })
})
