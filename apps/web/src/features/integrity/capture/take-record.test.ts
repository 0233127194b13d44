import { zIntegrityReport } from '@candor/contract'
import { integritySummary } from '@candor/domain'
import { expect, test } from 'vitest'
import { createPartStore } from './part-store'
import { createReportStore } from './report-store'
import { type SignalsChoice, TakeRecord } from './take-record'
import { memoryStorage } from './testing/memory-storage'
import { discardOtherTakes, reportUnsentTakes, type Stores } from './unsent-takes'
import { nextWaitMs } from './watch-picture'

const id = { sessionId: 's', answerId: 'a', take: 1 }
const face = { confidence: 1, x: 0.5, y: 0.5, width: 0.3, area: 0.12, gaze: 0.5, yawDeg: 0, pitchDeg: 0 }
const baseline = { sidewaysDeg: 0, sidewaysSpreadDeg: 0, downDeg: 0, downSpreadDeg: 0 }
const agreed = { choice: 'agreed', baseline } as const

/** What a page finds on its device. */
function pageOn(storage = memoryStorage()): Stores {
  return { parts: createPartStore(() => storage), reports: createReportStore(() => storage), nowMs: () => 1 }
}
const createRecord = (wish: SignalsChoice, { parts, nowMs }: Stores = pageOn(), own = id) =>
  new TakeRecord({ id: own, wish, store: parts, nowMs })

type Faces = (nth: number) => (typeof face)[]

function fill(record: TakeRecord, count: number, faces: Faces): void {
  fillFrom(
    record,
    0,
    Array.from({ length: count }, (_, nth) => faces(nth)),
  )
}
function fillFrom(record: TakeRecord, fromMs: number, looks: readonly (typeof face)[][]): void {
  for (const [nth, faces] of looks.entries()) {
    record.see({ faces, luma: 120 }, { atMs: fromMs + nth * 500, speechMs: (fromMs / 500 + nth) * 400 })
  }
}
const gone = (from: number, to: number) => (nth: number) => (nth >= from && nth < to ? [] : [face])

test('a take without a recording reports nothing', () => {
  expect(createRecord(agreed).report()).toBeNull()
})

test('a recorded take that could not be analyzed is not available, whatever the reason, and never clean', () => {
  for (const wish of [agreed, { choice: 'unknown' } as const]) {
    const record = createRecord(wish)
    record.reach(20_000)
    expect(record.report()).toMatchObject({ availability: 'not_available', trackedShare: 0, intervals: [] })
  }
})

test('a candidate who opted out is never reported on, even if something had been seen', () => {
  const record = createRecord({ choice: 'optedOut' })
  fill(record, 40, () => [])
  expect(record.report()).toMatchObject({
    availability: 'opted_out',
    intervals: [],
    observedMs: 0,
    eyeContactShare: null,
  })
})

test('signals are reported with the share of the take that was analyzed', () => {
  const record = createRecord(agreed)
  fill(record, 41, (nth) => (nth >= 20 && nth < 30 ? [] : [face]))
  record.reach(40_000)
  expect(record.report()).toMatchObject({
    ...id,
    availability: 'available',
    intervals: [{ kind: 'face_out_of_view', startMs: 10_000, endMs: 14_500 }],
    trackedShare: 0.5,
    observedMs: 20_000,
  })
})

test('a person counts as speaking between two looks if the speech grew between them', () => {
  const record = createRecord(agreed)
  for (let nth = 0; nth < 40; nth += 1) {
    const speechMs = Math.min(nth, 20) * 400
    record.see({ faces: [face], luma: 120 }, { atMs: nth * 500, speechMs })
  }
  expect(record.report()?.speakingMs).toBe(10_000)
})

test('a reload in mid-answer keeps the earlier stretches, and the time away is judged in no way', () => {
  const storage = memoryStorage()
  const first = createRecord(agreed, pageOn(storage))
  fill(first, 40, gone(30, 40))
  first.save()
  const second = createRecord(agreed, pageOn(storage))
  fillFrom(
    second,
    40_000,
    Array.from({ length: 41 }, (_, nth) => gone(0, 6)(nth)),
  )
  const report = zIntegrityReport.omit({ sessionId: true, answerId: true }).parse(second.report())
  expect(report).toMatchObject({
    availability: 'available',
    intervals: [
      { kind: 'face_out_of_view', startMs: 15_000, endMs: 19_500 },
      { kind: 'face_out_of_view', startMs: 40_000, endMs: 42_500 },
    ],
    observedMs: 39_500,
    // The first look of each page counts as silent: no earlier look says how much of the speech is new.
    speakingMs: 38_500,
    trackedShare: 0.658,
    eyeContactShare: expect.any(Number),
  })
  expect(integritySummary([report], report.intervals, true).availability).toBe('not_enough_data')
})

test('no face, angle, brightness or unfinished stretch is stored on the device', () => {
  const storage = memoryStorage()
  const record = createRecord(agreed, pageOn(storage))
  fill(record, 43, gone(41, 43))
  expect([...storage.entries.keys()]).toEqual(['candor.integrity-so-far.s/a-1'])
  const words = [...storage.entries.values()].flatMap((text) => [...text.matchAll(/"(\w+)":/g)].map(([, word]) => word))
  const sums = ['looks', 'darkLooks', 'observedMs', 'judgedMs', 'speakingMs', 'gazeKnownMs', 'awayMs', 'contactMs']
  expect(new Set(words)).toEqual(
    new Set(['keptAtMs', 'record', ...Object.keys(id), 'counts', 'intervals', ...sums, 'durationMs', 'isReported']),
  )
})

test('the next visit reports once what a killed page had counted until ten seconds before', () => {
  const storage = memoryStorage()
  fill(createRecord(agreed, pageOn(storage)), 55, gone(10, 20))
  const later = pageOn(storage)
  reportUnsentTakes(later)
  const [report] = later.reports.listUnsent(1)
  expect(report).toMatchObject({ ...id, intervals: [{ startMs: 5_000, endMs: 9_500 }], observedMs: 19_500 })
  if (report) later.reports.delete(report)
  reportUnsentTakes(pageOn(storage))
  expect(later.reports.listUnsent(1)).toEqual([])
})

test('the next take, or the end, sends and deletes earlier counts of this session only', () => {
  const storage = memoryStorage()
  const page = pageOn(storage)
  const all = [id, { ...id, answerId: 'b' }, { ...id, sessionId: 'other' }]
  for (const own of all) fill(createRecord(agreed, page, own), 20, () => [face])
  discardOtherTakes({ sessionId: 's', isStill: ({ answerId }) => answerId === 'b' }, page)
  expect(all.map((own) => page.parts.read(own) !== null)).toEqual([false, true, true])
  expect(page.reports.listUnsent(1).map(({ answerId, sessionId }) => [sessionId, answerId])).toEqual([['s', 'a']])
  discardOtherTakes({ sessionId: 's', isStill: () => false }, page)
  expect(all.map((own) => page.parts.read(own) !== null)).toEqual([false, false, true])
})

test('a tab that does not know the choice stops looking and reports what was seen before', () => {
  const storage = memoryStorage()
  fill(createRecord(agreed, pageOn(storage)), 40, gone(10, 20))
  const next = createRecord({ choice: 'unknown' }, pageOn(storage))
  expect(next.report()).toBeNull()
  next.reach(60_000)
  expect(next.report()).toMatchObject({ availability: 'available', observedMs: 19_500, trackedShare: 0.325 })
})

test('a candidate who turns the signals off is not reported on by what was seen before either', () => {
  const storage = memoryStorage()
  fill(createRecord(agreed, pageOn(storage)), 40, gone(10, 20))
  const next = createRecord({ choice: 'optedOut' }, pageOn(storage))
  next.reach(30_000)
  expect(next.report()).toMatchObject({ availability: 'opted_out', intervals: [] })
  expect(storage.entries.size).toBe(0)
})

test('a tab that was taken over does not write over the record of the new tab', () => {
  const storage = memoryStorage()
  const [first, second] = [createRecord(agreed, pageOn(storage)), createRecord(agreed, pageOn(storage))]
  fill(first, 20, gone(2, 12))
  fillFrom(
    second,
    12_000,
    Array.from({ length: 20 }, () => [face]),
  )
  expect(first.report()).toBeNull()
  first.save()
  expect(second.report()).toMatchObject({ intervals: [{ startMs: 1_000, endMs: 5_500 }], observedMs: 19_000 })
})

test('looks run twice a second, less often on slow devices, and never so rarely that gaps open', () => {
  expect(nextWaitMs(20)).toBe(480)
  expect(20 + nextWaitMs(20)).toBe(500)
  expect(400 + nextWaitMs(400)).toBe(1_000)
  expect(900 + nextWaitMs(900)).toBe(1_000)
  expect(nextWaitMs(5_000)).toBe(0)
})
