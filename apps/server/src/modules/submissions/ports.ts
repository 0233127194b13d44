import type { Assessment, ExamCard, ReviewerLevel } from '@candor/contract'
import type { Transaction } from '@candor/db'

/** What a submission's page shows of its assessments; the assessments module implements it. */
export interface AssessmentReads {
  /** The levels that reviewers hold today, newest first. */
  readonly listReviewerLevels: (tx: Transaction, submissionId: string) => Promise<ReviewerLevel[]>
  /** The result of the exam that a model passed before it judged. */
  readonly readExamCard: (tx: Transaction, examId: string) => Promise<ExamCard | null>
  /** Whether a newer engine or rubric would judge now. */
  readonly isStale: (body: Assessment) => boolean
}
