import { asMember, asUser, type Caller } from '../../../http/caller'
import type { IdentityServices } from '../core/services'
import type { FactorDeps } from './factor-deps'
import { addPasskey } from './operations/add-passkey'
import { beginApp } from './operations/begin-app'
import { beginPasskey } from './operations/begin-passkey'
import { beginPasskeySignIn } from './operations/begin-passkey-sign-in'
import { beginPasskeyStep } from './operations/begin-passkey-step'
import { confirmApp } from './operations/confirm-app'
import { getSecondStep } from './operations/get-second-step'
import { getSecurity } from './operations/get-security'
import { listSecondFactors } from './operations/list-second-factors'
import { removeApp } from './operations/remove-app'
import { removePasskey } from './operations/remove-passkey'
import { renamePasskey } from './operations/rename-passkey'
import { replaceRecoveryCodes } from './operations/replace-recovery-codes'
import { resetMemberFactors } from './operations/reset-member-factors'
import { signInWithPasskey } from './operations/sign-in-with-passkey'
import { updateSecurity } from './operations/update-security'
import { verifyPasskeyStep } from './operations/verify-passkey-step'
import { verifySecondStep } from './operations/verify-second-step'

const createOwnRoutes = ({ os }: IdentityServices, deps: FactorDeps) => {
  const { secondFactor } = os.identity
  return {
    list: secondFactor.list.handler(({ context }) => listSecondFactors(deps, asUser(context.caller))),
    beginApp: secondFactor.beginApp.handler(({ context }) => beginApp(deps, asUser(context.caller))),
    confirmApp: secondFactor.confirmApp.handler(({ input, context }) =>
      confirmApp(deps, asUser(context.caller), input),
    ),
    removeApp: secondFactor.removeApp.handler(({ context }) => removeApp(deps, asUser(context.caller))),
    beginPasskey: secondFactor.beginPasskey.handler(({ context }) => beginPasskey(deps, asUser(context.caller))),
    addPasskey: secondFactor.addPasskey.handler(({ input, context }) =>
      addPasskey(deps, asUser(context.caller), input),
    ),
    renamePasskey: secondFactor.renamePasskey.handler(({ input, context }) =>
      renamePasskey(deps, asUser(context.caller), input),
    ),
    removePasskey: secondFactor.removePasskey.handler(({ input, context }) =>
      removePasskey(deps, asUser(context.caller), input),
    ),
    replaceRecoveryCodes: secondFactor.replaceRecoveryCodes.handler(({ context }) =>
      replaceRecoveryCodes(deps, asUser(context.caller)),
    ),
  }
}

const createStepRoutes = ({ os, sessions, ...services }: IdentityServices, deps: FactorDeps) => {
  const { secondStep } = os.identity
  return {
    get: secondStep.get.handler(({ context }) => getSecondStep(deps, services.readBrowser(context))),
    verifyCode: secondStep.verifyCode.handler(async ({ input, context }) => {
      const who = await verifySecondStep(deps, services.readBrowser(context), input)
      await sessions.open(context, who)
      return { userId: who.userId }
    }),
    beginPasskey: secondStep.beginPasskey.handler(({ context }) =>
      beginPasskeyStep(deps, services.readBrowser(context)),
    ),
    verifyPasskey: secondStep.verifyPasskey.handler(async ({ input, context }) => {
      const who = await verifyPasskeyStep(deps, services.readBrowser(context), input)
      await sessions.open(context, who)
      return { userId: who.userId }
    }),
    beginPasskeySignIn: secondStep.beginPasskeySignIn.handler(({ context }) =>
      beginPasskeySignIn(deps, services.ensureBrowser(context)),
    ),
    signInWithPasskey: secondStep.signInWithPasskey.handler(async ({ input, context }) => {
      const who = await signInWithPasskey(deps, services.readBrowser(context), input)
      await sessions.open(context, { ...who, organizationId: null })
      return who
    }),
  }
}

const asOwner = (caller: Caller) => ({ ...asUser(caller), ...asMember(caller) })

const createSecurityRoutes = ({ os }: IdentityServices, deps: FactorDeps) => {
  const { security } = os.identity
  return {
    get: security.get.handler(({ input, context }) => getSecurity(deps, asMember(context.caller), input)),
    update: security.update.handler(({ input, context }) => updateSecurity(deps, asOwner(context.caller), input)),
    resetMember: security.resetMember.handler(({ input, context }) =>
      resetMemberFactors(deps, asOwner(context.caller), input),
    ),
  }
}

/** Authenticator apps, passkeys and recovery codes; the second step of a sign-in; what organizations require. */
export const createFactorRoutes = (services: IdentityServices) => {
  const { deps, queueMail, secretBox, relyingParty } = services
  const factorDeps: FactorDeps = { ...deps, queueMail, secretBox, relyingParty }
  return {
    secondFactor: createOwnRoutes(services, factorDeps),
    secondStep: createStepRoutes(services, factorDeps),
    security: createSecurityRoutes(services, factorDeps),
  }
}
