import { recordEntry, recordHead } from '@candor/db'
import { type ChainEntry, checkEntries, emptyHead, findEndProblem } from '@candor/domain'
import { asc, eq } from 'drizzle-orm'
import type { TestDeps } from '../../../testing/test-deps'
import { hashText } from '../hash-text'

const worker = { kind: 'worker' } as const

/** The chain of an organization, and what is wrong with it. */
export const readChain = (deps: TestDeps, organizationId: string) =>
  deps.withActor(worker, async (tx) => {
    const rows = await tx
      .select()
      .from(recordEntry)
      .where(eq(recordEntry.organizationId, organizationId))
      .orderBy(asc(recordEntry.seq))
    const [stored = emptyHead] = await tx
      .select({ seq: recordHead.seq, hash: recordHead.hash })
      .from(recordHead)
      .where(eq(recordHead.organizationId, organizationId))
    const entries = rows.map((row): ChainEntry & { kind: typeof row.kind } => ({
      ...row,
      happenedAt: row.happenedAt.toISOString(),
    }))
    const { head, problem } = checkEntries(
      hashText,
      emptyHead,
      entries.map((entry) => ({ entry, record: null })),
    )
    return { entries, problem: problem ?? findEndProblem(head, stored) }
  })
