import { z } from 'zod'
import { route } from '../builder'
import { audiences } from '../enums'
import { organizationLimits } from '../limits'
import { anyone, user } from '../policy'
import {
  zDisplayName,
  zEmail,
  zId,
  zInstant,
  zInterfaceLanguage,
  zName,
  zPassword,
  zPublicLink,
  zToken,
} from '../shared/primitives'

export const zOtpChallenge = z.object({
  /** Names the challenge; worthless without the browser's challenge cookie. */
  challengeId: zId,
  expiresAt: zInstant,
  resendAt: zInstant,
})
export type OtpChallenge = z.infer<typeof zOtpChallenge>

const zCode = z.string().regex(/^\d{6}$/)

/** A mailed invite to an organization: its id and the code of the link. */
export const zInviteKey = z.object({ id: zId, code: zToken })
export type InviteKey = z.infer<typeof zInviteKey>

/** A new person founds an organization or joins the one that invited them, never both. */
const zNewPerson = z.object({
  firstName: zName,
  lastName: zName,
  organizationName: zDisplayName(organizationLimits.nameCharacters).optional(),
  invite: zInviteKey.optional(),
  locale: zInterfaceLanguage.default('en'),
})
const foundsOrJoins = (input: { organizationName?: string | undefined; invite?: InviteKey | undefined }): boolean =>
  (input.organizationName === undefined) !== (input.invite === undefined)
const foundsOrJoinsIssue = { path: ['organizationName'], error: 'required' }

const zAudience = z.enum(audiences).default('member')

/** A person whose session was opened; null: a person with a second factor, who has to prove it first. */
const zSignedIn = z.object({ userId: zId.nullable(), needsSecondFactor: z.boolean() })

/** Who the browser is after a code or link was taken: a person with an account, or a candidate with interviews. */
export const zEntered = zSignedIn.extend({ interviewCount: z.number().int().nonnegative() })

const otpRefusals = ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_ATTEMPTS'] as const
const accountRefusals = ['ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'] as const
const mailRefusals = ['INVALID_EMAIL', 'OTP_RESEND_TOO_SOON'] as const

/** Sign-up, sign-in and sign-out. */
export const authRoutes = {
  preRegister: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/pre-register',
    summary: 'Begin a sign-up: check the address, mail the OTP',
    policy: anyone('a sign-up begins without an account'),
    errors: mailRefusals,
    status: 201,
  })
    .input(z.object({ email: zEmail, locale: zInterfaceLanguage.default('en') }))
    .output(zOtpChallenge),
  verifyAndRegister: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/verify-and-register',
    summary: 'Verify the OTP and create the account, with its first organization or by an invite',
    policy: anyone('the code and the challenge cookie are the proof', 'user'),
    errors: [...otpRefusals, 'LINK_INVALID', 'INVITE_OTHER_EMAIL'],
    status: 201,
  })
    .input(zNewPerson.extend({ challengeId: zId, code: zCode }).refine(foundsOrJoins, foundsOrJoinsIssue))
    .output(z.object({ userId: zId, organizationId: zId })),
  sendVerifyOtp: route({
    service: 'identity',
    method: 'POST',
    path: '/email/send-verify-otp',
    summary: 'Mail a code to sign in with, or to come back to interviews with',
    policy: anyone('a sign-in begins without a session'),
    errors: mailRefusals,
    status: 201,
  })
    .input(z.object({ email: zEmail, locale: zInterfaceLanguage.default('en'), audience: zAudience }))
    .output(zOtpChallenge),
  verifyEmailOtp: route({
    service: 'identity',
    method: 'POST',
    path: '/verify/email-otp',
    summary: 'Verify the mailed code and sign in, or get back to the interviews of this address',
    policy: anyone('the code and the challenge cookie are the proof', 'user'),
    errors: [...otpRefusals, ...accountRefusals],
  })
    .input(
      z.object({
        challengeId: zId,
        code: zCode,
        audience: zAudience,
        /** Candidates: the interview that the code was asked for. It is opened first. */
        linkId: zPublicLink.optional(),
        /** Candidates: false only proves the address, to start a new interview with it. */
        isRestoring: z.boolean().default(true),
      }),
    )
    /** `emailProof` lets a candidate start an interview with this address for the next hour. */
    .output(zEntered.extend({ emailProof: z.string().nullable() })),
  signInWithPassword: route({
    service: 'identity',
    method: 'POST',
    cost: 'password',
    path: '/auth/local',
    summary: 'Sign in with email and password',
    policy: anyone('a sign-in begins without a session', 'user'),
    errors: ['INVALID_EMAIL', 'SIGN_IN_FAILED', 'SIGN_IN_TOO_MANY_ATTEMPTS', ...accountRefusals],
  })
    .input(z.object({ email: zEmail, password: zPassword }))
    .output(zSignedIn),
  registerWithPassword: route({
    service: 'identity',
    method: 'POST',
    cost: 'password',
    path: '/auth/local/register',
    summary: 'Register with email and password; the account begins when the mailed link is confirmed',
    policy: anyone('a sign-up begins without an account'),
    errors: [...mailRefusals, 'PASSWORD_TOO_WEAK'],
    status: 202,
  })
    .input(zNewPerson.extend({ email: zEmail, password: zPassword }).refine(foundsOrJoins, foundsOrJoinsIssue))
    .output(z.object({ resendAt: zInstant })),
  confirmEmail: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/email-confirmation',
    summary: 'Confirm the address with the token of the mailed link and sign in',
    policy: anyone('the token of the mail is the proof', 'user'),
    errors: ['LINK_INVALID'],
  })
    .input(z.object({ token: zToken }))
    /** Confirmed in another browser than the one that registered: the password that was chosen there is not taken over. */
    .output(z.object({ userId: zId, hasPassword: z.boolean() })),
  sendEmailConfirmation: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/send-email-confirmation',
    summary: 'Mail the confirmation of this browser’s registration again',
    policy: anyone('a sign-up begins without an account'),
    errors: mailRefusals,
    status: 202,
  })
    .input(z.object({ email: zEmail, locale: zInterfaceLanguage.default('en') }))
    .output(z.object({ resendAt: zInstant })),
  signOut: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'End this session',
    policy: anyone('the holder of the cookie may end its session, blocked or not', 'user'),
    errors: [],
    status: 204,
  }),
}

const resetMail = { service: 'identity', method: 'POST', status: 201, errors: mailRefusals } as const
const zResetInput = z.object({ email: zEmail, locale: zInterfaceLanguage.default('en') })

const passwordChange = {
  service: 'identity',
  method: 'POST',
  cost: 'password',
  policy: user,
  errors: ['PASSWORD_WRONG', 'PASSWORD_TOO_WEAK', 'SIGN_IN_TOO_MANY_ATTEMPTS'],
  status: 204,
} as const
export const zPasswordChange = z.object({ currentPassword: zPassword, newPassword: zPassword })

/** Forgotten, first and new passwords. */
export const passwordRoutes = {
  forgot: route({
    ...resetMail,
    path: '/auth/forgot-password',
    summary: 'Mail a code to set a new password with',
    policy: anyone('who forgot a password has no session'),
  })
    .input(zResetInput)
    .output(zOtpChallenge),
  sendResetCode: route({
    ...resetMail,
    path: '/email/send-reset-code',
    summary: 'Mail a code to set a new password with (the same as forgot-password)',
    policy: anyone('who forgot a password has no session'),
  })
    .input(zResetInput)
    .output(zOtpChallenge),
  set: route({
    service: 'identity',
    method: 'POST',
    cost: 'password',
    path: '/auth/set-password',
    summary: 'Set a password with a mailed code; ends every other session and signs in',
    policy: anyone('the code and the challenge cookie are the proof', 'user'),
    errors: [...otpRefusals, ...accountRefusals, 'PASSWORD_TOO_WEAK'],
  })
    .input(z.object({ challengeId: zId, code: zCode, password: zPassword }))
    .output(zSignedIn),
  change: route({ ...passwordChange, path: '/auth/change-password', summary: 'Change the own password' }).input(
    zPasswordChange,
  ),
  changeInSettings: route({
    ...passwordChange,
    path: '/profile/change-password',
    summary: 'Change the own password from the settings page',
  }).input(zPasswordChange),
}
