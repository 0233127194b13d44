import { expect, test } from 'vitest'
import { buildTimeline } from '../../../../features/results/player/timeline'
import { groupLostMarks, listLostMarks } from './lost-marks'

const segment = (url: string, startMs: number, durationMs: number) => ({ url, mime: 'video/webm', startMs, durationMs })
const answer = (
  answerId: string,
  media: ReturnType<typeof segment>[],
  faults: { kind: 'gap' | 'muted' | 'networkLost'; startMs: number; endMs: number | null }[],
) => ({
  answerId,
  questionNumber: 1,
  questionText: answerId,
  isFollowUp: false,
  durationMs: 21_000,
  media,
  faultReport: { faults, lostMs: 0, isUnusable: false },
})
const getMarks = (...answers: ReturnType<typeof answer>[]) =>
  listLostMarks(buildTimeline(answers, {}), answers).map(({ fault, startMs, endMs }) => [fault.kind, startMs, endMs])

const broken = [segment('/1', 0, 10_000), segment('/2', 15_000, 6_000)]

test('time that was never recorded has a mark without length between two pieces', () => {
  expect(getMarks(answer('a', broken, [{ kind: 'gap', startMs: 10_000, endMs: 15_000 }]))).toEqual([
    ['gap', 10_000, 10_000],
  ])
})

test('the mark of a mute keeps its length, but only the recorded part if it spans a gap', () => {
  expect(
    getMarks(
      answer('a', broken, [
        { kind: 'muted', startMs: 2_000, endMs: 5_000 },
        { kind: 'muted', startMs: 8_000, endMs: 16_000 },
      ]),
    ),
  ).toEqual([
    ['muted', 2_000, 5_000],
    ['muted', 8_000, 11_000],
  ])
})

test('a fault without an end lasts until the end of its answer, not of the interview', () => {
  const first = answer('a', broken, [{ kind: 'muted', startMs: 18_000, endMs: null }])
  const second = answer('b', [segment('/3', 0, 4_000)], [{ kind: 'muted', startMs: 0, endMs: 1_000 }])
  expect(getMarks(first, second)).toEqual([
    ['muted', 13_000, 16_000],
    ['muted', 16_000, 17_000],
  ])
})

test('neither a lost connection nor an answer without a recording has a mark', () => {
  expect(getMarks(answer('a', broken, [{ kind: 'networkLost', startMs: 0, endMs: 9_000 }]))).toEqual([])
  expect(getMarks(answer('a', [], [{ kind: 'gap', startMs: 0, endMs: null }]))).toEqual([])
})

test('a fault and the gap it caused are grouped, and distant faults are not', () => {
  const answers = [
    answer('a', broken, [
      { kind: 'muted', startMs: 9_800, endMs: 15_100 },
      { kind: 'gap', startMs: 10_000, endMs: 15_000 },
      { kind: 'muted', startMs: 18_000, endMs: 19_000 },
    ]),
  ]
  const timeline = buildTimeline(answers, {})
  const places = groupLostMarks(listLostMarks(timeline, answers), timeline.durationMs)
  expect(places.map(({ marks, startMs, endMs }) => [marks.map(({ fault }) => fault.kind), startMs, endMs])).toEqual([
    [['muted', 'gap'], 9_800, 10_100],
    [['muted'], 13_000, 14_000],
  ])
})
