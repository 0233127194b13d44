import { createHash } from 'node:crypto'
import type { MeteredLanguageModel } from '@candor/ai'
import type { AssessInput, JudgeInterview, Judgement, JudgePlace } from '@candor/assess'
import { type Assessment, type AssessmentCause, zAssessment } from '@candor/contract'
import { shownVersionMs } from '@candor/domain'
import type { Deps } from '../../../deps'
import { toInstant } from '../../../platform/clock'
import { serializeError } from '../../../platform/error-type'
import type { ReadJudgePolicy } from '../judge-exam/read-judge-policy'
import { calculateCost, createAsk, getModelName } from '../judge-samples'
import { afterFailure, type NextStep, putOff } from '../judging/after-failure'
import { readFrozenInput } from '../judging/frozen-input'
import { isJudging } from '../judging/judge-policy'
import type { Pause } from '../judging/pause'
import { type JudgeSubmissionJob, judgeSubmissionQueue } from '../queues'
import {
  findJudged,
  findVersion,
  insertJudgedVersion,
  type JudgedRow,
  lockJudged,
  setJudging,
  setJudgingPlace,
  type Transaction,
} from '../repo/judging'

export interface JudgeDeps extends Pick<Deps, 'withActor' | 'clock' | 'newId' | 'jobs' | 'log' | 'env'> {
  readonly model: MeteredLanguageModel | null
  readonly readJudgePolicy: ReadJudgePolicy
  readonly pause: Pause
  /** Runs in a worker, because interviews run in the main thread. */
  readonly judgeInterview: JudgeInterview
}

/** Well below the time after which the queue considers a job dead. */
const sliceMs = 8 * 60_000
const worker = { kind: 'worker' } as const

interface Work {
  readonly row: JudgedRow
  readonly input: AssessInput
  /** The built-in engine's current version. */
  readonly builtin: Assessment | null
  /** Of the built-in engine's version. */
  readonly cause: AssessmentCause
  readonly model: MeteredLanguageModel
  readonly examId: string | null
  readonly passedDims: readonly string[] | null
}

const readVersion = async (
  tx: Transaction,
  assessmentId: string,
): Promise<Pick<Work, 'input' | 'builtin' | 'cause'>> => {
  const version = await findVersion(tx, assessmentId)
  const input = version === undefined ? null : readFrozenInput(version.input, version.inputHash)
  if (version === undefined || input === null)
    throw new Error('the frozen input of an assessment can no longer be read')
  return { input, builtin: zAssessment.nullable().parse(version.body), cause: version.cause }
}

/** The input of the judge run; null if the version was superseded or the model may not judge. */
const readWork = (deps: JudgeDeps, job: JudgeSubmissionJob): Promise<Work | null> =>
  deps.withActor(worker, async (tx) => {
    const row = await findJudged(tx, job.submissionId)
    if (row?.judging !== 'waiting' || row.currentAssessmentId !== job.assessmentId) return null
    const policy = await deps.readJudgePolicy(tx, row.organizationId)
    if (deps.model === null || !isJudging(policy)) {
      await setJudging(tx, job.submissionId, 'none')
      return null
    }
    const { examId, passedDims } = policy
    return { row, ...(await readVersion(tx, job.assessmentId)), model: deps.model, examId, passedDims }
  })

/** Contains the submission's id, so that an answer is never reused for another person with the same words. */
const hashParts = (parts: readonly string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex')

/** Stores how far the run is, each place once, for the candidate's page. */
const createPlaceRecorder = (deps: Pick<JudgeDeps, 'withActor'>, submissionId: string) => {
  let latest = ''
  return async (call: { readonly place?: JudgePlace | undefined }): Promise<void> => {
    const place = call.place ?? null
    const key = JSON.stringify(place)
    if (key === latest) return
    latest = key
    await deps.withActor(worker, (tx) => setJudgingPlace(tx, submissionId, place))
  }
}

const judge = (deps: JudgeDeps, { row, input, builtin, cause, model, passedDims }: Work): Promise<Judgement> => {
  const shownMs = shownVersionMs({
    nowMs: deps.clock.nowMs(),
    cause,
    submittedAtMs: row.submittedAt.getTime(),
    createdAtMs: row.createdAt.getTime(),
  })
  return deps.judgeInterview(input, {
    clockIso: () => toInstant(shownMs),
    newId: deps.newId,
    ...(builtin === null ? {} : { builtin }),
    ...(passedDims === null ? {} : { passedDims }),
    ask: createAsk({
      deps,
      model,
      subject: { ...row, purpose: 'judge' },
      createSampleKey: (key) => hashParts([input.submissionId, getModelName(model), key]),
      endsAtMs: deps.clock.nowMs() + sliceMs,
      beforeCall: createPlaceRecorder(deps, input.submissionId),
    }),
  })
}

const hasOwnLevel = ({ dims }: Assessment): boolean =>
  Object.values(dims).some((dim) => dim.state === 'scored' && dim.judged !== undefined)

/** Adds the version, unless the words have changed: then the newer version has requested its own judge run. */
const save = (deps: JudgeDeps, job: JudgeSubmissionJob, done: Work & { judgement: Judgement }): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const { judgement, examId, input } = done
    const row = await lockJudged(tx, job.submissionId)
    if (row === undefined || row.currentAssessmentId === null) return
    const current = await findVersion(tx, row.currentAssessmentId)
    if (current?.engine !== 'builtin' || current.inputHash !== judgement.assessment.inputHash) return
    // No answer can be judged, which the built-in engine's version already reports.
    if (judgement.assessment.model === undefined) return setJudging(tx, job.submissionId, 'none')
    // A version without levels would hide the built-in engine's levels.
    if (!hasOwnLevel(judgement.assessment)) return setJudging(tx, job.submissionId, 'failed')
    await insertJudgedVersion(tx, {
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      body: judgement.assessment,
      input,
      supersedes: row.currentAssessmentId,
      judgeExamId: examId,
      inputTokens: judgement.inputTokens,
      outputTokens: judgement.outputTokens,
      costMicroUsd: calculateCost(deps, judgement),
      at: new Date(deps.clock.nowMs()),
    })
  })

const follow = (deps: JudgeDeps, job: JudgeSubmissionJob, next: NextStep): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const row = await lockJudged(tx, job.submissionId)
    if (row?.judging !== 'waiting' || row.currentAssessmentId !== job.assessmentId) return
    if (next.kind === 'failed') return setJudging(tx, job.submissionId, 'failed')
    const startAfterMs = deps.clock.nowMs() + next.afterMs
    await deps.jobs.send(tx, { queue: judgeSubmissionQueue, data: next.job, startAfterMs })
  })

/**
 * Lets the model judge one submission and adds its version. The built-in engine's version stays the current one until then,
 * and if this fails. Repeatable: stored answers are reused, and finished or outdated work is not repeated.
 */
export const judgeSubmission = async (deps: JudgeDeps, job: JudgeSubmissionJob): Promise<void> => {
  const pausedMs = deps.pause.untilMs() - deps.clock.nowMs()
  if (pausedMs > 0) return follow(deps, job, putOff(job, deps.clock.nowMs(), pausedMs))
  try {
    const work = await readWork(deps, job)
    if (work === null) return
    const judgement = await judge(deps, work)
    deps.pause.end()
    await save(deps, job, { ...work, judgement })
  } catch (error) {
    const nowMs = deps.clock.nowMs()
    deps.pause.note(error, nowMs)
    const next = afterFailure(job, error, nowMs)
    const { submissionId } = job
    deps.log.warn({ submissionId, next: next.kind, ...serializeError(error) }, 'the model could not judge')
    await follow(deps, job, next)
  }
}
