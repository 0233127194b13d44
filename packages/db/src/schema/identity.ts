import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, organizationId } from './columns'

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
    image: text('image'),
    status: integer('status').notNull(),
    locale: text('locale').notNull().default('en'),
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
  isDemo: boolean('is_demo').notNull().default(false),
  createdAt: instant('created_at').notNull(),
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
    role: text('role').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('member_person').on(t.organizationId, t.userId), index('member_user').on(t.userId)],
)

/** A mailed code, bound to the browser that asked for it; neither the code nor the browser's token stands here in the clear. */
export const otpChallenge = pgTable(
  'otp_challenge',
  {
    id: id(),
    email: text('email').notNull(),
    purpose: text('purpose').notNull(),
    browserTokenHash: text('browser_token_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    consumedAt: instant('consumed_at'),
  },
  (t) => [index('otp_challenge_email').on(t.email, t.createdAt)],
)

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
    /** Keyed hash of the principal and the key it sent. */
    key: text('key').primaryKey(),
    route: text('route').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the first request is under way. */
    status: integer('status'),
    body: jsonb('body'),
    createdAt: instant('created_at').notNull(),
    lockedUntil: instant('locked_until').notNull(),
  },
  (t) => [index('idempotency_key_created').on(t.createdAt)],
)
