import {
  actorRoles,
  createDatabase,
  createPool,
  createWithActor,
  DatabaseBusyError,
  type Listener,
  type ListenerOptions,
  openListener,
  type PoolOptions,
  type WithActor,
} from '@candor/db'
import type { Pool } from 'pg'
import {
  type ConnectionClass,
  connectionClasses,
  getConnectionClass,
  getConnectionClient,
} from '../platform/connection-class'
import { createFairAdmission } from '../platform/fair-admission'
import type { TokenConnections } from '../platform/token-connections'

/** Connections of the auth library. */
const authConnectionCount = 4

interface ClassOptions extends PoolOptions {
  readonly max: number
  /** Callers beyond this number are refused at once. */
  readonly maxWaiting: number
}

/** In sum with those of the auth library, 4 for the job queue and 3 for appends: 34 connections of a process. */
const optionsByClass: Readonly<Record<ConnectionClass, ClassOptions>> = {
  interview: { max: 8, maxWaiting: 400, connectionTimeoutMs: 10_000, statementTimeoutMs: 10_000 },
  ordinary: { max: 8, maxWaiting: 100, connectionTimeoutMs: 5_000, statementTimeoutMs: 15_000 },
  anonymous: { max: 3, maxWaiting: 3, connectionTimeoutMs: 3_000, statementTimeoutMs: 5_000 },
  background: { max: 4, maxWaiting: 1_000, connectionTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
}

/** Enough for a school: a hundred candidates behind one address who start at once. */
const turns = {
  maxWaiting: 1_000,
  maxWaitingPerClient: 200,
  waitMs: 5_000,
} as const

/** Strangers take turns by their address, so that a flood from one of them does not use up the wait of another. */
const takeTurns = (withActor: WithActor): WithActor => {
  const admit = createFairAdmission({ ...turns, atOnce: optionsByClass.anonymous.max })
  return (actor, run) => admit(getConnectionClient(), () => withActor(actor, run))
}

/** A pool for each class of work. `withActor` uses that of the current class. */
export const createPools = (appUrl: string, onIdleError: (error: Error) => void) => {
  const pools: Pool[] = []
  const open = (connectionClass: ConnectionClass): WithActor => {
    const { maxWaiting, ...options } = optionsByClass[connectionClass]
    const pool = createPool(appUrl, { ...options, onIdleError })
    pools.push(pool)
    const withActor = createWithActor(pool, { maxWaiting })
    return connectionClass === 'anonymous' ? takeTurns(withActor) : withActor
  }
  const byClass = new Map(connectionClasses.map((connectionClass) => [connectionClass, open(connectionClass)]))
  const withActor: WithActor = (actor, run) => {
    const use = byClass.get(getConnectionClass())
    if (use === undefined) throw new Error('This class of work has no connections')
    return use(actor, run)
  }
  return {
    withActor,
    async end(): Promise<void> {
      await Promise.all(pools.map((pool) => pool.end()))
    },
  }
}

/** The application role's connections, each of which acts as the role of one actor from its start. */
const asActor = (appUrl: string, kind: keyof typeof actorRoles): string => {
  const separator = appUrl.includes('?') ? '&' : '?'
  return `${appUrl}${separator}options=${encodeURIComponent(`-c role=${actorRoles[kind]}`)}`
}

/**
 * The connections of the auth library, which looks up and opens sessions. Members and strangers share them, so clients take turns by
 * their address.
 */
export const createAuthConnections = (appUrl: string, onIdleError: (error: Error) => void) => {
  const pool = createPool(asActor(appUrl, 'auth'), { max: authConnectionCount, onIdleError })
  const admit = createFairAdmission({ ...turns, atOnce: authConnectionCount })
  return { pool, takeTurn: <T>(work: () => Promise<T>): Promise<T> => admit(getConnectionClient(), work) }
}

/** Two serve thousands of appends a second, each with one statement of less than a millisecond. */
const tokenOptions = { max: 2, connectionTimeoutMs: 10_000, statementTimeoutMs: 5_000 } as const
const maxWaitingForToken = 400

/** Connections for appends: single statements as the browser's tokens, outside of transactions, and the notices of changes. */
export const createTokenConnections = (
  appUrl: string,
  onIdleError: (error: Error) => void,
): TokenConnections & { end(): Promise<void> } => {
  const url = asActor(appUrl, 'token')
  const pool = createPool(url, { ...tokenOptions, onIdleError })
  return {
    database: createDatabase(pool),
    requireFree() {
      if (pool.waitingCount >= maxWaitingForToken) throw new DatabaseBusyError()
    },
    openListener: (options: ListenerOptions): Promise<Listener> => openListener(url, options),
    end: () => pool.end(),
  }
}
