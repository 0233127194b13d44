import { markSpeech, readSpeechMark } from './speech-mark'
import { readWav, type WavFacts, writeWav } from './wav'

const headerBytes = 44

const createSampleView = (bytes: Uint8Array, { dataOffset, dataBytes }: WavFacts): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset + dataOffset, dataBytes - (dataBytes % 2))

/** The samples of a mono 16-bit WAV; null for any other sound. */
export function readMonoSamples(bytes: Uint8Array): { readonly rateHz: number; readonly samples: Int16Array } | null {
  const facts = readWav(bytes)
  if (facts === null || facts.bitsPerSample !== 16 || facts.channels !== 1) return null
  const view = createSampleView(bytes, facts)
  const samples = new Int16Array(view.byteLength / 2)
  for (let index = 0; index < samples.length; index++) samples[index] = view.getInt16(index * 2, true)
  return { rateHz: facts.sampleRateHz, samples }
}

/** Mono 16-bit samples as a WAV file. */
export function writePcmWav(samples: Int16Array, sampleRateHz: number): Uint8Array {
  const bytes = new Uint8Array(headerBytes + samples.length * 2)
  bytes.set(createHeader(samples.length, sampleRateHz))
  const view = new DataView(bytes.buffer, headerBytes)
  for (let index = 0; index < samples.length; index++) view.setInt16(index * 2, samples[index] ?? 0, true)
  return bytes
}

function createHeader(sampleCount: number, sampleRateHz: number): Uint8Array {
  const header = writeWav(new Float32Array(0), sampleRateHz)
  const view = new DataView(header.buffer)
  view.setUint32(4, headerBytes - 8 + sampleCount * 2, true)
  view.setUint32(40, sampleCount * 2, true)
  return header
}

/** What is made of marked speech is synthetic too. */
function keepMark(made: Uint8Array, sources: readonly Uint8Array[]): Uint8Array {
  const mark = sources.map(readSpeechMark).find((each) => each !== null)
  return mark === undefined || mark === null ? made : markSpeech(made, mark)
}

/** The same sound with silence behind it; what is no mono 16-bit WAV stays as it is. */
export function appendSilence(bytes: Uint8Array, silenceMs: number): Uint8Array {
  const pcm = readMonoSamples(bytes)
  if (pcm === null) return bytes
  const longer = new Int16Array(pcm.samples.length + Math.round((pcm.rateHz * silenceMs) / 1000))
  longer.set(pcm.samples)
  return keepMark(writePcmWav(longer, pcm.rateHz), [bytes])
}

/** Mono 16-bit WAVs of one rate as one; null where they are not. */
export function joinWavs(files: readonly Uint8Array[]): Uint8Array | null {
  const recordings = files.map(readMonoSamples)
  const rateHz = recordings[0]?.rateHz
  const haveSameRate = recordings.filter((sound) => sound !== null && sound.rateHz === rateHz)
  if (rateHz === undefined || haveSameRate.length < files.length) return null
  const joined = new Int16Array(haveSameRate.reduce((length, sound) => length + (sound?.samples.length ?? 0), 0))
  let at = 0
  for (const sound of haveSameRate) {
    joined.set(sound?.samples ?? [], at)
    at += sound?.samples.length ?? 0
  }
  return keepMark(writePcmWav(joined, rateHz), files)
}
