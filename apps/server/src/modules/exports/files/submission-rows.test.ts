import { expect, test } from 'vitest'
import { exportTexts } from '../texts'
import { listAnswerColumns, listSubmissionColumns } from './submission-rows'

const texts = exportTexts.en
const { columns } = texts
const context = { texts, stageNames: new Map<string, string>(), copiedAtMs: 0, submissionUrl: (id: string) => id }

test('the columns of what wrote a text come last, so that the earlier ones keep their places', () => {
  const titles = listSubmissionColumns(context).map(({ title }) => title)
  expect(titles.slice(-3)).toEqual([columns.scoredBy, columns.link, columns.resultSource])
  expect(listAnswerColumns(context).map(({ title }) => title)).toEqual([
    ...[columns.candidate, columns.email, columns.set, columns.question, columns.isFollowUp, columns.questionText],
    ...[columns.answer, columns.correction, columns.startedAt, columns.points, columns.link],
    ...[columns.resultSource, columns.questionSource],
  ])
})
