import { Pool } from 'pg'

export type PoolOptions = {
  /** Most connections at once; 10 unless said otherwise. */
  readonly max?: number
  /** Longest one statement may take; 30,000 ms unless said otherwise. */
  readonly statementTimeoutMs?: number
  /** Longest wait for a free connection; 10,000 ms unless said otherwise. */
  readonly connectionTimeoutMs?: number
  /** Called for a connection that broke while idle; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void
}

/** A pool of connections to `url`; end it with `pool.end()`. */
export function createPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    connectionTimeoutMillis: options.connectionTimeoutMs ?? 10_000,
    application_name: 'candor',
  })
  pool.on('connect', (client) => {
    client.on('error', () => {
      // Cut between two statements of a transaction: the next one reports it, an unhandled event would end the process.
    })
  })
  pool.on('error', (error) => options.onIdleError?.(error))
  return pool
}
