import type { IntegrityInterval, IntegrityIntervalKind } from '@candor/contract'
import type { GazeBaseline } from './baseline'
import { looksAway } from './deviation'
import { findSpans, type Judged, type Span } from './find-spans'
import { otherFaces } from './other-faces'
import { type FaceSample, integrityRules, isDark } from './sample'
import { thousandths } from './thousandths'

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

interface Finding {
  readonly kind: IntegrityIntervalKind
  readonly judged: readonly Judged[]
  readonly openMs: number
  /** Of one sample in which it was so. */
  readonly confidence: (index: number) => number
}

function toInterval(samples: readonly FaceSample[], finding: Finding, { first, last }: Span): IntegrityInterval {
  const places = Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
  const seen = places.filter((index) => finding.judged[index]?.isSo === true)
  const known = places.filter((index) => finding.judged[index]?.isSo !== null)
  const isLow = places.filter((index) => samples[index] && isDark(samples[index])).length > places.length / 2
  const confidence = mean(seen.map(finding.confidence)) * (seen.length / places.length)
  return {
    kind: finding.kind,
    startMs: Math.round(samples[first]?.atMs ?? 0),
    endMs: Math.round(samples[last]?.atMs ?? 0),
    confidence: thousandths(confidence * (isLow ? integrityRules.lowLightFactor : 1)),
    light: isLow ? 'low' : 'good',
    trackedShare: thousandths(known.length / places.length),
  }
}

function collectFindings(samples: readonly FaceSample[], baseline: GazeBaseline | null): Finding[] {
  const { multipleFaces, outOfView, gazeAway } = integrityRules
  const others = otherFaces(samples)
  const judge = (isSo: (sample: FaceSample, index: number) => boolean | null): Judged[] =>
    samples.map((sample, index) => ({ atMs: sample.atMs, isSo: isSo(sample, index) }))
  return [
    {
      kind: 'multiple_faces',
      judged: judge((_sample, index) => (others[index] ?? 0) > 0),
      openMs: multipleFaces.openMs,
      confidence: (index) => others[index] ?? 0,
    },
    {
      kind: 'face_out_of_view',
      judged: judge(({ faces }) => faces.length === 0),
      openMs: outOfView.openMs,
      confidence: () => 1,
    },
    {
      kind: 'gaze_away',
      // People look away to think: count only the time in which the candidate speaks.
      judged: judge((sample) => sample.isSpeaking && looksAway(sample, baseline)),
      openMs: gazeAway.openMs,
      confidence: () => gazeAway.confidence,
    },
  ]
}

/** The stretches in looks that are in the order of their times. */
export const findIntervals = (samples: readonly FaceSample[], baseline: GazeBaseline | null): IntegrityInterval[] =>
  collectFindings(samples, baseline).flatMap((finding) =>
    findSpans(finding.judged, finding.openMs).map((span) => toInterval(samples, finding, span)),
  )
