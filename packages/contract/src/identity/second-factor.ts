import { z } from 'zod'
import { route } from '../builder'
import { secondFactorMethods } from '../enums'
import { passkeyLimits, recoveryCodeLimits } from '../limits'
import { anyone, member, user } from '../policy'
import { zId, zInstant, zText } from '../shared/primitives'
import { zCreatedPasskey, zPasskeyCreationOptions, zPasskeyRequestOptions, zUsedPasskey } from './passkey'

const zPasskeyName = zText(passkeyLimits.nameCharacters).min(1)
const zAppCode = z.string().regex(/^\d{6}$/)
/** As people write it: with or without the dash, in any case. */
const zRecoveryCode = z
  .string()
  .trim()
  .toUpperCase()
  .transform((code) => code.replaceAll(/[\s-]/g, ''))
  .pipe(z.string().regex(new RegExp(`^[A-Z2-9]{${recoveryCodeLimits.characters}}$`)))

export const zPasskey = z.object({
  id: zId,
  name: z.string(),
  createdAt: zInstant,
  lastUsedAt: zInstant.nullable(),
})
export type Passkey = z.infer<typeof zPasskey>

export const zSecondFactors = z.object({
  /** Since when an authenticator app is set up; null: none. */
  appAddedAt: zInstant.nullable(),
  passkeys: z.array(zPasskey),
  recoveryCodesLeft: z.number().int().nonnegative(),
  /** Passkeys need a domain name: a product at an IP address has none. */
  canUsePasskeys: z.boolean(),
  /** Until when factors may be changed without another sign-in; null: sign in again first. */
  changeableUntil: zInstant.nullable(),
  /** The current organization requires a second factor. */
  isRequired: z.boolean(),
})
export type SecondFactors = z.infer<typeof zSecondFactors>

/** The codes are shown once; null: the person has theirs from an earlier factor. */
export const zRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

const own = { service: 'identity', policy: user } as const
const change = ['RECENT_SIGN_IN_REQUIRED'] as const

/** A person's own second factors. */
export const secondFactorRoutes = {
  list: route({
    ...own,
    method: 'GET',
    path: '/profile/second-factor',
    summary: 'Own second factors',
    errors: [],
  }).output(zSecondFactors),
  beginApp: route({
    ...own,
    method: 'POST',
    path: '/profile/second-factor/app',
    summary: 'Begin to add an authenticator app, or to replace it; it counts once a code confirms it',
    errors: change,
    status: 201,
  }).output(z.object({ secret: z.string(), uri: z.string() })),
  confirmApp: route({
    ...own,
    method: 'POST',
    path: '/profile/second-factor/app/confirm',
    summary: 'Confirm the app with its first code; the first factor of a person comes with recovery codes',
    errors: [...change, 'SECOND_FACTOR_INVALID', 'SECOND_FACTOR_EXPIRED'],
  })
    .input(z.object({ code: zAppCode }))
    .output(zRecoveryCodes),
  removeApp: route({
    ...own,
    method: 'DELETE',
    path: '/profile/second-factor/app',
    summary: 'Remove the authenticator app',
    errors: [...change, 'LAST_SECOND_FACTOR'],
    status: 204,
  }),
  beginPasskey: route({
    ...own,
    method: 'POST',
    path: '/profile/second-factor/passkey/options',
    summary: 'What the browser needs to create a passkey',
    errors: [...change, 'PASSKEY_REFUSED', 'PASSKEY_LIMIT_REACHED'],
    status: 201,
  }).output(zPasskeyCreationOptions),
  addPasskey: route({
    ...own,
    method: 'POST',
    path: '/profile/second-factor/passkey',
    summary: 'Add the passkey that the browser created',
    errors: [...change, 'PASSKEY_REFUSED', 'PASSKEY_LIMIT_REACHED'],
    status: 201,
  })
    .input(z.object({ name: zPasskeyName, created: zCreatedPasskey }))
    .output(zRecoveryCodes.extend({ passkey: zPasskey })),
  renamePasskey: route({
    ...own,
    method: 'PATCH',
    path: '/profile/second-factor/passkey/{id}',
    summary: 'Rename a passkey',
    errors: [],
    status: 204,
  }).input(z.object({ id: zId, name: zPasskeyName })),
  removePasskey: route({
    ...own,
    method: 'DELETE',
    path: '/profile/second-factor/passkey/{id}',
    summary: 'Remove a passkey',
    errors: [...change, 'LAST_SECOND_FACTOR'],
    status: 204,
  }).input(z.object({ id: zId })),
  replaceRecoveryCodes: route({
    ...own,
    method: 'POST',
    path: '/profile/second-factor/recovery-codes',
    summary: 'New recovery codes; the earlier ones end',
    errors: change,
  }).output(z.object({ recoveryCodes: z.array(z.string()) })),
}

const step = {
  service: 'identity',
  policy: anyone('the proven first step of this browser is the proof', 'user'),
} as const
const accountRefusals = ['ACCOUNT_SUSPENDED', 'ACCOUNT_BANNED'] as const
const stepRefusals = ['SECOND_FACTOR_EXPIRED', 'SECOND_FACTOR_TOO_MANY_ATTEMPTS', ...accountRefusals] as const
const zSignedInUser = z.object({ userId: zId })

/** The second step of a sign-in, and the sign-in with a passkey alone. */
export const secondStepRoutes = {
  get: route({
    ...step,
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'The sign-in of this browser that waits for its second step',
    errors: ['SECOND_FACTOR_EXPIRED'],
  }).output(z.object({ methods: z.array(z.enum(secondFactorMethods)), expiresAt: zInstant })),
  verifyCode: route({
    ...step,
    method: 'POST',
    path: '/auth/second-factor',
    summary: 'Finish the sign-in with a code of the app or a recovery code',
    errors: ['SECOND_FACTOR_INVALID', ...stepRefusals],
  })
    .input(
      z.discriminatedUnion('method', [
        z.object({ method: z.literal('app'), code: zAppCode }),
        z.object({ method: z.literal('recovery'), code: zRecoveryCode }),
      ]),
    )
    .output(zSignedInUser),
  beginPasskey: route({
    ...step,
    method: 'POST',
    path: '/auth/second-factor/passkey/options',
    summary: 'What the browser needs to finish the sign-in with a passkey',
    errors: ['SECOND_FACTOR_EXPIRED', 'PASSKEY_REFUSED'],
    status: 201,
  }).output(zPasskeyRequestOptions),
  verifyPasskey: route({
    ...step,
    method: 'POST',
    path: '/auth/second-factor/passkey',
    summary: 'Finish the sign-in with a passkey',
    errors: ['PASSKEY_REFUSED', ...stepRefusals],
  })
    .input(z.object({ used: zUsedPasskey }))
    .output(zSignedInUser),
  beginPasskeySignIn: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'What the browser needs to sign in with a passkey alone; the same for everyone',
    policy: anyone('a sign-in begins without a session'),
    errors: ['PASSKEY_REFUSED'],
    status: 201,
  }).output(zPasskeyRequestOptions),
  signInWithPasskey: route({
    service: 'identity',
    method: 'POST',
    path: '/auth/passkey',
    summary: 'Sign in with a passkey alone: it proves the device and its owner',
    policy: anyone('the passkey and the challenge cookie are the proof', 'user'),
    errors: ['PASSKEY_REFUSED', ...accountRefusals],
  })
    .input(z.object({ used: zUsedPasskey }))
    .output(zSignedInUser),
}

const owner = member('security.manage')

/** What owners decide on second factors. */
export const securityRoutes = {
  get: route({
    service: 'identity',
    method: 'GET',
    path: '/organization/{id}/security',
    summary: 'The security settings of the current organization',
    policy: owner,
    errors: [],
  })
    .input(z.object({ id: zId }))
    .output(z.object({ requiresSecondFactor: z.boolean() })),
  update: route({
    service: 'identity',
    method: 'PATCH',
    path: '/organization/{id}/security',
    summary: 'Require a second factor of every member, or stop requiring it. The caller must have one.',
    policy: owner,
    errors: ['OWN_SECOND_FACTOR_REQUIRED', 'RECENT_SIGN_IN_REQUIRED'],
  })
    .input(z.object({ id: zId, requiresSecondFactor: z.boolean() }))
    .output(z.object({ requiresSecondFactor: z.boolean() })),
  resetMember: route({
    service: 'identity',
    method: 'POST',
    path: '/organization/members/{id}/second-factor/reset',
    summary: 'Remove the second factors of a member who lost them all and belongs to no other organization',
    policy: owner,
    errors: ['SECOND_FACTOR_RESET_NOT_ALLOWED', 'RECENT_SIGN_IN_REQUIRED'],
    status: 204,
  }).input(z.object({ id: zId })),
}
