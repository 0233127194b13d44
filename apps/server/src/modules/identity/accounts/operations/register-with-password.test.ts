import { userStatus } from '@candor/contract'
import { oneTimeToken } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBrowser } from '../../../../testing/account-fixture'
import { getErrorCode } from '../../../../testing/interview-fixture'
import {
  createRegistrationFixture,
  ownBrowser,
  password,
  type RegistrationFixture,
} from '../testing/registration-fixture'

let fixture: RegistrationFixture
beforeAll(async () => {
  fixture = await createRegistrationFixture()
})
afterAll(() => fixture.deps.close())

const listTokens = () => fixture.deps.withActor({ kind: 'auth' }, (tx) => tx.select().from(oneTimeToken))

test('creates a pending account and stores neither the password nor the link’s token', async () => {
  const email = 'new@example.org'
  await fixture.register(email, ownBrowser)
  expect((await fixture.findUser(email))?.status).toBe(userStatus.PENDING)
  expect(await getErrorCode(fixture.signIn(email))).toBe('SIGN_IN_FAILED')
  const stored = JSON.stringify(await listTokens())
  expect(stored).not.toContain(password)
  expect(stored).not.toContain(fixture.getMailedToken(email))
})

test('refuses a weak password before it mails or writes anything', async () => {
  const before = fixture.mails.length
  await expect(fixture.register('weak@example.org', ownBrowser, { password: 'Trần Mai 123' })).rejects.toMatchObject({
    code: 'PASSWORD_TOO_WEAK',
    fields: { password: 'isPersonal' },
  })
  expect(fixture.mails).toHaveLength(before)
  expect(await fixture.findUser('weak@example.org')).toBeUndefined()
})

test('informs the owner of an existing account by mail and leaves their password unchanged', async () => {
  const email = 'taken@example.org'
  const { userId } = await fixture.makeAccount(email, password)
  await fixture.register(email, makeBrowser('a stranger'), { password: 'the stranger chose this' })
  expect(fixture.mails.at(-1)?.template.name).toBe('already-registered')
  expect(await fixture.signIn(email)).toEqual({ userId })
})

test('does the same work for addresses with and without an account, so that timing reveals nothing (A-09)', async () => {
  const listTokensFor = async (email: string) => (await listTokens()).filter((row) => row.email === email)
  await fixture.makeAccount('has-one@example.org', password)
  for (const email of ['has-one@example.org', 'has-none@example.org']) {
    await fixture.register(email, ownBrowser)
    expect((await listTokensFor(email)).map(({ flow }) => flow)).toEqual(['confirm'])
  }
  const [expired] = await listTokensFor('has-one@example.org')
  expect(expired?.expiresAt).toEqual(expired?.createdAt)
})
