import { expect, test } from 'vitest'
import { answerTimeAt, buildTimeline, chapterAt, clipAt, fileTimeAt, findPosition, positionIn } from './timeline'

const segment = (url: string, startMs: number, durationMs: number) => ({ url, mime: 'video/webm', startMs, durationMs })
const answer = (answerId: string, media: ReturnType<typeof segment>[], durationMs = 0) => ({
  answerId,
  questionNumber: 1,
  questionText: answerId,
  isFollowUp: false,
  durationMs,
  media,
})

/** Answer a: 10 s, then 5 s lost to a reload, then 6 s more. b: typed. c: 4 s. */
const answers = [
  answer('a', [segment('/a2', 15_000, 6_000), segment('/a1', 0, 10_000)]),
  answer('b', []),
  answer('c', [segment('/c1', 0, 4_000)]),
]
const timeline = buildTimeline(answers, {})

test('the pieces of all answers play one after another, without the time that was not recorded', () => {
  expect(timeline.clips.map((clip) => [clip.url, clip.startMs])).toEqual([
    ['/a1', 0],
    ['/a2', 10_000],
    ['/c1', 16_000],
  ])
  expect(timeline.durationMs).toBe(20_000)
  expect(timeline.chapters.map((chapter) => [chapter.answerId, chapter.startMs, chapter.durationMs])).toEqual([
    ['a', 0, 16_000],
    ['c', 16_000, 4_000],
  ])
})

test('a quote’s time leads into the right piece of the right answer', () => {
  expect(findPosition(timeline, 'a', 9_000)).toBe(9_000)
  expect(findPosition(timeline, 'a', 17_500)).toBe(12_500)
  expect(findPosition(timeline, 'c', 1_200)).toBe(17_200)
})

test('a time between two pieces leads to the next piece, and a time after the end leads to the end', () => {
  expect(findPosition(timeline, 'a', 12_000)).toBe(10_000)
  expect(findPosition(timeline, 'a', 99_000)).toBe(16_000)
})

test('without word times an answer plays from its start, and one without a recording not at all', () => {
  expect(findPosition(timeline, 'c', null)).toBe(16_000)
  expect(findPosition(timeline, 'b', 0)).toBeNull()
})

test('within a piece, position and answer time convert into each other exactly', () => {
  for (const [answerId, ms] of [
    ['a', 0],
    ['a', 16_000],
    ['c', 3_999],
  ] as const) {
    const position = findPosition(timeline, answerId, ms) ?? -1
    const clip = clipAt(timeline, position)
    expect(clip?.answerId).toBe(answerId)
    expect(clip && answerTimeAt(clip, position)).toBe(ms)
  }
})

test('at the boundary of two pieces the later one plays, and after the end the last one plays', () => {
  expect(clipAt(timeline, 10_000)?.url).toBe('/a2')
  expect(clipAt(timeline, 25_000)?.url).toBe('/c1')
  expect(chapterAt(timeline, 16_000)?.answerId).toBe('c')
})

test('a length that the browser measured moves all later pieces', () => {
  const cut = [answer('a', [segment('/a1', 0, 0)]), answer('c', [segment('/c1', 0, 4_000)])]
  const measured = buildTimeline(cut, { '/a1': 7_000 })
  expect(measured.clips[1]?.startMs).toBe(7_000)
  expect(measured.durationMs).toBe(11_000)
})

test('a piece of unknown length lasts until the next one, and the last one until the end of its answer', () => {
  const unknown = [answer('a', [segment('/a1', 0, 0), segment('/a2', 8_000, 0)], 20_000)]
  const guessed = buildTimeline(unknown, {})
  expect(guessed.clips.map((clip) => clip.durationMs)).toEqual([8_000, 12_000])
  expect(findPosition(guessed, 'a', 15_000)).toBe(15_000)
})

test('overlapping recordings play no sound twice and lose no time', () => {
  const overlapping = [answer('a', [segment('/a1', 0, 10_000), segment('/a2', 9_600, 5_400)], 15_000)]
  const joined = buildTimeline(overlapping, {})
  expect(joined.durationMs).toBe(15_000)
  expect(joined.clips.map(({ startMs, durationMs, skipMs }) => [startMs, durationMs, skipMs])).toEqual([
    [0, 10_000, 0],
    [10_000, 5_000, 400],
  ])
  for (const ms of [0, 9_599, 9_600, 9_999, 10_000, 14_999]) expect(findPosition(joined, 'a', ms)).toBe(ms)
  const seam = clipAt(joined, 10_000)
  expect(seam?.url).toBe('/a2')
  expect(seam && answerTimeAt(seam, 10_000)).toBe(10_000)
  expect(seam && fileTimeAt(seam, 10_000)).toBe(400)
  expect(seam && positionIn(seam, 1_400)).toBe(11_000)
})

test('with an overlap and a gap in one answer, each piece keeps its time in the answer', () => {
  const three = [segment('/1', 0, 4_000), segment('/2', 3_500, 2_500), segment('/3', 8_000, 1_000)]
  const mixed = buildTimeline([answer('a', three, 9_000)], {})
  expect(mixed.durationMs).toBe(7_000)
  expect(findPosition(mixed, 'a', 5_000)).toBe(5_000)
  expect(findPosition(mixed, 'a', 7_000)).toBe(6_000)
  expect(findPosition(mixed, 'a', 8_500)).toBe(6_500)
})

test('answers without recordings give an empty timeline', () => {
  expect(buildTimeline([answer('b', [])], {})).toEqual({ clips: [], chapters: [], durationMs: 0 })
  expect(clipAt(buildTimeline([], {}), 0)).toBeNull()
})
