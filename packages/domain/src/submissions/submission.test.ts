import { describe, expect, it } from 'vitest'
import { classifyNetworkQuality, classifySpeed, computeKbps } from '../sessions/network'
import {
  type AssessmentFailure,
  reduceSubmission,
  type SubmissionInput,
  type SubmissionMachineState,
} from './submission'

const nowMs = 7
const collecting: SubmissionMachineState = { state: 'collecting', tries: 0, submittedAtMs: null, assessedAtMs: null }
const run = (...events: SubmissionInput[]) =>
  events.reduce(
    (result, event) => reduceSubmission(result.state, event),
    reduceSubmission(collecting, { type: 'assessed', nowMs }),
  )
const submitted: SubmissionInput = { type: 'submitted', nowMs }
const started: SubmissionInput = { type: 'assessmentStarted', nowMs }
const assessed: SubmissionInput = { type: 'assessed', nowMs }
const failed = (failure: AssessmentFailure): SubmissionInput => ({ type: 'assessmentFailed', nowMs, failure })
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
    expect(run(submitted, started, assessed, assessed, submitted, started, failed('error'))).toMatchObject({
      state: { state: 'assessed' },
      effects: [],
    })
  })
  it('is retried five times with growing pauses after errors, then fails', () => {
    const pauses: number[] = []
    let result = run(submitted)
    for (let count = 0; count < 5; count += 1) {
      result = reduceSubmission(reduceSubmission(result.state, started).state, failed('error'))
      for (const effect of result.effects) if (effect.type === 'assess') pauses.push(effect.afterMs)
    }
    expect([pauses, result.state.state, result.effects]).toEqual([
      [5_000, 10_000, 20_000, 40_000],
      'failed',
      [{ type: 'notifyFailed' }],
    ])
  })
  it('is set aside after two tries that exhausted the engine, and assessed again when a member asks', () => {
    const once = run(submitted, started, failed('overrun'))
    expect(once).toMatchObject({ state: { state: 'submitted', tries: 1 }, effects: [{ type: 'assess' }] })
    const twice = [submitted, started, failed('overrun'), started, failed('overrun')]
    expect(run(...twice)).toMatchObject({ state: { state: 'failed', tries: 2 }, effects: [{ type: 'notifyFailed' }] })
    expect(run(...twice, started).state.state).toBe('failed')
    expect(run(...twice, repeated)).toMatchObject({
      state: { state: 'submitted', tries: 0 },
      effects: [{ type: 'assess' }],
    })
  })
  it('loses no try while no engine is free', () => {
    const waited = Array.from({ length: 20 }, () => [started, failed('unavailable')]).flat()
    expect(run(submitted, ...waited)).toMatchObject({ state: { state: 'submitted', tries: 0 } })
  })
  it('fails when its process was cut off five times', () => {
    const cut = Array.from({ length: 5 }, () => started)
    expect(run(submitted, ...cut)).toMatchObject({ state: { state: 'assessing', tries: 5 } })
    expect(run(submitted, ...cut, started)).toMatchObject({
      state: { state: 'failed' },
      effects: [{ type: 'notifyFailed' }],
    })
  })
  it('can be reassessed only when no assessment is running', () => {
    expect(run(submitted, started, failed('overrun'), started, failed('overrun'), repeated)).toMatchObject({
      state: { state: 'submitted', tries: 0 },
      effects: [{ type: 'assess', afterMs: 0 }],
    })
    expect(run(submitted, started, repeated)).toMatchObject({ state: { state: 'assessing' }, effects: [] })
  })
})

describe('the network', () => {
  const fine = { uploadKbps: 9_000, rttMs: 20, lossRatio: 0, dropCount: 0 }
  it.each([
    [{}, 'excellent'],
    [{ uploadKbps: null }, 'excellent'],
    [{ rttMs: null }, 'excellent'],
    [{ uploadKbps: null, rttMs: null }, null],
    [{ uploadKbps: null, rttMs: null, lossRatio: 1 }, 'unstable'],
    [{ rttMs: 101 }, 'good'],
    [{ uploadKbps: 1_999 }, 'fair'],
    [{ lossRatio: 0.08 }, 'fair'],
    [{ uploadKbps: 999 }, 'poor'],
    [{ rttMs: 601 }, 'poor'],
    [{ lossRatio: 0.2 }, 'unstable'],
    [{ dropCount: 2 }, 'unstable'],
  ])('measured as %j is %s', (more, quality) => {
    expect(classifyNetworkQuality({ ...fine, ...more })).toBe(quality)
  })
  it.each([
    [4_000, 'fast'],
    [3_999, 'medium'],
    [1_500, 'medium'],
    [1_499, 'low'],
    [0, 'low'],
  ])('of %i kbit/s is %s', (kbps, label) => {
    expect(classifySpeed(kbps)).toBe(label)
  })
  it('measures the network in kilobits per second', () => {
    expect([computeKbps(1_000_000, 1_000), computeKbps(5, 0)]).toEqual([8_000, 0])
  })
})
