import { userStatus } from '@candor/contract'
import { authAccount, authUser, member, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import {
  createRegistrationFixture,
  ownBrowser,
  password,
  type RegistrationFixture,
} from '../testing/registration-fixture'
import { confirmEmail } from './confirm-email'

let fixture: RegistrationFixture
beforeAll(async () => {
  fixture = await createRegistrationFixture()
})
afterAll(() => fixture.deps.close())

const auth = { kind: 'auth' } as const
const confirm = (token: string, browser = ownBrowser) => confirmEmail(fixture.accounts, browser, { token })

test('activates the account with the registered name and password', async () => {
  const email = 'new@example.org'
  await fixture.register(email, ownBrowser)
  const confirmed = await confirm(fixture.getMailedToken(email))
  expect(confirmed.hasPassword).toBe(true)
  expect(await fixture.findUser(email)).toMatchObject({
    status: userStatus.ACTIVE,
    name: 'Mai Trần',
    emailVerified: true,
  })
  expect(await fixture.signIn(email)).toEqual({ userId: confirmed.userId })
})

test('accepts a link once, for a day', async () => {
  await fixture.register('once@example.org', ownBrowser)
  const token = fixture.getMailedToken('once@example.org')
  await confirm(token)
  expect(await getErrorCode(confirm(token))).toBe('LINK_INVALID')
  await fixture.register('late@example.org', ownBrowser)
  fixture.deps.clock.advance(24 * 3_600_000)
  expect(await getErrorCode(confirm(fixture.getMailedToken('late@example.org')))).toBe('LINK_INVALID')
})

test('makes one account when the link is opened twenty times at once', async () => {
  await fixture.register('parallel@example.org', ownBrowser)
  const token = fixture.getMailedToken('parallel@example.org')
  const runs = await Promise.allSettled(Array.from({ length: 20 }, () => confirm(token)))
  expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(1)
  expect(runs.filter((run) => run.status === 'rejected' && !String(run.reason).includes('LINK_INVALID'))).toEqual([])
})

test('gives a new account nothing of a deleted one with the same address', async () => {
  const email = 'deleted@example.org'
  const before = await fixture.makeAccount(email, password)
  await fixture.setStatus(email, userStatus.DELETED)
  await fixture.register(email, ownBrowser, { password: 'a new one for a new start' })
  const after = await confirm(fixture.getMailedToken(email))
  expect(await getErrorCode(fixture.signIn(email))).toBe('SIGN_IN_FAILED')
  const rows = await fixture.deps.withActor(auth, async (tx) => ({
    memberships: await tx.select().from(member).where(eq(member.userId, after.userId)),
    users: await tx.select().from(authUser).where(eq(authUser.email, email)),
    organizations: await tx.select().from(organization).where(eq(organization.id, before.organizationId)),
  }))
  expect(rows.memberships.map(({ organizationId }) => organizationId)).toEqual([after.organizationId])
  expect(rows.users).toHaveLength(1)
  expect(rows.organizations).toHaveLength(1)
})

describe('when an attacker has registered the address', () => {
  const attacker = makeBrowser('attacker')
  const attackersPassword = 'what the attacker knows'

  test('the owner’s own link invalidates the attacker’s link and password', async () => {
    const email = 'hijack@example.org'
    const theirs = { password: attackersPassword, organizationName: 'Evil', firstName: 'Eve' }
    await fixture.register(email, attacker, theirs)
    const attackersLink = fixture.getMailedToken(email)
    await fixture.register(email, ownBrowser)
    const confirmed = await confirm(fixture.getMailedToken(email))
    expect(confirmed.hasPassword).toBe(true)
    expect(await fixture.findUser(email)).toMatchObject({ firstName: 'Mai' })
    expect(await getErrorCode(fixture.signIn(email, attackersPassword))).toBe('SIGN_IN_FAILED')
    expect(await getErrorCode(confirm(attackersLink, attacker))).toBe('LINK_INVALID')
    expect(await fixture.signIn(email)).toEqual({ userId: confirmed.userId })
  })

  test('the attacker’s link, confirmed by the owner in another browser, does not set the attacker’s password', async () => {
    const email = 'tricked@example.org'
    await fixture.register(email, attacker, { password: attackersPassword })
    const confirmed = await confirm(fixture.getMailedToken(email))
    expect(confirmed.hasPassword).toBe(false)
    expect(await getErrorCode(fixture.signIn(email, attackersPassword))).toBe('SIGN_IN_FAILED')
    const rows = await fixture.deps.withActor(auth, (tx) =>
      tx.select().from(authAccount).where(eq(authAccount.userId, confirmed.userId)),
    )
    expect(rows).toEqual([])
  })
})
