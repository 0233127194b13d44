import type { InterfaceLanguage } from '@candor/contract'
import { asUser } from '../../../http/caller'
import type { RequestContext } from '../../../http/context'
import type { IdentityParts } from '../core/parts'
import type { AccountDeps } from './account-deps'
import { beginChallenge } from './challenge'
import { changePassword, type PasswordChange } from './operations/change-password'
import { setPassword } from './operations/set-password'

/** Forgotten, first and new passwords. */
export const createPasswordRoutes = ({ os, ...parts }: IdentityParts, deps: AccountDeps) => {
  const mailResetCode = (context: RequestContext, input: { email: string; locale: InterfaceLanguage }) =>
    beginChallenge(deps, parts.ensureBrowser(context), { ...input, purpose: 'reset' })
  const change = async (context: RequestContext, input: PasswordChange): Promise<void> => {
    const signedIn = asUser(context.caller)
    await changePassword(deps, { signedIn, browser: parts.browserOf(context) }, input)
    await parts.sessions.signIn(context, { userId: signedIn.userId, organizationId: signedIn.organizationId })
  }
  return {
    forgot: os.identity.password.forgot.handler(({ input, context }) => mailResetCode(context, input)),
    sendResetCode: os.identity.password.sendResetCode.handler(({ input, context }) => mailResetCode(context, input)),
    set: os.identity.password.set.handler(async ({ input, context }) => {
      const who = await setPassword(deps, parts.browserOf(context), input)
      // A change in the settings keeps the current organization; a reset starts in the person's first one.
      const { user } = context.caller
      const isOwn = user !== null && user.userId === who.userId
      await parts.sessions.signIn(context, isOwn ? { ...who, organizationId: user.organizationId } : who)
      return who
    }),
    change: os.identity.password.change.handler(({ input, context }) => change(context, input)),
    changeInSettings: os.identity.password.changeInSettings.handler(({ input, context }) => change(context, input)),
  }
}
