import { userStatus } from '@candor/contract'
import {
  accessGrant,
  authenticatorApp,
  authSession,
  authUser,
  authVerification,
  knownBrowser,
  limitCounter,
  oneTimeToken,
  organizationInvite,
  otpChallenge,
  secondStep,
  usedPasskeyChallenge,
} from '@candor/db'
import { auditLimits, identifierLimits, signInLimits } from '@candor/domain'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { createRowRule, type RetentionRule } from '../../../../platform/retention'

const actor = { kind: 'auth' } as const

/** Who opens a link that has ended reads whom to ask. */
const shareLinkKeptMs = 90 * identifierLimits.dayMs

/**
 * Counters and codes stay two days: a day's budget must not restart because its row was deleted. An unconfirmed sign-up, with its
 * name and hash, stays as long.
 */
const twoDays = { actor, keepMs: 2 * identifierLimits.dayMs }

export const accountRetention: readonly RetentionRule[] = [
  createRowRule({
    ...twoDays,
    name: 'otp_challenge',
    table: otpChallenge,
    isPast: (before) => lt(otpChallenge.expiresAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'one_time_token',
    table: oneTimeToken,
    isPast: (before) => lt(oneTimeToken.expiresAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'second_step',
    table: secondStep,
    isPast: (before) => lt(secondStep.expiresAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'used_passkey_challenge',
    table: usedPasskeyChallenge,
    isPast: (before) => lt(usedPasskeyChallenge.expiresAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'authenticator_app',
    table: authenticatorApp,
    isPast: (before) => and(isNull(authenticatorApp.secret), lt(authenticatorApp.pendingUntil, before)),
  }),
  createRowRule({
    ...twoDays,
    name: 'auth_session',
    table: authSession,
    isPast: (before) => lt(authSession.expiresAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'auth_verification',
    table: authVerification,
    isPast: (before) => lt(authVerification.expiresAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'limit_counter',
    table: limitCounter,
    isPast: (before) => lt(limitCounter.updatedAt, before),
  }),
  createRowRule({
    ...twoDays,
    name: 'auth_user',
    table: authUser,
    isPast: (before) => and(eq(authUser.status, userStatus.PENDING), lt(authUser.updatedAt, before)),
  }),
  createRowRule({
    actor,
    name: 'known_browser',
    keepMs: signInLimits.knownBrowserMs,
    table: knownBrowser,
    isPast: (before) => lt(knownBrowser.lastUsedAt, before),
  }),
  createRowRule({
    actor,
    name: 'organization_invite',
    // The audit log names invitees by their invites, as long as it has an event about them.
    keepMs: auditLimits.retentionMs,
    table: organizationInvite,
    isPast: (before) =>
      sql`greatest(${organizationInvite.respondedAt}, ${organizationInvite.expiresAt}) < ${before.toISOString()}::timestamptz`,
  }),
  createRowRule({
    actor: { kind: 'worker' },
    name: 'access_grant',
    keepMs: shareLinkKeptMs,
    table: accessGrant,
    isPast: (before) =>
      sql`${accessGrant.kind} <> 'member' and least(${accessGrant.revokedAt}, ${accessGrant.expiresAt}) < ${before.toISOString()}::timestamptz`,
  }),
]
