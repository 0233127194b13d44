import type { IntegrityInterval, IntegrityIntervalKind, IntegrityReport, IntegrityView } from '@candor/contract'
import { integrityRules } from './sample'

/** One take's record as it is summed up. */
export type IntegrityTake = Pick<
  IntegrityReport,
  | 'availability'
  | 'observedMs'
  | 'speakingMs'
  | 'trackedShare'
  | 'samplesPerSecond'
  | 'light'
  | 'gazeAwayShare'
  | 'eyeContactShare'
>
type Signal = IntegrityView['signals'][number]
type Summary = Pick<IntegrityView, 'availability' | 'signals' | 'quality'>

/** From where on something is worth watching. Below it, and in low light, it is reported as "low". */
const review = {
  minConfidence: 0.5,
  multipleFaces: { totalMs: 3_000 },
  outOfView: { totalMs: 10_000, longestMs: 6_000 },
  gazeAway: { share: 0.3, totalMs: 15_000 },
} as const
/**
 * Little eye contact is reported but never a reason to look closer: people who look at the face on the screen look past
 * the camera.
 */
const littleContact = 0.3

const lengthMs = ({ startMs, endMs }: IntegrityInterval): number => endMs - startMs
const sumDurations = (intervals: readonly IntegrityInterval[]): number =>
  intervals.reduce((total, interval) => total + lengthMs(interval), 0)
const findLongest = (intervals: readonly IntegrityInterval[]): number => Math.max(0, ...intervals.map(lengthMs))

/** Of all takes, by how long was spoken in each. */
function shareOver(takes: readonly IntegrityTake[], key: 'gazeAwayShare' | 'eyeContactShare'): number | null {
  const known = takes.flatMap((take) => (take[key] === null ? [] : [{ share: take[key], ms: take.speakingMs }]))
  const ms = known.reduce((sum, take) => sum + take.ms, 0)
  if (ms === 0) return null
  return Math.round((known.reduce((sum, take) => sum + take.share * take.ms, 0) / ms) * 1000) / 1000
}

const isWorthLooking: Record<
  IntegrityIntervalKind,
  (sure: readonly IntegrityInterval[], share: number | null) => boolean
> = {
  multiple_faces: (sure) => sumDurations(sure) >= review.multipleFaces.totalMs,
  face_out_of_view: (sure) =>
    sumDurations(sure) >= review.outOfView.totalMs || findLongest(sure) >= review.outOfView.longestMs,
  gaze_away: (sure, share) =>
    share !== null && share >= review.gazeAway.share && sumDurations(sure) >= review.gazeAway.totalMs,
}

function presentSignal(kind: IntegrityIntervalKind, all: readonly IntegrityInterval[], share: number | null): Signal {
  const own = all.filter((interval) => interval.kind === kind)
  const sure = own.filter(({ confidence }) => confidence >= review.minConfidence)
  const seen = own.length === 0 ? 'none' : 'low'
  const isUnknown = kind === 'gaze_away' && share === null
  const judged = isWorthLooking[kind](sure, share) ? 'review' : seen
  return {
    id: kind,
    band: isUnknown ? 'not_enough_data' : judged,
    totalMs: sumDurations(own),
    count: own.length,
    longestMs: findLongest(own),
    share,
  }
}

function presentContact(share: number | null): Signal {
  const known = share !== null && share < littleContact ? 'low' : 'none'
  const band = share === null ? 'not_enough_data' : known
  return { id: 'eye_contact', band, totalMs: 0, count: 0, longestMs: 0, share }
}

const nothing = (availability: IntegrityView['availability']): Summary => ({ availability, signals: [], quality: null })

function presentQuality(takes: readonly IntegrityTake[]): NonNullable<IntegrityView['quality']> {
  const ms = takes.reduce((sum, take) => sum + take.observedMs, 0)
  const weighed = (value: (take: IntegrityTake) => number): number =>
    ms === 0 ? 0 : takes.reduce((sum, take) => sum + value(take) * take.observedMs, 0) / ms
  return {
    trackedShare: Math.round(weighed((take) => take.trackedShare) * 1000) / 1000,
    samplesPerSecond: Math.round(weighed((take) => take.samplesPerSecond) * 10) / 10,
    light: weighed((take) => (take.light === 'low' ? 1 : 0)) > 0.5 ? 'low' : 'good',
  }
}

/**
 * What both sides see of the current takes. A candidate who opts out midway has opted out of all of it. Too little
 * judged time is reported as such, and a device that could not look is never "clean".
 */
export function integritySummary(
  takes: readonly IntegrityTake[],
  intervals: readonly IntegrityInterval[],
  hasConsent: boolean,
): Summary {
  if (!hasConsent || takes.some(({ availability }) => availability === 'opted_out')) return nothing('opted_out')
  const seen = takes.filter(({ availability }) => availability === 'available')
  if (seen.length === 0) return nothing('not_available')
  const quality = presentQuality(seen)
  if (quality.trackedShare < integrityRules.minTrackedShare) {
    return { ...nothing('not_enough_data'), quality }
  }
  return {
    availability: 'available',
    quality,
    signals: [
      presentSignal('multiple_faces', intervals, null),
      presentSignal('face_out_of_view', intervals, null),
      presentSignal('gaze_away', intervals, shareOver(seen, 'gazeAwayShare')),
      presentContact(shareOver(seen, 'eyeContactShare')),
    ],
  }
}
