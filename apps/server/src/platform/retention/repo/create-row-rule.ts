import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { RetentionRule } from '../retention-rule'

type RowRule = Pick<RetentionRule, 'name' | 'actor' | 'keepMs'> & {
  readonly table: PgTable
  isPast(before: Date): SQL | undefined
}

/** A rule that deletes rows of one table by a condition. A row that is in use is skipped and not waited for. */
export function createRowRule({ table, isPast, ...rule }: RowRule): RetentionRule {
  return {
    ...rule,
    async deleteBatch(tx, { before, limit }) {
      const chosen = sql`select ctid from ${table} where ${isPast(before)} limit ${limit} for update skip locked`
      const { rowCount } = await tx.execute(sql`delete from ${table} where ctid = any(array(${chosen}))`)
      return rowCount ?? 0
    },
  }
}
