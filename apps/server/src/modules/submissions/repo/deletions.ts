import type { DeletionCause, DeletionState } from '@candor/contract'
import {
  authUser,
  dataSubject,
  deletedInterview,
  type ErasedCounts,
  submission,
  submissionDeletion,
  type Transaction,
} from '@candor/db'
import type { DeletionProgress } from '@candor/domain'
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ErasedInterview } from '../../../platform/interview-erasure'

export interface DeletionRow {
  readonly id: string
  readonly state: DeletionState
  readonly cause: DeletionCause
  readonly submissionCount: number
  readonly orderedAt: Date
  /** Null: the person has left the organization, or no person ordered it. */
  readonly orderedByName: string | null
  readonly undoUntil: Date
  readonly dueAt: Date
  readonly undoneAt: Date | null
  readonly finishedAt: Date | null
  readonly erased: ErasedCounts
}

export interface NewDeletion {
  readonly id: string
  readonly organizationId: string
  readonly orderedBy: string | null
  readonly orderedAt: Date
  readonly undoUntil: Date
  readonly dueAt: Date
  readonly submissionCount: number
}

export const toProgress = ({
  state,
  undoUntil,
  dueAt,
}: Pick<DeletionRow, 'state' | 'undoUntil' | 'dueAt'>): DeletionProgress => ({
  state,
  undoUntilMs: undoUntil.getTime(),
  dueAtMs: dueAt.getTime(),
})

const zHidden = z.object({ rows: z.tuple([z.object({ hidden: z.number() })]) })

/** Hides the submissions of the actor's organization among these. Returns their number; the others are foreign or missing. */
export const hideSubmissions = async (
  tx: Transaction,
  added: NewDeletion,
  submissionIds: readonly string[],
): Promise<number> => {
  await tx.insert(submissionDeletion).values({ ...added, state: 'scheduled' })
  const ids = sql.param(submissionIds)
  const result = await tx.execute(sql`select candor_hide_submissions(${added.id}::uuid, ${ids}::uuid[]) as hidden`)
  return zHidden.parse(result).rows[0].hidden
}

/** Hides submissions that the caller has locked, without a person who orders it. Only the worker may. */
export const hideLockedSubmissions = async (
  tx: Transaction,
  added: NewDeletion & { readonly cause: DeletionCause },
  submissionIds: readonly string[],
): Promise<void> => {
  await tx.insert(submissionDeletion).values({ ...added, state: 'scheduled' })
  await tx
    .update(submission)
    .set({ deletionId: added.id })
    .where(inArray(submission.id, [...submissionIds]))
}

/** Locks those of these submissions that no deletion hides; returns their ids. */
export const lockShown = async (
  tx: Transaction,
  organizationId: string,
  submissionIds: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(
      and(
        inArray(submission.id, [...submissionIds]),
        eq(submission.organizationId, organizationId),
        isNull(submission.deletionId),
      ),
    )
    .orderBy(submission.id)
    .for('update')
  return rows.map(({ id }) => id)
}

const zShown = z.object({ rows: z.array(z.object({ id: z.string() })) })

/** Shows the submissions of a deletion again; returns their ids. */
export const showSubmissions = async (tx: Transaction, deletionId: string, at: Date): Promise<string[]> => {
  const result = await tx.execute(sql`select candor_show_submissions(${deletionId}::uuid) as id`)
  await tx
    .update(submissionDeletion)
    .set({ state: 'undone', undoneAt: at })
    .where(eq(submissionDeletion.id, deletionId))
  return zShown.parse(result).rows.map(({ id }) => id)
}

const columns = {
  id: submissionDeletion.id,
  state: submissionDeletion.state,
  cause: submissionDeletion.cause,
  submissionCount: submissionDeletion.submissionCount,
  orderedAt: submissionDeletion.orderedAt,
  orderedByName: authUser.name,
  undoUntil: submissionDeletion.undoUntil,
  dueAt: submissionDeletion.dueAt,
  undoneAt: submissionDeletion.undoneAt,
  finishedAt: submissionDeletion.finishedAt,
  erased: submissionDeletion.erased,
}

const selectDeletions = (tx: Transaction) =>
  tx.select(columns).from(submissionDeletion).leftJoin(authUser, eq(authUser.id, submissionDeletion.orderedBy))

export const findDeletion = async (
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<DeletionRow | undefined> => {
  const [found] = await selectDeletions(tx).where(
    and(eq(submissionDeletion.organizationId, organizationId), eq(submissionDeletion.id, id)),
  )
  return found
}

export const listDeletionRows = (tx: Transaction, organizationId: string, limit: number): Promise<DeletionRow[]> =>
  selectDeletions(tx)
    .where(eq(submissionDeletion.organizationId, organizationId))
    .orderBy(desc(submissionDeletion.orderedAt), desc(submissionDeletion.id))
    .limit(limit)

export interface LockedDeletion extends DeletionProgress {
  readonly organizationId: string
  readonly cause: DeletionCause
}

/** Locks a deletion: it is undone or begins, never both. Undefined: there is none of this id. */
export const lockDeletion = async (tx: Transaction, id: string): Promise<LockedDeletion | undefined> => {
  const [found] = await tx
    .select({
      organizationId: submissionDeletion.organizationId,
      cause: submissionDeletion.cause,
      state: submissionDeletion.state,
      undoUntil: submissionDeletion.undoUntil,
      dueAt: submissionDeletion.dueAt,
    })
    .from(submissionDeletion)
    .where(eq(submissionDeletion.id, id))
    .for('update')
  return found && { organizationId: found.organizationId, cause: found.cause, ...toProgress(found) }
}

export const startDeletion = async (tx: Transaction, id: string): Promise<void> => {
  await tx.update(submissionDeletion).set({ state: 'running' }).where(eq(submissionDeletion.id, id))
}

export const finishDeletion = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx
    .update(submissionDeletion)
    .set({ state: 'done', finishedAt: at })
    .where(and(eq(submissionDeletion.id, id), eq(submissionDeletion.state, 'running')))
}

/** Deletions that should have ended before this instant. */
export const listOverdueDeletions = (
  tx: Transaction,
  before: Date,
): Promise<{ id: string; organizationId: string }[]> =>
  tx
    .select({ id: submissionDeletion.id, organizationId: submissionDeletion.organizationId })
    .from(submissionDeletion)
    .where(and(inArray(submissionDeletion.state, ['scheduled', 'running']), lt(submissionDeletion.dueAt, before)))

/** What is left to erase of a deletion, in the order of the ids. */
export const listInterviewsToErase = (tx: Transaction, deletionId: string): Promise<ErasedInterview[]> =>
  tx
    .select({
      submissionId: submission.id,
      sessionId: submission.sessionId,
      setId: submission.setId,
      organizationId: submission.organizationId,
      dataSubjectId: submission.dataSubjectId,
      email: dataSubject.email,
    })
    .from(submission)
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .where(eq(submission.deletionId, deletionId))
    .orderBy(submission.id)

/**
 * Locks a submission that is to be erased; undefined: another run has erased it. Jobs that write to it wait and find nothing. The
 * candidate may have deleted it after a member: then the receipt is theirs.
 */
export const lockErased = async (
  tx: Transaction,
  submissionId: string,
): Promise<{ readonly ownDeletionId: string | null } | undefined> => {
  const [row] = await tx
    .select({ deletionId: submission.deletionId, cause: submissionDeletion.cause })
    .from(submission)
    .innerJoin(submissionDeletion, eq(submissionDeletion.id, submission.deletionId))
    .where(eq(submission.id, submissionId))
    .for('update', { of: submission })
  return row && { ownDeletionId: row.cause === 'candidate' ? row.deletionId : null }
}

/** Adds to what a deletion's receipt counts. */
export const addErased = async (tx: Transaction, deletionId: string, added: ErasedCounts): Promise<void> => {
  const [row] = await tx
    .select({ erased: submissionDeletion.erased })
    .from(submissionDeletion)
    .where(eq(submissionDeletion.id, deletionId))
    .for('update')
  if (row === undefined) return
  await tx
    .update(submissionDeletion)
    .set({ erased: sumErased(row.erased, added) })
    .where(eq(submissionDeletion.id, deletionId))
}

const zCounts = z.record(z.string(), z.object({ count: z.number(), sizeBytes: z.number().nullable() }))

const sumErased = (first: ErasedCounts, second: ErasedCounts): ErasedCounts => {
  const sums = { ...zCounts.parse(first) }
  for (const [kind, { count, sizeBytes }] of Object.entries(zCounts.parse(second))) {
    const before = sums[kind] ?? { count: 0, sizeBytes: null }
    const isSized = before.sizeBytes !== null || sizeBytes !== null
    sums[kind] = {
      count: before.count + count,
      sizeBytes: isSized ? (before.sizeBytes ?? 0) + (sizeBytes ?? 0) : null,
    }
  }
  return sums
}

/** Leaves a note for the candidate: which set, and when; no word of theirs. */
export const insertDeletedInterview = async (
  tx: Transaction,
  erased: ErasedInterview,
  { at, ownDeletionId }: { readonly at: Date; readonly ownDeletionId: string | null },
): Promise<void> => {
  const { submissionId, organizationId, dataSubjectId, setId } = erased
  const note = { id: submissionId, organizationId, dataSubjectId, setId, deletedAt: at, deletionId: ownDeletionId }
  await tx.insert(deletedInterview).values(note)
}
