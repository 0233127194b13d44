import { userStatus } from '@candor/contract'
import { oneTimeToken } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountFixture, createAccountFixture } from '../../../../testing/account-fixture'
import { createTransferLink } from './create-transfer-link'

let fixture: AccountFixture
beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const openCaller = async (email: string) => {
  const account = await fixture.makeAccount(email)
  return { ...account, sessionId: await fixture.openSession(account.userId), role: 'owner' as const }
}
const listTokens = (userId: string) =>
  fixture.deps.withActor({ kind: 'auth' }, (tx) =>
    tx.select().from(oneTimeToken).where(eq(oneTimeToken.userId, userId)),
  )

test('stores session, organization and return path with the hash of the token', async () => {
  const caller = await openCaller('own@example.org')
  const made = await createTransferLink(fixture.deps, caller, { returnUrl: '/company/all-submissions' })
  const url = new URL(made.url)
  expect([url.pathname, url.searchParams.get('lg_key')]).toEqual(['/company/transfer-login', 'transfer'])
  const { sessionId, organizationId } = caller
  const rows = await listTokens(caller.userId)
  expect(rows).toMatchObject([
    { flow: 'transfer', payload: { returnUrl: '/company/all-submissions', sessionId, organizationId } },
  ])
  expect(rows[0]?.expiresAt.toISOString()).toBe(made.expiresAt)
  expect(JSON.stringify(rows)).not.toContain(url.searchParams.get('access_token'))
})

test('replaces a return path outside the product by the usual page', async () => {
  const caller = await openCaller('outside@example.org')
  await createTransferLink(fixture.deps, caller, { returnUrl: '//evil.example' })
  expect(await listTokens(caller.userId)).toMatchObject([{ payload: { returnUrl: '/company/start' } }])
})

test('refuses a blocked account and writes no token', async () => {
  const caller = await openCaller('banned@example.org')
  await fixture.setStatus('banned@example.org', userStatus.BANNED)
  await expect(createTransferLink(fixture.deps, caller, {})).rejects.toMatchObject({ code: 'ACCOUNT_BANNED' })
  expect(await listTokens(caller.userId)).toEqual([])
})
