import { type ExamState, examStates } from '@candor/contract'
import { judgeExam, type Transaction } from '@candor/db'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { z } from 'zod'
import type { Configuration } from '../judge-exam/configuration'
import type { ExamSummary } from '../judge-exam/status'
import type { StoredResult } from '../judge-exam/stored-result'

const zState = z.enum(examStates)
const shownExams = 20
const open: readonly ExamState[] = ['queued', 'running']

export type ExamRow = typeof judgeExam.$inferSelect & { readonly state: ExamState }

const withState = (row: typeof judgeExam.$inferSelect): ExamRow => ({ ...row, state: zState.parse(row.state) })

/** Newest first. */
export const listExamRows = async (tx: Transaction, organizationId: string): Promise<ExamRow[]> => {
  const rows = await tx
    .select()
    .from(judgeExam)
    .where(eq(judgeExam.organizationId, organizationId))
    .orderBy(desc(judgeExam.requestedAt), desc(judgeExam.id))
    .limit(shownExams)
  return rows.map(withState)
}

/** Every exam of an organization, newest first, without the results of its cases. */
export const listExamSummaries = async (tx: Transaction, organizationId: string): Promise<ExamSummary[]> => {
  const { id, state, model, examVersion, promptVersion, rubricVersion } = judgeExam
  const rows = await tx
    .select({ id, state, model, examVersion, promptVersion, rubricVersion })
    .from(judgeExam)
    .where(eq(judgeExam.organizationId, organizationId))
    .orderBy(desc(judgeExam.requestedAt), desc(judgeExam.id))
  return rows.map((row) => ({ ...row, state: zState.parse(row.state) }))
}

export const findExamRow = async (tx: Transaction, id: string): Promise<ExamRow | undefined> => {
  const [row] = await tx.select().from(judgeExam).where(eq(judgeExam.id, id))
  return row === undefined ? undefined : withState(row)
}

export interface NewExam extends Configuration {
  readonly id: string
  readonly organizationId: string
  readonly requestedBy: string
  readonly at: Date
  readonly total: number
}

/** False if another exam of the organization is queued or running. */
export const insertExam = async (tx: Transaction, { at, ...exam }: NewExam): Promise<boolean> => {
  const rows = await tx
    .insert(judgeExam)
    .values({ ...exam, state: 'queued', requestedAt: at })
    .onConflictDoNothing()
    .returning({ id: judgeExam.id })
  return rows.length > 0
}

export interface ExamNews {
  readonly state: ExamState
  readonly result: StoredResult
  readonly finishedAt?: Date
}

/** Changes only an unfinished exam. */
export const saveExam = async (tx: Transaction, id: string, news: ExamNews): Promise<void> => {
  await tx
    .update(judgeExam)
    .set(news)
    .where(and(eq(judgeExam.id, id), inArray(judgeExam.state, [...open])))
}

export interface Progress {
  readonly done: number
  readonly total: number
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costMicroUsd: number | null
}

/** Progress never decreases, because concurrent calls may report it in any order. */
export const saveProgress = async (tx: Transaction, id: string, progress: Progress): Promise<void> => {
  await tx
    .update(judgeExam)
    .set(progress)
    .where(and(eq(judgeExam.id, id), inArray(judgeExam.state, [...open]), lte(judgeExam.done, progress.done)))
}
