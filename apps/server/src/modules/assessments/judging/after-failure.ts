import { ModelError } from '@candor/ai'
import { JudgeMalformed } from '@candor/assess'
import { AppError } from '../../../platform/errors'
import { SliceOver } from '../judge-samples'
import type { JudgeSubmissionJob } from '../queues'

export type NextStep =
  | { readonly kind: 'retry'; readonly job: JudgeSubmissionJob; readonly afterMs: number }
  /** Nothing more is tried; the built-in engine's version stands. */
  | { readonly kind: 'failed' }

const mostMalformed = 3
const mostFaults = 3
const firstWaitMs = 15_000
/** So soon at the latest after a provider is there again, whatever waited for it is asked. */
const longestWaitMs = 60_000
/** A model that is away for so long won't judge this interview: more than a day, for the day's money comes back after one. */
const patienceMs = 48 * 60 * 60_000
const retryMs = 30_000

/** What becomes of a job that broke off. */
export const afterFailure = (job: JudgeSubmissionJob, error: unknown, nowMs: number): NextStep => {
  if (error instanceof SliceOver) return { kind: 'retry', job: answering(job), afterMs: 0 }
  if (error instanceof JudgeMalformed) {
    const malformed = job.malformed + 1
    if (malformed >= mostMalformed) return { kind: 'failed' }
    return { kind: 'retry', job: { ...answering(job), malformed }, afterMs: retryMs }
  }
  // Longer than the model takes: that is not mended by waiting.
  if (error instanceof ModelError && error.code === 'too_large') return { kind: 'failed' }
  if (error instanceof ModelError) return afterAbsence(job, error, nowMs)
  // The worker's queue is full or the server is stopping: neither is a failure of the submission.
  if (error instanceof AppError && error.code === 'UNAVAILABLE') return { kind: 'retry', job, afterMs: retryMs }
  const faults = job.faults + 1
  return faults >= mostFaults ? { kind: 'failed' } : { kind: 'retry', job: { ...job, faults }, afterMs: retryMs }
}

const answering = (job: JudgeSubmissionJob): JudgeSubmissionJob => ({ ...job, awaySinceMs: null, waits: 0 })

/** The provider is away, in a hurry, unpaid or not let in: the job waits, and nothing else waits for it. */
const afterAbsence = (job: JudgeSubmissionJob, error: ModelError, nowMs: number): NextStep => {
  // What is spent comes back when the day turns; a provider that names a time is believed up to the longest wait.
  const named = error.retryAfterMs ?? 0
  return putOff(job, nowMs, error.code === 'over_budget' ? named : Math.min(named, longestWaitMs))
}

/** Later, and each time later than the time before, up to the longest wait. */
export const putOff = (job: JudgeSubmissionJob, nowMs: number, atLeastMs: number): NextStep => {
  const awaySinceMs = job.awaySinceMs ?? nowMs
  if (nowMs - awaySinceMs >= patienceMs) return { kind: 'failed' }
  const backoffMs = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(job.waits, 10))
  const afterMs = Math.max(backoffMs, atLeastMs)
  return { kind: 'retry', job: { ...job, awaySinceMs, waits: job.waits + 1 }, afterMs }
}
