import { type Assessment, type AssessmentState, assessmentCauses } from '@candor/contract'
import { answer, answerTake, assessment, submission, type Transaction } from '@candor/db'
import { type SubmissionMachineState, submissionLimits } from '@candor/domain'
import { and, count, eq, sql } from 'drizzle-orm'
import { z } from 'zod'

/** Locks a submission and reads its state; undefined if it was deleted. */
export const lockMachine = async (tx: Transaction, id: string): Promise<SubmissionMachineState | undefined> => {
  const [row] = await tx.select().from(submission).where(eq(submission.id, id)).for('update')
  if (row === undefined) return undefined
  return {
    state: row.state,
    tries: Math.min(row.tries, submissionLimits.maxAssessmentTries),
    submittedAtMs: row.submittedAt.getTime(),
    assessedAtMs: row.assessedAt?.getTime() ?? null,
  }
}

/** Whose submission it is; undefined if it was deleted. */
export const findOrganizationId = async (tx: Transaction, id: string): Promise<string | undefined> => {
  const [row] = await tx
    .select({ organizationId: submission.organizationId })
    .from(submission)
    .where(eq(submission.id, id))
  return row?.organizationId
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

/** The number of answers whose transcript is pending. */
export const countPendingTranscripts = async (tx: Transaction, sessionId: string): Promise<number> => {
  const [row] = await tx
    .select({ pending: count() })
    .from(answer)
    .innerJoin(answerTake, and(eq(answerTake.answerId, answer.id), eq(answerTake.take, answer.currentTake)))
    .where(and(eq(answer.sessionId, sessionId), eq(answerTake.transcriptState, 'pending')))
  return row?.pending ?? 0
}

const zRequest = z.object({
  cause: z.enum(assessmentCauses),
  reason: z.string().nullable(),
  requestedBy: z.string().nullable(),
  excludesFluency: z.boolean(),
})
/** What an evaluation was asked for. */
export type AssessmentRequest = z.infer<typeof zRequest>

const ofItself: AssessmentRequest = { cause: 'submitted', reason: null, requestedBy: null, excludesFluency: false }

/** The request that the running evaluation serves; the submission itself if there was no request. */
export const readRequest = async (tx: Transaction, id: string): Promise<AssessmentRequest> => {
  const [row] = await tx.select({ request: submission.assessmentRequest }).from(submission).where(eq(submission.id, id))
  return zRequest.nullish().parse(row?.request) ?? ofItself
}

/** Whether the current version measures how fluently the candidate speaks: a member may have left it out. */
export const readsFluency = async (tx: Transaction, id: string): Promise<boolean> => {
  const excluded = sql<boolean>`coalesce((${assessment.input}->'accommodations'->>'excludeFluency')::boolean, false)`
  const [row] = await tx
    .select({ excluded })
    .from(submission)
    .innerJoin(assessment, eq(assessment.id, submission.currentAssessmentId))
    .where(eq(submission.id, id))
  return row?.excluded !== true
}

export const saveRequest = async (tx: Transaction, id: string, request: AssessmentRequest): Promise<void> => {
  await tx.update(submission).set({ assessmentRequest: request }).where(eq(submission.id, id))
}

export interface NewAssessment {
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly body: Assessment
  readonly input: unknown
  readonly request: AssessmentRequest
  readonly at: Date
}

/** Adds a version and makes it the submission's current one. Returns whether it is the first. */
export const insertAssessment = async (tx: Transaction, added: NewAssessment): Promise<{ isFirst: boolean }> => {
  const { body, at } = added
  const { cause, reason, requestedBy } = added.request
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
    cause,
    reason,
    requestedBy,
    createdAt: at,
  })
  await tx
    .update(submission)
    .set({ currentAssessmentId: body.id, judging: 'none', assessmentRequest: null })
    .where(eq(submission.id, body.submissionId))
  return { isFirst: (before?.id ?? null) === null }
}
