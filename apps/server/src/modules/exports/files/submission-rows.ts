import type { SubmissionAnswer, SubmissionDetail } from '@candor/contract'
import { type ColumnName, columnNames } from '../texts'
import { describeCorrection } from './describe-correction'
import {
  countAnswered,
  describeEngine,
  getDimLevel,
  getGroupLevel,
  judgedDims,
  listNotJudged,
  listReviewerLevels,
} from './describe-levels'
import type { FileContext } from './export-context'
import { findResultSource } from './find-digital-source'
import { formatOffset, toMinutes } from './format-time'

/** A value of a table. `atMs`: a point in time. Null: there is none, which is not zero. */
export type Cell = string | number | { readonly atMs: number } | null

export interface Column<Row> {
  readonly title: string
  /** In characters. */
  readonly width: number
  readonly read: (row: Row) => Cell
}

const describeRequirements = ({ assessment }: SubmissionDetail, { texts }: FileContext): string =>
  (assessment?.requirements ?? []).map(({ name, state }) => `${name}: ${texts.requirements[state]}`).join('; ')

const countNamed = ({ assessment }: SubmissionDetail): string | null => {
  const searched = (assessment?.requirements ?? []).filter(({ state }) => state !== 'not_searched')
  if (searched.length === 0) return null
  return `${searched.filter(({ state }) => state === 'named').length} / ${searched.length}`
}

const describeNotJudged = ({ assessment }: SubmissionDetail, { texts }: FileContext): string =>
  assessment === null
    ? ''
    : listNotJudged(assessment)
        .map(({ id, reason }) => `${texts.dims[id]}: ${texts.reasons[reason]}`)
        .join('; ')

const orNull = (text: string): string | null => (text === '' ? null : text)

type Readers = Partial<Record<ColumnName, readonly [width: number, read: (row: SubmissionDetail) => Cell]>>

const describeLeft = ({ texts, stageNames }: FileContext): Readers => ({
  candidate: [24, (row) => row.candidateName],
  email: [28, (row) => row.email],
  position: [24, (row) => row.positionName],
  set: [24, (row) => row.setName],
  language: [14, (row) => texts.languages[row.language]],
  stage: [16, (row) => (row.stageId === null ? null : (stageNames.get(row.stageId) ?? null))],
  submitted: [17, (row) => ({ atMs: Date.parse(row.submittedAt) })],
  durationMinutes: [12, (row) => toMinutes(row.durationMs)],
  isCompleted: [12, (row) => (row.isCompleted ? texts.yes : texts.no)],
  answered: [12, countAnswered],
  state: [18, (row) => texts.states[row.assessmentState]],
  overall: [12, (row) => row.overallLevel],
})

const describeRight = (context: FileContext): Readers => ({
  pointsPercent: [12, (row) => row.pointsPercent],
  requirementsNamed: [14, countNamed],
  requirements: [40, (row) => orNull(describeRequirements(row, context))],
  notJudged: [40, (row) => orNull(describeNotJudged(row, context))],
  reviewers: [
    30,
    ({ assessment }) => (assessment === null ? null : orNull(listReviewerLevels(assessment, context.texts).join('; '))),
  ],
  scoredBy: [24, ({ assessment }) => (assessment === null ? null : describeEngine(assessment, context.texts))],
  link: [40, (row) => context.submissionUrl(row.id)],
  resultSource: [24, findResultSource],
})

const toColumns = (readers: Readers, { texts }: FileContext): Column<SubmissionDetail>[] =>
  columnNames.flatMap((name) => {
    const reader = readers[name]
    return reader === undefined ? [] : [{ title: texts.columns[name], width: reader[0], read: reader[1] }]
  })

/** The columns of a submission: one line for each. People read these files by place too, so a new column goes last. */
export const listSubmissionColumns = (context: FileContext): readonly Column<SubmissionDetail>[] => {
  const { texts } = context
  const groups = (['communication', 'cognitive'] as const).map((id) => ({
    title: texts.groups[id],
    width: 14,
    read: ({ assessment }: SubmissionDetail) => getGroupLevel(assessment?.groups[id]),
  }))
  const dims = judgedDims.map((id) => ({
    title: texts.dims[id],
    width: 14,
    read: ({ assessment }: SubmissionDetail) => getDimLevel(assessment?.dims[id]),
  }))
  return [
    ...toColumns(describeLeft(context), context),
    ...groups,
    ...dims,
    ...toColumns(describeRight(context), context),
  ]
}

interface AnswerOf {
  readonly submission: SubmissionDetail
  readonly answer: SubmissionAnswer
}

/** `Points heard: covered` for each expected point of the answer's question. */
const describePoints = ({ submission, answer }: AnswerOf, { texts }: FileContext): string => {
  const result = submission.assessment?.questions?.find(({ questionId }) => questionId === answer.questionId)
  return answer.isFollowUp
    ? ''
    : (result?.points ?? []).map(({ heading, state }) => `${heading}: ${texts.points[state]}`).join('; ')
}

/** The columns of an answer: one line for each, in the order of the interview. */
export const listAnswerColumns = (context: FileContext): readonly Column<AnswerOf>[] => {
  const { columns, yes, no } = context.texts
  return [
    { title: columns.candidate, width: 24, read: ({ submission }) => submission.candidateName },
    { title: columns.email, width: 28, read: ({ submission }) => submission.email },
    { title: columns.set, width: 24, read: ({ submission }) => submission.setName },
    { title: columns.question, width: 10, read: ({ answer }) => answer.questionNumber },
    { title: columns.isFollowUp, width: 10, read: ({ answer }) => (answer.isFollowUp ? yes : no) },
    { title: columns.questionText, width: 50, read: ({ answer }) => answer.questionText },
    { title: columns.answer, width: 90, read: ({ answer }) => orNull(answer.text) },
    { title: columns.correction, width: 50, read: ({ answer }) => describeCorrection(answer.correction, context) },
    { title: columns.startedAt, width: 12, read: ({ answer }) => formatOffset(answer.startedAtMs) },
    { title: columns.points, width: 50, read: (row) => orNull(describePoints(row, context)) },
    { title: columns.link, width: 40, read: ({ submission }) => context.submissionUrl(submission.id) },
    { title: columns.resultSource, width: 24, read: ({ submission }) => findResultSource(submission) },
    { title: columns.questionSource, width: 24, read: ({ answer }) => answer.questionDigitalSource ?? null },
  ]
}
