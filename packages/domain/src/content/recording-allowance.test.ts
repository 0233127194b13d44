import { describe, expect, it } from 'vitest'
import { recordingLimits } from '../limits'
import { getAllowanceWaitSeconds, getRecordingAllowanceBytes, type RecordingWindow } from './recording-allowance'

const minuteMs = 60_000
const underWay: RecordingWindow = { begunAtMs: 0, endedAtMs: null, durationMs: 15 * minuteMs }
const { startBytes, bytesPerSecond } = recordingLimits.generous

describe('the bytes a session may have recorded', () => {
  it('grow with the time since it began', () => {
    expect(getRecordingAllowanceBytes({ ...underWay, begunAtMs: null }, minuteMs, 'generous')).toBe(startBytes)
    expect(getRecordingAllowanceBytes(underWay, 0, 'generous')).toBe(startBytes)
    expect(getRecordingAllowanceBytes(underWay, minuteMs, 'generous')).toBe(startBytes + 60 * bytesPerSecond)
  })

  it('no longer grow after its end, or after twice its time and half an hour of interruptions', () => {
    const ended = { ...underWay, endedAtMs: minuteMs }
    expect(getRecordingAllowanceBytes(ended, 90 * minuteMs, 'generous')).toBe(startBytes + 60 * bytesPerSecond)
    const longest = getRecordingAllowanceBytes(underWay, 60 * minuteMs, 'generous')
    expect(getRecordingAllowanceBytes(underWay, 24 * 60 * minuteMs, 'generous')).toBe(longest)
  })

  it('are enough at both paces for what the page records, from the first second on', () => {
    const pageBytesPerSecond = (900_000 + 48_000) / 8
    for (const pace of ['generous', 'plausible'] as const) {
      for (const seconds of [1, 10, 600]) {
        const allowed = getRecordingAllowanceBytes(underWay, seconds * 1000, pace)
        expect(allowed).toBeGreaterThan(2 * pageBytesPerSecond * seconds)
      }
    }
  })

  it('are not enough for 332 MB in nine seconds', () => {
    expect(getRecordingAllowanceBytes(underWay, 9_000, 'generous')).toBeLessThan(50e6)
  })
})

it('a session that has too many bytes waits until its time has made up for them, at most a minute', () => {
  expect(getAllowanceWaitSeconds(1, 'generous')).toBe(1)
  expect(getAllowanceWaitSeconds(bytesPerSecond * 10, 'generous')).toBe(10)
  expect(getAllowanceWaitSeconds(1e12, 'generous')).toBe(60)
})
