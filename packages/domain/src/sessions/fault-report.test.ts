import { faultKinds, maxReportedFaults, reportedFaultKinds } from '@candor/contract'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { faultReportLimits } from '../limits'
import {
  createFaultReport,
  type FaultReportInput,
  hasLostWords,
  isDeviceLossKind,
  isGapKind,
  isLossKind,
  keptReports,
  type RecordedSpan,
} from './fault-report'

const answered = (more: Partial<FaultReportInput> = {}): FaultReportInput => ({
  durationMs: 60_000,
  isSpoken: true,
  isRecorded: true,
  segments: [{ startMs: 0, durationMs: 60_000, isDamaged: false }],
  reported: [],
  interruptions: [],
  ...more,
})
const segment = (startMs: number, durationMs: number | null, isDamaged = false): RecordedSpan => ({
  startMs,
  durationMs,
  isDamaged,
})
const nothing = { faults: [], lostMs: 0, isUnusable: false }

describe('the fault report of an answer', () => {
  it('is empty for a complete recording and ignores tiny gaps between segments', () => {
    const segments = [segment(1_000, 20_000), segment(22_000, 37_000)]
    expect(createFaultReport(answered({ segments }))).toEqual(nothing)
  })
  it('reports gaps before, between and after the recorded segments', () => {
    const segments = [segment(1_001, 20_000), segment(22_400, 36_000)]
    const { faults, lostMs } = createFaultReport(answered({ segments }))
    expect(faults).toEqual([
      { kind: 'gap', startMs: 0, endMs: 1_001 },
      { kind: 'gap', startMs: 21_001, endMs: 22_400 },
      { kind: 'gap', startMs: 58_400, endMs: 60_000 },
    ])
    expect(lostMs).toBe(1_001 + 1_399 + 1_600)
  })
  it('reports one gap when nothing was stored, and none when nothing was to be recorded', () => {
    expect(createFaultReport(answered({ segments: [] }))).toEqual({
      faults: [{ kind: 'gap', startMs: 0, endMs: 60_000 }],
      lostMs: 60_000,
      isUnusable: true,
    })
    expect(createFaultReport(answered({ segments: [], isRecorded: false }))).toEqual(nothing)
    expect(createFaultReport(answered({ segments: [], isSpoken: false }))).toEqual(nothing)
  })
  it('does not report segments as lost while they upload', () => {
    expect(createFaultReport(answered({ segments: [segment(0, null), segment(30_000, null)] }))).toEqual(nothing)
    const early = answered({ segments: [segment(0, null), segment(30_000, 10_000)] })
    expect(createFaultReport(early).faults).toEqual([{ kind: 'gap', startMs: 40_000, endMs: 60_000 }])
  })
  it('counts the span of a damaged segment, and counts overlapping losses once', () => {
    const faultReport = createFaultReport(
      answered({
        segments: [segment(0, 30_000), segment(30_000, 30_000, true)],
        reported: [{ kind: 'muted', startMs: 25_000, endMs: 35_000 }],
      }),
    )
    expect(faultReport.faults).toEqual([
      { kind: 'muted', startMs: 25_000, endMs: 35_000 },
      { kind: 'damaged', startMs: 30_000, endMs: 60_000 },
    ])
    expect(faultReport).toMatchObject({ lostMs: 35_000, isUnusable: true })
  })
  it('reports a lost connection without lost time, because the browser keeps recording', () => {
    const interruptions = [{ startMs: 10_000, endMs: 50_000 }]
    const reported = [{ kind: 'networkLost' as const, startMs: 45_000, endMs: null }]
    expect(createFaultReport(answered({ interruptions, reported }))).toEqual({
      faults: [{ kind: 'networkLost', startMs: 10_000, endMs: 60_000 }],
      lostMs: 0,
      isUnusable: false,
    })
  })
  it.each([
    [60_000, 4_999, false],
    [60_000, 5_000, true],
    [10_000, 1_999, false],
    [10_000, 2_000, true],
  ])('marks an answer of %i ms with %i ms lost as unusable: %s', (durationMs, lostMs, isUnusable) => {
    const reported = [{ kind: 'deviceLost' as const, startMs: 1_000, endMs: 1_000 + lostMs }]
    const segments = [segment(0, durationMs)]
    expect(createFaultReport(answered({ durationMs, segments, reported }))).toMatchObject({ lostMs, isUnusable })
  })
})

describe('the words of an answer', () => {
  const lost = (more: Partial<FaultReportInput>, isHeardOnDevice = false) =>
    hasLostWords({ ...answered(more), isHeardOnDevice })
  it('counts words as lost with the sound, but not with the picture or the connection', () => {
    const over = { startMs: 0, endMs: null }
    expect([
      lost({ reported: [{ kind: 'black', ...over }] }),
      lost({ reported: [{ kind: 'networkLost', ...over }] }),
      lost({ reported: [{ kind: 'muted', ...over }] }),
      lost({ segments: [segment(0, 60_000, true)] }),
      lost({ segments: [] }),
    ]).toEqual([false, false, true, true, true])
  })
  it('judges words recognized on the device by the microphone, not by the recording', () => {
    expect(lost({ segments: [] }, true)).toBe(false)
    expect(lost({ segments: [segment(0, 60_000, true)] }, true)).toBe(false)
    expect(lost({ reported: [{ kind: 'muted', startMs: 0, endMs: null }] }, true)).toBe(true)
    expect(lost({ reported: [{ kind: 'deviceLost', startMs: 0, endMs: 5_000 }] }, true)).toBe(true)
    expect(lost({ isSpoken: false, reported: [{ kind: 'muted', startMs: 0, endMs: null }] })).toBe(false)
  })
})

describe('reports of a browser', () => {
  it('keeps the last browser report per kind and start, within one day and at most two hundred', () => {
    const muted = (startMs: number, endMs: number | null) => ({ kind: 'muted' as const, startMs, endMs })
    expect(keptReports([muted(0, null), muted(0, 2_000), muted(9, 9), muted(1e12, null), muted(5, 1e12)])).toEqual([
      muted(0, 2_000),
      muted(5, 86_400_000),
    ])
    const many = Array.from({ length: 500 }, (_, index) => muted(index, null))
    expect(keptReports(many)).toHaveLength(maxReportedFaults)
  })
})

const timeMs = fc.integer({ min: 0, max: 90_000 })
const end = fc.option(timeMs)
const arbitraryInput: fc.Arbitrary<FaultReportInput> = fc.record({
  durationMs: fc.integer({ min: 0, max: 60_000 }),
  isSpoken: fc.boolean(),
  isRecorded: fc.boolean(),
  segments: fc.array(fc.record({ startMs: timeMs, durationMs: end, isDamaged: fc.boolean() }), { maxLength: 6 }),
  reported: fc.array(fc.record({ kind: fc.constantFrom(...reportedFaultKinds), startMs: timeMs, endMs: end }), {
    maxLength: 8,
  }),
  interruptions: fc.array(fc.record({ startMs: timeMs, endMs: end }), { maxLength: 3 }),
})
const turned = (input: FaultReportInput): FaultReportInput => ({
  ...input,
  segments: input.segments.toReversed(),
  reported: input.reported.toReversed(),
  interruptions: input.interruptions.toReversed(),
})

/** The same counted the slow way: every tenth millisecond by itself. */
const isLostAt = (input: FaultReportInput, atMs: number): boolean =>
  createFaultReport(input).faults.some(
    (fault) =>
      fault.kind !== 'networkLost' && fault.startMs <= atMs && atMs < (fault.endMs ?? Number.POSITIVE_INFINITY),
  )

describe('any fault report', () => {
  const check = <T extends unknown[]>(property: fc.IProperty<T>): void => {
    const outcome: fc.RunDetails<T> = fc.check(property, { numRuns: 1_000 })
    expect(outcome.failed, fc.defaultReportMessage(outcome)).toBe(false)
  }
  const holds = (rule: (input: FaultReportInput) => unknown): void =>
    check(
      fc.property(arbitraryInput, (input) => {
        rule(input)
      }),
    )
  it('does not depend on the order of the reports', () => {
    holds((input) => expect(createFaultReport(turned(input))).toEqual(createFaultReport(input)))
  })
  it('does not change when a report is repeated', () => {
    holds((input) => {
      const again = { ...input, reported: [...input.reported, ...input.reported], segments: [...input.segments] }
      expect(createFaultReport(again)).toEqual(createFaultReport(input))
    })
  })
  it('has no overlapping or empty spans of one kind, and all spans lie within the answer', () => {
    holds((input) => {
      const { faults } = createFaultReport(input)
      for (const kind of faultKinds) {
        let reachedMs = -1
        for (const fault of faults.filter((reported) => reported.kind === kind)) {
          expect(fault.startMs).toBeGreaterThan(reachedMs)
          reachedMs = fault.endMs ?? Number.POSITIVE_INFINITY
          expect(reachedMs).toBeGreaterThan(fault.startMs)
          expect(reachedMs).toBeLessThanOrEqual(input.durationMs)
        }
      }
    })
  })
  it('never loses more than the length of the answer, and exactly what its faults cover', () => {
    const sampled = fc.record({ input: arbitraryInput, atMs: timeMs })
    holds((input) => expect(createFaultReport(input).lostMs).toBeLessThanOrEqual(input.durationMs))
    check(
      fc.property(sampled, ({ input, atMs }) => {
        const isLost = isLostAt(input, atMs)
        const isOutside = atMs >= input.durationMs || !input.isSpoken
        expect(isOutside && isLost).toBe(false)
        const muted = { kind: 'muted' as const, startMs: atMs, endMs: atMs + 1 }
        const { lostMs } = createFaultReport({ ...input, reported: [...input.reported, muted] })
        expect(lostMs - createFaultReport(input).lostMs).toBe(isOutside || isLost ? 0 : 1)
      }),
    )
  })
  it('never improves when faults are added', () => {
    check(
      fc.property(arbitraryInput, arbitraryInput, (input, other) => {
        const more = { ...input, reported: [...input.reported, ...other.reported] }
        expect(createFaultReport(more).lostMs).toBeGreaterThanOrEqual(createFaultReport(input).lostMs)
        expect(Number(createFaultReport(more).isUnusable)).toBeGreaterThanOrEqual(
          Number(createFaultReport(input).isUnusable),
        )
      }),
    )
  })
  it('is unusable only when something was lost', () => {
    holds((input) => {
      const { lostMs, isUnusable } = createFaultReport(input)
      if (isUnusable) expect(lostMs).toBeGreaterThan(0)
      if (lostMs >= faultReportLimits.unusableLostMs) expect(isUnusable).toBe(true)
    })
  })
})

test('every fault but a lost connection takes sound or picture away', () => {
  expect(faultKinds.filter((kind) => !isLossKind(kind))).toEqual(['networkLost'])
  expect(faultKinds.filter(isGapKind)).toEqual(['gap'])
  expect(faultKinds.filter(isDeviceLossKind)).toEqual(['deviceLost'])
})
