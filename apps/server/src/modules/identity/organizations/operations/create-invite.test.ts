import { limitCounter, mail } from '@candor/db'
import { linkLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { anonymous, createInviteFixture, type InviteFixture } from '../testing/invite-fixture'
import { joinOrganization } from '../testing/join-organization'
import { getInvite } from './get-invite'
import { listInvites } from './list-invites'
import { removeMember } from './remove-member'

let deps: TestDeps
let fixture: InviteFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createInviteFixture(deps)
})

const auth = { kind: 'auth' } as const

test('mails a link whose code is stored only as a hash', async () => {
  const input = { email: ' Bình@Công-Ty.example ', role: 'reviewer', locale: 'vi' } as const
  const made = await fixture.invite(fixture.owner, input)
  expect(made).toMatchObject({ role: 'reviewer', invitedBy: 'Mai Trần', isExpired: false })
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(linkLimits.organizationInviteMs)
  expect(fixture.orders).toMatchObject([
    {
      to: made.email,
      language: 'vi',
      template: { name: 'organization-invite', organizationName: 'Sao Mai', invitedBy: 'Mai Trần', days: 7 },
    },
  ])
  const { id, code } = fixture.getLastKey()
  expect(id).toBe(made.id)
  expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(JSON.stringify(await fixture.listRows())).not.toContain(code)
})

test('replaces the open invite to the same address: the older link becomes invalid', async () => {
  const older = await fixture.createKey('again@example.org')
  const newer = await fixture.createKey('AGAIN@example.org', 'viewer')
  await expect(getInvite(deps, anonymous, older)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await getInvite(deps, anonymous, newer)).toMatchObject({ role: 'viewer' })
})

test('leaves one open invite when the same address is invited ten times at once', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => fixture.invite(fixture.owner, { email: 'crowd@example.org' })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await fixture.listRows()).filter(({ state }) => state === 'open')).toHaveLength(1)
})

test('reveals that a person is a member of this organization, but not that they have an account elsewhere', async () => {
  const { owner } = fixture
  const colleague = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
  await expect(fixture.invite(owner, { email: colleague.email })).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
  const person = await fixture.makePerson()
  const known = await fixture.invite(owner, { email: person.email })
  const unknown = await fixture.invite(owner, { email: 'unknown@example.org' })
  expect(Object.keys(known)).toEqual(Object.keys(unknown))
})

test('refuses a role above the caller’s, an invalid address and another organization, and writes nothing', async () => {
  const { owner } = fixture
  const admin = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'admin' })
  const other = await makeMember(deps)
  const email = 'a@example.org'
  const expectRefusal = (attempt: Promise<unknown>, code: string) => expect(attempt).rejects.toMatchObject({ code })
  await expectRefusal(fixture.invite(admin, { email, role: 'owner' }), 'ROLE_NOT_ALLOWED')
  await expectRefusal(fixture.invite(owner, { email: `${email}\r\nBcc: b@example.org` }), 'INVALID_EMAIL')
  await expectRefusal(fixture.invite(owner, { email, id: other.organizationId }), 'NOT_FOUND')
  await expectRefusal(fixture.invite(owner, { email, id: deps.newId() }), 'NOT_FOUND')
  expect(fixture.orders).toEqual([])
  expect(await fixture.listRows()).toEqual([])
})

test('counts against the mail limit of the address; a refused invite leaves the open one valid', async () => {
  const email = 'often@example.org'
  await fixture.invite(fixture.owner, { email })
  const open = await fixture.createKey(email)
  await expect(fixture.invite(fixture.owner, { email })).rejects.toMatchObject({ code: 'MAIL_LIMIT_REACHED' })
  expect(await getInvite(deps, anonymous, open)).toMatchObject({ organizationName: 'Sao Mai' })
  const key = deps.keyedHash('otp-identifier', email)
  const counters = await deps.withActor(auth, (tx) => tx.select().from(limitCounter).where(eq(limitCounter.key, key)))
  expect(counters.map(({ value }) => value)).toMatchObject([{ inviteMailsThisDay: 2 }])
})

test('stays valid after its author is removed, without their name in the list', async () => {
  const { owner } = fixture
  const admin = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'admin' })
  const email = 'stays@example.org'
  await fixture.invite(admin, { email })
  const key = fixture.getLastKey()
  await removeMember(deps, owner, { id: admin.memberId })
  expect(await getInvite(deps, anonymous, key)).toMatchObject({ invitedBy: 'Lan Phạm' })
  const [listed] = await listInvites(deps, owner, { id: owner.organizationId })
  expect(listed?.invitedBy).toBe('')
  const mails = await deps.withActor(auth, (tx) => tx.select().from(mail).where(eq(mail.to, email)))
  expect(mails).toHaveLength(1)
})
