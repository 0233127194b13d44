import { type MeteredLanguageModel, ModelError } from '@candor/ai'
import { type ExamOutcome, type ExamProgress, type JudgeInterview, plannedExamCalls, runExam } from '@candor/assess'
import { type ExamProblem, examProblems } from '@candor/contract'
import { isAbortedCall, isOverBudget } from '@candor/domain'
import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { serializeError } from '../../../platform/error-type'
import { AppError } from '../../../platform/errors'
import { type Configuration, isSameConfiguration } from '../judge-exam/configuration'
import { readResult } from '../judge-exam/stored-result'
import { calculateCost, createAsk, deleteSamples, SliceOver } from '../judge-samples'
import { type JudgeExamJob, judgeExamQueue } from '../queues'
import { type ExamRow, findExamRow, saveExam, saveProgress } from '../repo/judge-exam'

export interface RunExamDeps extends Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'log' | 'env'> {
  readonly model: MeteredLanguageModel | null
  readonly today: Configuration | null
  /** Runs in a worker, because interviews run in the main thread. */
  readonly judgeInterview: JudgeInterview
}

/** Well below the time after which the queue considers a job dead. */
const sliceMs = 5 * 60_000
const retryMs = 60_000
/** After this long without an answer the exam fails. More than a day, because the daily budget renews. */
const patienceMs = 48 * 60 * 60_000
const mostFaults = 3
const worker = { kind: 'worker' } as const

type Ending =
  | { readonly kind: 'decided'; readonly outcome: ExamOutcome }
  | { readonly kind: 'problem'; readonly problem: ExamProblem }
  | { readonly kind: 'retry'; readonly job: JudgeExamJob; readonly afterMs: number }

/** The key prefix of one exam's stored answers, which are deleted when it ends. */
const getKeyPrefix = (examId: string): string => `exam/${examId}/`

const getProblem = ({ code }: ModelError): ExamProblem =>
  examProblems.find((problem) => problem === code) ?? 'unavailable'

const isUnavailable = (error: unknown): boolean => error instanceof AppError && error.code === 'UNAVAILABLE'

/** Decides whether a failed exam is retried. */
const afterFailure = (deps: RunExamDeps, job: JudgeExamJob, error: unknown): Ending => {
  if (error instanceof SliceOver) return { kind: 'retry', job: { ...job, awaySinceMs: null }, afterMs: 0 }
  // The worker's queue is full or the server stops, which is no failure of the exam.
  if (isUnavailable(error)) return { kind: 'retry', job, afterMs: retryMs }
  const nowMs = deps.clock.nowMs()
  if (error instanceof ModelError) {
    const since = job.awaySinceMs ?? nowMs
    const mayPass = error.retryable || isOverBudget(error.code) || isAbortedCall(error.code)
    if (!mayPass || nowMs - since > patienceMs) return { kind: 'problem', problem: getProblem(error) }
    const afterMs = Math.max(retryMs, Math.min(error.retryAfterMs ?? 0, patienceMs / 4))
    return { kind: 'retry', job: { ...job, awaySinceMs: since }, afterMs }
  }
  deps.log.error({ examId: job.examId, ...serializeError(error) }, 'the exam of a model broke off')
  if (job.faults + 1 >= mostFaults) return { kind: 'problem', problem: 'internal' }
  return { kind: 'retry', job: { ...job, faults: job.faults + 1 }, afterMs: retryMs }
}

/** Saves the progress. A resumed exam counts its stored answers first, which must not reduce the progress. */
const createProgress = (deps: RunExamDeps, exam: ExamRow) => async (progress: ExamProgress) => {
  if (progress.done <= exam.done) return
  const total = Math.max(plannedExamCalls, progress.done)
  await deps.withActor(worker, (tx) =>
    saveProgress(tx, exam.id, { ...progress, total, costMicroUsd: calculateCost(deps, progress) }),
  )
}

const run = async (deps: RunExamDeps, exam: ExamRow, job: JudgeExamJob): Promise<Ending> => {
  if (deps.model === null || deps.today === null || !isSameConfiguration(exam, deps.today)) {
    return { kind: 'problem', problem: 'model_changed' }
  }
  const ask = createAsk({
    deps,
    model: deps.model,
    subject: { organizationId: exam.organizationId, dataSubjectId: null, sessionId: null, purpose: 'exam' },
    createSampleKey: (key) => `${getKeyPrefix(exam.id)}${key}`,
    endsAtMs: deps.clock.nowMs() + sliceMs,
  })
  try {
    const outcome = await runExam({
      judge: deps.judgeInterview,
      ask,
      deps: { clockIso: () => toInstant(deps.clock.nowMs()), newId: deps.newId },
      salt: exam.id,
      onProgress: createProgress(deps, exam),
    })
    return { kind: 'decided', outcome }
  } catch (error) {
    return afterFailure(deps, job, error)
  }
}

const close = (deps: RunExamDeps, exam: ExamRow, ending: Exclude<Ending, { kind: 'retry' }>): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const finishedAt = new Date(deps.clock.nowMs())
    if (ending.kind === 'problem') {
      const result = { ...readResult(null), problem: ending.problem }
      await saveExam(tx, exam.id, { state: 'error', result, finishedAt })
    } else {
      const { parts, dims, broken, hasPassed, ...progress } = ending.outcome
      const result = { ...readResult(null), parts: [...parts], dims: [...dims], broken: [...broken] }
      await saveProgress(tx, exam.id, {
        ...progress,
        total: progress.done,
        costMicroUsd: calculateCost(deps, progress),
      })
      await saveExam(tx, exam.id, { state: hasPassed ? 'passed' : 'failed', result, finishedAt })
    }
    await deleteSamples(tx, { organizationId: exam.organizationId, keyPrefix: getKeyPrefix(exam.id) })
  })

/** Runs one part of an exam. Answers are stored as they arrive, so an interruption repeats no call. */
export const runJudgeExam = async (deps: RunExamDeps, job: JudgeExamJob): Promise<void> => {
  const exam = await deps.withActor(worker, async (tx) => {
    const row = await findExamRow(tx, job.examId)
    if (row?.state === 'queued') await saveExam(tx, row.id, { state: 'running', result: readResult(null) })
    return row
  })
  if (exam === undefined || (exam.state !== 'queued' && exam.state !== 'running')) return
  const ending = await run(deps, exam, job)
  if (ending.kind !== 'retry') return close(deps, exam, ending)
  await deps.withActor(worker, async (tx) => {
    const isWaiting = ending.job.awaySinceMs !== null
    await saveExam(tx, exam.id, { state: 'running', result: { ...readResult(null), isWaiting } })
    await deps.jobs.send(tx, {
      queue: judgeExamQueue,
      data: ending.job,
      startAfterMs: deps.clock.nowMs() + ending.afterMs,
    })
  })
}
