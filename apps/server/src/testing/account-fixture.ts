import { type UserStatus, userStatus } from '@candor/contract'
import { authSession, authUser } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { AccountDeps } from '../modules/identity/accounts/account-deps'
import { beginChallenge } from '../modules/identity/accounts/challenge'
import { setPassword } from '../modules/identity/accounts/operations/set-password'
import { verifyAndRegister } from '../modules/identity/accounts/operations/verify-and-register'
import { randomCode } from '../modules/identity/accounts/random-code'
import type { Browser } from '../modules/identity/core/browser'
import { saveKnownBrowser } from '../modules/identity/core/repo/limits'
import { createPasswords } from '../modules/identity/providers/password-hash'
import type { MailOrder } from '../modules/notification'
import { createTestDeps, type TestDeps } from './test-deps'

/** Accounts' operations on a database of their own, with the mails that they sent. */
export interface AccountFixture {
  readonly deps: TestDeps
  readonly accounts: AccountDeps
  /** Every mail, the oldest first. */
  readonly mails: readonly MailOrder[]
  /** The code in the last mail to an address. */
  getMailedCode(email: string): string
  /** The token of the link in the last mail to an address. */
  getMailedToken(email: string): string
  /** A person with an organization and, if given, a password. */
  makeAccount(email: string, password?: string): Promise<{ userId: string; organizationId: string }>
  setStatus(email: string, status: UserStatus): Promise<void>
  /** Saves a browser as one in which the person signed in before. */
  addKnownBrowser(userId: string, browser: Browser): Promise<void>
  openSession(userId: string): Promise<string>
  sessionIds(userId: string): Promise<string[]>
}

export const makeBrowser = (token: string, knownToken = ''): Browser => ({ token, knownToken })

const minuteMs = 60_000
const registration = { firstName: 'Mai', lastName: 'Trần', organizationName: 'Sao Mai', locale: 'vi' as const }

const lastTemplate = (mails: readonly MailOrder[], email: string): MailOrder['template'] => {
  const mail = mails.findLast(({ to }) => to === email)
  if (mail === undefined) throw new Error(`nothing was mailed to ${email}`)
  return mail.template
}

const createRowHelpers = (
  deps: TestDeps,
): Pick<AccountFixture, 'setStatus' | 'addKnownBrowser' | 'openSession' | 'sessionIds'> => {
  const auth = { kind: 'auth' } as const
  const now = (): Date => new Date(deps.clock.nowMs())
  return {
    setStatus: (email, status) =>
      deps.withActor(auth, async (tx) => {
        await tx.update(authUser).set({ status }).where(eq(authUser.email, email))
      }),
    addKnownBrowser: (userId, browser) =>
      deps.withActor(auth, (tx) => {
        const tokenHash = deps.keyedHash('known-browser', browser.knownToken)
        return saveKnownBrowser(tx, { id: deps.newId(), userId, tokenHash, at: now() })
      }),
    openSession: (userId) =>
      deps.withActor(auth, async (tx) => {
        const id = deps.newId()
        const expiresAt = new Date(deps.clock.nowMs() + 24 * 60 * minuteMs)
        const at = now()
        await tx.insert(authSession).values({ id, userId, token: id, expiresAt, createdAt: at, updatedAt: at })
        return id
      }),
    sessionIds: (userId) =>
      deps.withActor(auth, async (tx) => {
        const rows = await tx.select({ id: authSession.id }).from(authSession).where(eq(authSession.userId, userId))
        return rows.map(({ id }) => id)
      }),
  }
}

export const createAccountFixture = async (): Promise<AccountFixture> => {
  const deps = await createTestDeps()
  const mails: MailOrder[] = []
  const accounts: AccountDeps = {
    ...deps,
    randomCode,
    passwords: createPasswords(),
    queueMail: async (_tx, order) => {
      mails.push(order)
    },
  }
  const getMailedCode = (email: string): string => {
    const template = lastTemplate(mails, email)
    if (!('code' in template)) throw new Error(`${template.name} has no code`)
    return template.code
  }
  const browser = makeBrowser('where accounts of tests are made')
  const makeAccount = async (email: string, password?: string) => {
    const { challengeId } = await beginChallenge(accounts, browser, { email, purpose: 'sign_up', locale: 'vi' })
    const made = await verifyAndRegister(accounts, browser, {
      ...registration,
      challengeId,
      code: getMailedCode(email),
    })
    deps.clock.advance(minuteMs)
    if (password === undefined) return made
    const reset = await beginChallenge(accounts, browser, { email, purpose: 'reset', locale: 'vi' })
    await setPassword(accounts, browser, { challengeId: reset.challengeId, code: getMailedCode(email), password })
    deps.clock.advance(minuteMs)
    return made
  }
  return {
    deps,
    accounts,
    mails,
    getMailedCode,
    getMailedToken: (email) => {
      const template = lastTemplate(mails, email)
      const token = 'url' in template ? new URL(template.url).searchParams.get('access_token') : null
      if (token === null) throw new Error(`${template.name} carries no token`)
      return token
    },
    makeAccount,
    ...createRowHelpers(deps),
  }
}

/** Statuses of rows that are no account. */
export const statusesWithoutAccount = [userStatus.DELETED, userStatus.POTENTIAL, userStatus.PENDING] as const
