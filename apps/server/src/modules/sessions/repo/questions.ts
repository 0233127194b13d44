import { candidateQuestion } from '@candor/db'
import { count, eq } from 'drizzle-orm'
import type { SessionRow, Transaction } from './rows'

export const countQuestions = async (tx: Transaction, sessionId: string): Promise<number> => {
  const [row] = await tx
    .select({ count: count() })
    .from(candidateQuestion)
    .where(eq(candidateQuestion.sessionId, sessionId))
  return row?.count ?? 0
}

export const insertQuestion = async (
  tx: Transaction,
  row: SessionRow,
  question: { readonly id: string; readonly text: string; readonly nowMs: number },
): Promise<void> => {
  const { id: sessionId, organizationId, dataSubjectId } = row
  const { id, text, nowMs } = question
  await tx
    .insert(candidateQuestion)
    .values({ id, organizationId, dataSubjectId, sessionId, text, createdAt: new Date(nowMs) })
}
