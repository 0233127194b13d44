import type { IntegrityInterval } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import { integritySummary } from './summary'

const take = {
  availability: 'available',
  observedMs: 60_000,
  speakingMs: 40_000,
  trackedShare: 0.95,
  samplesPerSecond: 2,
  light: 'good',
  gazeAwayShare: 0.1,
  eyeContactShare: 0.6,
} as const
const interval = (change: Partial<IntegrityInterval> = {}): IntegrityInterval => ({
  kind: 'face_out_of_view',
  startMs: 10_000,
  endMs: 14_000,
  confidence: 1,
  light: 'good',
  trackedShare: 1,
  ...change,
})
const bands = (takes: Parameters<typeof integritySummary>[0], intervals: readonly IntegrityInterval[]) =>
  Object.fromEntries(integritySummary(takes, intervals, true).signals.map(({ id, band }) => [id, band]))

describe('the bands', () => {
  test('reports nothing, a little, or something worth watching', () => {
    expect(bands([take], [])).toEqual({
      multiple_faces: 'none',
      face_out_of_view: 'none',
      gaze_away: 'none',
      eye_contact: 'none',
    })
    expect(bands([take], [interval()])).toMatchObject({ face_out_of_view: 'low' })
    expect(bands([take], [interval({ endMs: 17_000 })])).toMatchObject({ face_out_of_view: 'review' })
    expect(bands([take], [interval({ kind: 'multiple_faces' })])).toMatchObject({ multiple_faces: 'review' })
  })

  test('reports sightings in low light, but never above the low band', () => {
    expect(bands([take], [interval({ endMs: 60_000, confidence: 0.4, light: 'low' })])).toMatchObject({
      face_out_of_view: 'low',
    })
  })

  test('weighs gaze by its share of the speaking time over all takes', () => {
    const away = [interval({ kind: 'gaze_away', startMs: 0, endMs: 20_000, confidence: 0.7 })]
    expect(bands([{ ...take, gazeAwayShare: 0.5 }], away)).toMatchObject({ gaze_away: 'review' })
    expect(
      bands(
        [
          { ...take, gazeAwayShare: 0.5 },
          { ...take, speakingMs: 400_000, gazeAwayShare: 0 },
        ],
        away,
      ),
    ).toMatchObject({
      gaze_away: 'low',
    })
  })

  test('does not recommend a closer look for little eye contact alone', () => {
    expect(bands([{ ...take, eyeContactShare: 0 }], [])).toMatchObject({ eye_contact: 'low' })
  })

  test('does not treat unknown shares as zero', () => {
    expect(bands([{ ...take, gazeAwayShare: null, eyeContactShare: null }], [])).toMatchObject({
      gaze_away: 'not_enough_data',
      eye_contact: 'not_enough_data',
      face_out_of_view: 'none',
    })
  })
})

describe('what is not there', () => {
  test('produces the same neutral record without consent and after opting out midway', () => {
    expect(integritySummary([take], [interval()], false)).toEqual({
      availability: 'opted_out',
      signals: [],
      quality: null,
    })
    const midway = integritySummary([take, { ...take, availability: 'opted_out' }], [interval()], true)
    expect(midway).toEqual({ availability: 'opted_out', signals: [], quality: null })
  })

  test('reports a device that could not look as not available, never as clean', () => {
    expect(integritySummary([], [], true).availability).toBe('not_available')
    const failed = integritySummary([{ ...take, availability: 'not_available', trackedShare: 0 }], [], true)
    expect(failed).toEqual({ availability: 'not_available', signals: [], quality: null })
  })

  test('reports not enough data when less than 70% was judged, whatever was noticed', () => {
    const little = integritySummary([{ ...take, trackedShare: 0.6 }], [interval({ endMs: 40_000 })], true)
    expect(little).toMatchObject({ availability: 'not_enough_data', signals: [], quality: { trackedShare: 0.6 } })
  })
})
