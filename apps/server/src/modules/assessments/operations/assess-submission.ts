import { type AssessInput, assess } from '@candor/assess'
import type { Assessment, DomainEvent } from '@candor/contract'
import {
  type AssessmentFailure,
  isBeingAssessed,
  reduceSubmission,
  type SubmissionInput,
  shownVersionMs,
} from '@candor/domain'
import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { WorkerFailure } from '../../../platform/workers/create-worker-pool'
import type { TaskKeys } from '../../../platform/workers/fair-queue'
import { hasConsent, readOwnPace } from '../../sessions'
import {
  findCv,
  findSubmission,
  listAnswerFaults,
  listAnswers,
  listScreening,
  type SubmissionRow,
  type Transaction,
} from '../../submissions'
import { buildAssessInput } from '../assess-input'
import { orderAssessment } from '../order-assessment'
import { readChosen } from '../repo/policy'
import {
  type AssessmentRequest,
  countPendingTranscripts,
  insertAssessment,
  lockMachine,
  readRequest,
  saveMachine,
} from '../repo/submission-machine'
import { createSampleInterview } from '../sample-interview'

/** How long the assessment waits for pending transcripts, and how often it checks. */
const transcriptWaitMs = 10 * 60_000
const pollIntervalMs = 5_000

/** Assesses the frozen input; the caller chooses the version's id and time. */
export type AssessInterview = (
  input: AssessInput,
  version: { id: string; createdAt: string },
  keys?: TaskKeys,
) => Promise<Assessment>

/** Runs in the current thread, for callers without a worker. */
const assessHere: AssessInterview = async (input, { id, createdAt }) =>
  assess(input, { newId: () => id, clockIso: () => createdAt })

/** Requests a judge run for the new version in the same transaction, if the organization chose a model that may judge. */
type RequestJudging = (
  tx: Transaction,
  request: { organizationId: string; submissionId: string; assessmentId: string },
) => Promise<boolean>

/** The built-in engine, in a worker or in this thread, and the request of a model's judge run. */
export interface Judges {
  readonly assessInterview: AssessInterview
  readonly requestJudging: RequestJudging
}

const builtinHere: Judges = { assessInterview: assessHere, requestJudging: async () => false }

type AssessDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'log' | 'recordEvent'>

/** In the transaction of the change, so that a repeated job records nothing again. */
const recordOutcome = async (
  deps: AssessDeps,
  tx: Transaction,
  { submissionId, type }: { submissionId: string; type: Extract<DomainEvent['type'], `assessment.${string}`> },
): Promise<void> => {
  const row = await findSubmission(tx, submissionId)
  if (row === undefined) return
  const { organizationId, dataSubjectId } = row
  await deps.recordEvent(tx, {
    type,
    organizationId,
    dataSubjectId,
    subjectId: submissionId,
    payload: { submissionId },
  })
}

/** Applies an event to the submission's state. A retry is queued in the same transaction. */
const advance = (deps: AssessDeps, submissionId: string, event: (nowMs: number) => SubmissionInput): Promise<boolean> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const before = await lockMachine(tx, submissionId)
    if (before === undefined) return false
    const nowMs = deps.clock.nowMs()
    const { state, effects } = reduceSubmission(before, event(nowMs))
    await saveMachine(tx, submissionId, { state, at: new Date(nowMs) })
    for (const effect of effects) {
      if (effect.type === 'assess')
        await orderAssessment(deps, tx, { submissionId, startAfterMs: nowMs + effect.afterMs })
      if (effect.type === 'notifyFailed') await recordOutcome(deps, tx, { submissionId, type: 'assessment.givenUp' })
    }
    return isBeingAssessed(state)
  })

/** Whether a transcript is pending; the job is then queued again. */
const isWaiting = (deps: AssessDeps, submissionId: string): Promise<boolean> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const row = await findSubmission(tx, submissionId)
    if (row === undefined) return true
    const nowMs = deps.clock.nowMs()
    if (nowMs > row.createdAt.getTime() + transcriptWaitMs) return false
    if ((await countPendingTranscripts(tx, row.sessionId)) === 0) return false
    const startAfterMs = nowMs + pollIntervalMs
    await orderAssessment(deps, tx, { submissionId, startAfterMs })
    return true
  })

interface Evaluated {
  readonly row: SubmissionRow
  readonly request: AssessmentRequest
  readonly input: AssessInput
  readonly isSample: boolean
}

const readInput = (deps: AssessDeps, submissionId: string): Promise<Evaluated | null> =>
  deps.withActor({ kind: 'worker' }, async (tx) => {
    const row = await findSubmission(tx, submissionId)
    if (row === undefined) return null
    const request = await readRequest(tx, submissionId)
    // A demo that was ended early shows a sample result; it is in no list, because the demo organization has no
    // members.
    if (!row.isCompleted && row.isDemo) return { row, request, input: createSampleInterview(row), isSample: true }
    const input = buildAssessInput(row, {
      answers: await listAnswers(tx, row.sessionId),
      faults: await listAnswerFaults(tx, row.sessionId),
      cv: await findCv(tx, row.sessionId),
      cvLimits: (await readChosen(tx, row.organizationId)).cvLimits,
      screening: await listScreening(tx, row.sessionId),
      excludesFluency: request.excludesFluency,
      isAiAllowed: await hasConsent(tx, { sessionId: row.sessionId, purpose: 'ai' }),
      isOwnPace: await readOwnPace(tx, row.sessionId),
    })
    return { row, request, input, isSample: false }
  })

/** No transaction is open while the engine runs, so no other work waits for it. */
const evaluate = async (deps: AssessDeps, submissionId: string, judges: Judges): Promise<void> => {
  const read = await readInput(deps, submissionId)
  if (read === null) return
  const { row, request, input, isSample } = read
  const shownMs = shownVersionMs({
    nowMs: deps.clock.nowMs(),
    cause: request.cause,
    submittedAtMs: row.submittedAt.getTime(),
    createdAtMs: row.createdAt.getTime(),
  })
  const assessed = await judges.assessInterview(
    input,
    { id: deps.newId(), createdAt: toInstant(shownMs) },
    { fairKey: row.organizationId },
  )
  const body: Assessment = isSample ? { ...assessed, state: 'mock' } : assessed
  await deps.withActor({ kind: 'worker' }, async (tx) => {
    const before = await lockMachine(tx, submissionId)
    if (before === undefined || !isBeingAssessed(before)) return
    const nowMs = deps.clock.nowMs()
    const at = new Date(nowMs)
    const { organizationId, dataSubjectId } = row
    const { isFirst } = await insertAssessment(tx, { organizationId, dataSubjectId, body, input, request, at })
    // The first version of a repeated assessment: the one before it was given up.
    if (isFirst && request.cause !== 'submitted')
      await recordOutcome(deps, tx, { submissionId, type: 'assessment.recovered' })
    const mayJudge = !isSample && input.isAiDeclined !== true
    if (mayJudge) await judges.requestJudging(tx, { organizationId, submissionId, assessmentId: body.id })
    const { state } = reduceSubmission(before, { type: 'assessed', nowMs })
    await saveMachine(tx, submissionId, { state, at })
  })
}

const classifyFailure = (error: unknown): AssessmentFailure => {
  if (!(error instanceof WorkerFailure)) return 'error'
  return error.code === 'busy' || error.code === 'closed' ? 'unavailable' : 'overrun'
}

/**
 * Assesses one submission with the built-in engine. Repeatable: a second job finds the work done. A failure of
 * the engine is counted and retried; after the last attempt the submission is set aside: its state reports the failure, there is no
 * level, and it is assessed again when a member asks.
 */
export const assessSubmission = async (
  deps: AssessDeps,
  input: { submissionId: string },
  judges: Judges = builtinHere,
): Promise<void> => {
  const { submissionId } = input
  if (await isWaiting(deps, submissionId)) return
  const isMine = await advance(deps, submissionId, (nowMs) => ({ type: 'assessmentStarted', nowMs }))
  if (!isMine) return
  try {
    await evaluate(deps, submissionId, judges)
  } catch (error) {
    deps.log.error({ err: error, submissionId }, 'assessment failed')
    await advance(deps, submissionId, (nowMs) => ({ type: 'assessmentFailed', nowMs, failure: classifyFailure(error) }))
  }
}
