import { randomInt } from 'node:crypto'
import type { RequestContext } from '../../../http/context'
import type { IdentityParts } from '../core/parts'
import { deleteSession } from '../core/repo-sessions'
import { clearSessionCookie } from '../core/session-cookie'
import { beginChallenge, type ChallengeDeps } from './challenge'
import { verifyAndRegister } from './operations/verify-and-register'
import { verifySignIn } from './operations/verify-sign-in'

const randomCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0')

/** Sign-up, sign-in, passwords and sign-out. */
export const createAccountRoutes = (parts: IdentityParts) => {
  const { os, deps } = parts
  const challengeDeps: ChallengeDeps = { ...deps, queueMail: parts.queueMail, randomCode }
  const signOut = async (context: RequestContext): Promise<void> => {
    const { user } = context.caller
    if (user !== null) {
      await deps.withActor({ kind: 'auth' }, (tx) => deleteSession(tx, { id: user.sessionId, userId: user.userId }))
    }
    clearSessionCookie(context.reply, parts.isHttps)
  }
  return {
    auth: {
      preRegister: os.identity.auth.preRegister.handler(({ input, context }) =>
        beginChallenge(challengeDeps, parts.ensureBrowser(context), { ...input, purpose: 'sign_up' }),
      ),
      sendVerifyOtp: os.identity.auth.sendVerifyOtp.handler(({ input, context }) =>
        beginChallenge(challengeDeps, parts.ensureBrowser(context), {
          ...input,
          purpose: input.audience === 'candidate' ? 'candidate' : 'sign_in',
        }),
      ),
      verifyAndRegister: os.identity.auth.verifyAndRegister.handler(async ({ input, context }) => {
        const made = await verifyAndRegister(challengeDeps, parts.browserOf(context), input)
        await parts.sessions.enter(context, made)
        return made
      }),
      verifyEmailOtp: os.identity.auth.verifyEmailOtp.handler(async ({ input, context }) => {
        const who = await verifySignIn(challengeDeps, parts.browserOf(context), input)
        await parts.sessions.enter(context, who)
        return { userId: who.userId, interviewCount: 0 }
      }),
      signOut: os.identity.auth.signOut.handler(({ context }) => signOut(context)),
    },
  }
}
