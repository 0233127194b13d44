import type { Assessment, JudgingState } from '@candor/contract'
import { assessment, submission, type Transaction } from '@candor/db'

export type { Transaction } from '@candor/db'

import { eq } from 'drizzle-orm'

export interface JudgedRow {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly sessionId: string
  readonly judging: JudgingState
  readonly currentAssessmentId: string | null
  readonly submittedAt: Date
  /** Later than `submittedAt` by the time in which a retake was given. */
  readonly createdAt: Date
}

const judgedColumns = {
  organizationId: submission.organizationId,
  dataSubjectId: submission.dataSubjectId,
  sessionId: submission.sessionId,
  judging: submission.judging,
  currentAssessmentId: submission.currentAssessmentId,
  submittedAt: submission.submittedAt,
  createdAt: submission.createdAt,
}

export const findJudged = async (tx: Transaction, id: string): Promise<JudgedRow | undefined> => {
  const [row] = await tx.select(judgedColumns).from(submission).where(eq(submission.id, id))
  return row
}

/** The same, locked, so that two simultaneous jobs add one version. */
export const lockJudged = async (tx: Transaction, id: string): Promise<JudgedRow | undefined> => {
  const [row] = await tx.select(judgedColumns).from(submission).where(eq(submission.id, id)).for('update')
  return row
}

export const setJudging = async (tx: Transaction, id: string, state: JudgingState): Promise<void> => {
  await tx.update(submission).set({ judging: state, judgingPlace: null }).where(eq(submission.id, id))
}

/** Which question the model reads; null: it has read all of them, or none. */
export const setJudgingPlace = async (
  tx: Transaction,
  id: string,
  place: { readonly question: number; readonly questions: number } | null,
): Promise<void> => {
  await tx.update(submission).set({ judgingPlace: place }).where(eq(submission.id, id))
}

export const findVersion = async (tx: Transaction, assessmentId: string) => {
  const [row] = await tx
    .select({
      engine: assessment.engine,
      cause: assessment.cause,
      input: assessment.input,
      inputHash: assessment.inputHash,
      body: assessment.body,
    })
    .from(assessment)
    .where(eq(assessment.id, assessmentId))
  return row
}

export interface JudgedVersion {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly body: Assessment
  readonly input: unknown
  readonly supersedes: string
  readonly judgeExamId: string | null
  readonly inputTokens: number
  readonly outputTokens: number
  readonly costMicroUsd: number | null
  readonly at: Date
}

/** Adds the model's version, makes it the submission's current one and ends the waiting state. */
export const insertJudgedVersion = async (tx: Transaction, added: JudgedVersion): Promise<void> => {
  const { body, at, ...columns } = added
  await tx.insert(assessment).values({
    ...columns,
    id: body.id,
    submissionId: body.submissionId,
    state: body.state,
    engine: body.engine,
    engineVersion: body.engineVersion,
    rubricVersion: body.rubricVersion,
    inputHash: body.inputHash,
    body,
    cause: 'judged',
    model: body.model ?? null,
    promptVersion: body.promptVersion ?? null,
    createdAt: at,
  })
  await tx
    .update(submission)
    .set({ currentAssessmentId: body.id, judging: 'done' })
    .where(eq(submission.id, body.submissionId))
}
