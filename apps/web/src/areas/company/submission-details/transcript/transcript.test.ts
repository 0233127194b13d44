import type { SubmissionAnswer } from '@candor/contract'
import { expect, test } from 'vitest'
import { findPlaces, groupRows, rowAt, transcriptRows } from './rows'
import { findMatches } from './search'

const answer = (answerId: string, lines: [string, number | null][], part: Partial<SubmissionAnswer> = {}) =>
  ({
    answerId,
    questionId: 'question-1',
    questionText: `Question ${answerId}`,
    questionNumber: 1,
    isFollowUp: false,
    criteria: [],
    text: '',
    modality: 'spoken',
    transcript: 'ready',
    transcribedBy: null,
    lines: lines.map(([text, startMs], start) => ({ start, end: start + 1, text, startMs, endMs: null })),
    media: [],
    videoUrl: null,
    faultReport: { faults: [], lostMs: 0, isUnusable: false },
    durationMs: 0,
    startedAtMs: 0,
    ...part,
  }) satisfies SubmissionAnswer

const rows = transcriptRows([
  answer('a', [
    ['Đảm bảo an toàn', 500],
    ['and safety', 4_000],
  ]),
  answer('b', [['typed words', null]], { modality: 'typed' }),
  answer('c', [], { transcript: 'failed' }),
])
const textAt = (answerId: string, answerMs: number) =>
  rows.find((row) => row.key === rowAt(rows, { answerId, answerMs }))?.text

test('the highlighted line is the last one that has begun in the playing answer', () => {
  expect(textAt('a', 3_999)).toBe('Đảm bảo an toàn')
  expect(textAt('a', 4_000)).toBe('and safety')
})

test('the question is highlighted before the first word, and if words have no times', () => {
  expect(textAt('a', 100)).toBe('Question a')
  expect(textAt('b', 60_000)).toBe('Question b')
  expect(rowAt(rows, null)).toBeNull()
})

test('an answer without words shows the reason', () => {
  expect(rows.filter((row) => row.kind === 'note').map((row) => row.note)).toEqual(['failed'])
})

test('an empty typed answer reads "not answered"; only a recording can have unrecognized words', () => {
  const empty = [answer('d', [], { modality: 'typed', transcript: 'none' }), answer('e', [])]
  expect(transcriptRows(empty).flatMap((row) => (row.kind === 'note' ? [row.note] : []))).toEqual([
    'unanswered',
    'noWords',
  ])
})

test('the search ignores diacritics and returns the original positions', () => {
  const [match] = findMatches(rows, 'dam bao AN toan')
  const row = rows.find((candidate) => candidate.key === match?.rowKey)
  expect(row?.text.slice(match?.start, match?.end)).toBe('Đảm bảo an toàn')
})

test('the search finds each place once, and nothing for an empty query', () => {
  expect(findMatches(rows, 'an')).toHaveLength(3)
  expect(findMatches(rows, '  ')).toEqual([])
})

test('a quote is marked in every line that it covers, and only in its own answer', () => {
  const line = (text: string, start: number) => ({ start, end: start + text.length, text, startMs: null, endMs: null })
  const lines = [line('First one.', 0), line('Then another.', 11)]
  const two = transcriptRows([answer('x', [], { lines }), answer('y', [], { lines })])
  const marked = findPlaces(two, { answerId: 'x', start: 6, end: 15 }).map(({ rowKey, start, end }) =>
    two.find(({ key }) => key === rowKey)?.text.slice(start, end),
  )
  expect(marked).toEqual(['one.', 'Then'])
  expect(findPlaces(two, null)).toEqual([])
})

test('the transcript is grouped by question, and a follow-up belongs to its question', () => {
  const groups = groupRows(
    transcriptRows([
      answer('a', [['One.', 0]]),
      answer('a2', [['Two.', 0]], { isFollowUp: true }),
      answer('b', [['Three.', 0]], { questionNumber: 2 }),
    ]),
  )
  expect(groups.map(({ questionNumber, rows: grouped }) => [questionNumber, grouped.length])).toEqual([
    [1, 4],
    [2, 2],
  ])
  expect(groupRows([])).toEqual([])
})
