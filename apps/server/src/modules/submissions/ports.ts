import type { Assessment, ExamCard, ReviewerLevel } from '@candor/contract'
import type { Transaction } from '@candor/db'

/** What a submission's page shows of its assessments; the assessments module implements it. */
export interface AssessmentReads {
  /** The reviewers' current levels, newest first. */
  readonly listReviewerLevels: (tx: Transaction, submissionId: string) => Promise<ReviewerLevel[]>
  /** The exam that a model passed before it judged. */
  readonly readExamCard: (tx: Transaction, examId: string) => Promise<ExamCard | null>
  /** Whether a newer engine or rubric is available. */
  readonly isStale: (body: Assessment) => boolean
}
