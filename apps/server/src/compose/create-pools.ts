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
import { type PoolSizes, sizePools } from './pool-sizes'

interface ClassOptions extends PoolOptions {
  /** Callers beyond this number are refused at once. */
  readonly maxWaiting: number
}

const optionsByClass: Readonly<Record<ConnectionClass, ClassOptions>> = {
  interview: { maxWaiting: 400, connectionTimeoutMs: 10_000, statementTimeoutMs: 10_000 },
  ordinary: { maxWaiting: 100, connectionTimeoutMs: 5_000, statementTimeoutMs: 15_000 },
  anonymous: { maxWaiting: 3, connectionTimeoutMs: 3_000, statementTimeoutMs: 5_000 },
  background: { maxWaiting: 1_000, connectionTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
}

/** Enough for a school: a hundred candidates behind one address who start at once. */
const turns = {
  maxWaiting: 1_000,
  maxWaitingPerClient: 200,
  waitMs: 5_000,
} as const

/** Strangers take turns by their address, so that a flood from one of them does not use up the wait of another. */
const takeTurns = (withActor: WithActor, atOnce: number): WithActor => {
  const admit = createFairAdmission({ ...turns, atOnce })
  return (actor, run) => admit(getConnectionClient(), () => withActor(actor, run))
}

/** A pool for each class of work. `withActor` uses that of the current class. */
export const createPools = (appUrl: string, onIdleError: (error: Error) => void, sizes: PoolSizes = sizePools(1)) => {
  const pools: Pool[] = []
  const open = (connectionClass: ConnectionClass): WithActor => {
    const { maxWaiting, ...options } = optionsByClass[connectionClass]
    const max = sizes[connectionClass]
    const pool = createPool(appUrl, { ...options, max, onIdleError })
    pools.push(pool)
    const withActor = createWithActor(pool, { maxWaiting })
    return connectionClass === 'anonymous' ? takeTurns(withActor, max) : withActor
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
export const createAuthConnections = (
  appUrl: string,
  onIdleError: (error: Error) => void,
  { auth }: PoolSizes = sizePools(1),
) => {
  const pool = createPool(asActor(appUrl, 'auth'), { max: auth, onIdleError })
  const admit = createFairAdmission({ ...turns, atOnce: auth })
  return { pool, takeTurn: <T>(work: () => Promise<T>): Promise<T> => admit(getConnectionClient(), work) }
}

const tokenOptions = { connectionTimeoutMs: 10_000, statementTimeoutMs: 5_000 } as const
const maxWaitingForToken = 400

/** Connections for appends: single statements as the browser's tokens, outside of transactions, and the notices of changes. */
export const createTokenConnections = (
  appUrl: string,
  onIdleError: (error: Error) => void,
  { append }: PoolSizes = sizePools(1),
): TokenConnections & { end(): Promise<void> } => {
  const url = asActor(appUrl, 'token')
  const pool = createPool(url, { ...tokenOptions, max: append, onIdleError })
  return {
    database: createDatabase(pool),
    requireFree() {
      if (pool.waitingCount >= maxWaitingForToken) throw new DatabaseBusyError()
    },
    openListener: (options: ListenerOptions): Promise<Listener> => openListener(url, options),
    end: () => pool.end(),
  }
}
