import type { SignedIn } from '../../../../http/caller'
import { type AccountFixture, createAccountFixture, makeBrowser } from '../../../../testing/account-fixture'
import { createSoftwarePasskey, type SoftwarePasskey } from '../../../../testing/software-passkey'
import type { Browser } from '../../core/browser'
import { browserHash } from '../../core/one-time-token'
import { insertSecondStep } from '../../core/repo/second-factors'
import { createSecretBox } from '../../providers/secret-box'
import { createRelyingParty } from '../../providers/webauthn'
import type { FactorDeps } from '../factor-deps'
import { addPasskey } from '../operations/add-passkey'
import { beginApp } from '../operations/begin-app'
import { beginPasskey } from '../operations/begin-passkey'
import { confirmApp } from '../operations/confirm-app'
import { computeTotp } from '../totp'

const origin = 'http://localhost:3000'
const minuteMs = 60_000

export interface FactorFixture {
  readonly accounts: AccountFixture
  readonly deps: FactorDeps
  /** A person with an organization who has just signed in. */
  makePerson(): Promise<SignedIn & { readonly organizationId: string }>
  showCode(secret: string, stepOffset?: number): string
  addApp(caller: SignedIn): Promise<{ secret: string; recoveryCodes: string[] }>
  addPasskey(caller: SignedIn): Promise<SoftwarePasskey>
  /** A new browser in which the person's first step was proven. */
  proveFirstStep(caller: SignedIn): Promise<Browser>
  /** The changes that were mailed, the oldest first. */
  listMailedChanges(): string[]
  close(): Promise<void>
}

export const createFactorFixture = async (): Promise<FactorFixture> => {
  const accounts = await createAccountFixture()
  const { clock, newId, newToken } = accounts.deps
  const deps: FactorDeps = {
    ...accounts.accounts,
    secretBox: createSecretBox('a secret of the tests', 'authenticator-app'),
    relyingParty: createRelyingParty(() => origin),
  }
  let people = 0
  const showCode = (secret: string, stepOffset = 0): string =>
    computeTotp(secret, Math.floor(clock.nowMs() / 30_000) + stepOffset)
  return {
    accounts,
    deps,
    showCode,
    async makePerson() {
      people += 1
      const made = await accounts.makeAccount(`person${people}@example.org`)
      const sessionId = await accounts.openSession(made.userId)
      return { ...made, sessionId, role: 'owner', authenticatedAtMs: clock.nowMs() }
    },
    async addApp(caller) {
      const { secret } = await beginApp(deps, caller)
      const { recoveryCodes } = await confirmApp(deps, caller, { code: showCode(secret) })
      return { secret, recoveryCodes: recoveryCodes ?? [] }
    },
    async addPasskey(caller) {
      const passkey = createSoftwarePasskey(origin)
      const { challenge } = await beginPasskey(deps, caller)
      await addPasskey(deps, caller, { name: 'Laptop', created: passkey.create(challenge) })
      return passkey
    },
    async proveFirstStep({ userId }) {
      const browser = makeBrowser(newToken(32))
      const nowMs = clock.nowMs()
      await deps.withActor({ kind: 'auth' }, (tx) =>
        insertSecondStep(tx, {
          id: newId(),
          userId,
          browserTokenHash: browserHash(deps, browser),
          createdAt: new Date(nowMs),
          expiresAt: new Date(nowMs + 10 * minuteMs),
        }),
      )
      return browser
    },
    listMailedChanges: () =>
      accounts.mails.flatMap(({ template }) => (template.name === 'second-factor-changed' ? [template.change] : [])),
    close: () => accounts.deps.close(),
  }
}
