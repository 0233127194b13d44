import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calibrate, type GazeBaseline } from './baseline'
import { type FaceSample, integrityRules } from './sample'
import { addCounts, countLooks } from './take-counts'
import { presentTakeSignals } from './take-report'
import { face, makeSamples, sampleEveryMs } from './testing/samples'

const { baseline } = calibrate(makeSamples(10))
interface Whole {
  baseline: GazeBaseline | null
  durationMs: number
}
const takeSignals = (samples: readonly FaceSample[], { baseline: own, durationMs }: Whole) =>
  presentTakeSignals(countLooks(samples, own), durationMs)
const report = (samples: readonly FaceSample[], own = baseline) =>
  takeSignals(samples, { baseline: own, durationMs: (samples.at(-1)?.atMs ?? 0) - (samples[0]?.atMs ?? 0) })
const between = (nth: number, from: number, to: number): boolean => nth >= from && nth < to
const spans = (samples: readonly FaceSample[], own = baseline) =>
  report(samples, own).intervals.map(({ kind, startMs, endMs }) => ({ kind, startMs, endMs }))

describe('a face out of view', () => {
  const gone = (from: number, to: number) => makeSamples(60, (nth) => (between(nth, from, to) ? { faces: [] } : {}))

  test('reports a missing face from two seconds on, from the first sample without it to the last', () => {
    expect(spans(gone(10, 14))).toEqual([])
    expect(spans(gone(10, 15))).toEqual([{ kind: 'face_out_of_view', startMs: 5_000, endMs: 7_000 }])
  })

  test('reports one stretch when the face returns for only half a second', () => {
    const flicker = gone(10, 22).map((sample, nth) => (nth === 16 ? { ...sample, faces: [face()] } : sample))
    expect(spans(flicker)).toEqual([{ kind: 'face_out_of_view', startMs: 5_000, endMs: 10_500 }])
  })

  test('reports two stretches when the face returns for a second or more', () => {
    const back = gone(10, 24).map((sample, nth) => (between(nth, 16, 18) ? { ...sample, faces: [face()] } : sample))
    expect(spans(back).map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [5_000, 7_500],
      [9_000, 11_500],
    ])
  })

  test('does not report a missing face for time without samples', () => {
    const holes = gone(10, 30).filter((_, nth) => !between(nth, 13, 27))
    expect(spans(holes)).toEqual([])
  })

  test('does not report a missing face from two samples alone, however far apart', () => {
    const slow = gone(10, 15).filter((_, nth) => nth < 10 || nth % 4 === 2)
    expect(slow.filter(({ faces }) => faces.length === 0).map(({ atMs }) => atMs)).toEqual([5_000, 7_000])
    expect(spans(slow)).toEqual([])
  })

  test('reports a missing face in the dark with low confidence and names the light as the reason', () => {
    const [interval] = report(gone(10, 20).map((sample) => ({ ...sample, luma: 12 }))).intervals
    expect(interval).toMatchObject({ kind: 'face_out_of_view', light: 'low', confidence: 0.4 })
  })
})

describe('more than one face', () => {
  const withOther = (other: (nth: number) => ReturnType<typeof face> | null) =>
    makeSamples(60, (nth) => {
      const second = other(nth)
      return second === null ? {} : { faces: [face(), second] }
    })
  const walking = (nth: number) => face({ x: 0.2 + nth * 0.004, area: 0.06, width: 0.2, confidence: 0.8 })

  test('reports another person who is present for a second and moves', () => {
    const seen = report(withOther((nth) => (between(nth, 20, 26) ? walking(nth) : null)))
    expect(seen.intervals).toEqual([
      {
        kind: 'multiple_faces',
        startMs: 10_000,
        endMs: 12_500,
        confidence: 0.8,
        light: 'good',
        trackedShare: 1,
      },
    ])
  })

  test('does not report one picture, a doubtful detection or a small face as another person', () => {
    expect(spans(withOther((nth) => (nth === 20 ? walking(nth) : null)))).toEqual([])
    expect(spans(withOther((nth) => ({ ...walking(nth), confidence: 0.69 })))).toEqual([])
    expect(spans(withOther((nth) => ({ ...walking(nth), area: 0.02 })))).toEqual([])
  })

  test('does not report a poster, whether it is detected always or only now and then', () => {
    const poster = (nth: number) => face({ x: 0.8 + (nth % 2) * 0.002, area: 0.05, width: 0.18 })
    expect(spans(withOther(poster))).toEqual([])
    expect(spans(withOther((nth) => (nth % 12 < 5 ? poster(nth) : null)))).toEqual([])
  })

  test('reports a person who steps in front of the poster', () => {
    const poster = face({ x: 0.8, area: 0.05, width: 0.18 })
    const samples = makeSamples(60, (nth) => ({
      faces: between(nth, 20, 30) ? [face(), poster, walking(nth)] : [face(), poster],
    }))
    expect(spans(samples)).toEqual([{ kind: 'multiple_faces', startMs: 10_000, endMs: 14_500 }])
  })
})

describe('looking away', () => {
  const aside = face({ yawDeg: 12, gaze: 0.57 })
  const looking = (from: number, to: number, isSpeaking = true) =>
    makeSamples(60, (nth) => (between(nth, from, to) ? { faces: [aside], isSpeaking } : {}))

  test('reports looking away from four seconds on, from head and eyes together', () => {
    expect(spans(looking(10, 18))).toEqual([])
    expect(spans(looking(10, 20))).toEqual([{ kind: 'gaze_away', startMs: 5_000, endMs: 9_500 }])
  })

  test('does not report looking away during silence, because people look away to think', () => {
    const silent = report(looking(10, 40, false))
    expect(silent.intervals).toEqual([])
    expect(silent.gazeAwayShare).toBe(0)
  })

  test('does not report a turned head whose eyes stay on the screen', () => {
    expect(spans(makeSamples(60, () => ({ faces: [face({ yawDeg: 25, gaze: 0.38 })] })))).toEqual([])
  })

  test('measures gaze against the person’s own baseline, so a camera at the side is not reported', () => {
    const atSide = face({ yawDeg: 24, gaze: 0.55, pitchDeg: -6 })
    const own = calibrate(makeSamples(10, () => ({ faces: [atSide] }))).baseline
    const seen = report(
      makeSamples(60, () => ({ faces: [atSide] })),
      own,
    )
    expect(seen).toMatchObject({ intervals: [], gazeAwayShare: 0, eyeContactShare: 1 })
  })

  test('widens the limits for eyes that are never still', () => {
    const restless = (nth: number) => face({ yawDeg: nth % 2 === 0 ? -9 : 9, pitchDeg: 4 })
    const own = calibrate(makeSamples(10, (nth) => ({ faces: [restless(nth)] }))).baseline
    const samples = makeSamples(60, (nth) => ({ faces: [face({ yawDeg: nth % 2 === 0 ? 26 : 30 })] }))
    expect(spans(samples, own)).toEqual([])
    expect(spans(samples)).not.toEqual([])
  })

  test('reports no gaze shares without a baseline, rather than zero', () => {
    expect(report(looking(10, 40), null)).toMatchObject({ intervals: [], gazeAwayShare: null, eyeContactShare: null })
  })

  test('gives no share when the eyes were mostly hidden or hardly a word was said', () => {
    const hidden = makeSamples(60, (nth) => (nth % 2 === 0 ? { faces: [face({ gaze: null })] } : {}))
    expect(report(hidden)).toMatchObject({ gazeAwayShare: null, eyeContactShare: null })
    const short = makeSamples(60, (nth) => ({ isSpeaking: nth < 8 }))
    expect(report(short)).toMatchObject({ gazeAwayShare: null, eyeContactShare: null })
  })
})

describe('what is judged', () => {
  test('reports nothing for a minute of ordinary movement', () => {
    const lively = makeSamples(120, (nth) => ({
      faces: [
        face({ yawDeg: 8 * Math.sin(nth / 3), gaze: 0.5 + 0.04 * Math.sin(nth), pitchDeg: 4 + 5 * Math.cos(nth / 5) }),
      ],
      isSpeaking: nth % 10 < 8,
    }))
    expect(report(lively).intervals).toEqual([])
  })

  test('counts the time without samples as not judged in the share of the take', () => {
    const samples = makeSamples(60)
    expect(report(samples).trackedShare).toBe(1)
    const half = takeSignals(samples, { baseline, durationMs: 59_000 })
    expect(half.trackedShare).toBe(0.5)
    expect(takeSignals([], { baseline, durationMs: 10_000 })).toMatchObject({ trackedShare: 0, observedMs: 0 })
  })

  test('does not judge a dark picture without a face, but judges an empty room in daylight', () => {
    expect(report(makeSamples(60, () => ({ faces: [], luma: 10 }))).trackedShare).toBe(0)
    expect(report(makeSamples(60, () => ({ faces: [], luma: 110 }))).trackedShare).toBe(1)
  })
})

const anySample = fc.record({
  gap: fc.constantFrom(500, 500, 500, 1_000, 2_500),
  count: fc.integer({ min: 0, max: 2 }),
  yawDeg: fc.double({ min: -60, max: 60, noNaN: true }),
  gaze: fc.option(fc.double({ min: 0.2, max: 0.8, noNaN: true })),
  x: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  isSpeaking: fc.boolean(),
  luma: fc.double({ min: 50, max: 220, noNaN: true }),
})
const anyTake = fc.array(anySample, { maxLength: 80 }).map((parts) => {
  let atMs = 0
  return parts.map(({ gap, count, yawDeg, gaze, x, isSpeaking, luma }): FaceSample => {
    atMs += gap
    const faces = [face({ yawDeg, gaze }), face({ x, area: 0.06, width: 0.2 })].slice(0, count)
    return { atMs, faces, isSpeaking, luma }
  })
})

describe('the report of any take', () => {
  test('finds the same stretches at any brightness', () => {
    const times = (samples: readonly FaceSample[]) =>
      report(samples).intervals.map(({ kind, startMs, endMs }) => [kind, startMs, endMs])
    fc.assert(
      fc.property(anyTake, fc.double({ min: 0.4, max: 1.6, noNaN: true }), (samples, gamma) => {
        const shifted = samples.map((sample) => ({ ...sample, luma: 255 * (sample.luma / 255) ** gamma }))
        expect(times(shifted)).toEqual(times(samples))
        expect(report(shifted).gazeAwayShare).toBe(report(samples).gazeAwayShare)
        expect(report(shifted).eyeContactShare).toBe(report(samples).eyeContactShare)
      }),
    )
  })

  test('finds stretches that lie in the take, do not overlap per kind and have their minimum length', () => {
    const least = { multiple_faces: 1_000, face_out_of_view: 2_000, gaze_away: 4_000 }
    fc.assert(
      fc.property(anyTake, (samples) => {
        const { intervals, trackedShare, observedMs, speakingMs } = report(samples)
        expect(trackedShare).toBeLessThanOrEqual(1)
        expect(speakingMs).toBeLessThanOrEqual(observedMs)
        for (const [nth, interval] of intervals.entries()) {
          expect(interval.endMs - interval.startMs).toBeGreaterThanOrEqual(least[interval.kind])
          expect(interval.endMs).toBeLessThanOrEqual(samples.at(-1)?.atMs ?? 0)
          const next = intervals.slice(nth + 1).find(({ kind }) => kind === interval.kind)
          if (next) expect(next.startMs).toBeGreaterThan(interval.endMs)
        }
      }),
    )
  })

  test('does not depend on the order in which samples arrive', () => {
    fc.assert(
      fc.property(anyTake, (samples) => {
        expect(report(samples.toReversed()).intervals).toEqual(report(samples).intervals)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a take that was interrupted, as by a reload', () => {
  const later = (samples: readonly FaceSample[], byMs: number) =>
    samples.map((sample) => ({ ...sample, atMs: sample.atMs + byMs }))
  const both = (before: readonly FaceSample[], after: readonly FaceSample[], durationMs: number) =>
    presentTakeSignals(addCounts(countLooks(before, baseline), countLooks(after, baseline)), durationMs)

  test('keeps the stretches of both halves and leaves the time between them unjudged', () => {
    const gone = makeSamples(60, (nth) => (between(nth, 50, 60) ? { faces: [] } : {}))
    const after = later(
      makeSamples(60, (nth) => (nth < 10 ? { faces: [] } : {})),
      40_000,
    )
    expect(both(gone, after, 69_500)).toMatchObject({
      intervals: [
        { kind: 'face_out_of_view', startMs: 25_000, endMs: 29_500 },
        { kind: 'face_out_of_view', startMs: 40_000, endMs: 44_500 },
      ],
      observedMs: 59_000,
      speakingMs: 59_000,
      trackedShare: 0.849,
    })
  })

  test('adds up any two halves, and no stretch spans the time between them', () => {
    fc.assert(
      fc.property(anyTake, anyTake, fc.integer({ min: 0, max: 60_000 }), (before, second, awayMs) => {
        const endMs = before.at(-1)?.atMs ?? 0
        const after = later(second, endMs + awayMs)
        const durationMs = after.at(-1)?.atMs ?? endMs
        const [first, last] = [
          takeSignals(before, { baseline, durationMs }),
          takeSignals(after, { baseline, durationMs }),
        ]
        const whole = both(before, after, durationMs)
        expect(whole.observedMs).toBe(first.observedMs + last.observedMs)
        expect(whole.trackedShare).toBeCloseTo(first.trackedShare + last.trackedShare, 2)
        expect(whole.intervals).toHaveLength(first.intervals.length + last.intervals.length)
        for (const { startMs, endMs: stopMs } of whole.intervals) expect(startMs >= endMs || stopMs <= endMs).toBe(true)
      }),
    )
  })

  test('computes the gaze share from both halves when one alone has too little speech', () => {
    const short = makeSamples(8)
    expect(integrityRules.minSpeakingMs).toBeGreaterThan(3_500)
    expect(takeSignals(short, { baseline, durationMs: 3_500 }).eyeContactShare).toBeNull()
    expect(both(short, later(short, 20_000), 23_500)).toMatchObject({ eyeContactShare: 1, gazeAwayShare: 0 })
  })
})

describe('the camera test', () => {
  test('gives no baseline from too few pictures, hidden eyes or an empty chair, and names the reason', () => {
    expect(calibrate(makeSamples(4)).baseline).toBeNull()
    expect(calibrate(makeSamples(10, () => ({ faces: [] })))).toEqual({ baseline: null, hints: ['noFace'] })
    const glasses = makeSamples(10, () => ({ faces: [face({ gaze: null })] }))
    expect(calibrate(glasses)).toEqual({ baseline: null, hints: ['eyesHidden'] })
    expect(calibrate(makeSamples(10, () => ({ luma: 20 }))).hints).toEqual(['dark'])
    expect(calibrate(makeSamples(10, () => ({ faces: [face(), face({ x: 0.1 })] }))).hints).toEqual(['moreFaces'])
  })

  test('takes the median of the samples, so that a glance aside does not move it', () => {
    const glance = makeSamples(11, (nth) => ({ faces: [face({ yawDeg: nth === 5 ? 45 : 2 })] }))
    expect(calibrate(glance).baseline).toMatchObject({ sidewaysDeg: 2, sidewaysSpreadDeg: 0, downDeg: 4 })
    expect(sampleEveryMs).toBeLessThan(1_000)
  })
})
