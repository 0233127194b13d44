import type { IntegrityInterval, IntegrityReport } from '@candor/contract'

const kinds = ['multiple_faces', 'face_out_of_view', 'gaze_away'] as const
const availabilities = ['available', 'not_available', 'opted_out'] as const

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
export const asNumber = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
const asShare = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const asLight = (value: unknown): 'good' | 'low' => (value === 'low' ? 'low' : 'good')

function readInterval(value: unknown): IntegrityInterval[] {
  if (!isRecord(value)) return []
  const kind = kinds.find((item) => item === value.kind)
  if (kind === undefined) return []
  const [startMs, endMs] = [asNumber(value.startMs), asNumber(value.endMs)]
  const judged = { confidence: asNumber(value.confidence), trackedShare: asNumber(value.trackedShare) }
  return [{ kind, startMs, endMs, ...judged, light: asLight(value.light) }]
}

/** Parses stretches stored on the device and skips invalid ones. */
export const readIntervals = (value: unknown): IntegrityInterval[] =>
  Array.isArray(value) ? value.flatMap(readInterval) : []

/** Parses a report stored on the device. Null: invalid. The server validates its numbers anyway. */
export function readReport(value: unknown): IntegrityReport | null {
  if (!isRecord(value)) return null
  const { sessionId, answerId } = value
  const availability = availabilities.find((item) => item === value.availability)
  if (typeof sessionId !== 'string' || typeof answerId !== 'string' || availability === undefined) return null
  return {
    sessionId,
    answerId,
    take: asNumber(value.take),
    availability,
    intervals: readIntervals(value.intervals),
    observedMs: asNumber(value.observedMs),
    speakingMs: asNumber(value.speakingMs),
    trackedShare: asNumber(value.trackedShare),
    samplesPerSecond: asNumber(value.samplesPerSecond),
    light: asLight(value.light),
    gazeAwayShare: asShare(value.gazeAwayShare),
    eyeContactShare: asShare(value.eyeContactShare),
  }
}
