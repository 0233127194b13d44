import { isMailedFlow } from '@candor/domain'
import { asUser } from '../../../http/caller'
import type { RequestContext } from '../../../http/context'
import type { IdentityServices } from '../core/services'
import { clearSessionCookie } from '../core/session-cookie'
import { candidateReturn } from './link-payload'
import { authorizeLink, type LinkFlow } from './operations/authorize-link'
import { createTransferLink } from './operations/create-transfer-link'
import { endOtherSessions } from './operations/end-other-sessions'
import { endSession } from './operations/end-session'
import { listSessions } from './operations/list-sessions'
import { mailLink } from './operations/mail-link'

const createLinkHandlers = (services: IdentityServices) => {
  const { deps, queueMail, candidates, sessions } = services
  const { link } = services.os.identity
  const authorize = async (context: RequestContext, input: { accessToken: string; flow: LinkFlow }) => {
    const proven = await authorizeLink(deps, input)
    const { returnUrl } = proven
    if (proven.kind === 'address') {
      const linkId = candidateReturn(returnUrl)?.linkId ?? null
      const interviewCount = await candidates.reopen(context, { email: proven.email, linkId })
      return { userId: null, needsSecondFactor: false, interviewCount, returnUrl }
    }
    const { userId, organizationId } = proven
    const isDelegated = !isMailedFlow(input.flow)
    const result = await sessions.signIn(context, { userId, organizationId: organizationId ?? null, isDelegated })
    return { ...result, interviewCount: 0, returnUrl }
  }
  return {
    generate: link.generate.handler(({ input, context }) =>
      mailLink({ ...deps, queueMail, candidates }, services.readBrowser(context), input),
    ),
    transfer: link.transfer.handler(({ input, context }) => createTransferLink(deps, asUser(context.caller), input)),
    authorize: link.authorize.handler(({ input, context }) => authorize(context, input)),
  }
}

const createSessionHandlers = ({ deps, os, isHttps }: IdentityServices) => {
  const { sessions } = os.identity
  return {
    list: sessions.list.handler(async ({ context }) => ({ items: await listSessions(deps, asUser(context.caller)) })),
    revoke: sessions.revoke.handler(async ({ input, context }) => {
      const caller = asUser(context.caller)
      await endSession(deps, caller, input.id)
      if (input.id === caller.sessionId) clearSessionCookie(context.reply, isHttps)
    }),
    revokeOthers: sessions.revokeOthers.handler(({ context }) => endOtherSessions(deps, asUser(context.caller))),
  }
}

/** One-time links and the list of one's sessions. */
export const createLinkRoutes = (services: IdentityServices) => ({
  link: createLinkHandlers(services),
  sessions: createSessionHandlers(services),
})
