import { createPool, createWithActor, type PoolOptions, type WithActor } from '@candor/db'
import type { Pool } from 'pg'
import {
  type ConnectionClass,
  connectionClasses,
  getConnectionClass,
  getConnectionClient,
} from '../platform/connection-class'
import { createFairAdmission } from '../platform/fair-admission'

interface ClassOptions extends PoolOptions {
  readonly max: number
  /** Callers beyond this number are refused at once. */
  readonly maxWaiting: number
}

/** In sum with 4 for sign-in and 4 for the job queue: 31 connections of a process. */
const optionsByClass: Readonly<Record<ConnectionClass, ClassOptions>> = {
  interview: { max: 8, maxWaiting: 400, connectionTimeoutMs: 10_000, statementTimeoutMs: 10_000 },
  ordinary: { max: 8, maxWaiting: 100, connectionTimeoutMs: 5_000, statementTimeoutMs: 15_000 },
  anonymous: { max: 3, maxWaiting: 3, connectionTimeoutMs: 3_000, statementTimeoutMs: 5_000 },
  background: { max: 4, maxWaiting: 1_000, connectionTimeoutMs: 30_000, statementTimeoutMs: 30_000 },
}

/** Enough for a school: a hundred candidates behind one address who start at once. */
const anonymousTurns = {
  atOnce: optionsByClass.anonymous.max,
  maxWaiting: 1_000,
  maxWaitingPerClient: 200,
  waitMs: 5_000,
} as const

/** Strangers take turns by their address, so that a flood from one of them does not use up the wait of another. */
const takeTurns = (withActor: WithActor): WithActor => {
  const admit = createFairAdmission(anonymousTurns)
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
