import { z } from 'zod'
import { route } from '../builder'
import { anyone, user } from '../policy'
import { zEmail, zId, zInstant, zLanguage, zName } from '../shared/primitives'

export const zOtpChallenge = z.object({
  /** Names the challenge; worthless without the browser's challenge cookie. */
  challengeId: zId,
  expiresAt: zInstant,
  resendAt: zInstant,
})
export type OtpChallenge = z.infer<typeof zOtpChallenge>

const zCode = z.string().regex(/^\d{6}$/)

export const authRoutes = {
  preRegister: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/pre-register',
    summary: 'Begin a sign-up: check the address, mail the OTP',
    policy: anyone('a sign-up begins without an account'),
    errors: ['INVALID_EMAIL', 'OTP_RESEND_TOO_SOON'],
    status: 201,
  })
    .input(z.object({ email: zEmail, locale: zLanguage.default('en') }))
    .output(zOtpChallenge),
  verifyAndRegister: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/verify-and-register',
    summary: 'Verify the OTP and create the account with its first organization',
    policy: anyone('the code and the challenge cookie are the proof'),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_ATTEMPTS'],
    status: 201,
  })
    .input(
      z.object({
        challengeId: zId,
        code: zCode,
        firstName: zName,
        lastName: zName,
        organizationName: z.string().trim().min(1).max(120),
        locale: zLanguage.default('en'),
      }),
    )
    .output(z.object({ userId: zId, organizationId: zId })),
  sendVerifyOtp: route({
    service: 'identity',
    method: 'POST',
    path: '/email/send-verify-otp',
    summary: 'Mail a code to sign in with',
    policy: anyone('a sign-in begins without a session'),
    errors: ['INVALID_EMAIL', 'OTP_RESEND_TOO_SOON'],
    status: 201,
  })
    .input(z.object({ email: zEmail, locale: zLanguage.default('en') }))
    .output(zOtpChallenge),
  verifyEmailOtp: route({
    service: 'identity',
    method: 'POST',
    path: '/verify/email-otp',
    summary: 'Verify the mailed code and sign in',
    policy: anyone('the code and the challenge cookie are the proof'),
    errors: ['OTP_INVALID', 'OTP_EXPIRED', 'OTP_TOO_MANY_ATTEMPTS', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
  })
    .input(z.object({ challengeId: zId, code: zCode }))
    .output(z.object({ userId: zId })),
  signOut: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'End this session',
    policy: user,
    errors: [],
    status: 204,
  }),
}
