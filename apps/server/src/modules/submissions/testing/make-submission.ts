import { assess } from '@candor/assess'
import { type Assessment, cvLimitPresets, type ReportedFault, status } from '@candor/contract'
import {
  answer,
  answerFault,
  answerTake,
  consent,
  dataSubject,
  interviewSession,
  interviewSet,
  submission,
  type Transaction,
  upload,
} from '@candor/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { buildAssessInput } from '../../assessments/assess-input'
import { insertAssessment } from '../../assessments/repo/submission-machine'
import { listAnswerFaults } from '../repo/fault-reports'
import { findSubmission, listAnswers } from '../repo/submissions'

type MakingDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'newToken'>

const worker = { kind: 'worker' } as const
const questionMs = 60_000

export interface TakeOptions {
  readonly text?: string
  readonly modality?: 'spoken' | 'typed'
  readonly words?: unknown
  readonly segments?: unknown
  readonly transcriptState?: 'none' | 'pending' | 'ready' | 'failed'
  readonly durationMs?: number
  readonly segmentCount?: number
  readonly transcribedBy?: string
  /** Reported by the candidate's browser. */
  readonly faults?: readonly ReportedFault[]
  /** Length of a sealed recording of this take. */
  readonly videoMs?: number
}

export interface SubmissionOptions {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  /** One entry per answer: its takes in order. The last one is the current take. */
  readonly answers?: readonly (readonly TakeOptions[])[]
  /** Without the person's consent to AI. */
  readonly isAiDeclined?: boolean
}

export interface MadeSubmission {
  readonly id: string
  readonly sessionId: string
  readonly answerIds: readonly string[]
}

type Ids = { organizationId: string; dataSubjectId: string }

const addTakes = async (
  deps: MakingDeps,
  tx: Transaction,
  input: { ids: Ids; sessionId: string; answerId: string; takes: readonly TakeOptions[]; startedMs: number },
): Promise<void> => {
  for (const [index, options] of input.takes.entries()) {
    const take = index + 1
    const { videoMs, faults = [], ...values } = options
    const startedAt = new Date(input.startedMs + index * 1_000)
    await tx.insert(answerTake).values({
      id: deps.newId(),
      ...input.ids,
      answerId: input.answerId,
      take,
      modality: 'typed',
      transcriptState: 'none',
      startedAt,
      ...values,
    })
    for (const fault of faults) {
      const place = { sessionId: input.sessionId, answerId: input.answerId, take }
      await tx.insert(answerFault).values({ id: deps.newId(), ...input.ids, ...place, ...fault, createdAt: startedAt })
    }
    if (videoMs === undefined) continue
    await tx.insert(upload).values({
      id: deps.newId(),
      ...input.ids,
      sessionId: input.sessionId,
      answerId: input.answerId,
      take,
      segmentIndex: 0,
      storageKey: deps.newToken(16),
      mime: 'video/webm',
      startOffsetMs: 0,
      durationMs: videoMs,
      state: 'sealed',
      createdAt: startedAt,
    })
  }
}

const addPerson = async (
  deps: MakingDeps,
  tx: Transaction,
  { member, options }: { member: MemberCaller; options: SubmissionOptions },
): Promise<Ids> => {
  const at = new Date(deps.clock.nowMs())
  const ids = { organizationId: member.organizationId, dataSubjectId: deps.newId() }
  await tx.insert(dataSubject).values({
    id: ids.dataSubjectId,
    organizationId: member.organizationId,
    email: options.email ?? `${deps.newId()}@example.org`,
    firstName: options.firstName ?? 'Linh',
    lastName: options.lastName ?? 'Nguyễn',
    status: status.ACTIVE,
    createdAt: at,
    updatedAt: at,
  })
  return ids
}

const addAnswers = async (
  deps: MakingDeps,
  tx: Transaction,
  input: {
    ids: Ids
    sessionId: string
    questions: readonly { id: string; text: string }[]
    options: SubmissionOptions
  },
): Promise<string[]> => {
  const answerIds: string[] = []
  for (const [index, takes] of (input.options.answers ?? []).entries()) {
    const answerId = deps.newId()
    const startedMs = deps.clock.nowMs() + index * questionMs
    const question = input.questions[index % input.questions.length]
    await tx.insert(answer).values({
      id: answerId,
      ...input.ids,
      sessionId: input.sessionId,
      turn: index + 1,
      questionId: question?.id ?? deps.newId(),
      questionText: question?.text ?? '',
      questionNumber: index + 1,
      isFollowUp: false,
      currentTake: takes.length,
      firstStartedAt: new Date(startedMs),
    })
    await addTakes(deps, tx, { ids: input.ids, sessionId: input.sessionId, answerId, takes, startedMs })
    answerIds.push(answerId)
  }
  return answerIds
}

/** A finished interview of a set, waiting to be assessed, submitted at the clock's time. */
export const makeSubmission = (
  deps: MakingDeps,
  input: { member: MemberCaller; set: { id: string; questions: readonly { id: string; text: string }[] } },
  options: SubmissionOptions = {},
): Promise<MadeSubmission> =>
  deps.withActor(worker, async (tx) => {
    const at = new Date(deps.clock.nowMs())
    const ids = await addPerson(deps, tx, { member: input.member, options })
    const sessionId = deps.newId()
    const id = deps.newId()
    const [set] = await tx.select().from(interviewSet).where(eq(interviewSet.id, input.set.id))
    await tx.insert(interviewSession).values({
      id: sessionId,
      ...ids,
      setId: input.set.id,
      setVersionId: set?.currentVersionId ?? '',
      phase: 'ended',
      mode: 'text',
      language: 'en',
      state: {},
      startedAt: at,
      endedAt: at,
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    if (options.isAiDeclined !== true) {
      const given = { purpose: 'ai' as const, version: '1', textSha256: 'a'.repeat(64), givenAt: at }
      await tx.insert(consent).values({ id: deps.newId(), ...ids, sessionId, ...given })
    }
    const answerIds = await addAnswers(deps, tx, { ids, sessionId, questions: input.set.questions, options })
    await tx.insert(submission).values({
      id,
      ...ids,
      setId: input.set.id,
      sessionId,
      code: deps.newToken(16),
      state: 'submitted',
      isCompleted: true,
      submittedAt: at,
      createdAt: at,
      updatedAt: at,
    })
    return { id, sessionId, answerIds }
  })

/** Gives a submission an assessment of the engine's, with these changes. */
export const giveAssessment = (deps: MakingDeps, id: string, changes: Partial<Assessment>): Promise<void> =>
  deps.withActor(worker, async (tx) => {
    const row = await findSubmission(tx, id)
    if (row === undefined) throw new Error('no such submission')
    const input = buildAssessInput(row, {
      answers: await listAnswers(tx, row.sessionId),
      faults: await listAnswerFaults(tx, row.sessionId),
      cv: undefined,
      cvLimits: cvLimitPresets,
      screening: [],
      excludesFluency: false,
      isAiAllowed: true,
      isOwnPace: false,
    })
    const body = assess(input, { clockIso: () => toInstant(deps.clock.nowMs()), newId: deps.newId })
    await insertAssessment(tx, {
      organizationId: row.organizationId,
      dataSubjectId: row.dataSubjectId,
      input,
      request: { cause: 'submitted', reason: null, requestedBy: null, excludesFluency: false },
      at: new Date(deps.clock.nowMs()),
      body: { ...body, ...changes },
    })
    await tx.update(submission).set({ state: 'assessed' }).where(eq(submission.id, id))
  })

/** Gives a submission an assessment of the engine's whose overall level is this one. */
export const giveLevel = (deps: MakingDeps, id: string, level: number): Promise<void> => {
  const percent = Math.round(((level - 1) / 4) * 1_000) / 10
  return giveAssessment(deps, id, {
    overall: { state: 'scored', level, percent, se: null, confidence: 'low', weightScored: 1 },
  })
}
