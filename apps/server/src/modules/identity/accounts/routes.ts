import type { RequestContext } from '../../../http/context'
import type { IdentityParts } from '../core/parts'
import { clearSessionCookie } from '../core/session-cookie'
import { createPasswords } from '../providers/password-hash'
import type { AccountDeps } from './account-deps'
import { beginChallenge } from './challenge'
import { confirmEmail } from './operations/confirm-email'
import { registerWithPassword } from './operations/register-with-password'
import { sendCandidateCode } from './operations/send-candidate-code'
import { sendEmailConfirmation } from './operations/send-email-confirmation'
import { signInWithPassword } from './operations/sign-in-with-password'
import { signOut } from './operations/sign-out'
import { verifyAndRegister } from './operations/verify-and-register'
import { verifyCandidate } from './operations/verify-candidate'
import { verifySignIn } from './operations/verify-sign-in'
import { createPasswordRoutes } from './password-routes'
import { randomCode } from './random-code'

const createSignUpRoutes = ({ os, ...parts }: IdentityParts, deps: AccountDeps) => ({
  preRegister: os.identity.auth.preRegister.handler(({ input, context }) =>
    beginChallenge(deps, parts.ensureBrowser(context), { ...input, purpose: 'sign_up' }),
  ),
  verifyAndRegister: os.identity.auth.verifyAndRegister.handler(async ({ input, context }) => {
    const made = await verifyAndRegister(deps, parts.browserOf(context), input)
    await parts.sessions.signIn(context, made)
    return made
  }),
  registerWithPassword: os.identity.auth.registerWithPassword.handler(({ input, context }) =>
    registerWithPassword(deps, parts.ensureBrowser(context), input),
  ),
  confirmEmail: os.identity.auth.confirmEmail.handler(async ({ input, context }) => {
    const { hasPassword, ...made } = await confirmEmail(deps, parts.browserOf(context), input)
    await parts.sessions.signIn(context, made)
    return { userId: made.userId, hasPassword }
  }),
  sendEmailConfirmation: os.identity.auth.sendEmailConfirmation.handler(({ input, context }) =>
    sendEmailConfirmation(deps, parts.ensureBrowser(context), input),
  ),
})

const createSignInRoutes = ({ os, ...parts }: IdentityParts, deps: AccountDeps) => {
  const { candidates } = parts
  const enterAsMember = async (context: RequestContext, input: { challengeId: string; code: string }) => {
    const who = await verifySignIn(deps, parts.browserOf(context), input)
    await parts.sessions.signIn(context, who)
    return { userId: who.userId, interviewCount: 0 }
  }
  const enterAsCandidate = async (context: RequestContext, input: { challengeId: string; code: string }) => {
    const email = await verifyCandidate(deps, parts.browserOf(context), input)
    return { userId: null, interviewCount: await candidates.reopen(context, email) }
  }
  return {
    sendVerifyOtp: os.identity.auth.sendVerifyOtp.handler(({ input, context }) => {
      const browser = parts.ensureBrowser(context)
      return input.audience === 'candidate'
        ? sendCandidateCode({ ...deps, candidates }, browser, input)
        : beginChallenge(deps, browser, { ...input, purpose: 'sign_in' })
    }),
    verifyEmailOtp: os.identity.auth.verifyEmailOtp.handler(({ input, context }) =>
      input.audience === 'candidate' ? enterAsCandidate(context, input) : enterAsMember(context, input),
    ),
    signInWithPassword: os.identity.auth.signInWithPassword.handler(async ({ input, context }) => {
      const who = await signInWithPassword(deps, parts.browserOf(context), input)
      await parts.sessions.signIn(context, who)
      return who
    }),
    signOut: os.identity.auth.signOut.handler(async ({ context }) => {
      await signOut(deps, context.caller.user)
      clearSessionCookie(context.reply, parts.isHttps)
    }),
  }
}

/** Sign-up, sign-in, passwords and sign-out. */
export const createAccountRoutes = (parts: IdentityParts) => {
  const deps: AccountDeps = { ...parts.deps, queueMail: parts.queueMail, randomCode, passwords: createPasswords() }
  return {
    auth: { ...createSignUpRoutes(parts, deps), ...createSignInRoutes(parts, deps) },
    password: createPasswordRoutes(parts, deps),
  }
}
