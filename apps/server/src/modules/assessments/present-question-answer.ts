import type { Assessment, QuestionAnswer, Review, ReviewedAnswer, SubmissionAnswer } from '@candor/contract'
import {
  countRatedCriteria,
  formatPersonName,
  getKnown,
  hideNames,
  toInterfaceLanguage,
  toShownLevel,
} from '@candor/domain'
import { type AnswerRow, presentAnswers, readAssessment, type SegmentRow, type SubmissionRow } from '../submissions'

const toReviewedAnswer = (shown: SubmissionAnswer): ReviewedAnswer => {
  const { answerId, questionId, questionText, questionNumber, isFollowUp, text, modality, transcript } = shown
  const { media, durationMs, correction, questionDigitalSource } = shown
  return {
    answerId,
    questionId,
    questionText,
    ...(questionDigitalSource && { questionDigitalSource }),
    questionNumber,
    isFollowUp,
    text,
    modality,
    transcript,
    media,
    durationMs,
    ...(correction === undefined
      ? {}
      : { correction: { kind: correction.kind, changedPercent: correction.changedPercent } }),
  }
}

const getOverallLevel = (body: Assessment | null): number | null =>
  body?.overall.state === 'scored' ? toShownLevel(body.overall.level) : null

/** A follow-up quotes the candidate, so its question can name them, too. */
const withoutNames = (answer: ReviewedAnswer, row: SubmissionRow): ReviewedAnswer => ({
  ...answer,
  questionText: hideNames(answer.questionText, row),
  text: hideNames(answer.text, row),
})

const reveal = (
  row: SubmissionRow,
  questionId: string,
  others: Review['levels']['others'],
): QuestionAnswer['revealed'] => {
  const body = readAssessment(row)
  return {
    candidateName: formatPersonName(row, toInterfaceLanguage(row.language)),
    overallLevel: getOverallLevel(body),
    known: body === null ? null : getKnown(body),
    result: body?.questions?.find((result) => result.questionId === questionId) ?? null,
    others,
  }
}

/**
 * One answer with its follow-ups as the reviewer may read it: without names, points and levels until each criterion has a level of
 * theirs. Built from the current takes, as all that the company sees. Null: the question was not asked.
 */
export const presentQuestionAnswer = (
  row: SubmissionRow,
  questionId: string,
  {
    answers,
    segments,
    review,
  }: { answers: readonly AnswerRow[]; segments: readonly SegmentRow[]; review: Pick<Review, 'levels'> },
): QuestionAnswer | null => {
  const question = row.content.questions.find(({ id }) => id === questionId)
  const given = presentAnswers(answers, { row, segments, faults: new Map() }).filter(
    (answer) => answer.questionId === questionId,
  )
  if (question === undefined || given.length === 0) return null
  const [own, others] = [review.levels.own, review.levels.others].map((levels) =>
    levels.filter((level) => level.questionId === questionId),
  )
  const isRated = (own?.length ?? 0) >= countRatedCriteria(question)
  const shown = given.map(toReviewedAnswer)
  return {
    submissionId: row.id,
    questionId,
    questionText: shown.find(({ isFollowUp }) => !isFollowUp)?.questionText ?? question.text,
    criteria: question.criteria,
    answers: isRated ? shown : shown.map((answer) => withoutNames(answer, row)),
    own: own ?? [],
    revealed: isRated ? reveal(row, questionId, others ?? []) : null,
  }
}
