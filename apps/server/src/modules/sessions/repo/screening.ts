import type { BackgroundFacts, FilePurpose } from '@candor/contract'
import { file, screeningAnswer } from '@candor/db'
import { readStoredAnswer } from '@candor/domain'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { SessionRow, Transaction } from './rows'

export interface ScreeningValues {
  readonly questionId: string
  readonly values: readonly string[]
  /** Of a question that asks for facts, in place of values. */
  readonly facts?: BackgroundFacts
}

export const listScreeningAnswers = async (tx: Transaction, sessionId: string): Promise<readonly ScreeningValues[]> => {
  const rows = await tx
    .select({ questionId: screeningAnswer.questionId, stored: screeningAnswer.values })
    .from(screeningAnswer)
    .where(eq(screeningAnswer.sessionId, sessionId))
  return rows.map(({ questionId, stored }) => {
    const { values, facts } = readStoredAnswer(stored)
    return { questionId, values, ...(facts === null ? {} : { facts }) }
  })
}

/** The answers as given now; earlier ones are replaced as a whole. */
export const replaceScreeningAnswers = async (
  tx: Transaction,
  row: SessionRow,
  input: { readonly answers: readonly ScreeningValues[]; readonly newId: () => string; readonly nowMs: number },
): Promise<void> => {
  await tx.delete(screeningAnswer).where(eq(screeningAnswer.sessionId, row.id))
  if (input.answers.length === 0) return
  await tx.insert(screeningAnswer).values(
    input.answers.map(({ questionId, values, facts }) => ({
      id: input.newId(),
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      sessionId: row.id,
      questionId,
      values: facts ?? [...values],
      createdAt: new Date(input.nowMs),
    })),
  )
}

export interface SessionFile {
  readonly id: string
  readonly name: string
  readonly storageKey: string
  readonly purpose: FilePurpose
}

/** The CV that counts: the last one uploaded. */
export const readCv = async (tx: Transaction, sessionId: string): Promise<SessionFile | null> => {
  const [found] = await tx
    .select({ id: file.id, name: file.name, storageKey: file.storageKey, purpose: file.purpose })
    .from(file)
    .where(and(eq(file.sessionId, sessionId), eq(file.purpose, 'cv'), isNull(file.replacedAt)))
    .orderBy(desc(file.createdAt))
    .limit(1)
  return found ?? null
}

/** The session's files that no later one has replaced. */
export const listFiles = async (tx: Transaction, sessionId: string): Promise<readonly SessionFile[]> =>
  tx
    .select({ id: file.id, name: file.name, storageKey: file.storageKey, purpose: file.purpose })
    .from(file)
    .where(and(eq(file.sessionId, sessionId), isNull(file.replacedAt)))

/** Removes the CV from the interview, as a later CV would. The file is erased with the person's data. */
export const removeCv = async (tx: Transaction, sessionId: string, nowMs: number): Promise<void> => {
  await tx
    .update(file)
    .set({ replacedAt: new Date(nowMs) })
    .where(and(eq(file.sessionId, sessionId), eq(file.purpose, 'cv'), isNull(file.replacedAt)))
}

export const listFileKeys = async (tx: Transaction, sessionId: string): Promise<readonly string[]> => {
  const rows = await tx.select({ key: file.storageKey }).from(file).where(eq(file.sessionId, sessionId))
  return rows.map((row) => row.key)
}

export const deleteSessionFiles = async (tx: Transaction, sessionId: string): Promise<void> => {
  await tx.delete(file).where(eq(file.sessionId, sessionId))
  await tx.delete(screeningAnswer).where(eq(screeningAnswer.sessionId, sessionId))
}
