import { expect, test } from 'vitest'
import { TakeRecord } from './take-record'
import { nextWaitMs } from './watch-picture'

const id = { sessionId: 's', answerId: 'a', take: 1 }
const face = { confidence: 1, x: 0.5, y: 0.5, width: 0.3, area: 0.12, gaze: 0.5, yawDeg: 0, pitchDeg: 0 }
const baseline = { sidewaysDeg: 0, sidewaysSpreadDeg: 0, downDeg: 0, downSpreadDeg: 0 }
const agreed = { choice: 'agreed', baseline } as const

function fill(record: TakeRecord, count: number, faces: (nth: number) => (typeof face)[]): void {
  for (let nth = 0; nth < count; nth += 1) {
    record.see({ faces: faces(nth), luma: 120 }, { atMs: nth * 500, speechMs: nth * 400 })
  }
}

test('a take of which nothing was recorded tells nothing', () => {
  expect(new TakeRecord(id, agreed).report()).toBeNull()
})

test('a recorded take that could not be looked at is not available, whatever the reason, and never clean', () => {
  for (const wish of [agreed, { choice: 'unknown' } as const]) {
    const record = new TakeRecord(id, wish)
    record.reach(20_000)
    expect(record.report()).toMatchObject({ availability: 'not_available', trackedShare: 0, intervals: [] })
  }
})

test('who opted out is never told of, even if something had been seen', () => {
  const record = new TakeRecord(id, { choice: 'optedOut' })
  fill(record, 40, () => [])
  expect(record.report()).toMatchObject({
    availability: 'opted_out',
    intervals: [],
    observedMs: 0,
    eyeContactShare: null,
  })
})

test('what was seen is told with the share of the whole take that was looked at', () => {
  const record = new TakeRecord(id, agreed)
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

test('somebody speaks between two looks in which the speech grew', () => {
  const record = new TakeRecord(id, agreed)
  for (let nth = 0; nth < 40; nth += 1) {
    const speechMs = Math.min(nth, 20) * 400
    record.see({ faces: [face], luma: 120 }, { atMs: nth * 500, speechMs })
  }
  expect(record.report()?.speakingMs).toBe(10_000)
})

test('two looks a second, fewer where one takes long, and never so few that gaps open up', () => {
  expect(nextWaitMs(20)).toBe(480)
  expect(20 + nextWaitMs(20)).toBe(500)
  expect(400 + nextWaitMs(400)).toBe(1_000)
  expect(900 + nextWaitMs(900)).toBe(1_000)
  expect(nextWaitMs(5_000)).toBe(0)
})
