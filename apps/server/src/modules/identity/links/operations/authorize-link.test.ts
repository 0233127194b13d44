import { type UserStatus, userStatus } from '@candor/contract'
import { authSession, authUser, member, oneTimeToken } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '../../../../http/caller'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createOneTimeToken, type NewToken } from '../../core/one-time-token'
import { insertOrganization } from '../../core/repo/organizations'
import { consumeTokens } from '../../core/repo/tokens'
import { authorizeLink, type LinkFlow } from './authorize-link'
import { createTransferLink } from './create-transfer-link'

let deps: TestDeps
let caller: SignedIn
let email: string

beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  const made = await makeMember(deps)
  caller = { ...made, sessionId: deps.newId() }
  email = `${made.userId}@example.org`
  const at = new Date(deps.clock.nowMs())
  await asAuth((tx) =>
    tx.insert(authSession).values({
      id: caller.sessionId,
      userId: made.userId,
      token: caller.sessionId,
      expiresAt: new Date(deps.clock.nowMs() + 7 * 24 * 3_600_000),
      createdAt: at,
      updatedAt: at,
    }),
  )
})

type Run<T> = Parameters<typeof deps.withActor<T>>[1]
const asAuth = <T>(run: Run<T>): Promise<T> => deps.withActor({ kind: 'auth' }, run)
const make = async (input: Partial<NewToken> = {}): Promise<string> => {
  const payload = { returnUrl: '/company/all-submissions' }
  const token: NewToken = { flow: 'magic', lifetimeMs: 15 * 60_000, email, payload, ...input }
  return (await asAuth((tx) => createOneTimeToken(deps, tx, token))).token
}
const makeTransfer = async (): Promise<string> => {
  const { url } = await createTransferLink(deps, caller, { returnUrl: '/company/all-submissions' })
  return new URL(url).searchParams.get('access_token') ?? ''
}
const take = (accessToken: string, flow: LinkFlow = 'magic') => authorizeLink(deps, { accessToken, flow })
const setStatus = (status: UserStatus) =>
  asAuth((tx) => tx.update(authUser).set({ status }).where(eq(authUser.id, caller.userId)))
const person = () => ({ kind: 'person', userId: caller.userId, returnUrl: '/company/all-submissions' })

describe('authorizeLink', () => {
  test('a token identifies its person once and verifies their address', async () => {
    await asAuth((tx) => tx.update(authUser).set({ emailVerified: false }).where(eq(authUser.id, caller.userId)))
    const token = await make()
    expect(await take(token)).toMatchObject(person())
    expect(await getErrorCode(take(token))).toBe('LINK_INVALID')
    const [user] = await asAuth((tx) => tx.select().from(authUser).where(eq(authUser.id, caller.userId)))
    expect(user?.emailVerified).toBe(true)
  })

  test('a token is accepted once when sent twenty times at once (A-14)', async () => {
    const token = await make()
    const runs = await Promise.allSettled(Array.from({ length: 20 }, () => take(token)))
    expect(runs.filter((run) => run.status === 'fulfilled')).toHaveLength(1)
  })

  test('a token is invalid for another flow, after 15 minutes, after a reset, and if it never existed', async () => {
    const tokens = { magic: await make(), transfer: await makeTransfer(), candidate: await make({ flow: 'candidate' }) }
    expect(await getErrorCode(take(tokens.transfer, 'magic'))).toBe('LINK_INVALID')
    expect(await getErrorCode(take(tokens.candidate, 'magic'))).toBe('LINK_INVALID')
    expect(await getErrorCode(take(tokens.magic, 'transfer'))).toBe('LINK_INVALID')
    expect(await getErrorCode(take(tokens.magic, 'candidate'))).toBe('LINK_INVALID')
    expect(await getErrorCode(take(await make({ flow: 'confirm' })))).toBe('LINK_INVALID')
    expect(await getErrorCode(take('x'.repeat(43)))).toBe('LINK_INVALID')
    expect(await take(tokens.magic)).toMatchObject(person())
    const late = await makeTransfer()
    deps.clock.advance(15 * 60_000)
    expect(await getErrorCode(take(late, 'transfer'))).toBe('LINK_INVALID')
    const reset = { magic: await make(), transfer: await makeTransfer() }
    const at = new Date(deps.clock.nowMs())
    await asAuth((tx) => consumeTokens(tx, { email, flow: 'magic', at }))
    await asAuth((tx) => consumeTokens(tx, { email, flow: 'transfer', at }))
    expect(await getErrorCode(take(reset.magic))).toBe('LINK_INVALID')
    expect(await getErrorCode(take(reset.transfer, 'transfer'))).toBe('LINK_INVALID')
  })

  test('a token reports a block only to the holder of the account, and is consumed all the same (A-21)', async () => {
    const token = await make()
    await setStatus(userStatus.SUSPENDED)
    expect(await getErrorCode(take(token))).toBe('ACCOUNT_SUSPENDED')
    await setStatus(userStatus.ACTIVE)
    expect(await getErrorCode(take(token))).toBe('LINK_INVALID')
    const [banned, deleted] = [await make(), await makeTransfer()]
    await setStatus(userStatus.BANNED)
    expect(await getErrorCode(take(banned))).toBe('ACCOUNT_BANNED')
    await setStatus(userStatus.DELETED)
    expect(await getErrorCode(take(deleted, 'transfer'))).toBe('LINK_INVALID')
    expect(await getErrorCode(take(await make({ email: 'stranger@example.org' })))).toBe('LINK_INVALID')
  })

  test('a token proves the address of a candidate without signing anyone in', async () => {
    const token = await make({ flow: 'candidate', payload: { returnUrl: '/interview/x' } })
    expect(await take(token, 'candidate')).toEqual({ kind: 'address', email, returnUrl: '/interview/x' })
  })

  test('a token is stored only as a hash (A-15)', async () => {
    const tokens = [await make(), await makeTransfer(), await make({ flow: 'candidate' })]
    const rows = JSON.stringify(await asAuth((tx) => tx.select().from(oneTimeToken)))
    for (const token of tokens) expect(rows).not.toContain(token)
  })
})

describe('authorizeLink with a transfer link', () => {
  const foundOrganization = async (): Promise<string> => {
    const id = deps.newId()
    const at = new Date(deps.clock.nowMs() + 1000)
    await asAuth((tx) =>
      insertOrganization(tx, { id, name: 'Second', ownerId: caller.userId, memberId: deps.newId(), at }),
    )
    caller = { ...caller, organizationId: id }
    return id
  }

  test('a transfer link continues in the organization it was made in', async () => {
    const organizationId = await foundOrganization()
    expect(await take(await makeTransfer(), 'transfer')).toEqual({ ...person(), organizationId })
  })

  test('a transfer link continues in the first organization if the person has left the one it was made in', async () => {
    const organizationId = await foundOrganization()
    const token = await makeTransfer()
    await asAuth((tx) => tx.delete(member).where(eq(member.organizationId, organizationId)))
    expect(await take(token, 'transfer')).toEqual({ ...person(), organizationId: undefined })
  })

  test('a transfer link becomes invalid when the session that made it ends', async () => {
    const token = await makeTransfer()
    await asAuth((tx) => tx.delete(authSession).where(eq(authSession.id, caller.sessionId)))
    expect(await getErrorCode(take(token, 'transfer'))).toBe('LINK_INVALID')
  })
})
