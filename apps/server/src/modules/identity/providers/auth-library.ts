import { authAccount, authSession, authUser, authVerification } from '@candor/db'
import { signInLimits } from '@candor/domain'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { z } from 'zod'
import { AppError } from '../../../platform/errors'
import { sessionCookieName } from '../core/session-cookie'

const dayS = 24 * 60 * 60

export interface AuthConnections {
  /** Connections that act as the actor `auth` from their start. */
  readonly pool: Pool
  /** Runs the work when it is the client's turn to use a connection. */
  takeTurn<T>(work: () => Promise<T>): Promise<T>
}

export interface AuthLibraryOptions {
  readonly connections: AuthConnections
  readonly secret: string
  readonly baseUrl: string
  readonly isHttps: boolean
  readonly newId: () => string
}

/** Opens a session for a person whom our own operation has proven; never mounted over HTTP. */
const openSessionPlugin = {
  id: 'candor-open-session',
  endpoints: {
    openSession: createAuthEndpoint(
      '/candor/open-session',
      {
        method: 'POST',
        body: z.object({
          userId: z.uuid(),
          organizationId: z.uuid().nullable(),
          authenticatedAt: z.date().nullable(),
        }),
      },
      async (ctx) => {
        const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId)
        if (user === null) throw new AppError('UNAUTHENTICATED')
        const session = await ctx.context.internalAdapter.createSession(user.id, false, {
          activeOrganizationId: ctx.body.organizationId,
          authenticatedAt: ctx.body.authenticatedAt,
        })
        // The row decides when a session ends. A cookie that expired after the first week would end a session in daily use.
        await setSessionCookie(ctx, { session, user }, undefined, { maxAge: signInLimits.absoluteMs / 1000 })
        return ctx.json({ sessionId: session.id })
      },
    ),
  },
}

const createLibrary = (options: AuthLibraryOptions) =>
  betterAuth({
    secret: options.secret,
    baseURL: options.baseUrl,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(drizzle(options.connections.pool), {
      provider: 'pg',
      schema: { user: authUser, session: authSession, account: authAccount, verification: authVerification },
    }),
    session: {
      expiresIn: signInLimits.idleMs / 1000,
      updateAge: dayS,
      additionalFields: {
        activeOrganizationId: { type: 'string', required: false, input: false },
        authenticatedAt: { type: 'date', required: false, input: false },
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true, input: false },
        lastName: { type: 'string', required: true, input: false },
        status: { type: 'number', required: true, input: false },
        locale: { type: 'string', required: true, input: false },
      },
    },
    advanced: {
      database: { generateId: () => options.newId() },
      cookies: {
        session_token: {
          name: sessionCookieName(options.isHttps),
          attributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: options.isHttps },
        },
      },
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
    },
    plugins: [openSessionPlugin],
  })

interface SessionOpening {
  readonly body: { userId: string; organizationId: string | null; authenticatedAt: Date | null }
  readonly headers: Headers
}

/** The auth library stores sessions, passwords and providers in its own tables. Authorization is not its task. */
export const createAuthLibrary = (options: AuthLibraryOptions) => {
  const { api } = createLibrary(options)
  const { takeTurn } = options.connections
  return {
    /** The session and person of a cookie, or null. */
    getSession: (headers: Headers) => takeTurn(() => api.getSession({ headers })),
    /** The new session, and the headers with its cookie. */
    openSession: (opening: SessionOpening) => takeTurn(() => api.openSession({ ...opening, returnHeaders: true })),
  }
}
export type AuthLibrary = ReturnType<typeof createAuthLibrary>
