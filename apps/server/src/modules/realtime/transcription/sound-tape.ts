import { pcmRateHz } from '@candor/domain'

const samplesPerMs = pcmRateHz / 1_000
/** Times are whole milliseconds: a deviation up to this counts as the same position. */
const looseSamples = 5 * samplesPerMs
const frameSamples = 20 * samplesPerMs
const windowFrames = 10
/** A window this much quieter than the rest is a pause: -20 dB. */
const pauseShare = 0.01

export const toMs = (samples: number): number => Math.round(samples / samplesPerMs)
export const toSamples = (ms: number): number => Math.round(ms * samplesPerMs)

interface Stretch {
  readonly from: number
  readonly samples: Int16Array
}

export interface QuietPlace {
  readonly at: number
  /** A pause: a cut here needs no overlap. */
  readonly isPause: boolean
}

/**
 * Sound by its position on the answer's clock, counted in samples. Repeated and late sound is dropped, missing sound is
 * silence, and released sound uses no memory.
 */
export class SoundTape {
  private stretches: Stretch[] = []
  private endAt: number | null = null
  private keptSamples = 0

  /** The position after the last sample; 0 before the first. */
  get end(): number {
    return this.endAt ?? 0
  }

  get isEmpty(): boolean {
    return this.endAt === null
  }

  get sizeBytes(): number {
    return this.keptSamples * 2
  }

  /** The length of the gap before these samples. Null: they contain nothing new. */
  append(samples: Int16Array, atMs: number): number | null {
    const place = toSamples(atMs)
    const end = this.endAt ?? place
    const from = Math.abs(place - end) <= looseSamples ? end : place
    const isKnown = from + samples.length <= end
    if (isKnown) return null
    const fresh = samples.slice(Math.max(0, end - from))
    const start = Math.max(from, end)
    this.stretches.push({ from: start, samples: fresh })
    this.keptSamples += fresh.length
    this.endAt = start + fresh.length
    return start - end
  }

  slice(from: number, to: number): Int16Array {
    const cut = new Int16Array(Math.max(0, to - from))
    for (const stretch of this.stretches) {
      const first = Math.max(from, stretch.from)
      const last = Math.min(to, stretch.from + stretch.samples.length)
      if (first < last) cut.set(stretch.samples.subarray(first - stretch.from, last - stretch.from), first - from)
    }
    return cut
  }

  forget(before: number) {
    const first = this.stretches.findIndex(({ from, samples }) => from + samples.length > before)
    const gone = this.stretches.splice(0, first === -1 ? this.stretches.length : first)
    this.keptSamples -= gone.reduce((sum, { samples }) => sum + samples.length, 0)
  }

  /** The quietest fifth of a second between two positions; of equally quiet ones, the last. */
  quietest(from: number, to: number): QuietPlace {
    const energies = frameEnergies(this.slice(from, to))
    const window = Math.max(1, Math.min(windowFrames, energies.length))
    let sum = energies.slice(0, window).reduce((total, each) => total + each, 0)
    let best = { sum, frame: 0 }
    for (let frame = 1; frame + window <= energies.length; frame += 1) {
      sum += (energies[frame + window - 1] ?? 0) - (energies[frame - 1] ?? 0)
      if (sum <= best.sum) best = { sum, frame }
    }
    const all = energies.reduce((total, each) => total + each, 0)
    const isPause = best.sum / window <= (all / Math.max(1, energies.length)) * pauseShare
    return { at: from + Math.round((best.frame + window / 2) * frameSamples), isPause }
  }
}

const frameEnergies = (samples: Int16Array): readonly number[] => {
  const count = Math.floor(samples.length / frameSamples)
  return Array.from({ length: count }, (_, frame) => {
    let sum = 0
    for (let at = frame * frameSamples; at < (frame + 1) * frameSamples; at += 1) sum += (samples[at] ?? 0) ** 2
    return sum
  })
}
