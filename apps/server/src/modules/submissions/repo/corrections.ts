import { answer, type Transaction, transcriptCorrection } from '@candor/db'
import { and, asc, eq } from 'drizzle-orm'
import type { StoredCorrection } from '../apply-corrections'
import type { SubmissionOwner } from './submission-owner'

/** All versions of a session's answers, the oldest first. */
export const listCorrections = (tx: Transaction, sessionId: string): Promise<StoredCorrection[]> =>
  tx
    .select({
      answerId: transcriptCorrection.answerId,
      take: transcriptCorrection.take,
      version: transcriptCorrection.version,
      text: transcriptCorrection.text,
      kind: transcriptCorrection.kind,
      changedPercent: transcriptCorrection.changedPercent,
      createdAt: transcriptCorrection.createdAt,
    })
    .from(transcriptCorrection)
    .where(eq(transcriptCorrection.sessionId, sessionId))
    .orderBy(asc(transcriptCorrection.answerId), asc(transcriptCorrection.take), asc(transcriptCorrection.version))

/** So that two corrections of an answer that arrive together get different versions. */
export const lockAnswer = async (tx: Transaction, place: { readonly sessionId: string; readonly answerId: string }) => {
  await tx
    .select({ id: answer.id })
    .from(answer)
    .where(and(eq(answer.id, place.answerId), eq(answer.sessionId, place.sessionId)))
    .for('update')
}

export const insertCorrection = async (
  tx: Transaction,
  change: {
    readonly id: string
    readonly owner: SubmissionOwner
    readonly sessionId: string
    readonly correction: StoredCorrection
  },
): Promise<void> => {
  const { id, owner, sessionId, correction } = change
  await tx.insert(transcriptCorrection).values({ id, ...owner, sessionId, ...correction })
}
