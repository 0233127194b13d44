import type { Role } from '@candor/contract'
import { authAccount, authSession, authUser, limitCounter, mail, member, organizationInvite } from '@candor/db'
import { linkLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../../http/caller'
import { createImplementer } from '../../../../http/implement'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createNotification, type MailOrder } from '../../../notification'
import { joinOrganization } from '../testing/join-organization'
import { acceptInvite } from './accept-invite'
import { createInvite, type NewInvite } from './create-invite'
import { declineInvite } from './decline-invite'
import { deleteOrganization } from './delete-organization'
import { listInvites } from './list-invites'
import { removeMember } from './remove-member'
import { viewInvite } from './view-invite'
import { withdrawInvite } from './withdraw-invite'

let deps: TestDeps
let owner: MemberCaller
const orders: MailOrder[] = []
const auth = { kind: 'auth' } as const
const nobody = { user: null }
let notification: ReturnType<typeof createNotification>

beforeAll(async () => {
  deps = await createTestDeps()
  notification = createNotification(deps, { os: createImplementer(false), mailer: null })
})
afterAll(() => deps.close())
beforeEach(async () => {
  owner = await makeMember(deps)
  orders.length = 0
})

const invite = (actor: MemberCaller, input: Partial<NewInvite> & { email: string }) =>
  createInvite(
    {
      ...deps,
      queueMail: (tx, order) => {
        orders.push(order)
        return notification.api.queueMail(tx, order)
      },
    },
    actor,
    { id: actor.organizationId, role: 'recruiter', locale: 'en', ...input },
  )

/** Id and code as the mail's link carries them. */
const lastKey = (): { id: string; code: string } => {
  const template = orders.at(-1)?.template
  if (template?.name !== 'organization-invite') throw new Error('no invite was mailed')
  const url = new URL(template.url)
  return { id: url.pathname.split('/').at(-1) ?? '', code: url.searchParams.get('code') ?? '' }
}
const invitedAs = async (email: string, role: Role = 'recruiter') => {
  await invite(owner, { email, role })
  return lastKey()
}

/** A person who has an account and works in their own organization. */
const makePerson = async () => {
  const caller = await makeMember(deps)
  return { ...caller, email: `${caller.userId}@example.org` }
}
const membershipsOf = (userId: string) =>
  deps.withActor(auth, (tx) => tx.select().from(member).where(eq(member.userId, userId)))
const inviteRows = () =>
  deps.withActor(auth, (tx) =>
    tx.select().from(organizationInvite).where(eq(organizationInvite.organizationId, owner.organizationId)),
  )
const stateOf = async (id: string) => (await inviteRows()).find((row) => row.id === id)?.state

describe('inviting', () => {
  test('mails a link whose code stands nowhere in the database but in the mail', async () => {
    const made = await invite(owner, { email: ' Bình@Công-Ty.example ', role: 'reviewer', locale: 'vi' })
    expect(made).toMatchObject({ role: 'reviewer', invitedBy: 'Mai Trần', isExpired: false })
    expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBe(linkLimits.organizationInviteMs)
    const [order] = orders
    expect(order).toMatchObject({
      to: made.email,
      language: 'vi',
      template: { name: 'organization-invite', organizationName: 'Sao Mai', invitedBy: 'Mai Trần', days: 7 },
    })
    const { id, code } = lastKey()
    expect(id).toBe(made.id)
    expect(code).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(JSON.stringify(await inviteRows())).not.toContain(code)
    expect(await listInvites(deps, owner, { id: owner.organizationId })).toEqual([made])
  })

  test('again replaces the open invite: the older link leads nowhere', async () => {
    const older = await invitedAs('again@example.org')
    const newer = await invitedAs('AGAIN@example.org', 'viewer')
    await expect(viewInvite(deps, nobody, older)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await viewInvite(deps, nobody, newer)).toMatchObject({ role: 'viewer' })
    expect(await listInvites(deps, owner, { id: owner.organizationId })).toHaveLength(1)
  })

  test('ten times at once leaves one open invite', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => invite(owner, { email: 'crowd@example.org' })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await inviteRows()).filter(({ state }) => state === 'open')).toHaveLength(1)
  })

  test('reveals that a person is a member of this organization, but not that they have an account elsewhere', async () => {
    const colleague = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'viewer' })
    await expect(invite(owner, { email: colleague.email })).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
    const stranger = await makePerson()
    const known = await invite(owner, { email: stranger.email })
    const unknown = await invite(owner, { email: 'nobody@example.org' })
    expect(Object.keys(known)).toEqual(Object.keys(unknown))
  })

  test('is refused where the role may not give it, the address is none or the organization is another; nothing is written', async () => {
    const admin = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'admin' })
    const other = await makeMember(deps)
    const email = 'a@example.org'
    const isRefused = (attempt: Promise<unknown>, code: string) => expect(attempt).rejects.toMatchObject({ code })
    await isRefused(invite(admin, { email, role: 'owner' }), 'ROLE_NOT_ALLOWED')
    await isRefused(invite(owner, { email: `${email}\r\nBcc: b@example.org` }), 'INVALID_EMAIL')
    await isRefused(invite(owner, { email, id: other.organizationId }), 'NOT_FOUND')
    await isRefused(invite(owner, { email, id: deps.newId() }), 'NOT_FOUND')
    expect(orders).toEqual([])
    expect(await inviteRows()).toEqual([])
    await expect(listInvites(deps, owner, { id: other.organizationId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('spends the address’s share of mails; a refused one leaves the open invite as it is', async () => {
    const email = 'often@example.org'
    await invite(owner, { email })
    const open = await invitedAs(email)
    await expect(invite(owner, { email })).rejects.toMatchObject({ code: 'MAIL_LIMIT_REACHED' })
    expect(await viewInvite(deps, nobody, open)).toMatchObject({ organizationName: 'Sao Mai' })
    const key = deps.keyedHash('otp-identifier', email)
    const counters = await deps.withActor(auth, (tx) => tx.select().from(limitCounter).where(eq(limitCounter.key, key)))
    expect(counters.map(({ value }) => value)).toMatchObject([{ inviteMailsThisDay: 2 }])
  })
})

describe('an invite', () => {
  test('is shown to a holder of its id and code, any number of times, without the whole address (A-14)', async () => {
    const person = await makePerson()
    const key = await invitedAs(person.email)
    const seen = {
      organizationName: 'Sao Mai',
      invitedBy: 'Mai Trần',
      role: 'recruiter',
      emailHint: `${person.email.charAt(0)}***@example.org`,
    }
    for (let looks = 0; looks < 3; looks += 1) {
      expect(await viewInvite(deps, nobody, key)).toMatchObject({ ...seen, isForYou: null })
    }
    const as = (userId: string) => ({ user: { userId, sessionId: '', organizationId: null, role: null } })
    expect(await viewInvite(deps, as(person.userId), key)).toMatchObject({ isForYou: true })
    expect(await viewInvite(deps, as(owner.userId), key)).toMatchObject({ isForYou: false })
    expect(await stateOf(key.id)).toBe('open')
  })

  test('makes the invited person a member and changes nothing else of them (A-19)', async () => {
    const person = await makePerson()
    const at = new Date(deps.clock.nowMs())
    await deps.withActor(auth, async (tx) => {
      const ids = { userId: person.userId, createdAt: at, updatedAt: at }
      await tx
        .insert(authAccount)
        .values({ ...ids, id: deps.newId(), accountId: person.userId, providerId: 'credential', password: 'a hash' })
      await tx.insert(authSession).values({
        ...ids,
        id: deps.newId(),
        token: deps.newToken(16),
        expiresAt: new Date(at.getTime() + 60_000),
        activeOrganizationId: person.organizationId,
      })
    })
    const account = () =>
      deps.withActor(auth, async (tx) => [
        await tx.select().from(authUser).where(eq(authUser.id, person.userId)),
        await tx.select().from(authAccount).where(eq(authAccount.userId, person.userId)),
        await tx.select().from(authSession).where(eq(authSession.userId, person.userId)),
      ])
    const before = await account()
    const key = await invitedAs(person.email, 'reviewer')
    deps.clock.advance(1_000)
    expect(await acceptInvite(deps, person, key)).toEqual({ organizationId: owner.organizationId })
    expect(await account()).toEqual(before)
    const memberships = await membershipsOf(person.userId)
    expect(memberships.map(({ organizationId, role }) => [organizationId, role])).toEqual([
      [person.organizationId, 'owner'],
      [owner.organizationId, 'reviewer'],
    ])
    await expect(acceptInvite(deps, person, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  })

  test('is not accepted by another person who has the link, and stays open for the invited one', async () => {
    const person = await makePerson()
    const thief = await makePerson()
    const key = await invitedAs(person.email)
    await expect(acceptInvite(deps, thief, key)).rejects.toMatchObject({ code: 'INVITE_OTHER_EMAIL' })
    expect(await membershipsOf(thief.userId)).toHaveLength(1)
    await acceptInvite(deps, person, key)
    expect(await membershipsOf(person.userId)).toHaveLength(2)
  })

  test('accepted twenty times at once makes one membership', async () => {
    const person = await makePerson()
    const key = await invitedAs(person.email)
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => acceptInvite(deps, person, key)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await membershipsOf(person.userId)).toHaveLength(2)
  })

  test('to a person who became a member in the meantime says so and gives no second role', async () => {
    const person = await makePerson()
    const key = await invitedAs(person.email, 'admin')
    await deps.withActor(auth, (tx) =>
      tx.insert(member).values({
        id: deps.newId(),
        organizationId: owner.organizationId,
        userId: person.userId,
        role: 'viewer',
        createdAt: new Date(deps.clock.nowMs()),
      }),
    )
    await expect(acceptInvite(deps, person, key)).rejects.toMatchObject({ code: 'ALREADY_MEMBER' })
    const roles = (await membershipsOf(person.userId)).map(({ role }) => role)
    expect(roles.sort()).toEqual(['owner', 'viewer'])
  })

  test('is declined by its code alone, once', async () => {
    const person = await makePerson()
    const key = await invitedAs(person.email)
    await declineInvite(deps, key)
    expect(await stateOf(key.id)).toBe('declined')
    await expect(declineInvite(deps, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(acceptInvite(deps, person, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    expect(await membershipsOf(person.userId)).toHaveLength(1)
  })

  test('is withdrawn only by the organization that made it', async () => {
    const key = await invitedAs('withdrawn@example.org')
    const stranger = await makeMember(deps)
    for (const id of [key.id, deps.newId()]) {
      await expect(withdrawInvite(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect(await stateOf(key.id)).toBe('open')
    await withdrawInvite(deps, owner, { id: key.id })
    await expect(viewInvite(deps, nobody, key)).rejects.toMatchObject({ code: 'LINK_INVALID' })
    await expect(withdrawInvite(deps, owner, { id: key.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('unknown, of a wrong code, of another’s code, run out or of a deleted organization is one and the same refusal', async () => {
    const person = await makePerson()
    const key = await invitedAs(person.email)
    const another = await invitedAs('another@example.org')
    const wrong = [
      { id: deps.newId(), code: key.code },
      { id: key.id, code: deps.newToken(32) },
      { id: key.id, code: another.code },
    ]
    const refusesAll = async (keys: readonly { id: string; code: string }[]): Promise<void> => {
      for (const one of keys) {
        const refusal = { code: 'LINK_INVALID', params: undefined, fields: undefined }
        await expect(viewInvite(deps, nobody, one)).rejects.toMatchObject(refusal)
        await expect(acceptInvite(deps, person, one)).rejects.toMatchObject(refusal)
        await expect(declineInvite(deps, one)).rejects.toMatchObject(refusal)
      }
    }
    await refusesAll(wrong)
    deps.clock.advance(linkLimits.organizationInviteMs)
    await refusesAll([key])
    const listed = await listInvites(deps, owner, { id: owner.organizationId })
    expect(listed.map(({ isExpired }) => isExpired)).toEqual([true, true])
    const fresh = await invitedAs(person.email)
    await deleteOrganization(deps, owner, { id: owner.organizationId, name: 'Sao Mai' })
    await refusesAll([fresh])
  })

  test('outlives the person who wrote it, without their name', async () => {
    const admin = await joinOrganization(deps, { organizationId: owner.organizationId, role: 'admin' })
    await invite(admin, { email: 'kept@example.org' })
    const key = lastKey()
    await removeMember(deps, owner, { id: admin.memberId })
    expect(await viewInvite(deps, nobody, key)).toMatchObject({ invitedBy: 'Lan Phạm' })
    const [listed] = await listInvites(deps, owner, { id: owner.organizationId })
    expect(listed?.invitedBy).toBe('')
    const mails = await deps.withActor(auth, (tx) => tx.select().from(mail).where(eq(mail.to, 'kept@example.org')))
    expect(mails).toHaveLength(1)
  })
})
