import {
  digitalSources,
  type Evidence,
  type QuestionResult,
  type SubmissionAnswer,
  type SubmissionDetail,
} from '@candor/contract'
import type { Report, ReportBlock } from '../../../platform/workers/export-tasks'
import { fill } from '../texts'
import { labelCorrection } from './describe-correction'
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
import { formatDay, formatMinute, toMinutes } from './format-time'

/** A longer answer is cut: the report is an overview, and a table or the page has the whole answer. */
const answerCharacters = 700

type Pairs = [string, string][]

const quote = ({ quote: words }: Evidence): ReportBlock => ({ style: 'quote', text: `“${words}”` })

const describeFacts = (row: SubmissionDetail, { texts, stageNames }: FileContext): Pairs => {
  const stage = row.stageId === null ? undefined : stageNames.get(row.stageId)
  return [
    [texts.columns.email, row.email],
    [texts.report.submitted, `${formatMinute(Date.parse(row.submittedAt))} UTC`],
    [texts.report.duration, fill(texts.report.minutes, { minutes: toMinutes(row.durationMs) })],
    [texts.columns.isCompleted, row.isCompleted ? texts.yes : texts.no],
    [texts.columns.answered, String(countAnswered(row))],
    ...(stage === undefined ? [] : [[texts.columns.stage, stage] satisfies [string, string]]),
  ]
}

/** The lines of what has a level; what has none is under its own heading. */
const describeResult = (row: SubmissionDetail, { texts }: FileContext): Pairs => {
  const { assessment } = row
  const levels: (readonly [string, number | null])[] = [
    [texts.report.overall, row.overallLevel],
    [texts.groups.communication, getGroupLevel(assessment?.groups.communication)],
    [texts.groups.cognitive, getGroupLevel(assessment?.groups.cognitive)],
  ]
  return [
    [texts.report.result, texts.states[row.assessmentState]],
    ...levels.flatMap(([name, level]): Pairs => (level === null ? [] : [[name, fill(texts.report.level, { level })]])),
    ...(row.pointsPercent === null
      ? []
      : [[texts.report.pointsPercent, `${row.pointsPercent}%`] satisfies [string, string]]),
    ...(assessment === null
      ? []
      : [[texts.columns.scoredBy, describeEngine(assessment, texts)] satisfies [string, string]]),
  ]
}

const writeRequirements = ({ assessment }: SubmissionDetail, { texts }: FileContext): ReportBlock[] => {
  const requirements = assessment?.requirements ?? []
  if (requirements.length === 0) return []
  return [
    { style: 'heading', text: texts.report.requirements },
    ...requirements.flatMap(({ name, state, evidence }): ReportBlock[] => [
      { style: 'text', text: `${name}: ${texts.requirements[state]}` },
      ...(evidence === null ? [] : [quote(evidence)]),
    ]),
  ]
}

const writeWords = ({ text }: SubmissionAnswer, { texts }: FileContext): ReportBlock[] => {
  const words = text.trim()
  if (words === '') return [{ style: 'note', text: texts.report.noWords }]
  const signs = [...words]
  if (signs.length <= answerCharacters) return [{ style: 'text', text: words }]
  return [
    { style: 'text', text: `${signs.slice(0, answerCharacters).join('').trimEnd()} …` },
    { style: 'note', text: texts.report.cut },
  ]
}

const writeSource = ({ questionDigitalSource }: SubmissionAnswer, { texts }: FileContext): ReportBlock[] =>
  questionDigitalSource === digitalSources.model ? [{ style: 'note', text: texts.report.writtenByAi }] : []

const writeCorrection = ({ correction }: SubmissionAnswer, context: FileContext): ReportBlock[] =>
  correction === undefined ? [] : [{ style: 'note', text: labelCorrection(correction, context) }]

const writePoints = (result: QuestionResult | undefined, { texts }: FileContext): ReportBlock[] =>
  (result?.points ?? []).flatMap(({ heading, state, evidence }): ReportBlock[] => [
    { style: 'text', text: `${heading}: ${texts.points[state]}` },
    ...evidence.slice(0, 1).map(quote),
  ])

const writeAnswer = (answer: SubmissionAnswer, row: SubmissionDetail, context: FileContext): ReportBlock[] => {
  const { followUp, question } = context.texts.report
  const name = fill(answer.isFollowUp ? followUp : question, { number: answer.questionNumber })
  const result = row.assessment?.questions?.find(({ questionId }) => questionId === answer.questionId)
  return [
    { style: 'question', text: `${name}. ${answer.questionText}` },
    ...writeSource(answer, context),
    ...writeWords(answer, context),
    ...writeCorrection(answer, context),
    ...(answer.isFollowUp ? [] : writePoints(result, context)),
  ]
}

const writeLevels = ({ assessment }: SubmissionDetail, { texts }: FileContext): ReportBlock[] => {
  if (assessment === null) return []
  const blocks: ReportBlock[] = []
  const levels = judgedDims.flatMap((id): Pairs => {
    const dim = assessment.dims[id]
    const level = getDimLevel(dim)
    if (level === null) return []
    const confidence = texts.confidences[dim.confidence]
    return [[texts.dims[id], fill(texts.report.levelWithConfidence, { level, confidence })]]
  })
  if (levels.length > 0) blocks.push({ style: 'heading', text: texts.report.levels }, { pairs: levels })
  const notJudged = listNotJudged(assessment).map(({ id, reason }): [string, string] => [
    texts.dims[id],
    texts.reasons[reason],
  ])
  if (notJudged.length > 0) blocks.push({ style: 'heading', text: texts.report.notJudged }, { pairs: notJudged })
  const reviewers = listReviewerLevels(assessment, texts)
  if (reviewers.length > 0) {
    blocks.push({ style: 'heading', text: texts.report.reviewers })
    blocks.push(...reviewers.map((text): ReportBlock => ({ style: 'text', text })))
  }
  return blocks
}

/** A submission as a report of a page or two: person, result, answers by question with quotes, levels, what was not judged. */
export const writeReport = (row: SubmissionDetail, context: FileContext): Report => {
  const { texts, copiedAtMs, submissionUrl } = context
  return {
    blocks: [
      { style: 'title', text: row.candidateName },
      { style: 'lead', text: [row.positionName, row.setName, texts.languages[row.language]].join(' · ') },
      { style: 'note', text: fill(texts.report.copy, { date: formatDay(copiedAtMs) }) },
      { style: 'note', text: fill(texts.report.link, { url: submissionUrl(row.id) }) },
      { pairs: describeFacts(row, context) },
      { style: 'heading', text: texts.report.result },
      { pairs: describeResult(row, context) },
      ...writeRequirements(row, context),
      { style: 'heading', text: texts.report.questions },
      ...row.answers.flatMap((answer) => writeAnswer(answer, row, context)),
      ...writeLevels(row, context),
    ],
  }
}
