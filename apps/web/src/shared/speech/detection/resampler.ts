/** Filter taps on either side of a sample, and precomputed steps between two samples. */
const HALF = 24
const TAPS = HALF * 2
const PHASES = 64
/** The share of the lower rate that passes. The filter falls off in the rest. */
const PASSBAND = 0.45

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
/** A Hann window. */
const windowAt = (x: number): number => 0.5 + 0.5 * Math.cos((Math.PI * x) / HALF)

/** Creates one normalized low-pass filter per step, for the frequencies that both rates support. */
function createFilters(fromHz: number, toHz: number): Float32Array[] {
  const cutoff = (PASSBAND * Math.min(fromHz, toHz)) / fromHz
  return Array.from({ length: PHASES }, (_, phase) => {
    const taps = Float32Array.from({ length: TAPS }, (_tap, index) => {
      const x = index - (HALF - 1) - phase / PHASES
      return Math.abs(x) >= HALF ? 0 : sinc(2 * cutoff * x) * windowAt(x)
    })
    const sum = taps.reduce((total, tap) => total + tap, 0)
    return taps.map((tap) => tap / sum)
  })
}

export interface Resampler {
  /** Returns the samples that are complete at the other rate. The rest follows with the next call. */
  process: (input: Float32Array) => Float32Array<ArrayBuffer>
  reset: () => void
}

/**
 * Windowed sinc: an average of three samples would alias the hiss above 8 kHz into the speech, which costs recognizers
 * whole words. The output lags the input by half the filter's length (half a millisecond at 48 kHz).
 */
export function createResampler(fromHz: number, toHz: number): Resampler {
  const filters = createFilters(fromHz, toHz)
  const step = fromHz / toHz
  let buffered = new Float32Array(0)
  /** Position of the next output sample in the buffered input. */
  let position = HALF - 1

  const sampleAt = (at: number): number => {
    const first = Math.floor(at)
    const filter = filters[Math.floor((at - first) * PHASES)]
    const from = first - (HALF - 1)
    let sum = 0
    for (let tap = 0; tap < TAPS; tap += 1) sum += (buffered[from + tap] ?? 0) * (filter?.[tap] ?? 0)
    return sum
  }
  return {
    process: (input) => {
      const joined = new Float32Array(buffered.length + input.length)
      joined.set(buffered)
      joined.set(input, buffered.length)
      buffered = joined
      const out: number[] = []
      while (position + HALF < buffered.length) {
        out.push(sampleAt(position))
        position += step
      }
      const used = Math.max(0, Math.min(buffered.length, Math.floor(position) - (HALF - 1)))
      buffered = buffered.slice(used)
      position -= used
      return Float32Array.from(out)
    },
    reset: () => {
      buffered = new Float32Array(0)
      position = HALF - 1
    },
  }
}

/** Converts -1 to 1 to 16-bit numbers. Louder samples are clipped. */
export const toInt16 = (samples: Float32Array): Int16Array<ArrayBuffer> =>
  Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * (sample < 0 ? 32_768 : 32_767)))
