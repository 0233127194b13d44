import { authUser, knownBrowser, limitCounter, oneTimeToken, otpChallenge, type Transaction } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyRetention } from '../../../../platform/retention/apply-retention'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { beginChallenge } from '../../accounts/challenge'
import { registerWithPassword } from '../../accounts/operations/register-with-password'
import { accountRetention } from './retention'

const dayMs = 24 * 3_600_000
const browser = makeBrowser('own browser', 'signed in here before')
let fixture: AccountFixture

beforeAll(async () => {
  fixture = await createAccountFixture()
})
afterAll(() => fixture.deps.close())

const countRows = () =>
  fixture.deps.withActor({ kind: 'auth' }, async (tx: Transaction) => ({
    people: (await tx.select().from(authUser)).length,
    challenges: (await tx.select().from(otpChallenge)).length,
    tokens: (await tx.select().from(oneTimeToken)).length,
    counters: (await tx.select().from(limitCounter)).length,
    browsers: (await tx.select().from(knownBrowser)).length,
  }))

test('deletes codes, links, counters and unconfirmed sign-ups after two days and expired known browsers, and no account', async () => {
  const { userId } = await fixture.makeAccount('stays@example.org')
  await fixture.addKnownBrowser(userId, browser)
  await fixture.openSession(userId)
  const email = 'never-confirmed@example.org'
  const person = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'vi' as const }
  await registerWithPassword(fixture.accounts, browser, { email, password: 'a long walk by the river', ...person })
  await beginChallenge(fixture.accounts, browser, { email: 'asked@example.org', purpose: 'sign_in', locale: 'vi' })
  const all = await countRows()
  expect(all).toEqual({ people: 2, challenges: 2, tokens: 1, counters: 3, browsers: 1 })
  fixture.deps.clock.advance(dayMs)
  await applyRetention(fixture.deps, accountRetention)
  expect(await countRows()).toEqual(all)
  expect(await fixture.sessionIds(userId)).toHaveLength(1)
  fixture.deps.clock.advance(2 * dayMs + 60_000)
  await applyRetention(fixture.deps, accountRetention)
  expect(await countRows()).toEqual({ people: 1, challenges: 0, tokens: 0, counters: 0, browsers: 1 })
  expect(await fixture.sessionIds(userId)).toHaveLength(0)
  fixture.deps.clock.advance(178 * dayMs)
  await applyRetention(fixture.deps, accountRetention)
  expect(await countRows()).toMatchObject({ people: 1, browsers: 0 })
})
