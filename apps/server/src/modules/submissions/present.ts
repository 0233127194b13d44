import {
  type Aggregate,
  type Assessment,
  type AssessmentStanding,
  type AssessmentState,
  cvDims,
  cvSourceId,
  type ExamCard,
  type IntegrityView,
  type ReviewerLevel,
  type Role,
  type SubmissionAnswer,
  type SubmissionDetail,
  type SubmissionListItem,
  type SubmissionSummary,
  zAssessment,
} from '@candor/contract'
import {
  can,
  formatPersonName,
  getScreeningKind,
  hasAssessmentFailed,
  isAssessmentUnderway,
  isBeingAssessed,
  levelDimCount,
  localizeContent,
  toInterfaceLanguage,
  toShownLevel,
} from '@candor/domain'
import { toInstant } from '../../platform/clock'
import { presentCorrection } from './present-correction'
import type { AnswerFaults } from './repo/fault-reports'
import type { SubmissionListRow } from './repo/submission-list'
import type { AnswerRow, CvRow, ScreeningRow, SegmentRow, SubmissionRow } from './repo/submissions'
import { createTimeline, getStartMs } from './shown-time'
import { transcriptLines } from './transcript-lines'

/** The assessment as stored, or null when there is none yet. Throws on one that this version of the product can't read. */
export const readAssessment = (row: SubmissionRow): Assessment | null =>
  zAssessment.nullable().parse(row.assessmentBody)

const stateWithoutAssessment = (row: Pick<SubmissionRow, 'state'>): AssessmentState => {
  if (hasAssessmentFailed(row)) return 'error'
  return isBeingAssessed(row) ? 'evaluating' : 'pending'
}

export const getAssessmentState = (row: Pick<SubmissionRow, 'state' | 'assessmentState'>): AssessmentState =>
  row.assessmentState ?? stateWithoutAssessment(row)

/** Null is not zero. */
const readShownLevel = (aggregate: Aggregate | undefined): number | null =>
  aggregate?.state === 'scored' ? toShownLevel(aggregate.level) : null

/** Mean share of the expected points over the questions that count, in whole percent. */
const averageShare = (body: Assessment | null): number | null => {
  const shares = body?.questions?.flatMap(({ share }) => share ?? []) ?? []
  return shares.length === 0 ? null : Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length)
}

type SummaryRow = Pick<
  SubmissionListRow,
  | 'id'
  | 'setId'
  | 'setName'
  | 'positionName'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'language'
  | 'submittedAt'
  | 'assessmentState'
  | 'hasVideo'
>

const presentSummary = (
  row: SummaryRow,
  levels: Pick<SubmissionSummary, 'overallLevel' | 'pointsPercent'>,
): Omit<SubmissionSummary, 'stageId'> => ({
  id: row.id,
  setId: row.setId,
  setName: row.setName,
  positionName: row.positionName,
  candidateName: formatPersonName(row, toInterfaceLanguage(row.language)),
  email: row.email,
  language: row.language,
  submittedAt: toInstant(row.submittedAt.getTime()),
  assessmentState: row.assessmentState,
  ...levels,
  hasVideo: row.hasVideo,
})

const toLevel = (halves: number | null): number | null => (halves === null ? null : halves / 2)

const presentMustHaves = ({ mustHavesNamed, mustHavesSearched }: SubmissionListRow): SubmissionListItem['mustHaves'] =>
  mustHavesNamed === null || mustHavesSearched === null ? null : { named: mustHavesNamed, total: mustHavesSearched }

const presentKnown = ({ dimensionsJudged, words }: SubmissionListRow): SubmissionListItem['known'] =>
  dimensionsJudged === null ? null : { judged: dimensionsJudged, dimensions: levelDimCount, words }

const presentInstant = (at: Date | null): string | null => (at === null ? null : toInstant(at.getTime()))

export const presentListRow = (row: SubmissionListRow): SubmissionListItem => ({
  ...presentSummary(row, { overallLevel: toLevel(row.overallHalves), pointsPercent: row.pointsCovered }),
  stageId: row.stageId,
  groupLevels: {
    communication: toLevel(row.communicationHalves),
    cognitive: toLevel(row.cognitiveHalves),
    cv: toLevel(row.cvHalves),
  },
  known: presentKnown(row),
  mustHaves: presentMustHaves(row),
  answered: row.answered,
  questionCount: row.questionCount,
  durationMs: row.durationMs,
  isUnseen: row.isUnseen,
  ownDecision: row.ownDecision,
  stageSince: presentInstant(row.stageSince),
  replyBy: presentInstant(row.replyBy),
})

/** For members who don't review: they know nothing of the pipeline, and decide nothing. */
export const withoutPipeline = (row: SubmissionListRow): SubmissionListRow => ({
  ...row,
  ownDecision: null,
  stageId: null,
  stageSince: null,
  replyBy: null,
})

interface AnswerContext {
  /** Who watches but doesn't review downloads nothing. */
  readonly isWatchOnly?: boolean
  readonly row: SubmissionRow
  readonly segments: readonly SegmentRow[]
  readonly faults: ReadonlyMap<string, AnswerFaults>
}

/** The recordings of an answer. `getUrl`: the address of one, by its upload. */
export const listMedia = (
  segments: readonly SegmentRow[],
  answerId: string,
  getUrl = (uploadId: string): string => `/api/content/file/media/${uploadId}`,
): SubmissionAnswer['media'] =>
  segments
    .filter((segment) => segment.answerId === answerId)
    .map((segment) => ({
      url: getUrl(segment.uploadId),
      mime: segment.mime,
      startMs: segment.startOffsetMs,
      durationMs: segment.durationMs ?? 0,
    }))

const submissionUrl = (row: SubmissionRow): string => `/api/interview/interview/submission/${row.id}`

/** Null if nothing was recorded, for readers who may not watch (they see no segments), and for those who may only watch. */
const getVideoUrl = (
  answerId: string,
  { row, segments, isWatchOnly = false }: Omit<AnswerContext, 'faults'>,
): string | null =>
  !isWatchOnly && segments.some((segment) => segment.answerId === answerId)
    ? `${submissionUrl(row)}/video/${answerId}`
    : null

const presentAnswer = (
  answer: AnswerRow,
  { row, segments, faults, isWatchOnly = false }: AnswerContext,
): Omit<SubmissionAnswer, 'startedAtMs'> => {
  const question = row.content.questions.find((asked) => asked.id === answer.questionId)
  return {
    answerId: answer.answerId,
    questionId: answer.questionId,
    questionText: answer.questionText,
    ...(answer.questionDigitalSource && { questionDigitalSource: answer.questionDigitalSource }),
    questionNumber: answer.questionNumber,
    isFollowUp: answer.isFollowUp,
    criteria: question?.criteria ?? [],
    text: answer.text,
    modality: answer.modality,
    transcript: answer.transcriptState,
    transcribedBy: answer.transcribedBy,
    lines: transcriptLines(answer),
    ...presentCorrection(answer.correction),
    media: listMedia(segments, answer.answerId),
    videoUrl: getVideoUrl(answer.answerId, { row, segments, isWatchOnly }),
    faultReport: faults.get(answer.answerId)?.faultReport ?? { faults: [], lostMs: 0, isUnusable: false },
    durationMs: answer.durationMs,
  }
}

/** All answers of an interview as the company sees them: the current takes, as if each had been given at once. */
export const presentAnswers = (answers: readonly AnswerRow[], context: AnswerContext): SubmissionAnswer[] => {
  const shownAt = createTimeline(context.row, answers)
  return answers.map((answer) => ({
    ...presentAnswer(answer, context),
    startedAtMs: shownAt(answer.firstStartedAt),
  }))
}

/** Screening answers in the set's order; a file is shown by its name. */
const presentScreening = (
  row: SubmissionRow,
  { screening, fileNames }: Pick<DetailParts, 'screening' | 'fileNames'>,
): SubmissionDetail['screening'] =>
  localizeContent(row.content, row.language).screeningQuestions.map(({ id, label, type }) => {
    const { values, facts } = screening.find((given) => given.questionId === id) ?? { values: [], facts: null }
    const { isFile } = getScreeningKind(type)
    const shown = isFile ? values.map((value) => fileNames.get(value) ?? value) : [...values]
    return { label, type, values: shown, ...(facts === null ? {} : { facts }) }
  })

export interface DetailParts {
  readonly role: Role
  /** Whether recordings are part of what this reader sees. */
  readonly mayWatch: boolean
  /** Null for members who don't review. */
  readonly stageId: string | null
  readonly applicantId: string | null
  readonly code: string
  readonly answers: readonly AnswerRow[]
  readonly segments: readonly SegmentRow[]
  readonly faults: ReadonlyMap<string, AnswerFaults>
  readonly screening: readonly ScreeningRow[]
  readonly fileNames: ReadonlyMap<string, string>
  readonly candidateQuestions: readonly string[]
  readonly cv: CvRow | undefined
  readonly reviewerLevels: readonly ReviewerLevel[]
  /** Of the model that gave the levels. */
  readonly exam: ExamCard | null
  /** Whether a newer engine or rubric is available. */
  readonly isStale: boolean
  readonly integrity: IntegrityView | null
  readonly neighbors: SubmissionDetail['neighbors']
}

/** Quotes from a CV within the assessment are hidden from members who may only read submissions; levels stay. */
export const withoutCvWords = (body: Assessment): Assessment => {
  const { cv: _, ...rest } = body
  const dims = { ...body.dims }
  for (const id of cvDims) dims[id] = { ...dims[id], evidence: [] }
  return { ...rest, dims, redFlags: [], notes: body.notes.filter((note) => note.answerId !== cvSourceId) }
}

const withReviewers = (body: Assessment | null, levels: readonly ReviewerLevel[]): Assessment | null =>
  body === null ? null : { ...body, reviewer: [...levels] }

const shownTo = (role: Role, body: Assessment | null): Assessment | null =>
  body === null || can(role, 'submission.review') ? body : withoutCvWords(body)

const presentStanding = (
  row: SubmissionRow,
  { exam, isStale }: Pick<DetailParts, 'exam' | 'isStale'>,
): AssessmentStanding => {
  const body = readAssessment(row)
  return {
    isStale,
    versionCount: row.versionCount,
    isRunning: body !== null && isAssessmentUnderway(row),
    failedTries: hasAssessmentFailed(row) ? row.tries : null,
    judging: row.judging,
    exam,
  }
}

export const presentDetail = (row: SubmissionRow, parts: DetailParts): SubmissionDetail => {
  const { cv, segments, faults } = parts
  const isWatchOnly = !can(parts.role, 'submission.review')
  const body = readAssessment(row)
  const levels = { overallLevel: readShownLevel(body?.overall), pointsPercent: averageShare(body) }
  return {
    ...presentSummary(
      { ...row, positionName: row.content.positionName, assessmentState: getAssessmentState(row) },
      levels,
    ),
    stageId: parts.stageId,
    applicantId: parts.applicantId,
    code: parts.code,
    sessionId: row.sessionId,
    mode: row.mode,
    startedAt: toInstant(getStartMs(row)),
    durationMs: row.durationMs,
    isCompleted: row.isCompleted,
    answers: presentAnswers(parts.answers, { row, segments, faults, isWatchOnly }),
    questionCount: row.content.questions.length,
    mustHaves: row.content.requirements.flatMap(({ name, isMustHave }) => (isMustHave ? [name] : [])),
    screening: presentScreening(row, parts),
    candidateQuestions: [...parts.candidateQuestions],
    cv: cv === undefined ? null : { id: cv.id, name: cv.name, sizeBytes: cv.sizeBytes, isReadable: cv.text !== null },
    assessment: withReviewers(shownTo(parts.role, body), parts.reviewerLevels),
    standing: presentStanding(row, parts),
    integrity: parts.integrity,
    fullVideoUrl: segments.length === 0 || isWatchOnly ? null : `${submissionUrl(row)}/video/full`,
    neighbors: parts.neighbors,
    can: {
      review: can(parts.role, 'submission.review'),
      delete: can(parts.role, 'submission.delete'),
      watch: parts.mayWatch,
    },
  }
}
