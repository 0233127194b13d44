import { readMonoSamples } from '@candor/ai'
import { pcmRateHz } from '@candor/domain'

/** Words as tones: each has its own pitch, so that a test recognizer detects which were spoken and which were cut. */
const lowestHz = 300
const stepHz = 40
export const toneWordCount = 40
export const wordMs = 240
const samplesPerMs = pcmRateHz / 1_000

export interface SpokenWord {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
}

export const toneWord = (index: number): string => `w${index}`

/** Words with the silence before each of them, from the start of the take. */
export const placeTones = (
  said: readonly { readonly word: number; readonly gapMs: number }[],
): readonly SpokenWord[] => {
  let atMs = 0
  return said.map(({ word, gapMs }) => {
    const startMs = atMs + gapMs
    atMs = startMs + wordMs
    return { text: toneWord(word), startMs, endMs: atMs }
  })
}

export const createToneSound = (words: readonly SpokenWord[], totalMs: number): Int16Array => {
  const samples = new Int16Array(totalMs * samplesPerMs)
  for (const { text, startMs, endMs } of words) {
    const step = (2 * Math.PI * (lowestHz + stepHz * Number(text.slice(1)))) / pcmRateHz
    const from = startMs * samplesPerMs
    for (let at = from; at < endMs * samplesPerMs; at += 1) samples[at] = Math.sin((at - from) * step) * 9_000
  }
  return samples
}

const frameSamples = 10 * samplesPerMs
const loudSum = 500 * frameSamples

const isLoud = (samples: Int16Array, from: number): boolean => {
  let sum = 0
  for (let at = from; at < from + frameSamples; at += 1) sum += Math.abs(samples[at] ?? 0)
  return sum > loudSum
}

interface Run {
  readonly from: number
  readonly to: number
}

const loudRuns = (samples: Int16Array): readonly Run[] => {
  const runs: Run[] = []
  for (let from = 0; from < samples.length; from += frameSamples) {
    if (!isLoud(samples, from)) continue
    const last = runs.at(-1)
    const isSame = last !== undefined && last.to === from
    runs.splice(isSame ? -1 : runs.length, 1, { from: isSame ? last.from : from, to: from + frameSamples })
  }
  return runs
}

const pitchHz = (samples: Int16Array, { from, to }: Run): number => {
  const crossings: number[] = []
  for (let at = from + 1; at < to; at += 1) {
    if ((samples[at] ?? 0) < 0 !== (samples[at - 1] ?? 0) < 0) crossings.push(at)
  }
  const length = (crossings.at(-1) ?? 0) - (crossings[0] ?? 0)
  return ((crossings.length - 1) * pcmRateHz) / (2 * Math.max(1, length))
}

/** The words in a recording; a cut tone is recognized as a wrong word, as cut speech is. */
export const listenToTones = (recording: Uint8Array): readonly SpokenWord[] => {
  const samples = readMonoSamples(recording)?.samples ?? new Int16Array()
  return loudRuns(samples).map((run) => {
    const word = Math.round((pitchHz(samples, run) - lowestHz) / stepHz)
    const startMs = run.from / samplesPerMs
    const endMs = run.to / samplesPerMs
    return { text: endMs - startMs < wordMs - 20 ? `cut${word}` : toneWord(word), startMs, endMs }
  })
}
