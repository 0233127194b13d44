import { ModelError } from '@candor/ai'
import { JudgeMalformed } from '@candor/assess'
import { isOverBudget, isTooLargeForModel } from '@candor/domain'
import { AppError } from '../../../platform/errors'
import { SliceOver } from '../judge-samples'
import type { JudgeSubmissionJob } from '../queues'

export type NextStep =
  | { readonly kind: 'retry'; readonly job: JudgeSubmissionJob; readonly afterMs: number }
  /** No further attempt; the built-in engine's version remains the current one. */
  | { readonly kind: 'failed' }

const mostMalformed = 3
const mostFaults = 3
const firstWaitMs = 15_000
/** A waiting job retries at the latest this long after the provider is available again. */
const longestWaitMs = 60_000
/** After this long without an answer the job fails. More than a day, because the daily budget renews. */
const patienceMs = 48 * 60 * 60_000
const retryMs = 30_000

/** Decides whether a failed job is retried. */
export const afterFailure = (job: JudgeSubmissionJob, error: unknown, nowMs: number): NextStep => {
  if (error instanceof SliceOver) return { kind: 'retry', job: answering(job), afterMs: 0 }
  if (error instanceof JudgeMalformed) {
    const malformed = job.malformed + 1
    if (malformed >= mostMalformed) return { kind: 'failed' }
    return { kind: 'retry', job: { ...answering(job), malformed }, afterMs: retryMs }
  }
  // The input exceeds the model's limit, so a retry can't succeed.
  if (error instanceof ModelError && isTooLargeForModel(error.code)) return { kind: 'failed' }
  if (error instanceof ModelError) return afterAbsence(job, error, nowMs)
  // The worker's queue is full or the server is stopping: neither is a failure of the submission.
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return { kind: 'retry', job, afterMs: retryMs }
  const faults = job.faults + 1
  return faults >= mostFaults ? { kind: 'failed' } : { kind: 'retry', job: { ...job, faults }, afterMs: retryMs }
}

const answering = (job: JudgeSubmissionJob): JudgeSubmissionJob => ({ ...job, awaySinceMs: null, waits: 0 })

/** The provider is unavailable, limits requests, has no budget or rejects the key: this job waits without blocking others. */
const afterAbsence = (job: JudgeSubmissionJob, error: ModelError, nowMs: number): NextStep => {
  // A spent budget renews at the end of the day. Any other announced time counts up to the longest wait.
  const named = error.retryAfterMs ?? 0
  return putOff(job, nowMs, isOverBudget(error.code) ? named : Math.min(named, longestWaitMs))
}

/** Postpones the job with exponential backoff, up to the longest wait. */
export const putOff = (job: JudgeSubmissionJob, nowMs: number, atLeastMs: number): NextStep => {
  const awaySinceMs = job.awaySinceMs ?? nowMs
  if (nowMs - awaySinceMs >= patienceMs) return { kind: 'failed' }
  const backoffMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(job.waits, 10))
  const afterMs = Math.max(backoffMs, atLeastMs)
  return { kind: 'retry', job: { ...job, awaySinceMs, waits: job.waits + 1 }, afterMs }
}
