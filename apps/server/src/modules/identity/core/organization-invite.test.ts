import { randomBytes } from 'node:crypto'
import { authUser, member, organization, organizationInvite } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../testing/account-fixture'
import { getErrorCode } from '../../../testing/interview-fixture'
import { makeMember } from '../../../testing/make-member'
import { beginChallenge } from '../accounts/challenge'
import { confirmEmail } from '../accounts/operations/confirm-email'
import { registerWithPassword } from '../accounts/operations/register-with-password'
import { verifyAndRegister } from '../accounts/operations/verify-and-register'
import { hashInviteCode, joinByInvite } from './organization-invite'

const auth = { kind: 'auth' } as const
const own = makeBrowser('own browser')
const person = { firstName: 'Linh', lastName: 'Phạm', locale: 'vi' as const }
let fixture: AccountFixture
let host: MemberCaller
let count = 0
let email: string

beforeAll(async () => {
  fixture = await createAccountFixture()
  host = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())
beforeEach(() => {
  count += 1
  email = `invited-${count}@example.org`
})

const invite = async (change: Partial<typeof organizationInvite.$inferInsert> = {}) => {
  const { deps } = fixture
  const code = randomBytes(32).toString('base64url')
  const id = deps.newId()
  const createdAt = new Date(deps.clock.nowMs())
  await deps.withActor(auth, async (tx) => {
    await tx.insert(organizationInvite).values({
      id,
      organizationId: host.organizationId,
      email,
      role: 'reviewer',
      codeHash: hashInviteCode(deps, code),
      state: 'open',
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 3_600_000),
      ...change,
    })
  })
  return { id, code }
}
const signUpBy = async (key: { id: string; code: string }) => {
  const { challengeId } = await beginChallenge(fixture.accounts, own, { email, purpose: 'sign_up', locale: 'vi' })
  fixture.deps.clock.advance(60_000)
  return { challengeId, code: fixture.getMailedCode(email), ...person, invite: key }
}
const listRows = (userId: string) =>
  fixture.deps.withActor(auth, (tx) => tx.select().from(member).where(eq(member.userId, userId)))
const getState = async (id: string) =>
  fixture.deps.withActor(auth, async (tx) => {
    const [row] = await tx.select().from(organizationInvite).where(eq(organizationInvite.id, id))
    return row?.state
  })

describe('signing up by an invite', () => {
  test('signing up by an invite joins with the role of the invite, creates no organization and consumes the invite', async () => {
    const key = await invite()
    const made = await verifyAndRegister(fixture.accounts, own, await signUpBy(key))
    expect(made.organizationId).toBe(host.organizationId)
    expect(await listRows(made.userId)).toMatchObject([{ organizationId: host.organizationId, role: 'reviewer' }])
    expect(await getState(key.id)).toBe('accepted')
  })

  test.each([
    ['with a wrong code', {}, 'LINK_INVALID'],
    ['that has run out', { expiresAt: new Date(0) }, 'LINK_INVALID'],
    ['that was withdrawn', { state: 'withdrawn' }, 'LINK_INVALID'],
    ['that was accepted before', { state: 'accepted' }, 'LINK_INVALID'],
    ['to another address', { email: 'other@example.org' }, 'INVITE_OTHER_EMAIL'],
  ] as const)(
    'signing up by an invite %s fails and makes no account; the code can still create an organization',
    async (name, change, code) => {
      const key = await invite(change)
      const given = name === 'with a wrong code' ? { ...key, code: 'A'.repeat(43) } : key
      const input = await signUpBy(given)
      expect(await getErrorCode(verifyAndRegister(fixture.accounts, own, input))).toBe(code)
      const users = await fixture.deps.withActor(auth, (tx) =>
        tx.select().from(authUser).where(eq(authUser.email, email)),
      )
      expect(users).toEqual([])
      const made = verifyAndRegister(fixture.accounts, own, { ...input, invite: undefined, organizationName: 'Own' })
      expect((await made).organizationId).not.toBe(host.organizationId)
    },
  )

  test('signing up by an invite refuses an invite of a deleted organization', async () => {
    const deleted = await makeMember(fixture.deps)
    await fixture.deps.withActor(auth, async (tx) => {
      const deletedAt = new Date(fixture.deps.clock.nowMs())
      await tx.update(organization).set({ deletedAt }).where(eq(organization.id, deleted.organizationId))
    })
    const input = await signUpBy(await invite({ organizationId: deleted.organizationId }))
    expect(await getErrorCode(verifyAndRegister(fixture.accounts, own, input))).toBe('LINK_INVALID')
  })

  test('signing up by an invite with a password stores no code of the invite, and joins when the address is confirmed', async () => {
    const key = await invite()
    const password = 'a long walk by the river'
    await registerWithPassword(fixture.accounts, own, { ...person, email, password, invite: key })
    const stored = await fixture.deps.withActor(auth, (tx) => tx.query.oneTimeToken.findMany())
    expect(JSON.stringify(stored)).not.toContain(key.code)
    const made = await confirmEmail(fixture.accounts, own, { token: fixture.getMailedToken(email) })
    expect(made).toMatchObject({ organizationId: host.organizationId, hasPassword: true })
  })

  test('signing up by an invite with a password and an invite to another person makes the confirmation link invalid', async () => {
    const key = await invite({
      email: 'other@example.org',
      organizationId: (await makeMember(fixture.deps)).organizationId,
    })
    const password = 'a long walk by the river'
    await registerWithPassword(fixture.accounts, own, { ...person, email, password, invite: key })
    expect(await getErrorCode(confirmEmail(fixture.accounts, own, { token: fixture.getMailedToken(email) }))).toBe(
      'LINK_INVALID',
    )
    expect(await getState(key.id)).toBe('open')
  })
})

test('one of ten simultaneous answers to an invite joins, and the account stays unchanged (A-19)', async () => {
  const made = await fixture.makeAccount(email)
  const key = await invite()
  const before = await fixture.deps.withActor(auth, (tx) =>
    tx.select().from(authUser).where(eq(authUser.id, made.userId)),
  )
  const answer = () =>
    fixture.deps.withActor(auth, (tx) =>
      joinByInvite(fixture.deps, tx, { key, person: { userId: made.userId, email } }),
    )
  // Connections that are open already: the ten begin together.
  await Promise.all(
    Array.from({ length: 10 }, () => fixture.deps.withActor(auth, (tx) => tx.execute('select pg_sleep(0.2)'))),
  )
  const runs = await Promise.allSettled(Array.from({ length: 10 }, answer))
  const refusals = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []))
  expect(refusals).toHaveLength(9)
  for (const refusal of refusals) expect(refusal).toMatchObject({ code: 'LINK_INVALID' })
  expect((await listRows(made.userId)).map(({ role }) => role).sort()).toEqual(['owner', 'reviewer'])
  expect(
    await fixture.deps.withActor(auth, (tx) => tx.select().from(authUser).where(eq(authUser.id, made.userId))),
  ).toEqual(before)
  expect(await getErrorCode(answer())).toBe('LINK_INVALID')
})

test('a person who is already a member consumes no invite', async () => {
  const key = await invite()
  const { userId } = host
  const answer = fixture.deps.withActor(auth, (tx) =>
    joinByInvite(fixture.deps, tx, { key, person: { userId, email } }),
  )
  expect(await getErrorCode(answer)).toBe('ALREADY_MEMBER')
  expect(await getState(key.id)).toBe('open')
})
