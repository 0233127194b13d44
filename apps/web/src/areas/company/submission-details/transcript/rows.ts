import type { SubmissionAnswer } from '@candor/contract'
import { isTypedAnswer } from '@candor/domain'
import { type AnswerNote, getAnswerNote } from '../../../../features/results/answer-note'
import type { WordsPlace } from '../../../../features/results/result-view'
import type { Match } from './match'

interface RowBase {
  key: string
  answerId: string
  text: string
}
export interface QuestionRow extends RowBase {
  kind: 'question'
  questionNumber: number
  isFollowUp: boolean
  isTyped: boolean
}
export interface LineRow extends RowBase {
  kind: 'line'
  /** Start in the answer's text. */
  start: number
  /** Time in the answer; null without word times. */
  startMs: number | null
}
export interface NoteRow extends RowBase {
  kind: 'note'
  note: AnswerNote
}
export type Row = QuestionRow | LineRow | NoteRow

/** Why an answer has no words; null: it has some. */
export const findNote = (answer: SubmissionAnswer): AnswerNote | null =>
  answer.lines.length > 0 ? null : getAnswerNote(answer)

function createAnswerRows(answer: SubmissionAnswer): Row[] {
  const { answerId, questionNumber, isFollowUp } = answer
  const question: QuestionRow = {
    kind: 'question',
    key: answerId,
    answerId,
    text: answer.questionText,
    questionNumber,
    isFollowUp,
    isTyped: isTypedAnswer(answer),
  }
  const lines = answer.lines.map(
    (line): LineRow => ({
      kind: 'line',
      key: `${answerId} ${line.start}`,
      answerId,
      text: line.text,
      start: line.start,
      startMs: line.startMs,
    }),
  )
  const note = findNote(answer)
  return [
    question,
    ...lines,
    ...(note ? [{ kind: 'note' as const, key: `${answerId} note`, answerId, text: '', note }] : []),
  ]
}

/** Lists all questions and answers in order. */
export const transcriptRows = (answers: readonly SubmissionAnswer[]): Row[] => answers.flatMap(createAnswerRows)

/** A question with everything that was said to it and to its follow-ups. */
export interface RowGroup {
  /** Of the question's row. */
  readonly key: string
  readonly answerId: string
  readonly questionNumber: number
  readonly rows: Row[]
}

/** The rows by question; a follow-up belongs to the question before it. */
export function groupRows(rows: readonly Row[]): RowGroup[] {
  const groups: RowGroup[] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (row.kind === 'question' && row.questionNumber !== last?.questionNumber) {
      const { key, answerId, questionNumber } = row
      groups.push({ key, answerId, questionNumber, rows: [row] })
    } else last?.rows.push(row)
  }
  return groups
}

export interface Moment {
  answerId: string
  answerMs: number
}

/** Finds the current row: the last line that has begun in the playing answer, or its question before the first line. */
export function rowAt(rows: readonly Row[], moment: Moment | null): string | null {
  if (!moment) return null
  const own = rows.filter((row) => row.answerId === moment.answerId)
  const line = own.findLast((row) => row.kind === 'line' && row.startMs !== null && row.startMs <= moment.answerMs)
  return (line ?? own[0])?.key ?? null
}

/** Finds the parts of lines that a quote covers, in offsets of each line. */
export function findPlaces(rows: readonly Row[], place: WordsPlace | null): Match[] {
  if (place === null) return []
  return rows.flatMap((row) => {
    if (row.kind !== 'line' || row.answerId !== place.answerId) return []
    const start = Math.max(0, place.start - row.start)
    const end = Math.min(row.text.length, place.end - row.start)
    return start < end ? [{ rowKey: row.key, start, end }] : []
  })
}
