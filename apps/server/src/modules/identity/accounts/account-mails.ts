import type { OtpPurpose } from '@candor/contract'
import { otpLimits, signInLimits } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MailTemplate } from '../../notification'

type MailDeps = Pick<Deps, 'publicUrl'>

export const noAccountMail = (deps: MailDeps): MailTemplate => ({
  name: 'no-account',
  signUpUrl: deps.publicUrl('/company/sign-up'),
})

export const alreadyRegisteredMail = (deps: MailDeps): MailTemplate => ({
  name: 'already-registered',
  signInUrl: deps.publicUrl('/company/sign-in'),
})

export const passwordChangedMail = (deps: MailDeps): MailTemplate => ({
  name: 'password-changed',
  resetUrl: deps.publicUrl('/company/forgot-password'),
})

export const confirmEmailMail = (deps: MailDeps, token: string): MailTemplate => ({
  name: 'confirm-email',
  url: deps.publicUrl(`/company/verify-email?access_token=${token}&lg_key=confirm`),
  hours: signInLimits.confirmationMs / 3_600_000,
})

/** The mail of a code. It depends on whether the address has an account or interviews; the response does not. */
export const codeMail = (
  deps: MailDeps,
  input: { purpose: OtpPurpose; code: string; hasAccount: boolean; hasInterviews: boolean },
): MailTemplate => {
  const { code, hasAccount } = input
  const minutes = otpLimits.lifetimeMs / 60_000
  const mails: Readonly<Record<OtpPurpose, MailTemplate>> = {
    sign_up: hasAccount ? alreadyRegisteredMail(deps) : { name: 'sign-up-code', code, minutes },
    sign_in: hasAccount ? { name: 'sign-in-code', code, minutes } : noAccountMail(deps),
    reset: hasAccount ? { name: 'reset-code', code, minutes } : noAccountMail(deps),
    candidate: input.hasInterviews ? { name: 'candidate-code', code, minutes } : { name: 'no-interviews' },
  }
  return mails[input.purpose]
}
