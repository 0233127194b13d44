import { readMonoSamples, writePcmWav } from './pcm-wav'

const frameMs = 5
/** A frame this much quieter than the loudest is no speech: 36 dB, below the hiss of an s. */
const silenceRatio = 10 ** (-36 / 20)
const padMs = { before: 15, after: 45 }
const fadeMs = 5
/** Where speech is spoken: -20 dBFS, and no sample beyond -1 dBFS. */
const targetRms = 32_768 * 10 ** (-20 / 20)
const maxPeak = 32_768 * 10 ** (-1 / 20)

/** RMS of each whole frame. */
function measureFrameLevels(samples: Int16Array, frameSamples: number): readonly number[] {
  return Array.from({ length: Math.floor(samples.length / frameSamples) }, (_, frame) => {
    let sum = 0
    for (let at = frame * frameSamples; at < (frame + 1) * frameSamples; at++) sum += (samples[at] ?? 0) ** 2
    return Math.sqrt(sum / frameSamples)
  })
}

function computeGain(samples: Int16Array, spoken: readonly number[]): number {
  const rms = Math.sqrt(spoken.reduce((sum, level) => sum + level ** 2, 0) / spoken.length)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1)
  return Math.min(targetRms / rms, maxPeak / peak)
}

/**
 * Speech without the silence at both ends and at one loudness, so that it begins when it is played and no voice is louder
 * than another. What is no mono 16-bit WAV, and what holds no sound, stays as it is.
 */
export function normalizeSpeech(bytes: Uint8Array): Uint8Array {
  const pcm = readMonoSamples(bytes)
  if (pcm === null) return bytes
  const { rateHz, samples } = pcm
  const perMs = rateHz / 1000
  const frameSamples = Math.round(frameMs * perMs)
  const levels = measureFrameLevels(samples, frameSamples)
  const threshold = Math.max(1, ...levels) * silenceRatio
  const isSpeech = (level: number) => level >= threshold
  const first = levels.findIndex(isSpeech)
  if (first === -1) return bytes
  const from = Math.max(0, first * frameSamples - Math.round(padMs.before * perMs))
  const to = (levels.findLastIndex(isSpeech) + 1) * frameSamples + Math.round(padMs.after * perMs)
  const cut = samples.slice(from, to)
  const gain = computeGain(cut, levels.filter(isSpeech))
  const fadeSamples = Math.round(fadeMs * perMs)
  const normalized = cut.map(
    (sample, at) => sample * gain * Math.min(1, at / fadeSamples, (cut.length - at) / fadeSamples),
  )
  return writePcmWav(normalized, rateHz)
}
