import type {
  AssessmentState,
  DigitalSource,
  InterviewLanguage,
  InterviewMode,
  JudgingState,
  SetContent,
  SubmissionState,
} from '@candor/contract'
import {
  answer,
  answerTake,
  assessment,
  candidateQuestion,
  dataSubject,
  file,
  interviewSession,
  interviewSet,
  interviewSetVersion,
  organization,
  screeningAnswer,
  submission,
  type Transaction,
  upload,
} from '@candor/db'
import { readStoredAnswer } from '@candor/domain'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isVisibleSubmission, isWatchableSubmission, type ViewerScope } from '../../access'
import { applyCorrections } from '../apply-corrections'
import { listCorrections } from './corrections'

export type { Transaction }

/** A submission with what every view of it needs. */
export interface SubmissionRow {
  readonly id: string
  readonly organizationId: string
  readonly dataSubjectId: string
  readonly sessionId: string
  readonly setId: string
  readonly setName: string
  readonly content: SetContent
  readonly state: SubmissionState
  /** Assessments begun since the submission, or since a member asked for another. */
  readonly tries: number
  readonly isCompleted: boolean
  /** Questions with words or a recording; follow-ups are not counted. */
  readonly answered: number
  /** Of the demo organization. */
  readonly isDemo: boolean
  /** The displayed time; `createdAt` is later by the time for which the countdown was paused. */
  readonly submittedAt: Date
  readonly createdAt: Date
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mode: InterviewMode
  readonly language: InterviewLanguage
  readonly startedAt: Date | null
  readonly endedAt: Date | null
  /** The set's time for the interview; null in a session without a clock, as tests make it. */
  readonly allowanceMs: number | null
  /** As shown: of the current takes, and within the set's time. */
  readonly durationMs: number
  readonly assessmentState: AssessmentState | null
  readonly assessmentBody: unknown
  readonly judging: JudgingState
  /** {question, questions}, or null. */
  readonly judgingPlace: unknown
  readonly judgeExamId: string | null
  readonly versionCount: number
  readonly hasVideo: boolean
}

/** Only the current take: the company must not learn that a retake exists. */
export const hasVideo = sql<boolean>`exists (select 1 from ${upload} join ${answer} on ${answer.id} = ${upload.answerId} and ${answer.currentTake} = ${upload.take} where ${upload.sessionId} = ${submission.sessionId} and ${upload.state} = 'sealed')`

const versionCount = sql<number>`(select count(*)::int from ${assessment} v where v.submission_id = ${submission.id})`

export const submissionColumns = {
  id: submission.id,
  organizationId: submission.organizationId,
  dataSubjectId: submission.dataSubjectId,
  sessionId: submission.sessionId,
  setId: submission.setId,
  setName: interviewSet.name,
  content: interviewSetVersion.content,
  state: submission.state,
  tries: submission.tries,
  isCompleted: submission.isCompleted,
  isDemo: organization.isDemo,
  answered: submission.answered,
  submittedAt: submission.submittedAt,
  createdAt: submission.createdAt,
  firstName: dataSubject.firstName,
  lastName: dataSubject.lastName,
  email: dataSubject.email,
  mode: interviewSession.mode,
  language: interviewSession.language,
  startedAt: interviewSession.startedAt,
  endedAt: interviewSession.endedAt,
  allowanceMs: sql<number | null>`(${interviewSession.state}->'clock'->>'allowanceMs')::int`,
  durationMs: submission.durationMs,
  assessmentState: assessment.state,
  assessmentBody: assessment.body,
  judging: submission.judging,
  judgingPlace: submission.judgingPlace,
  judgeExamId: assessment.judgeExamId,
  versionCount,
  hasVideo,
}

/** Submissions joined with set, person, session and the current assessment. */
export const selectSubmissions = (tx: Transaction) =>
  tx
    .select(submissionColumns)
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .innerJoin(interviewSession, eq(interviewSession.id, submission.sessionId))
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSession.setVersionId))
    .innerJoin(dataSubject, eq(dataSubject.id, submission.dataSubjectId))
    .innerJoin(organization, eq(organization.id, submission.organizationId))
    .leftJoin(assessment, eq(assessment.id, submission.currentAssessmentId))

/** One submission, as far as the member sees it at all. */
export const findVisibleSubmission = async (
  tx: Transaction,
  id: string,
  scope: ViewerScope,
): Promise<SubmissionRow | undefined> => {
  const [row] = await selectSubmissions(tx).where(and(eq(submission.id, id), isVisibleSubmission(scope)))
  return row
}

/** Those of the ids that the member sees, in the order given. */
export const selectVisibleIds = async (
  tx: Transaction,
  ids: readonly string[],
  scope: ViewerScope,
): Promise<readonly string[]> => {
  if (ids.length === 0) return []
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(and(inArray(submission.id, [...ids]), isVisibleSubmission(scope)))
  const found = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => found.has(id))
}

/** Whether recordings are part of what this reader sees of a submission. */
export const mayWatch = async (tx: Transaction, id: string, scope: ViewerScope): Promise<boolean> => {
  const watchable = isWatchableSubmission(scope)
  if (watchable === undefined) return true
  const rows = await tx
    .select({ id: submission.id })
    .from(submission)
    .where(and(eq(submission.id, id), watchable))
  return rows.length > 0
}

/** What the candidate asked the company, in the order of asking. */
export const listCandidateQuestions = async (tx: Transaction, sessionId: string): Promise<string[]> => {
  const rows = await tx
    .select({ text: candidateQuestion.text })
    .from(candidateQuestion)
    .where(eq(candidateQuestion.sessionId, sessionId))
    .orderBy(asc(candidateQuestion.createdAt), asc(candidateQuestion.id))
  return rows.map(({ text }) => text)
}

/** One submission for the worker that assesses it. */
export const findSubmission = async (tx: Transaction, id: string): Promise<SubmissionRow | undefined> => {
  const [row] = await selectSubmissions(tx).where(eq(submission.id, id))
  return row
}

/** The stage of the person in the hiring pipeline, and the public code. Candidates have no right to them, so they are not among the columns. */
export const readMemberFacts = async (
  tx: Transaction,
  id: string,
): Promise<{ readonly stageId: string | null; readonly applicantId: string | null; readonly code: string }> => {
  const [row] = await tx
    .select({ stageId: submission.stageId, applicantId: submission.applicantId, code: submission.code })
    .from(submission)
    .where(eq(submission.id, id))
  if (row === undefined) throw new Error('the submission is gone')
  return row
}

export const findSubmissionIdByCode = async (tx: Transaction, code: string): Promise<string | undefined> => {
  const [row] = await tx.select({ id: submission.id }).from(submission).where(eq(submission.code, code))
  return row?.id
}

/** The submission in which this take is the current one; null if it is not current or nothing was submitted. */
export const findSubmissionByTake = async (
  tx: Transaction,
  place: { readonly sessionId: string; readonly answerId: string; readonly take: number },
): Promise<string | null> => {
  const [row] = await tx
    .select({ id: submission.id })
    .from(submission)
    .innerJoin(answer, and(eq(answer.sessionId, submission.sessionId), eq(answer.id, place.answerId)))
    .where(and(eq(submission.sessionId, place.sessionId), eq(answer.currentTake, place.take)))
  return row?.id ?? null
}

const firstTake = alias(answerTake, 'first_take')

const answerColumns = {
  answerId: answer.id,
  turn: answer.turn,
  questionId: answer.questionId,
  questionText: answer.questionText,
  /** Of a follow-up: the session's state is the only place that says who wrote it. */
  questionDigitalSource: sql<DigitalSource | null>`(
    select asked ->> 'questionDigitalSource' from jsonb_array_elements(${interviewSession.state} -> 'answers') asked
    where asked ->> 'answerId' = ${answer.id}::text)`,
  questionNumber: answer.questionNumber,
  isFollowUp: answer.isFollowUp,
  firstStartedAt: answer.firstStartedAt,
  firstEndedAt: answer.firstEndedAt,
  take: answerTake.take,
  modality: answerTake.modality,
  text: answerTake.text,
  words: answerTake.words,
  segments: answerTake.segments,
  transcriptState: answerTake.transcriptState,
  transcribedBy: answerTake.transcribedBy,
  isVerbatim: answerTake.isVerbatim,
  speechMs: answerTake.speechMs,
  durationMs: answerTake.durationMs,
  /** Of the first take, which the times of the company's views are moved by. Never shown. */
  firstDurationMs: sql<number>`coalesce(${firstTake.durationMs}, ${answerTake.durationMs})`,
}

const selectTakes = (tx: Transaction, sessionId: string) =>
  tx
    .select(answerColumns)
    .from(answer)
    .innerJoin(answerTake, and(eq(answerTake.answerId, answer.id), eq(answerTake.take, answer.currentTake)))
    .leftJoin(firstTake, and(eq(firstTake.answerId, answer.id), eq(firstTake.take, 1)))
    .innerJoin(interviewSession, eq(interviewSession.id, answer.sessionId))
    .where(eq(answer.sessionId, sessionId))
    .orderBy(asc(answer.turn))

/** The current takes only, in the order of the interview, with the words that count. */
export const listAnswers = async (tx: Transaction, sessionId: string) =>
  applyCorrections(await selectTakes(tx, sessionId), await listCorrections(tx, sessionId))
export type AnswerRow = Awaited<ReturnType<typeof listAnswers>>[number]

/** Sealed segments of the current takes. */
export const listSegments = (tx: Transaction, sessionId: string) =>
  tx
    .select({
      uploadId: upload.id,
      answerId: upload.answerId,
      storageKey: upload.storageKey,
      mime: upload.mime,
      startOffsetMs: upload.startOffsetMs,
      durationMs: upload.durationMs,
      sizeBytes: upload.sizeBytes,
      sha256: upload.sha256,
    })
    .from(upload)
    .innerJoin(answer, and(eq(answer.id, upload.answerId), eq(answer.currentTake, upload.take)))
    .where(and(eq(upload.sessionId, sessionId), eq(upload.state, 'sealed')))
    .orderBy(asc(upload.answerId), asc(upload.segmentIndex))
export type SegmentRow = Awaited<ReturnType<typeof listSegments>>[number]

export const listScreening = async (tx: Transaction, sessionId: string) => {
  const rows = await tx
    .select({ questionId: screeningAnswer.questionId, stored: screeningAnswer.values })
    .from(screeningAnswer)
    .where(eq(screeningAnswer.sessionId, sessionId))
  return rows.map(({ questionId, stored }) => ({ questionId, ...readStoredAnswer(stored) }))
}
export type ScreeningRow = Awaited<ReturnType<typeof listScreening>>[number]

/** Names of a session's current files by id. */
export const listFileNames = async (tx: Transaction, sessionId: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx
    .select({ id: file.id, name: file.name })
    .from(file)
    .where(and(eq(file.sessionId, sessionId), isNull(file.replacedAt)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const findCv = async (tx: Transaction, sessionId: string) => {
  const [row] = await tx
    .select()
    .from(file)
    .where(and(eq(file.sessionId, sessionId), eq(file.purpose, 'cv'), isNull(file.replacedAt)))
  return row
}
export type CvRow = NonNullable<Awaited<ReturnType<typeof findCv>>>
