import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShownTimeline, getShownDelayMs, getShownDurationMs, type TimedAnswer } from './shown-timeline'

const startedAtMs = 1_000_000
const minuteMs = 60_000

interface Given {
  readonly pauseMs: number
  readonly firstMs: number
  /** By how much the browser's length is less than the server's. */
  readonly lagMs: number
  /** Null: given once. */
  readonly retakeMs: number | null
}

/** An interview of answers with a pause before each, and 5 seconds after the last. */
const createInterview = (given: readonly Given[], allowanceMs: number | null) => {
  let atMs = startedAtMs
  const answers = given.map(({ pauseMs, firstMs, lagMs, retakeMs }): TimedAnswer => {
    const firstStartedAtMs = atMs + pauseMs
    atMs = firstStartedAtMs + firstMs
    const firstDurationMs = Math.max(0, firstMs - lagMs)
    return { firstStartedAtMs, firstEndedAtMs: atMs, firstDurationMs, durationMs: retakeMs ?? firstDurationMs }
  })
  return { times: { startedAtMs, endedAtMs: atMs + 5_000, allowanceMs }, answers }
}

const lengthMs = fc.integer({ min: 0, max: 5 * minuteMs })
const givens = fc.array(
  fc.record({
    pauseMs: fc.integer({ min: 0, max: minuteMs }),
    firstMs: fc.integer({ min: 1, max: 5 * minuteMs }),
    lagMs: fc.integer({ min: 0, max: 2_000 }),
    retakeMs: fc.option(lengthMs),
  }),
  { minLength: 1, maxLength: 8 },
)

describe('the shown times of an interview with retakes', () => {
  it('keep the order, never overlap, and add up to at most the shown duration', () => {
    fc.assert(
      fc.property(givens, fc.option(fc.integer({ min: 0, max: 10 * minuteMs })), (given, spareMs) => {
        const untimed = createInterview(given, null)
        // A set's time in which the answers that count fit, with the browsers' lag.
        const answersMs = untimed.answers.reduce((total, { durationMs }) => total + durationMs + 2_000, 0)
        const { times, answers } = createInterview(given, spareMs === null ? null : answersMs + spareMs)
        fc.pre((times.allowanceMs ?? times.endedAtMs) >= times.endedAtMs - startedAtMs)
        const shownAt = createShownTimeline(times, answers)
        const ends = answers.map((answer) => shownAt(answer.firstStartedAtMs) + answer.durationMs)
        for (const [index, answer] of answers.entries())
          expect(shownAt(answer.firstStartedAtMs)).toBeGreaterThanOrEqual(ends[index - 1] ?? 0)
        expect(getShownDurationMs(times, answers)).toBeGreaterThanOrEqual(ends.at(-1) ?? 0)
      }),
    )
  })

  it('are those of an interview in which the takes that count were given at once', () => {
    fc.assert(
      fc.property(givens, (given) => {
        const retaken = createInterview(given, null)
        const once = createInterview(
          given.map(({ retakeMs, ...first }) => ({
            ...first,
            firstMs: first.firstMs + (retakeMs === null ? 0 : retakeMs - Math.max(0, first.firstMs - first.lagMs)),
            retakeMs: null,
          })),
          null,
        )
        const show = ({ times, answers }: typeof once) => {
          const shownAt = createShownTimeline(times, answers)
          const shown = answers.map((answer) => [shownAt(answer.firstStartedAtMs), shownAt(answer.firstEndedAtMs)])
          return { shown, durationMs: getShownDurationMs(times, answers) }
        }
        expect(show(retaken)).toEqual(show(once))
      }),
    )
  })

  it('are the times since the start if each answer was given once, and end with the set’s time', () => {
    fc.assert(
      fc.property(givens, fc.option(lengthMs), fc.nat(60 * minuteMs), (given, allowanceMs, sinceMs) => {
        const { times, answers } = createInterview(
          given.map((first) => ({ ...first, retakeMs: null })),
          allowanceMs,
        )
        const shownMs = createShownTimeline(times, answers)(startedAtMs + sinceMs)
        expect(shownMs).toBe(Math.min(sinceMs, allowanceMs ?? sinceMs))
        expect(getShownDelayMs(times, answers)).toBe(0)
      }),
    )
  })

  it('never decrease while time passes', () => {
    fc.assert(
      fc.property(
        givens,
        fc.option(lengthMs),
        fc.tuple(fc.nat(60 * minuteMs), fc.nat(minuteMs)),
        (given, allowanceMs, at) => {
          const [sinceMs, laterMs] = at
          const { times, answers } = createInterview(given, allowanceMs)
          const shownAt = createShownTimeline(times, answers)
          const shownMs = shownAt(startedAtMs + sinceMs)
          expect(shownAt(startedAtMs + sinceMs + laterMs)).toBeGreaterThanOrEqual(shownMs)
        },
      ),
    )
  })

  it('place an answer whose first take has no length before its retake', () => {
    const given = { pauseMs: 10_000, lagMs: 0, retakeMs: minuteMs }
    const { times, answers } = createInterview(
      [
        { ...given, firstMs: 0 },
        { ...given, firstMs: minuteMs },
      ],
      null,
    )
    const shownAt = createShownTimeline(times, answers)
    expect(answers.map(({ firstStartedAtMs }) => shownAt(firstStartedAtMs))).toEqual([10_000, 80_000])
  })

  it('shorten every pause alike if a longer retake would lead beyond the set’s time', () => {
    const given = { pauseMs: 10_000, firstMs: minuteMs, lagMs: 0 }
    const { times, answers } = createInterview(
      [
        { ...given, retakeMs: 80_000 },
        { ...given, retakeMs: null },
      ],
      152_500,
    )
    const shownAt = createShownTimeline(times, answers)
    expect(answers.map(({ firstStartedAtMs }) => shownAt(firstStartedAtMs))).toEqual([5_000, 90_000])
    expect(getShownDurationMs(times, answers)).toBe(152_500)
    expect(getShownDelayMs(times, answers)).toBe(7_500)
  })
})
