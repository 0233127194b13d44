import { dataSubject, interviewee } from '@candor/db'
import type { IntervieweeDates } from '@candor/domain'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from './rows'

/** The invitation that a personal code names. */
export interface Invitation {
  readonly id: string
  readonly email: string
  readonly name: string
  /** Who took the interview with it; null: no one yet. */
  readonly dataSubjectId: string | null
  readonly dates: IntervieweeDates
}

/** Null: there is no such invitation to this set. */
export const findInvitation = async (
  tx: Transaction,
  key: { readonly id: string; readonly setId: string },
): Promise<Invitation | null> => {
  const [row] = await tx
    .select()
    .from(interviewee)
    .where(and(eq(interviewee.id, key.id), eq(interviewee.setId, key.setId)))
  if (row === undefined) return null
  const { id, email, name, dataSubjectId } = row
  const toMs = (date: Date | null): number | null => date?.getTime() ?? null
  const dates = {
    invitedAtMs: row.createdAt.getTime(),
    expiresAtMs: row.expiresAt.getTime(),
    openedAtMs: toMs(row.openedAt),
    startedAtMs: toMs(row.startedAt),
    submittedAtMs: toMs(row.submittedAt),
    withdrawnAtMs: toMs(row.withdrawnAt),
    unsubscribedAtMs: toMs(row.unsubscribedAt),
  }
  return { id, email, name, dataSubjectId, dates }
}

export const markOpened = async (tx: Transaction, id: string, at: Date): Promise<void> => {
  await tx
    .update(interviewee)
    .set({ openedAt: at })
    .where(and(eq(interviewee.id, id), isNull(interviewee.openedAt)))
}

/**
 * Binds an invitation to the person who takes the interview. The mailed code has shown that they read the address. False: it is
 * bound to another person already, or was withdrawn.
 */
export const bindInvitation = async (
  tx: Transaction,
  { id, dataSubjectId, at }: { readonly id: string; readonly dataSubjectId: string; readonly at: Date },
): Promise<boolean> => {
  const bound = await tx
    .update(interviewee)
    .set({ dataSubjectId })
    .where(and(eq(interviewee.id, id), isNull(interviewee.dataSubjectId), isNull(interviewee.withdrawnAt)))
    .returning({ id: interviewee.id })
  if (bound.length === 0) return false
  await tx
    .update(dataSubject)
    .set({ addressProvenAt: at })
    .where(and(eq(dataSubject.id, dataSubjectId), isNull(dataSubject.addressProvenAt)))
  return true
}
