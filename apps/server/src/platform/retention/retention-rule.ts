import type { Actor, Transaction } from '@candor/db'

interface RetentionBatch {
  /** Rows from before this instant are past their time. */
  readonly before: Date
  readonly limit: number
}

/** How long rows of a table are kept. docs/retention.md says why; a test compares both. */
export interface RetentionRule {
  /** The table, and the part of it where a table has more than one rule. */
  readonly name: string
  /** Whose role deletes. Tables of accounts are closed to workers. */
  readonly actor: Extract<Actor, { kind: 'worker' | 'auth' }>
  readonly keepMs: number
  /** Deletes at most `limit` rows and returns their number. Rows that others have locked are left for the next run. */
  deleteBatch(tx: Transaction, batch: RetentionBatch): Promise<number>
}
