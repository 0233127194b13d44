import { userStatus } from '@candor/contract'
import { authAccount, authUser, member, oneTimeToken, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../testing/account-fixture'
import { getErrorCode } from '../../../testing/interview-fixture'
import type { Browser } from '../core/browser'
import { findUserByEmail } from '../core/repo/users'
import type { AccountDeps } from './account-deps'
import { beginChallenge } from './challenge'
import { confirmEmail } from './operations/confirm-email'
import { type PasswordRegistration, registerWithPassword } from './operations/register-with-password'
import { sendEmailConfirmation } from './operations/send-email-confirmation'
import { signInWithPassword } from './operations/sign-in-with-password'
import { verifyAndRegister } from './operations/verify-and-register'

const password = 'a long walk by the river'
const own = makeBrowser('own browser')
const auth = { kind: 'auth' } as const
let fixture: AccountFixture
let deps: AccountDeps

beforeAll(async () => {
  fixture = await createAccountFixture()
  deps = fixture.accounts
})
afterAll(() => fixture.deps.close())

const register = async (email: string, browser: Browser, input: Partial<PasswordRegistration> = {}) => {
  const person = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'vi' as const }
  await registerWithPassword(deps, browser, { email, password, ...person, ...input })
  fixture.deps.clock.advance(60_000)
}
const signIn = (email: string, value = password) => signInWithPassword(deps, own, { email, password: value })
const userOf = (email: string) => fixture.deps.withActor(auth, (tx) => findUserByEmail(tx, email))

describe('registering with a password', () => {
  test('makes an account only once the mailed link is confirmed, and never with the password in the clear', async () => {
    const email = 'new@example.org'
    await register(email, own)
    expect((await userOf(email))?.status).toBe(userStatus.PENDING)
    expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
    const tokens = await fixture.deps.withActor(auth, (tx) => tx.select().from(oneTimeToken))
    expect(JSON.stringify(tokens)).not.toContain(password)
    expect(JSON.stringify(tokens)).not.toContain(fixture.getMailedToken(email))
    const confirmed = await confirmEmail(deps, own, { token: fixture.getMailedToken(email) })
    expect(confirmed.hasPassword).toBe(true)
    expect(await userOf(email)).toMatchObject({ status: userStatus.ACTIVE, name: 'Mai Trần', emailVerified: true })
    expect(await signIn(email)).toEqual({ userId: confirmed.userId })
  })

  test('a link works once, for a day', async () => {
    await register('once@example.org', own)
    const token = fixture.getMailedToken('once@example.org')
    await confirmEmail(deps, own, { token })
    expect(await getErrorCode(confirmEmail(deps, own, { token }))).toBe('LINK_INVALID')
    await register('late@example.org', own)
    fixture.deps.clock.advance(24 * 3_600_000)
    expect(await getErrorCode(confirmEmail(deps, own, { token: fixture.getMailedToken('late@example.org') }))).toBe(
      'LINK_INVALID',
    )
  })

  test('of twenty confirmations at once one makes the account', async () => {
    await register('parallel@example.org', own)
    const token = fixture.getMailedToken('parallel@example.org')
    const runs = await Promise.allSettled(Array.from({ length: 20 }, () => confirmEmail(deps, own, { token })))
    expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(1)
    expect(runs.filter((run) => run.status === 'rejected' && !String(run.reason).includes('LINK_INVALID'))).toEqual([])
  })

  test('a weak password is named before anything is mailed', async () => {
    const before = fixture.mails.length
    await expect(register('weak@example.org', own, { password: 'Trần Mai 123' })).rejects.toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      fields: { password: 'isPersonal' },
    })
    expect(fixture.mails).toHaveLength(before)
    expect(await userOf('weak@example.org')).toBeUndefined()
  })

  test('an address with an account is informed by mail only, and its password stays', async () => {
    const email = 'taken@example.org'
    await fixture.makeAccount(email, password)
    await register(email, makeBrowser('a stranger'), { password: 'the stranger chose this' })
    expect(fixture.mails.at(-1)?.template.name).toBe('already-registered')
    expect(await signIn(email)).toMatchObject({ userId: (await userOf(email))?.id })
  })

  test('an address with an account leaves the same traces as one without, so that no time tells them apart (A-09)', async () => {
    const rowsOf = async (email: string) =>
      (await fixture.deps.withActor(auth, (tx) => tx.select().from(oneTimeToken))).filter((row) => row.email === email)
    await fixture.makeAccount('has-one@example.org', password)
    for (const email of ['has-one@example.org', 'has-none@example.org']) {
      await register(email, own)
      expect((await rowsOf(email)).map(({ flow }) => flow)).toEqual(['confirm'])
    }
    const [dead] = await rowsOf('has-one@example.org')
    expect(dead?.expiresAt).toEqual(dead?.createdAt)
  })
})

describe('a registration of another person’s address', () => {
  const attacker = makeBrowser('attacker')
  const attackersPassword = 'what the attacker knows'

  test('gives the attacker no access: the owner confirms their own link, and the other is void', async () => {
    const email = 'hijack@example.org'
    await register(email, attacker, { password: attackersPassword, organizationName: 'Evil', firstName: 'Eve' })
    const attackersLink = fixture.getMailedToken(email)
    await register(email, own)
    const confirmed = await confirmEmail(deps, own, { token: fixture.getMailedToken(email) })
    expect(confirmed.hasPassword).toBe(true)
    expect(await userOf(email)).toMatchObject({ firstName: 'Mai' })
    expect(await getErrorCode(signIn(email, attackersPassword))).toBe('SIGN_IN_FAILED')
    expect(await getErrorCode(confirmEmail(deps, attacker, { token: attackersLink }))).toBe('LINK_INVALID')
    expect(await signIn(email)).toEqual({ userId: confirmed.userId })
  })

  test('confirmed by the owner all the same, its password is not taken over', async () => {
    const email = 'tricked@example.org'
    await register(email, attacker, { password: attackersPassword })
    const confirmed = await confirmEmail(deps, own, { token: fixture.getMailedToken(email) })
    expect(confirmed.hasPassword).toBe(false)
    expect(await getErrorCode(signIn(email, attackersPassword))).toBe('SIGN_IN_FAILED')
    const rows = await fixture.deps.withActor(auth, (tx) =>
      tx.select().from(authAccount).where(eq(authAccount.userId, confirmed.userId)),
    )
    expect(rows).toEqual([])
  })

  test('leaves nothing behind when the owner signs up by code', async () => {
    const email = 'by-code@example.org'
    await register(email, attacker, { password: attackersPassword })
    const { challengeId } = await beginChallenge(deps, own, { email, purpose: 'sign_up', locale: 'en' })
    expect(fixture.mails.at(-1)?.template.name).toBe('sign-up-code')
    const input = {
      challengeId,
      code: fixture.getMailedCode(email),
      firstName: 'Mai',
      lastName: 'Trần',
      locale: 'en' as const,
    }
    await verifyAndRegister(deps, own, { ...input, organizationName: 'Sao Mai' })
    const tokens = await fixture.deps.withActor(auth, (tx) =>
      tx.select().from(oneTimeToken).where(eq(oneTimeToken.email, email)),
    )
    expect(tokens.map(({ payload, consumedAt }) => [payload, consumedAt !== null])).toEqual([[{}, true]])
    expect(await getErrorCode(signIn(email, attackersPassword))).toBe('SIGN_IN_FAILED')
  })
})

describe('mailing the confirmation again', () => {
  const again = async (email: string, browser: Browser): Promise<string | undefined> => {
    await sendEmailConfirmation(deps, browser, { email, locale: 'en' })
    fixture.deps.clock.advance(60_000)
    return fixture.mails.at(-1)?.template.name
  }

  test('repeats what this browser typed last; elsewhere it is only said that there is no account', async () => {
    const email = 'again@example.org'
    await register(email, own, { firstName: 'First' })
    await register(email, own, { firstName: 'Second' })
    expect(await again(email, makeBrowser('another browser'))).toBe('no-account')
    expect(await again(email, own)).toBe('confirm-email')
    await confirmEmail(deps, own, { token: fixture.getMailedToken(email) })
    expect(await userOf(email)).toMatchObject({ firstName: 'Second' })
    fixture.deps.clock.advance(3_600_000)
    expect(await again(email, own)).toBe('already-registered')
  })
})

test('an address whose account was deleted can sign up again, and gets nothing of the deleted account', async () => {
  const email = 'deleted@example.org'
  const before = await fixture.makeAccount(email, password)
  await fixture.setStatus(email, userStatus.DELETED)
  await register(email, own, { password: 'a new one for a new start' })
  const after = await confirmEmail(deps, own, { token: fixture.getMailedToken(email) })
  expect(await getErrorCode(signIn(email))).toBe('SIGN_IN_FAILED')
  const rows = await fixture.deps.withActor(auth, async (tx) => ({
    memberships: await tx.select().from(member).where(eq(member.userId, after.userId)),
    users: await tx.select().from(authUser).where(eq(authUser.email, email)),
    organizations: await tx.select().from(organization).where(eq(organization.id, before.organizationId)),
  }))
  expect(rows.memberships.map(({ organizationId }) => organizationId)).toEqual([after.organizationId])
  expect(rows.users).toHaveLength(1)
  expect(rows.organizations).toHaveLength(1)
})
