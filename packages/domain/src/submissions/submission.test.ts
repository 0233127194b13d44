import { describe, expect, it } from 'vitest'
import { addTake, companyView, currentTakeOf, revertToTake } from '../sessions/answer'
import { kbpsOf, networkQualityOf, speedLabelOf } from '../sessions/network'
import { createSubmission, reduceSubmission, type SubmissionInput } from './submission'

const nowMs = 7
const run = (...events: SubmissionInput[]) =>
  events.reduce(
    (result, event) => reduceSubmission(result.state, event),
    reduceSubmission(createSubmission(), { type: 'assessed', nowMs }),
  )
const submitted: SubmissionInput = { type: 'submitted', nowMs }
const started: SubmissionInput = { type: 'assessmentStarted', nowMs }
const assessed: SubmissionInput = { type: 'assessed', nowMs }
const failed = (isRetryable: boolean): SubmissionInput => ({ type: 'assessmentFailed', nowMs, isRetryable })
const repeated: SubmissionInput = { type: 'assessmentRepeated', nowMs }

describe('a submission', () => {
  it('is submitted once, assessed once and announced once', () => {
    expect(run(submitted)).toEqual({
      state: { state: 'submitted', tries: 0, submittedAtMs: 7, assessedAtMs: null },
      effects: [{ type: 'assess', afterMs: 0 }],
    })
    expect(run(submitted, submitted).effects).toEqual([])
    expect(run(submitted, started, assessed)).toMatchObject({
      state: { state: 'assessed', tries: 1, assessedAtMs: 7 },
      effects: [{ type: 'notifyAssessed' }],
    })
    expect(run(submitted, started, assessed, assessed, submitted, started, failed(true))).toMatchObject({
      state: { state: 'assessed' },
      effects: [],
    })
  })
  it('retries five times with growing pauses, then fails; it fails at once when a retry is useless', () => {
    const pauses: number[] = []
    let result = run(submitted)
    for (let count = 0; count < 5; count += 1) {
      result = reduceSubmission(reduceSubmission(result.state, started).state, failed(true))
      for (const effect of result.effects) if (effect.type === 'assess') pauses.push(effect.afterMs)
    }
    expect([pauses, result.state.state, result.effects]).toEqual([
      [5_000, 10_000, 20_000, 40_000],
      'failed',
      [{ type: 'notifyFailed' }],
    ])
    expect(run(submitted, started, failed(false)).state.state).toBe('failed')
  })
  it('can be reassessed only when it is at rest', () => {
    expect(run(submitted, started, failed(false), repeated)).toMatchObject({
      state: { state: 'submitted', tries: 0 },
      effects: [{ type: 'assess', afterMs: 0 }],
    })
    expect(run(submitted, started, repeated)).toMatchObject({ state: { state: 'assessing' }, effects: [] })
  })
})

describe('takes of an answer', () => {
  const first = { take: 1, startedAtMs: 10, endedAtMs: 20, text: 'one' }
  const answer = { answerId: 'a', currentTake: 1, takes: [first] as const }
  const again = addTake<typeof first>(
    { ...answer, takes: [first] },
    { take: 2, startedAtMs: 90, endedAtMs: 99, text: 'two' },
  )
  it('shows the company only the current take, at the first take’s times', () => {
    expect(companyView(again)).toEqual({ answerId: 'a', startedAtMs: 10, endedAtMs: 20, text: 'two' })
    expect(Object.keys(companyView(again))).toEqual(Object.keys(companyView({ ...answer, takes: [first] })))
  })
  it('reverts a take exactly and does not add it twice', () => {
    expect(currentTakeOf(revertToTake(again, 1))).toBe(first)
    expect(revertToTake(again, 5)).toBe(again)
    expect(addTake(again, { ...first, text: 'other' })).toBe(again)
    expect(currentTakeOf({ ...again, currentTake: 9 })).toBe(first)
  })
})

describe('the network', () => {
  const fine = { uploadKbps: 9_000, rttMs: 20, lossRatio: 0, dropCount: 0 }
  it.each([
    [{}, 'excellent'],
    [{ uploadKbps: null, rttMs: null }, 'excellent'],
    [{ rttMs: 101 }, 'good'],
    [{ uploadKbps: 1_999 }, 'fair'],
    [{ lossRatio: 0.08 }, 'fair'],
    [{ uploadKbps: 999 }, 'poor'],
    [{ rttMs: 601 }, 'poor'],
    [{ lossRatio: 0.2 }, 'unstable'],
    [{ dropCount: 2 }, 'unstable'],
  ])('measured as %j is %s', (more, quality) => {
    expect(networkQualityOf({ ...fine, ...more })).toBe(quality)
  })
  it.each([
    [4_000, 'fast'],
    [3_999, 'medium'],
    [1_500, 'medium'],
    [1_499, 'low'],
    [0, 'low'],
  ])('of %i kbit/s is %s', (kbps, label) => {
    expect(speedLabelOf(kbps)).toBe(label)
  })
  it('measures the network in kilobits per second', () => {
    expect([kbpsOf(1_000_000, 1_000), kbpsOf(5, 0)]).toEqual([8_000, 0])
  })
})
