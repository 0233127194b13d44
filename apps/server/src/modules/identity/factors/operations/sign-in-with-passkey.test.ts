import { userStatus } from '@candor/contract'
import { authUser } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import { createFactorFixture, type FactorFixture } from '../testing/factor-fixture'
import { beginPasskeySignIn } from './begin-passkey-sign-in'
import { signInWithPasskey } from './sign-in-with-passkey'

let fixture: FactorFixture

beforeAll(async () => {
  fixture = await createFactorFixture()
})
afterAll(() => fixture.close())

const browser = makeBrowser('of a person')
const challenge = () => beginPasskeySignIn(fixture.deps, browser).challenge

test('a passkey identifies its person, in the browser that asked and within five minutes', async () => {
  const person = await fixture.makePerson()
  const passkey = await fixture.addPasskey(person)
  const signIn = (given: string, from = browser) => signInWithPasskey(fixture.deps, from, { used: passkey.use(given) })
  expect(await signIn(challenge())).toEqual({ userId: person.userId })
  expect(await getErrorCode(signIn(challenge(), makeBrowser('another')))).toBe('PASSKEY_REFUSED')
  const late = challenge()
  fixture.accounts.deps.clock.advance(300_000)
  expect(await getErrorCode(signIn(late))).toBe('PASSKEY_REFUSED')
})

test('only the owner of a blocked account learns that it is blocked', async () => {
  const person = await fixture.makePerson()
  const passkey = await fixture.addPasskey(person)
  await fixture.deps.withActor({ kind: 'auth' }, (tx) =>
    tx.update(authUser).set({ status: userStatus.BANNED }).where(eq(authUser.id, person.userId)),
  )
  const refused = signInWithPasskey(fixture.deps, browser, { used: passkey.use(challenge()) })
  expect(await getErrorCode(refused)).toBe('ACCOUNT_BANNED')
})
