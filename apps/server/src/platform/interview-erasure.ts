import type { ErasedCounts, Transaction } from '@candor/db'

/** An interview whose data is erased. */
export interface ErasedSession {
  readonly sessionId: string
  readonly setId: string
  readonly organizationId: string
  readonly dataSubjectId: string
  /** Canonical form. */
  readonly email: string
}

/** One that was submitted. */
export interface ErasedInterview extends ErasedSession {
  readonly submissionId: string
}

/** Adds to the receipt, in the transaction that erased. */
export type RecordErased = (tx: Transaction, erased: ErasedCounts) => Promise<void>

/**
 * What modules implement whose data tells of an interview. The receipt must not tell the company of retakes: final answers and
 * current files are counted, although all are erased.
 */
export interface InterviewEraser {
  /** Erases what lies outside of the database, and the rows that name it, in transactions of its own. Repeatable. */
  readonly eraseBytes?: (interview: ErasedSession, record: RecordErased) => Promise<void>
  /** Deletes rows in the given transaction, in which the submission is locked. Runs after every `eraseBytes`. */
  readonly eraseRows?: (tx: Transaction, interview: ErasedInterview) => Promise<ErasedCounts>
  /** The same for an interview that was never submitted: its session is locked. */
  readonly eraseUnsubmittedRows?: (tx: Transaction, interview: ErasedSession) => Promise<void>
  /** Erases what is made of several interviews of an organization, once all of a deletion are erased. Repeatable. */
  readonly finish?: (organizationId: string) => Promise<void>
}
