import { z } from 'zod'
import { route } from '../builder'
import { audiences } from '../enums'
import { anyone, user } from '../policy'
import { zEmail, zInstant, zInterfaceLanguage, zToken } from '../shared/primitives'
import { zEntered } from './auth'

/** A path inside the product to go to afterwards; the server keeps only what is safe (domain: safeReturnPath). */
const zReturnUrl = z.string().max(2000).optional()

/** One-time links: mailed, or copied to another device. */
export const linkRoutes = {
  generate: route({
    service: 'identity',
    method: 'POST',
    path: '/magic-link/generate',
    summary: 'Mail a single-use sign-in link; known and unknown addresses are answered alike',
    policy: anyone('a sign-in begins without a session'),
    errors: ['INVALID_EMAIL', 'OTP_RESEND_TOO_SOON'],
    status: 202,
  })
    .input(
      z.object({
        email: zEmail,
        locale: zInterfaceLanguage.default('en'),
        audience: z.enum(audiences).default('member'),
        returnUrl: zReturnUrl,
      }),
    )
    .output(z.object({ resendAt: zInstant })),
  transfer: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/transfer',
    summary: 'A single-use link that signs the caller in on another device; valid for 15 minutes',
    policy: user,
    errors: [],
    status: 201,
  })
    .input(z.object({ returnUrl: zReturnUrl }))
    .output(z.object({ url: z.string(), expiresAt: zInstant })),
  authorize: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/authorize',
    summary: 'Exchange the one-time token of a link (access_token, lg_key) for a session',
    policy: anyone('the token of the link is the proof', 'user'),
    errors: ['LINK_INVALID', 'ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'],
  })
    .input(z.object({ accessToken: zToken, flow: z.enum(['magic', 'transfer', 'candidate']) }))
    .output(zEntered.extend({ returnUrl: z.string() })),
}
