import type { InterfaceLanguage } from '@candor/contract'
import { isCandidateAudience } from '@candor/domain'
import { asUser } from '../../../http/caller'
import type { RequestContext } from '../../../http/context'
import type { IdentityServices } from '../core/services'
import { clearSessionCookie } from '../core/session-cookie'
import { createPasswords } from '../providers/password-hash'
import type { AccountDeps } from './account-deps'
import { changePassword, type PasswordChange } from './operations/change-password'
import { confirmEmail } from './operations/confirm-email'
import { registerWithPassword } from './operations/register-with-password'
import { sendCandidateCode } from './operations/send-candidate-code'
import { sendEmailConfirmation } from './operations/send-email-confirmation'
import { sendResetCode } from './operations/send-reset-code'
import { sendSignInCode } from './operations/send-sign-in-code'
import { sendSignUpCode } from './operations/send-sign-up-code'
import { setPassword } from './operations/set-password'
import { signInWithPassword } from './operations/sign-in-with-password'
import { signOut } from './operations/sign-out'
import { verifyAndRegister } from './operations/verify-and-register'
import { verifyCandidate } from './operations/verify-candidate'
import { verifySignIn } from './operations/verify-sign-in'
import { randomCode } from './random-code'

const createSignUpRoutes = ({ os, ...services }: IdentityServices, deps: AccountDeps) => ({
  preRegister: os.identity.auth.preRegister.handler(({ input, context }) =>
    sendSignUpCode(deps, services.ensureBrowser(context), input),
  ),
  verifyAndRegister: os.identity.auth.verifyAndRegister.handler(async ({ input, context }) => {
    const made = await verifyAndRegister(deps, services.readBrowser(context), input)
    await services.sessions.signIn(context, made)
    return made
  }),
  registerWithPassword: os.identity.auth.registerWithPassword.handler(({ input, context }) =>
    registerWithPassword(deps, services.ensureBrowser(context), input),
  ),
  confirmEmail: os.identity.auth.confirmEmail.handler(async ({ input, context }) => {
    const { hasPassword, ...made } = await confirmEmail(deps, services.readBrowser(context), input)
    await services.sessions.signIn(context, made)
    return { userId: made.userId, hasPassword }
  }),
  sendEmailConfirmation: os.identity.auth.sendEmailConfirmation.handler(({ input, context }) =>
    sendEmailConfirmation(deps, services.ensureBrowser(context), input),
  ),
})

interface CandidateCode {
  readonly challengeId: string
  readonly code: string
  readonly linkId?: string | undefined
  readonly isRestoring: boolean
}

const createSignInRoutes = ({ os, ...services }: IdentityServices, deps: AccountDeps) => {
  const { candidates } = services
  const signInMember = async (context: RequestContext, input: { challengeId: string; code: string }) => {
    const who = await verifySignIn(deps, services.readBrowser(context), input)
    return { ...(await services.sessions.signIn(context, who)), interviewCount: 0, emailProof: null }
  }
  const reopenCandidate = async (context: RequestContext, input: CandidateCode) => {
    const email = await verifyCandidate(deps, services.readBrowser(context), input)
    const address = { email, linkId: input.linkId ?? null }
    const interviewCount = input.isRestoring ? await candidates.reopen(context, address) : 0
    const emailProof = candidates.createEmailProof(email)
    return { userId: null, needsSecondFactor: false, interviewCount, emailProof }
  }
  return {
    sendVerifyOtp: os.identity.auth.sendVerifyOtp.handler(({ input, context }) => {
      const browser = services.ensureBrowser(context)
      return isCandidateAudience(input.audience)
        ? sendCandidateCode({ ...deps, candidates }, browser, input)
        : sendSignInCode(deps, browser, input)
    }),
    verifyEmailOtp: os.identity.auth.verifyEmailOtp.handler(({ input, context }) =>
      isCandidateAudience(input.audience) ? reopenCandidate(context, input) : signInMember(context, input),
    ),
    signInWithPassword: os.identity.auth.signInWithPassword.handler(async ({ input, context }) => {
      const who = await signInWithPassword(deps, services.readBrowser(context), input)
      return services.sessions.signIn(context, who)
    }),
    signOut: os.identity.auth.signOut.handler(async ({ context }) => {
      await signOut(deps, context.caller.user)
      clearSessionCookie(context.reply, services.isHttps)
    }),
  }
}

/** Forgotten, first and new passwords. */
const createPasswordRoutes = ({ os, ...services }: IdentityServices, deps: AccountDeps) => {
  const mailResetCode = (context: RequestContext, input: { email: string; locale: InterfaceLanguage }) =>
    sendResetCode(deps, services.ensureBrowser(context), input)
  const change = async (context: RequestContext, input: PasswordChange): Promise<void> => {
    const signedIn = asUser(context.caller)
    await changePassword(deps, { signedIn, browser: services.readBrowser(context) }, input)
    await services.sessions.reopen(context)
  }
  return {
    forgot: os.identity.password.forgot.handler(({ input, context }) => mailResetCode(context, input)),
    sendResetCode: os.identity.password.sendResetCode.handler(({ input, context }) => mailResetCode(context, input)),
    set: os.identity.password.set.handler(async ({ input, context }) => {
      const who = await setPassword(deps, services.readBrowser(context), input)
      // A change in the settings keeps the current organization; a reset starts in the person's first one.
      const { user } = context.caller
      const isOwn = user !== null && user.userId === who.userId
      return services.sessions.signIn(context, isOwn ? { ...who, organizationId: user.organizationId } : who)
    }),
    change: os.identity.password.change.handler(({ input, context }) => change(context, input)),
    changeInSettings: os.identity.password.changeInSettings.handler(({ input, context }) => change(context, input)),
  }
}

/** Sign-up, sign-in, passwords and sign-out. */
export const createAccountRoutes = (services: IdentityServices) => {
  const deps: AccountDeps = {
    ...services.deps,
    queueMail: services.queueMail,
    randomCode,
    passwords: createPasswords(services.deps.processes.count),
  }
  return {
    auth: { ...createSignUpRoutes(services, deps), ...createSignInRoutes(services, deps) },
    password: createPasswordRoutes(services, deps),
  }
}
