import { createPool } from '@candor/db'

/** Counters of the database, which only grow. */
export interface DatabaseCounters {
  readonly transactions: number
  readonly walBytes: number
  /** Updates of each table, and those that moved no index entry (heap-only tuples). */
  readonly updates: ReadonlyMap<string, { readonly all: number; readonly hot: number }>
}

export interface CounterReader {
  read(): Promise<DatabaseCounters>
  close(): Promise<void>
}

const countedTables = ['interview_session', 'session_contact', 'upload']
/** A backend reports its counters at most this late. */
const reportedAfterMs = 11_000

/** Reads PostgreSQL's statistics over a connection of its own. */
export const openCounters = (appUrl: string): CounterReader => {
  const pool = createPool(appUrl, { max: 1 })
  return {
    read: async () => {
      const { rows: totals } = await pool.query(
        `select xact_commit as transactions, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as wal
          from pg_stat_database where datname = current_database()`,
      )
      const { rows: tables } = await pool.query(
        'select relname as name, n_tup_upd as updates, n_tup_hot_upd as hot from pg_stat_user_tables where relname = any($1)',
        [countedTables],
      )
      return {
        transactions: Number(totals[0]?.transactions),
        walBytes: Number(totals[0]?.wal),
        updates: new Map(
          tables.map(({ name, updates, hot }) => [String(name), { all: Number(updates), hot: Number(hot) }]),
        ),
      }
    },
    close: () => pool.end(),
  }
}

/** Waits until every backend has reported what it did. */
export const waitForCounters = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, reportedAfterMs))
