import { readWav, type WavFacts, writeWav } from './wav'

const headerBytes = 44

const sampleView = (bytes: Uint8Array, { dataOffset, dataBytes }: WavFacts): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset + dataOffset, dataBytes - (dataBytes % 2))

/** The samples of a mono 16-bit WAV; null for any other sound. */
export function readMonoSamples(bytes: Uint8Array): { readonly rateHz: number; readonly samples: Int16Array } | null {
  const facts = readWav(bytes)
  if (facts === null || facts.bitsPerSample !== 16 || facts.channels !== 1) return null
  const view = sampleView(bytes, facts)
  const samples = new Int16Array(view.byteLength / 2)
  for (let index = 0; index < samples.length; index++) samples[index] = view.getInt16(index * 2, true)
  return { rateHz: facts.sampleRateHz, samples }
}

/** Mono 16-bit samples as a WAV file. */
export function writePcmWav(samples: Int16Array, sampleRateHz: number): Uint8Array {
  const bytes = new Uint8Array(headerBytes + samples.length * 2)
  bytes.set(headerOf(samples.length, sampleRateHz))
  const view = new DataView(bytes.buffer, headerBytes)
  for (let index = 0; index < samples.length; index++) view.setInt16(index * 2, samples[index] ?? 0, true)
  return bytes
}

function headerOf(sampleCount: number, sampleRateHz: number): Uint8Array {
  const header = writeWav(new Float32Array(0), sampleRateHz)
  const view = new DataView(header.buffer)
  view.setUint32(4, headerBytes - 8 + sampleCount * 2, true)
  view.setUint32(40, sampleCount * 2, true)
  return header
}

/** The same sound with silence behind it; what is no mono 16-bit WAV stays as it is. */
export function withSilenceAfter(bytes: Uint8Array, silenceMs: number): Uint8Array {
  const sound = readMonoSamples(bytes)
  if (sound === null) return bytes
  const longer = new Int16Array(sound.samples.length + Math.round((sound.rateHz * silenceMs) / 1000))
  longer.set(sound.samples)
  return writePcmWav(longer, sound.rateHz)
}

/** Mono 16-bit WAVs of one rate as one; null where they are not. */
export function joinWavs(files: readonly Uint8Array[]): Uint8Array | null {
  const sounds = files.map(readMonoSamples)
  const rateHz = sounds[0]?.rateHz
  const alike = sounds.filter((sound) => sound !== null && sound.rateHz === rateHz)
  if (rateHz === undefined || alike.length < files.length) return null
  const joined = new Int16Array(alike.reduce((length, sound) => length + (sound?.samples.length ?? 0), 0))
  let at = 0
  for (const sound of alike) {
    joined.set(sound?.samples ?? [], at)
    at += sound?.samples.length ?? 0
  }
  return writePcmWav(joined, rateHz)
}
