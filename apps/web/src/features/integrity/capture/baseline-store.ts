import type { GazeBaseline } from '@candor/domain'
import { dropStored, readStored, writeStored } from '../../../shared/storage'

const getStorageKey = (linkId: string): string => `candor.interview.${linkId}.gaze-baseline`

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parse(raw: string): GazeBaseline | null {
  const value: unknown = JSON.parse(raw)
  if (!isRecord(value)) return null
  const { sidewaysDeg, sidewaysSpreadDeg, downDeg, downSpreadDeg } = value
  if (typeof sidewaysDeg !== 'number' || typeof sidewaysSpreadDeg !== 'number') return null
  if (typeof downDeg !== 'number' || typeof downSpreadDeg !== 'number') return null
  return { sidewaysDeg, sidewaysSpreadDeg, downDeg, downSpreadDeg }
}

/** Four angles of the camera test, for this tab alone: they survive a reload and never leave the device. */
export const baselineStore = {
  read: (linkId: string): GazeBaseline | null => {
    const raw = readStored('session', getStorageKey(linkId))
    try {
      return raw === null ? null : parse(raw)
    } catch {
      // Not our format. Without a baseline no gaze direction is reported.
      return null
    }
  },
  save: (linkId: string, baseline: GazeBaseline | null): void => {
    if (baseline === null) dropStored('session', getStorageKey(linkId))
    else writeStored('session', getStorageKey(linkId), JSON.stringify(baseline))
  },
}
