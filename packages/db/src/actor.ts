import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { actorRoles } from './client/actor-roles'
import { DatabaseBusyError, isTransactionConflict } from './client/unavailable'
import * as schema from './schema'

/**
 * On whose behalf a transaction runs. Its kind is a database role, and row-level security reads the rest from settings. Both
 * end with the transaction. Without an actor, the application's role sees no row.
 */
export type Actor =
  | { readonly kind: 'member'; readonly organizationId: string; readonly userId: string }
  | { readonly kind: 'candidate'; readonly organizationId: string; readonly dataSubjectId: string }
  /** Anyone who knows a set's link or a certificate's code: may read it, and begin an interview in the set's organization. */
  | { readonly kind: 'link'; readonly linkId: string }
  /** A browser that shows a candidate cookie with these tokens, before we know whose they are. */
  | { readonly kind: 'token'; readonly tokenHashes: readonly string[] }
  /** Jobs and sweeps. */
  | { readonly kind: 'worker' }
  /** Accounts, sessions, members, codes, limits. */
  | { readonly kind: 'auth' }

export type Database = NodePgDatabase<typeof schema>
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type WithActor = <T>(actor: Actor, run: (tx: Transaction) => Promise<T>) => Promise<T>

const getSettings = (actor: Actor): { organization: string; subject: string; reference: string } => {
  switch (actor.kind) {
    case 'member':
      return { organization: actor.organizationId, subject: '', reference: actor.userId }
    case 'candidate':
      return { organization: actor.organizationId, subject: actor.dataSubjectId, reference: '' }
    case 'link':
      return { organization: '', subject: '', reference: actor.linkId }
    case 'token':
      return { organization: '', subject: '', reference: actor.tokenHashes.join(' ') }
    case 'worker':
    case 'auth':
      return { organization: '', subject: '', reference: '' }
  }
}

export type WithActorOptions = {
  /** Callers beyond this number do not wait for a connection, but fail at once; unlimited unless said otherwise. */
  readonly maxWaiting?: number
}

/** For statements outside of a transaction. The connections of `pool` act as one role from their start. */
export const createDatabase = (pool: Pool): Database => drizzle(pool, { schema })

/** The only way to tables: opens a transaction, says on whose behalf, runs, commits. A conflict of transactions is retried once. */
export const createWithActor = (pool: Pool, options: WithActorOptions = {}): WithActor => {
  const db = createDatabase(pool)
  const { maxWaiting = Number.POSITIVE_INFINITY } = options
  const runOnce: WithActor = (actor, run) =>
    db.transaction(async (tx) => {
      const { organization, subject, reference } = getSettings(actor)
      await tx.execute(
        sql`select set_config('role', ${actorRoles[actor.kind]}, true), set_config('candor.organization', ${organization}, true), set_config('candor.subject', ${subject}, true), set_config('candor.reference', ${reference}, true)`,
      )
      return run(tx)
    })
  return async (actor, run) => {
    if (pool.waitingCount >= maxWaiting) throw new DatabaseBusyError()
    try {
      return await runOnce(actor, run)
    } catch (error) {
      if (!isTransactionConflict(error)) throw error
      return runOnce(actor, run)
    }
  }
}
