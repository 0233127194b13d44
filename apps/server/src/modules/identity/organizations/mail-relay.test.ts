import { authUser, organization, organizationInvite } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { createImplementer } from '../../../http/implement'
import type { JobDefinition } from '../../../jobs/jobs'
import { getErrorCode } from '../../../testing/interview-fixture'
import { makeMember } from '../../../testing/make-member'
import { createNotification } from '../../notification'
import { createMailFixture, type MailFixture } from '../../notification/testing/mail-fixture'
import { createInvite } from './operations/create-invite'

const auth = { kind: 'auth' } as const
const attackerUrl = 'https://evil.example/prize'

let fixture: MailFixture
let invite: (actor: MemberCaller, email: string) => Promise<string>
beforeAll(async () => {
  fixture = await createMailFixture()
  const { deps, mailer, jobs } = fixture
  const notification = createNotification(deps, { os: createImplementer(false), mailer })
  await jobs.start(notification.jobs.map((job) => job as JobDefinition))
  const inviteDeps = { ...deps, queueMail: notification.api.queueMail }
  invite = (actor, email) =>
    getErrorCode(createInvite(inviteDeps, actor, { id: actor.organizationId, email, role: 'viewer', locale: 'en' }))
})
afterAll(() => fixture.close())

/** A new account whose names were stored before names were checked. */
const makeAttacker = async (): Promise<MemberCaller> => {
  const actor = await makeMember(fixture.deps)
  await fixture.deps.withActor(auth, async (tx) => {
    const name = `Win at ${attackerUrl}`
    await tx.update(organization).set({ name }).where(eq(organization.id, actor.organizationId))
    await tx.update(authUser).set({ name: 'Mai\u202Egnp.exe', firstName: '' }).where(eq(authUser.id, actor.userId))
  })
  return actor
}
const countInvites = (actor: MemberCaller) =>
  fixture.deps.withActor(auth, async (tx) => {
    const rows = await tx
      .select({ id: organizationInvite.id })
      .from(organizationInvite)
      .where(eq(organizationInvite.organizationId, actor.organizationId))
    return rows.length
  })
const inviteMany = async (actor: MemberCaller, count: number): Promise<readonly string[]> => {
  const codes: string[] = []
  for (let n = 0; n < count; n += 10) {
    const batch = Array.from({ length: 10 }, () => invite(actor, fixture.createAddress('target')))
    codes.push(...(await Promise.all(batch)))
  }
  return codes
}

test('delivers 20 of 150 invites of a new account, without its URL and without reordered text', async () => {
  const attacker = await makeAttacker()
  const codes = await inviteMany(attacker, 150)
  expect(codes.filter((code) => code === 'not refused')).toHaveLength(20)
  expect(codes.filter((code) => code === 'MAIL_BUDGET_REACHED')).toHaveLength(130)
  expect(await countInvites(attacker)).toBe(20)
  await expect.poll(() => fixture.server.received.length, { timeout: 20_000 }).toBe(20)
  for (const { mail } of fixture.server.received) {
    expect(mail.subject).toBe('Mai gnp. exe invites you to Win at https evil. example prize on Candor')
    expect(mail.text).toContain('Candor hasn’t verified this organization.')
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/evil\.example|\u202E/u)
  }
})

test('counts an account’s invites across its organizations, and an organization’s across its members', async () => {
  const account = await makeMember(fixture.deps)
  const other = await makeMember(fixture.deps)
  await inviteMany(account, 20)
  expect(await invite({ ...account, organizationId: other.organizationId }, 'x@example.org')).toBe('NOT_FOUND')
  await fixture.deps.withActor(auth, (tx) =>
    tx
      .update(authUser)
      .set({ createdAt: new Date(0) })
      .where(eq(authUser.id, account.userId)),
  )
  expect(await invite(account, 'old-account@example.org')).toBe('MAIL_BUDGET_REACHED')
  await fixture.deps.withActor(auth, (tx) =>
    tx
      .update(organization)
      .set({ createdAt: new Date(0) })
      .where(eq(organization.id, account.organizationId)),
  )
  expect(await invite(account, 'both-old@example.org')).toBe('not refused')
})
