import {
  assessment,
  assessmentPolicy,
  type ErasedCounts,
  judgeExam,
  judgeSample,
  questionLevel,
  reviewerLevel,
  submissionDecision,
  type Transaction,
} from '@candor/db'
import { eq } from 'drizzle-orm'
import type { ErasedInterview } from '../../../platform/interview-erasure'

/** Children before parents, because of the foreign keys. */
const tables = [
  questionLevel,
  submissionDecision,
  reviewerLevel,
  judgeSample,
  judgeExam,
  assessmentPolicy,
  assessment,
] as const

/** Deletes this module's rows of an organization. */
export async function deleteOrganizationRows(tx: Transaction, organizationId: string): Promise<void> {
  for (const table of tables) await tx.delete(table).where(eq(table.organizationId, organizationId))
}

/** Deletes this module's rows of one interview, and every stored answer of a model about the person. */
export async function deleteInterviewRows(tx: Transaction, interview: ErasedInterview): Promise<ErasedCounts> {
  await tx.delete(judgeSample).where(eq(judgeSample.dataSubjectId, interview.dataSubjectId))
  const isOfInterview = eq(submissionDecision.submissionId, interview.submissionId)
  const decisions = await tx.delete(submissionDecision).where(isOfInterview)
  const levels = await tx.delete(reviewerLevel).where(eq(reviewerLevel.submissionId, interview.submissionId))
  const byQuestion = await tx.delete(questionLevel).where(eq(questionLevel.submissionId, interview.submissionId))
  const versions = await tx.delete(assessment).where(eq(assessment.submissionId, interview.submissionId))
  return {
    levels: { count: (levels.rowCount ?? 0) + (byQuestion.rowCount ?? 0), sizeBytes: null },
    decisions: { count: decisions.rowCount ?? 0, sizeBytes: null },
    assessments: { count: versions.rowCount ?? 0, sizeBytes: null },
  }
}
