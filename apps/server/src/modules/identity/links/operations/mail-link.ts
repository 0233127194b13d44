import type { InterfaceLanguage } from '@candor/contract'
import { canonicalEmail, isCandidateAudience, linkLimits } from '@candor/domain'
import type { Deps } from '../../../../deps'
import { toInstant } from '../../../../platform/clock'
import { AppError } from '../../../../platform/errors'
import type { MailTemplate, QueueMail } from '../../../notification'
import type { Browser } from '../../core/browser'
import { isAccount } from '../../core/check-account-status'
import { countSignInMail } from '../../core/limiter'
import { createOneTimeToken } from '../../core/one-time-token'
import type { CandidateReturn } from '../../core/ports'
import type { Transaction } from '../../core/repo/transaction'
import { findUserByEmail } from '../../core/repo/users'
import { candidateReturn, memberReturnPath } from '../link-payload'

export type MailLinkDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken' | 'keyedHash' | 'publicUrl'> & {
  readonly queueMail: QueueMail
  readonly candidates: Pick<CandidateReturn, 'hasInterviews'>
}

export interface LinkRequest {
  readonly email: string
  readonly locale: InterfaceLanguage
  readonly audience: 'member' | 'candidate'
  readonly returnUrl?: string | undefined
}

/** What is mailed: decided before the address is looked up. */
interface Plan {
  readonly flow: 'magic' | 'candidate'
  readonly returnUrl: string
  readonly formatPath: (token: string) => string
  /** The mail to an address for which the link is valid; `otherMail` goes to any other. */
  readonly createMail: (url: string) => MailTemplate
  readonly otherMail: MailTemplate
  readonly isGood: (tx: Transaction, email: string) => Promise<boolean>
}

const minutes = linkLimits.magicLinkMs / 60_000

const memberPlan = (deps: MailLinkDeps, raw: string | undefined): Plan => ({
  flow: 'magic',
  returnUrl: memberReturnPath(raw),
  formatPath: (token) => `/company/transfer-login?access_token=${token}&lg_key=magic`,
  createMail: (url) => ({ name: 'sign-in-link', url, minutes }),
  otherMail: { name: 'no-account', signUpUrl: deps.publicUrl('/company/sign-up') },
  isGood: async (tx, email) => isAccount(await findUserByEmail(tx, email)),
})

const candidatePlan = async (deps: MailLinkDeps, raw: string | undefined, email: string): Promise<Plan> => {
  const target = candidateReturn(raw)
  if (target === null) throw new AppError('VALIDATION_FAILED', { fields: { returnUrl: 'invalid' } })
  // As another actor, so before the transaction that counts and mails.
  const hasInterviews = await deps.candidates.hasInterviews(email)
  return {
    flow: 'candidate',
    returnUrl: target.returnUrl,
    formatPath: (token) => `/interview/${target.linkId}?access_token=${token}&lg_key=candidate`,
    createMail: (url) => ({ name: 'candidate-link', url, minutes }),
    otherMail: { name: 'no-interviews' },
    isGood: async () => hasInterviews,
  }
}

/**
 * Mails a single-use link. Every address causes the same work and response, including a token: only the mail differs,
 * and only the owner of the address reads it.
 */
export const mailLink = async (
  deps: MailLinkDeps,
  browser: Browser,
  input: LinkRequest,
): Promise<{ resendAt: string }> => {
  const email = canonicalEmail(input.email)
  if (email === null) throw new AppError('INVALID_EMAIL')
  const plan = isCandidateAudience(input.audience)
    ? await candidatePlan(deps, input.returnUrl, email)
    : memberPlan(deps, input.returnUrl)
  return deps.withActor({ kind: 'auth' }, async (tx) => {
    const { resendAtMs } = await countSignInMail(deps, tx, { email, browser })
    const isGood = await plan.isGood(tx, email)
    const { token } = await createOneTimeToken(deps, tx, {
      flow: plan.flow,
      lifetimeMs: linkLimits.magicLinkMs,
      email,
      payload: { returnUrl: plan.returnUrl },
    })
    const template = isGood ? plan.createMail(deps.publicUrl(plan.formatPath(token))) : plan.otherMail
    await deps.queueMail(tx, { to: email, language: input.locale, template })
    return { resendAt: toInstant(resendAtMs) }
  })
}
