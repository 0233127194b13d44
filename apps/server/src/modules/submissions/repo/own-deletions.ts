import type { DeletionState, SetContent } from '@candor/contract'
import {
  deletedInterview,
  type ErasedCounts,
  interviewSet,
  interviewSetVersion,
  organization,
  submission,
  submissionDeletion,
  type Transaction,
} from '@candor/db'
import { and, eq, type SQL } from 'drizzle-orm'

/** Whose interview it must be: these queries run as a worker, without a candidate's row-level security. */
export interface OwnPlace {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly submissionId: string
}

const isOwn = ({ organizationId, dataSubjectId, submissionId }: OwnPlace) =>
  and(
    eq(submission.id, submissionId),
    eq(submission.organizationId, organizationId),
    eq(submission.dataSubjectId, dataSubjectId),
  )

/** Locks the candidate's submission. Undefined: it is not theirs, or erased. `deletionId`: of the candidate or a member. */
export const lockOwnSubmission = async (
  tx: Transaction,
  place: OwnPlace,
): Promise<{ readonly deletionId: string | null; readonly linkId: string } | undefined> => {
  const [row] = await tx
    .select({ deletionId: submission.deletionId, linkId: interviewSet.linkId })
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .where(isOwn(place))
    .for('update', { of: submission })
  return row
}

/** Orders a deletion by the candidate, in place of one by a member. */
export const insertOwnDeletion = async (
  tx: Transaction,
  place: OwnPlace,
  added: { readonly id: string; readonly orderedAt: Date; readonly undoUntil: Date; readonly dueAt: Date },
): Promise<void> => {
  const { organizationId } = place
  const values = { ...added, organizationId, orderedBy: null, submissionCount: 1 }
  await tx.insert(submissionDeletion).values({ ...values, cause: 'candidate', state: 'scheduled' })
  await tx.update(submission).set({ deletionId: added.id }).where(isOwn(place))
}

/** Restores what the candidate deleted. */
export const restoreOwnSubmission = async (
  tx: Transaction,
  place: OwnPlace,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> => {
  await tx.update(submission).set({ deletionId: null }).where(isOwn(place))
  await tx.update(submissionDeletion).set({ state: 'undone', undoneAt: at }).where(eq(submissionDeletion.id, id))
}

export interface PendingOwnDeletion {
  readonly id: string
  readonly submissionId: string
  readonly state: DeletionState
  readonly orderedAt: Date
  readonly undoUntil: Date
  readonly dueAt: Date
  readonly erased: ErasedCounts
  readonly content: SetContent
  readonly organizationName: string
}

const selectPending = (tx: Transaction, condition: SQL | undefined): Promise<PendingOwnDeletion[]> =>
  tx
    .select({
      id: submissionDeletion.id,
      submissionId: submission.id,
      state: submissionDeletion.state,
      orderedAt: submissionDeletion.orderedAt,
      undoUntil: submissionDeletion.undoUntil,
      dueAt: submissionDeletion.dueAt,
      erased: submissionDeletion.erased,
      content: interviewSetVersion.content,
      organizationName: organization.name,
    })
    .from(submission)
    .innerJoin(submissionDeletion, eq(submissionDeletion.id, submission.deletionId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .innerJoin(organization, eq(organization.id, submission.organizationId))
    .where(and(condition, eq(submissionDeletion.cause, 'candidate')))

/** The candidate's own deletion of a submission that is not erased yet. */
export const findPendingOwnDeletion = async (
  tx: Transaction,
  place: OwnPlace,
): Promise<PendingOwnDeletion | undefined> => {
  const [row] = await selectPending(tx, isOwn(place))
  return row
}

/** All that the candidate deleted and that is not erased yet. */
export const listPendingOwnDeletions = (
  tx: Transaction,
  { organizationId, dataSubjectId }: Omit<OwnPlace, 'submissionId'>,
): Promise<PendingOwnDeletion[]> =>
  selectPending(tx, and(eq(submission.organizationId, organizationId), eq(submission.dataSubjectId, dataSubjectId)))

export interface ErasedOwnInterview {
  readonly content: SetContent
  readonly organizationName: string
  readonly deletedAt: Date
  /** Both null: the company deleted it. */
  readonly orderedAt: Date | null
  readonly erased: ErasedCounts | null
}

/** The note that stays of an erased interview. */
export const findErasedOwnInterview = async (
  tx: Transaction,
  { organizationId, dataSubjectId, submissionId }: OwnPlace,
): Promise<ErasedOwnInterview | undefined> => {
  const [row] = await tx
    .select({
      content: interviewSetVersion.content,
      organizationName: organization.name,
      deletedAt: deletedInterview.deletedAt,
      orderedAt: submissionDeletion.orderedAt,
      erased: submissionDeletion.erased,
    })
    .from(deletedInterview)
    .innerJoin(interviewSet, eq(interviewSet.id, deletedInterview.setId))
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .innerJoin(organization, eq(organization.id, deletedInterview.organizationId))
    .leftJoin(submissionDeletion, eq(submissionDeletion.id, deletedInterview.deletionId))
    .where(
      and(
        eq(deletedInterview.id, submissionId),
        eq(deletedInterview.organizationId, organizationId),
        eq(deletedInterview.dataSubjectId, dataSubjectId),
      ),
    )
  return row
}
