import { assessmentStates, exportStates } from '@candor/contract'
import { describe, expect, test } from 'vitest'
import {
  getShownExportState,
  isExportReady,
  isExportUnfinished,
  isSampleResult,
  unfinishedExportStates,
} from './exports'

describe('exports', () => {
  test('are unfinished while they wait or run', () => {
    expect(exportStates.filter(isExportUnfinished)).toEqual([...unfinishedExportStates])
    expect(exportStates.filter(isExportReady)).toEqual(['ready'])
  })
  test('are shown as expired from the very end of their time on', () => {
    const ready = { state: 'ready', expiresAtMs: 1_000 } as const
    expect([999, 1_000].map((nowMs) => getShownExportState(ready, nowMs))).toEqual(['ready', 'expired'])
    expect(getShownExportState({ state: 'queued', expiresAtMs: null }, 1_000)).toBe('queued')
  })
  test('have no sample results', () => {
    expect(assessmentStates.filter(isSampleResult)).toEqual(['mock'])
  })
})
