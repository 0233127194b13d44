import type { Assessment, AssessmentState } from '@candor/contract'
import { answer, answerTake, assessment, submission, type Transaction } from '@candor/db'
import { type SubmissionMachineState, submissionLimits } from '@candor/domain'
import { and, count, eq } from 'drizzle-orm'

const states = ['collecting', 'submitted', 'assessing', 'assessed', 'failed'] as const

/** Locks a submission and reads the machine's state from its columns; undefined when it is gone. */
export const lockMachine = async (tx: Transaction, id: string): Promise<SubmissionMachineState | undefined> => {
  const [row] = await tx.select().from(submission).where(eq(submission.id, id)).for('update')
  if (row === undefined) return undefined
  return {
    state: states.find((state) => state === row.state) ?? 'failed',
    tries: Math.min(row.tries, submissionLimits.maxAssessmentTries),
    submittedAtMs: row.submittedAt.getTime(),
    assessedAtMs: row.assessedAt?.getTime() ?? null,
  }
}

export const saveMachine = async (
  tx: Transaction,
  id: string,
  change: { state: SubmissionMachineState; at: Date },
): Promise<void> => {
  const { state, tries, assessedAtMs } = change.state
  await tx
    .update(submission)
    .set({
      state,
      tries,
      assessedAt: assessedAtMs === null ? null : new Date(assessedAtMs),
      updatedAt: change.at,
    })
    .where(eq(submission.id, id))
}

/** Answers whose words are still on their way. */
export const countPendingTranscripts = async (tx: Transaction, sessionId: string): Promise<number> => {
  const [row] = await tx
    .select({ pending: count() })
    .from(answer)
    .innerJoin(answerTake, and(eq(answerTake.answerId, answer.id), eq(answerTake.take, answer.currentTake)))
    .where(and(eq(answer.sessionId, sessionId), eq(answerTake.transcriptState, 'pending')))
  return row?.pending ?? 0
}

export interface NewAssessment {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly body: Assessment
  readonly input: unknown
  readonly at: Date
}

/** A new version beside the older ones; the submission points to it. */
export const insertAssessment = async (tx: Transaction, added: NewAssessment): Promise<void> => {
  const { body, at } = added
  const [before] = await tx
    .select({ id: submission.currentAssessmentId })
    .from(submission)
    .where(eq(submission.id, body.submissionId))
  const state: AssessmentState = body.state
  await tx.insert(assessment).values({
    id: body.id,
    organizationId: added.organizationId,
    dataSubjectId: added.dataSubjectId,
    submissionId: body.submissionId,
    state,
    engine: body.engine,
    engineVersion: body.engineVersion,
    rubricVersion: body.rubricVersion,
    inputHash: body.inputHash,
    input: added.input,
    body,
    supersedes: before?.id ?? null,
    createdAt: at,
  })
  await tx.update(submission).set({ currentAssessmentId: body.id }).where(eq(submission.id, body.submissionId))
}
