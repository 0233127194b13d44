import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import type { Browser } from '../../core/browser'
import { findUserByEmail } from '../../core/repo/users'
import { type PasswordRegistration, registerWithPassword } from '../operations/register-with-password'
import { signInWithPassword } from '../operations/sign-in-with-password'

export const password = 'a long walk by the river'
export const ownBrowser = makeBrowser('own browser')

/** People who register with a password, a minute apart. */
export const createRegistrationFixture = async () => {
  const fixture: AccountFixture = await createAccountFixture()
  return {
    ...fixture,
    register: async (email: string, browser: Browser, input: Partial<PasswordRegistration> = {}): Promise<void> => {
      const person = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'vi' as const }
      await registerWithPassword(fixture.accounts, browser, { email, password, ...person, ...input })
      fixture.deps.clock.advance(60_000)
    },
    signIn: (email: string, value = password) =>
      signInWithPassword(fixture.accounts, ownBrowser, { email, password: value }),
    findUser: (email: string) => fixture.deps.withActor({ kind: 'auth' }, (tx) => findUserByEmail(tx, email)),
  }
}

export type RegistrationFixture = Awaited<ReturnType<typeof createRegistrationFixture>>
