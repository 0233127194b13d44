import { submission } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { SessionRow, Transaction } from './rows'

export interface NewSubmission {
  readonly id: string
  readonly code: string
  readonly isCompleted: boolean
  readonly nowMs: number
  /**
   * What is shown as the time of the submission, which tells nothing of a retake.
   */
  readonly submittedAtMs: number
}

/** One submission per session, however many ask at once; null when there was one already. */
export const insertSubmission = async (
  tx: Transaction,
  row: SessionRow,
  added: NewSubmission,
): Promise<string | null> => {
  const now = new Date(added.nowMs)
  const inserted = await tx
    .insert(submission)
    .values({
      id: added.id,
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      setId: row.setId,
      sessionId: row.id,
      code: added.code,
      state: 'submitted',
      isCompleted: added.isCompleted,
      submittedAt: new Date(added.submittedAtMs),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: submission.sessionId })
    .returning({ id: submission.id })
  return inserted[0]?.id ?? null
}

export const readSubmission = async (
  tx: Transaction,
  sessionId: string,
): Promise<{ readonly id: string; readonly state: string } | null> => {
  const [found] = await tx
    .select({ id: submission.id, state: submission.state })
    .from(submission)
    .where(eq(submission.sessionId, sessionId))
  return found ?? null
}
