const factor = 3
const tapCount = 63
const half = (tapCount - 1) / 2
/** Between 5.5 kHz, which speech recognizers need, and 8 kHz, above which 16 kHz samples alias. */
const cutoffHz = 7_000
const inputHz = 48_000
/** Kaiser window for about 60 dB of stop band. */
const kaiserBeta = 5.65

function computeBessel0(x: number): number {
  let term = 1
  let sum = 1
  for (let k = 1; k < 25; k += 1) {
    term *= (x / (2 * k)) ** 2
    sum += term
  }
  return sum
}

function designLowPass(): Float64Array {
  const taps = new Float64Array(tapCount)
  const normalizedCutoff = (2 * cutoffHz) / inputHz
  for (let at = 0; at < tapCount; at += 1) {
    const x = at - half
    const sinc = x === 0 ? normalizedCutoff : Math.sin(Math.PI * normalizedCutoff * x) / (Math.PI * x)
    taps[at] = sinc * (computeBessel0(kaiserBeta * Math.sqrt(1 - (x / half) ** 2)) / computeBessel0(kaiserBeta))
  }
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
}

const taps = designLowPass()

function toInt16(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * 32_767)
}

/**
 * Converts 48 kHz float to 16 kHz 16-bit through a 63-tap low-pass, without delay: output sample n is input sample 3n.
 * Averaging three samples instead lets high frequencies alias, which cost a recognizer whole sentences.
 */
export class Downsampler {
  /** Input that later outputs still need, from `half` samples before the next one; starts with silence. */
  #pending = new Float32Array(half)

  push(samples: Float32Array): Int16Array {
    const input = new Float32Array(this.#pending.length + samples.length)
    input.set(this.#pending)
    input.set(samples, this.#pending.length)
    const count = Math.max(0, Math.floor((input.length - tapCount) / factor) + 1)
    const output = new Int16Array(count)
    for (let n = 0; n < count; n += 1) {
      let sum = 0
      for (let at = 0; at < tapCount; at += 1) sum += (taps[at] ?? 0) * (input[n * factor + at] ?? 0)
      output[n] = toInt16(sum)
    }
    this.#pending = input.slice(count * factor)
    return output
  }

  /** Returns the last samples; call it after the last input. */
  flush(): Int16Array {
    return this.push(new Float32Array(half))
  }
}
