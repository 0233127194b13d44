import type { IntegrityInterval, IntegrityIntervalKind, IntegrityReport } from '@candor/contract'
import type { GazeBaseline } from './baseline'
import { median } from './baseline'
import { findSpans, type Judged, type Span } from './find-spans'
import { otherFaces } from './other-faces'
import { directionOf, type FaceSample, integrityRules, isDark, mainFace } from './sample'

/** Most stretches the server takes of one take. */
const maxIntervals = 200

interface Deviation {
  readonly sidewaysDeg: number
  readonly downDeg: number
}

/** How far somebody looks from where they look at their screen; null: it can't be told. */
function deviationOf(sample: FaceSample, baseline: GazeBaseline | null): Deviation | null {
  const face = mainFace(sample)
  const direction = face === null ? null : directionOf(face)
  if (direction === null || baseline === null) return null
  return {
    sidewaysDeg: Math.abs(direction.sidewaysDeg - baseline.sidewaysDeg),
    downDeg: direction.downDeg - baseline.downDeg,
  }
}

const widened = (limitDeg: number, spreadDeg: number): number =>
  Math.max(limitDeg, integrityRules.baselineSpreads * spreadDeg)

function isAway({ sidewaysDeg, downDeg }: Deviation, baseline: GazeBaseline): boolean {
  const { gazeAway } = integrityRules
  return (
    sidewaysDeg > widened(gazeAway.sidewaysDeg, baseline.sidewaysSpreadDeg) ||
    downDeg > widened(gazeAway.downDeg, baseline.downSpreadDeg)
  )
}

const isContact = ({ sidewaysDeg, downDeg }: Deviation): boolean =>
  sidewaysDeg <= integrityRules.eyeContactDeg && Math.abs(downDeg) <= integrityRules.eyeContactDeg

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

const thousandths = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000

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

function findingsOf(samples: readonly FaceSample[], baseline: GazeBaseline | null): Finding[] {
  const { multipleFaces, outOfView, gazeAway } = integrityRules
  const others = otherFaces(samples)
  const judge = (isSo: (sample: FaceSample, index: number) => boolean | null): Judged[] =>
    samples.map((sample, index) => ({ atMs: sample.atMs, isSo: isSo(sample, index) }))
  const looksAway = (sample: FaceSample): boolean | null => {
    // Who thinks looks away: only what happens while somebody speaks is counted.
    if (!sample.isSpeaking) return false
    const deviation = deviationOf(sample, baseline)
    return deviation === null || baseline === null ? null : isAway(deviation, baseline)
  }
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
    { kind: 'gaze_away', judged: judge(looksAway), openMs: gazeAway.openMs, confidence: () => gazeAway.confidence },
  ]
}

/** How long each sample stands for: until the next one, but never over a gap. */
function weightsOf(samples: readonly FaceSample[]): number[] {
  return samples.map((sample, index) => {
    const next = samples[index + 1]
    if (next === undefined) return 0
    const gapMs = next.atMs - sample.atMs
    return gapMs > integrityRules.longestGapMs ? 0 : Math.max(0, gapMs)
  })
}

/** Share of the speaking time; null where there was too little of it, or too little of it could be judged. */
function shareOf(
  samples: readonly FaceSample[],
  weights: readonly number[],
  isSo: (sample: FaceSample) => boolean | null,
): number | null {
  let spokenMs = 0
  let knownMs = 0
  let soMs = 0
  for (const [index, sample] of samples.entries()) {
    if (!sample.isSpeaking) continue
    const weightMs = weights[index] ?? 0
    const answer = isSo(sample)
    spokenMs += weightMs
    if (answer !== null) knownMs += weightMs
    if (answer === true) soMs += weightMs
  }
  const { minSpeakingMs, minTrackedShare } = integrityRules
  return spokenMs < minSpeakingMs || knownMs < minTrackedShare * spokenMs ? null : thousandths(soMs / knownMs)
}

/** A picture without a face can be judged where there is light enough to see one. */
const canJudge = (sample: FaceSample): boolean => sample.faces.length > 0 || !isDark(sample)

export type TakeSignals = Omit<IntegrityReport, 'sessionId' | 'answerId' | 'take' | 'availability'>

/** What leaves the device of one take. `durationMs`: its whole length, seen or not. */
export function takeSignals(
  given: readonly FaceSample[],
  { baseline, durationMs }: { readonly baseline: GazeBaseline | null; readonly durationMs: number },
): TakeSignals {
  const samples = given.toSorted((a, b) => a.atMs - b.atMs)
  const weights = weightsOf(samples)
  const sum = (isIn: (sample: FaceSample) => boolean): number =>
    weights.reduce((total, weightMs, index) => total + (samples[index] && isIn(samples[index]) ? weightMs : 0), 0)
  const observedMs = sum(() => true)
  const wholeMs = Math.max(durationMs, observedMs)
  const intervals = findingsOf(samples, baseline).flatMap((finding) =>
    findSpans(finding.judged, finding.openMs).map((span) => toInterval(samples, finding, span)),
  )
  const away = (sample: FaceSample): boolean | null => {
    const deviation = deviationOf(sample, baseline)
    return deviation === null || baseline === null ? null : isAway(deviation, baseline)
  }
  const contact = (sample: FaceSample): boolean | null => {
    const deviation = deviationOf(sample, baseline)
    return deviation === null ? null : isContact(deviation)
  }
  return {
    intervals: intervals.toSorted((a, b) => a.startMs - b.startMs).slice(0, maxIntervals),
    observedMs: Math.round(observedMs),
    speakingMs: Math.round(sum(({ isSpeaking }) => isSpeaking)),
    trackedShare: wholeMs === 0 ? 0 : thousandths(sum(canJudge) / wholeMs),
    samplesPerSecond: observedMs === 0 ? 0 : Math.round((samples.length / observedMs) * 10_000) / 10,
    light: samples.length > 0 && median(samples.map(({ luma }) => luma)) < integrityRules.darkLuma ? 'low' : 'good',
    gazeAwayShare: shareOf(samples, weights, away),
    eyeContactShare: shareOf(samples, weights, contact),
  }
}
