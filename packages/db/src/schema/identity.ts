import {
  grantKinds,
  grantTargets,
  interfaceLanguages,
  inviteStates,
  logoMimeTypes,
  otpPurposes,
  type PasskeyTransport,
  roles,
  tokenFlows,
  type UserStatus,
} from '@candor/contract'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, id, instant, organizationId } from './columns'

/** A person with an account. Password, provider tokens and sessions are the auth library's, in the tables below. */
export const authUser = pgTable(
  'auth_user',
  {
    id: id(),
    name: text('name').notNull(),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    /** Canonical form (domain: canonicalEmail). */
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Fingerprint of the picture in `avatar`; null: no picture. */
    image: text('image'),
    phone: text('phone').notNull().default(''),
    status: integer('status').$type<UserStatus>().notNull(),
    locale: text('locale', { enum: interfaceLanguages }).notNull().default('en'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('auth_user_email').on(t.email)],
)

export const authSession = pgTable(
  'auth_session',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    activeOrganizationId: uuid('active_organization_id'),
    /** When its person proved who they are. Null: a session of before this was recorded, or opened from another one. */
    authenticatedAt: instant('authenticated_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('auth_session_token').on(t.token), index('auth_session_user').on(t.userId)],
)

export const authAccount = pgTable(
  'auth_account',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [uniqueIndex('auth_account_provider').on(t.providerId, t.accountId), index('auth_account_user').on(t.userId)],
)

export const authVerification = pgTable(
  'auth_verification',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [index('auth_verification_identifier').on(t.identifier)],
)

/** A hiring company's workspace. */
export const organization = pgTable('organization', {
  id: id(),
  name: text('name').notNull(),
  /** Fingerprint of the picture in `organization_logo`; null: no logo. */
  logo: text('logo'),
  isDemo: boolean('is_demo').notNull().default(false),
  /** Members without a second factor can open nothing of it. */
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(false),
  /** Candidates see how reliably it replies. */
  showsResponseRate: boolean('shows_response_rate').notNull().default(false),
  /** Since when no one can open it. A job erases its data. */
  deletedAt: instant('deleted_at'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Of an organization: a picture of at most 512 KB, which candidates see. */
export const organizationLogo = pgTable('organization_logo', {
  organizationId: organizationId()
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  mime: text('mime', { enum: logoMimeTypes }).notNull(),
  bytes: bytes('bytes').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const member = pgTable(
  'member',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('member_person').on(t.organizationId, t.userId), index('member_user').on(t.userId)],
)

/** An invitation to join; stores only the hash of the mailed code. */
export const organizationInvite = pgTable(
  'organization_invite',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    /** Canonical form. */
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    codeHash: text('code_hash').notNull(),
    invitedBy: uuid('invited_by').references(() => authUser.id, { onDelete: 'set null' }),
    /** open, accepted, declined, withdrawn; an open one also ends by its date. */
    state: text('state', { enum: inviteStates }).notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    respondedAt: instant('responded_at'),
  },
  (t) => [index('organization_invite_organization').on(t.organizationId, t.createdAt)],
)

/**
 * A right to see one set (with its submissions), one submission, the submission of one interview or those of one applicant. A member's
 * names the member; every other is a link, whose token is stored as a keyed hash. A trigger deletes the grants of a deleted target.
 */
export const accessGrant = pgTable(
  'access_grant',
  {
    id: id(),
    organizationId: organizationId().references(() => organization.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: grantKinds }).notNull().default('member'),
    /** Null unless it is a member's. */
    userId: uuid('user_id').references(() => authUser.id, { onDelete: 'cascade' }),
    /** Whom a link was mailed to; null: a member's, or a link that was not mailed. */
    email: text('email'),
    /** Null for a member's. */
    tokenHash: text('token_hash'),
    targetType: text('target_type', { enum: grantTargets }).notNull(),
    /** An interview's is the session. */
    targetId: uuid('target_id').notNull(),
    /** Whether recordings are part of it. Those given before this was asked have none. */
    mayWatch: boolean('may_watch').notNull().default(false),
    /** Whether a link shows the candidate's address and answers to screening questions. */
    showsContact: boolean('shows_contact').notNull().default(false),
    grantedBy: uuid('granted_by').references(() => authUser.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at'),
    /** Of a link: it stays for a while, so that its page can say whom to ask. A member's grant is deleted. */
    revokedAt: instant('revoked_at'),
    openedAt: instant('opened_at'),
    /** Browsers that opened the link. */
    openCount: integer('open_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('access_grant_target').on(t.organizationId, t.userId, t.targetType, t.targetId),
    uniqueIndex('access_grant_token').on(t.tokenHash),
    index('access_grant_target_id').on(t.targetId),
  ],
)

/** Of a person: a square picture of at most 128 KiB. */
export const avatar = pgTable('avatar', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUser.id, { onDelete: 'cascade' }),
  mime: text('mime').notNull(),
  bytes: bytes('bytes').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** A browser in which this person has signed in before: strangers can't use up its share of the day's mails and guesses. */
export const knownBrowser = pgTable(
  'known_browser',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [uniqueIndex('known_browser_person').on(t.tokenHash, t.userId), index('known_browser_user').on(t.userId)],
)

/** A one-time secret of a link or of a round trip to a provider; used by being consumed, never by being read. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    id: id(),
    /** magic, transfer, candidate, confirm, connect. */
    flow: text('flow', { enum: tokenFlows }).notNull(),
    tokenHash: text('token_hash').notNull(),
    /** Canonical; empty for a round trip to a provider. */
    email: text('email').notNull().default(''),
    userId: uuid('user_id').references(() => authUser.id, { onDelete: 'cascade' }),
    /** Where it is bound to a browser: the hash of its challenge cookie. */
    browserTokenHash: text('browser_token_hash'),
    /** What the flow needs when it comes back: the path to go to, a registration, nonce and verifier. */
    payload: jsonb('payload').notNull().default({}),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (t) => [uniqueIndex('one_time_token_hash').on(t.tokenHash), index('one_time_token_email').on(t.email, t.createdAt)],
)

/** A mailed code, bound to the browser that asked for it; stores neither the code nor the browser's token in plain text. */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose', { enum: otpPurposes }).notNull(),
    browserTokenHash: text('browser_token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (t) => [index('otp_challenge_email').on(t.email, t.createdAt)],
)

/** A person's authenticator app (RFC 6238). Secrets are encrypted with a key of the installation. */
export const authenticatorApp = pgTable('authenticator_app', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => authUser.id, { onDelete: 'cascade' }),
  /** Null: none was confirmed yet. */
  secret: text('secret'),
  confirmedAt: instant('confirmed_at'),
  /** Codes of this time step and earlier ones are refused. */
  lastUsedStep: integer('last_used_step'),
  /** A new secret, until its first code confirms it. */
  pendingSecret: text('pending_secret'),
  pendingUntil: instant('pending_until'),
})

/** A WebAuthn credential of a person. Its private key never leaves their device. */
export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** base64url, as browsers send it. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    signatureCounter: bigint('signature_counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<PasskeyTransport[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [uniqueIndex('passkey_credential').on(t.credentialId), index('passkey_user').on(t.userId)],
)

/** A code for when the phone is lost. Only its keyed hash is stored; it is deleted when it is used. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('recovery_code_person').on(t.userId, t.codeHash)],
)

/** A sign-in whose first step was proven in this browser and whose second one is not. It opens no session. */
export const secondStep = pgTable(
  'second_step',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => authUser.id, { onDelete: 'cascade' }),
    /** The organization to open; null: the person's first. */
    organizationId: uuid('opens_organization_id'),
    browserTokenHash: text('browser_token_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (t) => [index('second_step_browser').on(t.browserTokenHash, t.createdAt), index('second_step_user').on(t.userId)],
)

/** A WebAuthn challenge that was used, so that no other use of it is accepted. */
export const usedPasskeyChallenge = pgTable('used_passkey_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  expiresAt: instant('expires_at').notNull(),
})

/** What was spent on one identifier: rows, so that every process counts together. The key is a keyed hash of it. */
export const limitCounter = pgTable('limit_counter', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** The stored answer of a POST that carried an Idempotency-Key. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    /** Keyed hash of the caller and the key that was sent. */
    key: text('key').primaryKey(),
    route: text('route').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Status, headers and body, encrypted with a key that only the caller's own request yields. Null while it is under way. */
    sealedAnswer: bytes('sealed_answer'),
    createdAt: instant('created_at').notNull(),
    lockedUntil: instant('locked_until').notNull(),
  },
  (t) => [index('idempotency_key_created').on(t.createdAt)],
)
