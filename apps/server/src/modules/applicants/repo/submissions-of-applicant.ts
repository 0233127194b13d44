import type { AssessmentState, SubmissionState } from '@candor/contract'
import { assessment, interviewSet, submission, type Transaction } from '@candor/db'
import { desc, eq } from 'drizzle-orm'

export interface ApplicantSubmissionRow {
  readonly id: string
  readonly setId: string
  readonly setName: string
  readonly submittedAt: Date
  readonly state: SubmissionState
  readonly tries: number
  readonly assessmentState: AssessmentState | null
  readonly overallHalves: number | null
}

/** Newest first. */
export const listSubmissionsOfApplicant = (tx: Transaction, applicantId: string): Promise<ApplicantSubmissionRow[]> =>
  tx
    .select({
      id: submission.id,
      setId: submission.setId,
      setName: interviewSet.name,
      submittedAt: submission.submittedAt,
      state: submission.state,
      tries: submission.tries,
      assessmentState: assessment.state,
      overallHalves: submission.overallHalves,
    })
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .leftJoin(assessment, eq(assessment.id, submission.currentAssessmentId))
    .where(eq(submission.applicantId, applicantId))
    .orderBy(desc(submission.submittedAt), desc(submission.id))
