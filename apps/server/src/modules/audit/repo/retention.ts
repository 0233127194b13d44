import { auditLimits } from '@candor/domain'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { RetentionRule } from '../../../platform/retention'

const zDeleted = z.object({ rows: z.tuple([z.object({ deleted: z.number() })]) })

/** Deletes through the only function that may; see decision 022. */
export const auditRetention: RetentionRule = {
  name: 'audit_event',
  actor: { kind: 'worker' },
  keepMs: auditLimits.retentionMs,
  async deleteBatch(tx, { before, limit }) {
    const statement = sql`select candor_sweep_audit_events(${before.toISOString()}::timestamptz, ${limit}) as deleted`
    return zDeleted.parse(await tx.execute(statement)).rows[0].deleted
  },
}
