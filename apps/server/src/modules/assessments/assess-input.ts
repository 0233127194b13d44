import type { AssessAnswer, AssessCriterion, AssessInput, AssessScreening } from '@candor/assess'
import {
  type Criterion,
  type CvLimits,
  type DimId,
  dimIds,
  hiddenReasons,
  type InterviewLanguage,
  type SetContent,
} from '@candor/contract'
import {
  getScreeningKind,
  getSetWeights,
  hasTranscriptFailed,
  isSpokenAnswer,
  isTranscriptPending,
  localizeContent,
} from '@candor/domain'
import { z } from 'zod'
import { toInstant } from '../../platform/clock'
import type { AnswerFaults, AnswerRow, CvRow, ScreeningRow, SubmissionRow } from '../submissions'

const zWords = z.array(
  z.object({ text: z.string(), startMs: z.number(), endMs: z.number(), confidence: z.number().nullish() }),
)
const zSegments = z.array(z.object({ text: z.string(), startMs: z.number(), endMs: z.number() }).loose())

const parseWords = (value: unknown): Pick<AssessAnswer, 'words'> => {
  const words = zWords.nullable().parse(value)
  if (words === null || words.length === 0) return {}
  return {
    words: words.map(({ confidence, ...word }) => ({ ...word, ...(confidence == null ? {} : { confidence }) })),
  }
}

const parseSegments = (value: unknown): Pick<AssessAnswer, 'segments'> => {
  const segments = zSegments.nullable().parse(value)
  if (segments === null || segments.length === 0) return {}
  return { segments: segments.map(({ text, startMs, endMs }) => ({ text, startMs, endMs })) }
}

const buildAnswer = (row: AnswerRow): AssessAnswer => ({
  answerId: row.answerId,
  questionId: row.questionId,
  questionText: row.questionText,
  isFollowUp: row.isFollowUp,
  modality: row.modality,
  text: row.text,
  ...parseWords(row.words),
  ...parseSegments(row.segments),
  ...(row.speechMs === null ? {} : { speechMs: row.speechMs }),
  verbatim: row.isVerbatim,
})

type Faults = ReadonlyMap<string, AnswerFaults>

/** A fault made the answer unusable, or its recording was never transcribed. */
const isUnusable = (answer: AnswerRow, faults: Faults): boolean => {
  if (!isSpokenAnswer(answer)) return false
  const isUnheard = isTranscriptPending(answer.transcriptState) || hasTranscriptFailed(answer.transcriptState)
  return faults.get(answer.answerId)?.hasLostWords === true || (isUnheard && answer.text.trim() === '')
}

/** The questions that were asked and whose answers no technical fault made unusable. */
const findCountedQuestions = (answers: readonly AnswerRow[], leftOut: readonly AnswerRow[]): ReadonlySet<string> => {
  const unusableIds = leftOut.filter((answer) => !answer.isFollowUp).map((answer) => answer.questionId)
  return new Set(answers.map((answer) => answer.questionId).filter((id) => !unusableIds.includes(id)))
}

const zHidden = z.array(z.object({ text: z.string(), reason: z.enum(hiddenReasons) }))

/** Stated years are compared with the CV's as if the question had been asked in these words. */
const yearsLabels: Readonly<Record<InterviewLanguage, string>> = {
  en: 'Years of experience',
  vi: 'Số năm kinh nghiệm',
}

/** Screening questions that were answered with text or years, in the set's order. */
const listScreeningAnswers = (
  { content, language }: SubmissionRow,
  given: readonly ScreeningRow[],
): AssessScreening[] =>
  localizeContent(content, language).screeningQuestions.flatMap(({ id, label, type }) => {
    const { values, facts } = given.find((row) => row.questionId === id) ?? { values: [], facts: null }
    const years = facts?.yearsOfExperience
    if (years !== undefined) return [{ label: yearsLabels[language], value: `${Math.floor(years)}` }]
    return getScreeningKind(type).isFile ? [] : values.map((value) => ({ label, value }))
  })

/** The CV's text, empty if it could not be read, and what remarks on the CV need. */
const buildCv = (row: SubmissionRow, { cv, cvLimits, screening }: AssessSources): Pick<AssessInput, 'cv'> => {
  if (cv === undefined) return {}
  return {
    cv: {
      text: cv.text ?? '',
      sha256: cv.sha256,
      hidden: zHidden.nullable().parse(cv.hidden) ?? [],
      asOf: toInstant(cv.createdAt.getTime()).slice(0, 10),
      email: row.email,
      limits: cvLimits,
      screening: listScreeningAnswers(row, screening),
    },
  }
}

const isDim = (value: string | null): value is DimId => dimIds.some((id) => id === value)

/** Those that describe a level. A dimension that Candor does not know is none. */
const listCriteria = (all: readonly Criterion[]): { criteria?: readonly AssessCriterion[] } => {
  const criteria = all
    .filter(({ anchors }) => anchors.some((anchor) => anchor.trim() !== ''))
    .map(({ name, anchors, dimension }) => ({ name, anchors, dimension: isDim(dimension) ? dimension : null }))
  return criteria.length === 0 ? {} : { criteria }
}

/** Never reached, so that they only say what the set asks for. Absent where every question was: the input keeps its hash. */
const listNotReached = (
  { questions }: SetContent,
  answers: readonly AnswerRow[],
): Pick<AssessInput['set'], 'notReached'> => {
  const reached = new Set(answers.map(({ questionId }) => questionId))
  const notReached = questions
    .filter(({ id }) => !reached.has(id))
    .map(({ id, kind, criteria }) => ({
      id,
      kind,
      dimensions: criteria.map(({ dimension }) => dimension).filter(isDim),
    }))
  // Without any answer there is nothing to assess, nor where the candidate keeps the answers from it.
  return notReached.length === 0 || reached.size === 0 ? {} : { notReached }
}

const listQuestions = (content: SetContent, asked: ReadonlySet<string>): AssessInput['set']['questions'] =>
  content.questions
    .filter((question) => asked.has(question.id))
    .map(({ id, text, kind, expectedPoints, wrongIf = [], criteria }) => ({
      id,
      text,
      kind,
      expectedPoints,
      // Absent where there are none: the input of a set from before has the same hash.
      ...(wrongIf.length > 0 ? { wrongIf } : {}),
      dimensions: criteria.map((criterion) => criterion.dimension).filter(isDim),
      ...listCriteria(criteria),
    }))

export interface AssessSources {
  readonly answers: readonly AnswerRow[]
  readonly faults: Faults
  readonly cv: CvRow | undefined
  readonly cvLimits: CvLimits
  readonly screening: readonly ScreeningRow[]
  readonly excludesFluency: boolean
  readonly isAiAllowed: boolean
  /** The candidate took the interview at their own pace. */
  readonly isOwnPace: boolean
}

/**
 * What the engine may see of a submission: words, times and the set's own texts; nothing of camera, face or device.
 * Answers that technical faults made unusable are left out with their question, as if it had not been asked
 * (docs/decisions/007). Without consent to AI it sees neither answers nor CV (docs/decisions/047).
 */
export const buildAssessInput = (row: SubmissionRow, sources: AssessSources): AssessInput =>
  !sources.isAiAllowed && sources.answers.some(isAnswered)
    ? { ...readAnswers(row, { ...sources, answers: [], cv: undefined }), isAiDeclined: true }
    : readAnswers(row, sources)

const buildAccommodations = ({
  excludesFluency,
  isOwnPace,
}: Pick<AssessSources, 'excludesFluency' | 'isOwnPace'>): Pick<AssessInput, 'accommodations'> =>
  excludesFluency || isOwnPace
    ? {
        accommodations: {
          ...(excludesFluency ? { excludeFluency: true } : {}),
          ...(isOwnPace ? { ignoreTiming: true } : {}),
        },
      }
    : {}

const isAnswered = (answer: AnswerRow): boolean => isSpokenAnswer(answer) || answer.text.trim() !== ''

const readAnswers = (row: SubmissionRow, sources: AssessSources): AssessInput => {
  const { answers, faults } = sources
  const { content } = row
  const leftOut = answers.filter((answer) => isUnusable(answer, faults))
  const judged = answers.filter((answer) => !leftOut.includes(answer))
  return {
    submissionId: row.id,
    language: row.language,
    completion: row.isCompleted ? 'completed' : 'not_completed',
    hasVideo: row.hasVideo,
    set: {
      requirements: content.requirements.map(({ name, weight }) => ({ name, weight })),
      positionName: content.positionName,
      jobDescription: content.jobDescription,
      questions: listQuestions(localizeContent(content, row.language), findCountedQuestions(answers, leftOut)),
      ...listNotReached(content, answers),
    },
    answers: judged.filter((answer) => answer.text.trim() !== '').map(buildAnswer),
    ...(leftOut.length > 0 ? { leftOut: leftOut.map(({ answerId, text }) => ({ answerId, text })) } : {}),
    candidate: { firstName: row.firstName, lastName: row.lastName },
    weights: getSetWeights(content),
    ...buildCv(row, sources),
    ...buildAccommodations(sources),
  }
}
