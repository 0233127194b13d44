import { file, screeningAnswer } from '@candor/db'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { SessionRow, Transaction } from './rows'

export interface ScreeningValues {
  readonly questionId: string
  readonly values: readonly string[]
}

export const listScreeningAnswers = async (tx: Transaction, sessionId: string): Promise<readonly ScreeningValues[]> =>
  tx
    .select({ questionId: screeningAnswer.questionId, values: screeningAnswer.values })
    .from(screeningAnswer)
    .where(eq(screeningAnswer.sessionId, sessionId))

/** The answers as given now; earlier ones are replaced as a whole. */
export const replaceScreeningAnswers = async (
  tx: Transaction,
  row: SessionRow,
  input: { readonly answers: readonly ScreeningValues[]; readonly newId: () => string; readonly nowMs: number },
): Promise<void> => {
  await tx.delete(screeningAnswer).where(eq(screeningAnswer.sessionId, row.id))
  if (input.answers.length === 0) return
  await tx.insert(screeningAnswer).values(
    input.answers.map(({ questionId, values }) => ({
      id: input.newId(),
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      sessionId: row.id,
      questionId,
      values: [...values],
      createdAt: new Date(input.nowMs),
    })),
  )
}

export interface SessionFile {
  readonly id: string
  readonly name: string
  readonly storageKey: string
}

/** The CV that counts: the last one uploaded. */
export const readCv = async (tx: Transaction, sessionId: string): Promise<SessionFile | null> => {
  const [found] = await tx
    .select({ id: file.id, name: file.name, storageKey: file.storageKey })
    .from(file)
    .where(and(eq(file.sessionId, sessionId), eq(file.purpose, 'cv'), isNull(file.replacedAt)))
    .orderBy(desc(file.createdAt))
    .limit(1)
  return found ?? null
}

export const listFileIds = async (tx: Transaction, sessionId: string): Promise<readonly string[]> => {
  const rows = await tx.select({ id: file.id }).from(file).where(eq(file.sessionId, sessionId))
  return rows.map((row) => row.id)
}

export const listFileKeys = async (tx: Transaction, sessionId: string): Promise<readonly string[]> => {
  const rows = await tx.select({ key: file.storageKey }).from(file).where(eq(file.sessionId, sessionId))
  return rows.map((row) => row.key)
}

export const deleteSessionFiles = async (tx: Transaction, sessionId: string): Promise<void> => {
  await tx.delete(file).where(eq(file.sessionId, sessionId))
  await tx.delete(screeningAnswer).where(eq(screeningAnswer.sessionId, sessionId))
}
