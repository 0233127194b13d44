import { spawnSync } from 'node:child_process'
import type { InterviewLanguage } from '@candor/contract'

export const soundHz = 16_000
/** Synthesized sound below this level is not speech. */
const silenceLevel = 0.004
const voices: Readonly<Record<InterviewLanguage, string>> = { en: 'en-us', vi: 'vi' }

export const hasEspeak = (): boolean => spawnSync('espeak-ng', ['--version'], { stdio: 'ignore' }).status === 0

/** espeak-ng writes wrong sizes to a pipe, so everything after the header is sound (16-bit mono). */
const parseWav = (wav: Buffer): { readonly hz: number; readonly samples: Float32Array } => {
  const hz = wav.readUInt32LE(24)
  const count = Math.floor((wav.length - 44) / 2)
  return { hz, samples: Float32Array.from({ length: count }, (_, at) => wav.readInt16LE(44 + at * 2) / 32_768) }
}

const resample = (samples: Float32Array, fromHz: number): Float32Array => {
  const step = fromHz / soundHz
  return Float32Array.from({ length: Math.floor(samples.length / step) - 1 }, (_, at) => {
    const place = at * step
    const left = Math.floor(place)
    const share = place - left
    return (samples[left] ?? 0) * (1 - share) + (samples[left + 1] ?? 0) * share
  })
}

/** Removes the silence that a synthesizer adds. It would lengthen every pause. */
const trim = (samples: Float32Array): Float32Array => {
  const first = samples.findIndex((sample) => Math.abs(sample) > silenceLevel)
  const last = samples.findLastIndex((sample) => Math.abs(sample) > silenceLevel)
  return samples.slice(Math.max(0, first), last + 1)
}

/** Lets espeak-ng speak a text at 160 words per minute, 16 kHz, without silence around it. */
export const speak = (text: string, language: InterviewLanguage): Float32Array => {
  const { status, stdout } = spawnSync('espeak-ng', ['-v', voices[language], '-s', '160', '--stdin', '--stdout'], {
    input: text,
    maxBuffer: 64 * 2 ** 20,
  })
  if (status !== 0) throw new Error(`espeak-ng ended with ${String(status)}`)
  const { hz, samples } = parseWav(stdout)
  return trim(resample(samples, hz))
}

/** Adds background noise, always the same. */
export const addNoise = (samples: Float32Array): Float32Array => {
  let seed = 7
  return samples.map((sample) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return sample + (seed / 0x7fffffff - 0.5) * 0.001
  })
}
