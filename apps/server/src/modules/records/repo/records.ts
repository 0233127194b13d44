import { organization, recordContent, recordEntry, recordHead, submission, type Transaction } from '@candor/db'
import { type ChainEntry, type ChainHead, emptyHead } from '@candor/domain'
import { and, asc, eq, gt, inArray, isNull, lte, not, or } from 'drizzle-orm'
import { toInstant } from '../../../platform/clock'

export type { Transaction }

export const listOrganizationsWithDue = async (tx: Transaction, dueBy: Date): Promise<readonly string[]> => {
  const rows = await tx
    .selectDistinct({ organizationId: recordContent.organizationId })
    .from(recordContent)
    .where(and(not(recordContent.isChained), lte(recordContent.happenedAt, dueBy)))
  return rows.map(({ organizationId }) => organizationId)
}

/** The end of the chain, locked; null: the organization is deleted. */
export const lockHead = async (tx: Transaction, organizationId: string): Promise<ChainHead | null> => {
  const [found] = await tx
    .select({ id: organization.id })
    .from(organization)
    .where(and(eq(organization.id, organizationId), isNull(organization.deletedAt)))
  if (found === undefined) return null
  await tx
    .insert(recordHead)
    .values({ organizationId, ...emptyHead })
    .onConflictDoNothing()
  const [head] = await tx
    .select({ seq: recordHead.seq, hash: recordHead.hash })
    .from(recordHead)
    .where(eq(recordHead.organizationId, organizationId))
    .for('update')
  return head ?? null
}

export const findHead = async (tx: Transaction, organizationId: string): Promise<ChainHead> => {
  const [head] = await tx
    .select({ seq: recordHead.seq, hash: recordHead.hash })
    .from(recordHead)
    .where(eq(recordHead.organizationId, organizationId))
  return head ?? emptyHead
}

/** In the order of the chain: by the shown time, and by a random id within the same time. */
export const listDueRecords = (
  tx: Transaction,
  { organizationId, dueBy, limit }: { readonly organizationId: string; readonly dueBy: Date; readonly limit: number },
) =>
  tx
    .select()
    .from(recordContent)
    .where(
      and(
        eq(recordContent.organizationId, organizationId),
        not(recordContent.isChained),
        lte(recordContent.happenedAt, dueBy),
      ),
    )
    .orderBy(asc(recordContent.happenedAt), asc(recordContent.id))
    .limit(limit)

type EntryRow = typeof recordEntry.$inferSelect

const toEntry = ({ organizationId: _, happenedAt, ...row }: EntryRow): ChainEntry => ({
  ...row,
  happenedAt: toInstant(happenedAt.getTime()),
})

interface NewEntries {
  readonly organizationId: string
  readonly entries: readonly (ChainEntry & { readonly kind: EntryRow['kind'] })[]
}

/** Adds entries after the locked end of the chain, and moves the end. */
export const insertEntries = async (tx: Transaction, { organizationId, entries }: NewEntries): Promise<void> => {
  const last = entries.at(-1)
  if (last === undefined) return
  await tx
    .insert(recordEntry)
    .values(entries.map((entry) => ({ ...entry, organizationId, happenedAt: new Date(entry.happenedAt) })))
  await tx
    .update(recordContent)
    .set({ isChained: true })
    .where(
      inArray(
        recordContent.id,
        entries.map(({ recordId }) => recordId),
      ),
    )
  await tx
    .update(recordHead)
    .set({ seq: last.seq, hash: last.hash })
    .where(eq(recordHead.organizationId, organizationId))
}

export const listEntries = async (
  tx: Transaction,
  page: { readonly organizationId: string; readonly after: number; readonly upTo: number; readonly limit: number },
): Promise<readonly ChainEntry[]> => {
  const rows = await tx
    .select()
    .from(recordEntry)
    .where(
      and(
        eq(recordEntry.organizationId, page.organizationId),
        gt(recordEntry.seq, page.after),
        lte(recordEntry.seq, page.upTo),
      ),
    )
    .orderBy(asc(recordEntry.seq))
    .limit(page.limit)
  return rows.map(toEntry)
}

/** What was recorded of a submission, and of its applicant. */
export const listRecordsOf = async (tx: Transaction, submissionId: string) => {
  const [found] = await tx
    .select({ applicantId: submission.applicantId })
    .from(submission)
    .where(eq(submission.id, submissionId))
  if (found === undefined) return []
  const { applicantId } = found
  return tx
    .select()
    .from(recordContent)
    .where(
      or(
        eq(recordContent.submissionId, submissionId),
        applicantId === null ? undefined : eq(recordContent.applicantId, applicantId),
      ),
    )
}
