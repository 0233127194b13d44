/** What a RIFF/WAVE file of PCM holds. */
export type WavFacts = {
  readonly sampleRateHz: number
  readonly channels: number
  readonly bitsPerSample: number
  /** Where the samples start, and how many bytes of them are really there. */
  readonly dataOffset: number
  readonly dataBytes: number
  readonly durationMs: number
}

const riffHeaderBytes = 12
const chunkHeaderBytes = 8
const pcmFormatCodes: ReadonlySet<number> = new Set([1, 0xfffe])

type Chunk = { readonly id: string; readonly start: number; readonly size: number }

function ascii(view: DataView, at: number): string {
  return String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3))
}

function* iterateChunks(view: DataView): Generator<Chunk> {
  let at = riffHeaderBytes
  while (at + chunkHeaderBytes <= view.byteLength) {
    const size = view.getUint32(at + 4, true)
    const start = at + chunkHeaderBytes
    yield { id: ascii(view, at), start, size }
    at = start + size + (size % 2)
  }
}

type Format = Pick<WavFacts, 'sampleRateHz' | 'channels' | 'bitsPerSample'>

function readFormat(view: DataView, chunk: Chunk): Format | null {
  const isWhole = chunk.size >= 16 && chunk.start + 16 <= view.byteLength
  if (!isWhole || !pcmFormatCodes.has(view.getUint16(chunk.start, true))) return null
  const format = {
    channels: view.getUint16(chunk.start + 2, true),
    sampleRateHz: view.getUint32(chunk.start + 4, true),
    bitsPerSample: view.getUint16(chunk.start + 14, true),
  }
  return format.channels > 0 && format.sampleRateHz > 0 && format.bitsPerSample >= 8 ? format : null
}

function createView(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Reads the header of a PCM WAV; null for anything else. A streamed header's impossible data size is cut to the file's. */
export function readWav(bytes: Uint8Array): WavFacts | null {
  const view = createView(bytes)
  if (view.byteLength < riffHeaderBytes || ascii(view, 0) !== 'RIFF' || ascii(view, 8) !== 'WAVE') return null
  let format: Format | null = null
  for (const chunk of iterateChunks(view)) {
    if (chunk.id === 'fmt ') format = readFormat(view, chunk)
    if (chunk.id === 'data') return format === null ? null : createFacts(format, chunk, view.byteLength)
  }
  return null
}

function createFacts(format: Format, chunk: Chunk, fileBytes: number): WavFacts {
  const dataBytes = Math.min(chunk.size, fileBytes - chunk.start)
  const bytesPerSecond = format.sampleRateHz * format.channels * (format.bitsPerSample / 8)
  return { ...format, dataOffset: chunk.start, dataBytes, durationMs: Math.round((dataBytes / bytesPerSecond) * 1000) }
}

/** A copy whose RIFF and data sizes tell the truth: speakers that stream write a placeholder that players stumble over. */
export function fixWavSizes(bytes: Uint8Array): Uint8Array {
  const facts = readWav(bytes)
  if (facts === null) return bytes
  const copy = bytes.slice(0, facts.dataOffset + facts.dataBytes)
  const view = createView(copy)
  view.setUint32(4, copy.byteLength - 8, true)
  view.setUint32(facts.dataOffset - 4, facts.dataBytes, true)
  return copy
}

/** Mono 16-bit samples (-1 to 1) as a WAV file. */
export function writeWav(samples: Float32Array, sampleRateHz: number): Uint8Array {
  const bytes = new Uint8Array(44 + samples.length * 2)
  const view = createView(bytes)
  const writeAscii = (at: number, word: string) => bytes.set(new TextEncoder().encode(word), at)
  writeAscii(0, 'RIFF')
  view.setUint32(4, bytes.byteLength - 8, true)
  writeAscii(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRateHz, true)
  view.setUint32(28, sampleRateHz * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeAscii(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  samples.forEach((sample, index) => {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  })
  return bytes
}

const frameMs = 50

function computeFrameRms(view: DataView, firstSample: number, lastSample: number): number {
  let sum = 0
  for (let sample = firstSample; sample < lastSample; sample++) sum += (view.getInt16(sample * 2, true) / 32_768) ** 2
  return Math.sqrt(sum / Math.max(1, lastSample - firstSample))
}

/**
 * The loudest 50 ms between two times, as RMS in dBFS (0 is full scale, -Infinity digital silence); null where the file
 * is not 16-bit PCM or the stretch is outside it. Channels are taken together.
 */
export function measureLoudestFrameDb(bytes: Uint8Array, startMs: number, endMs: number): number | null {
  const facts = readWav(bytes)
  if (facts === null || facts.bitsPerSample !== 16) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + facts.dataOffset, facts.dataBytes)
  const samplesPerMs = (facts.sampleRateHz * facts.channels) / 1000
  const frame = Math.round(frameMs * samplesPerMs)
  const end = Math.min(Math.floor(facts.dataBytes / 2), Math.round(endMs * samplesPerMs))
  const start = Math.max(0, Math.round(startMs * samplesPerMs))
  if (end <= start) return null
  let loudest = 0
  for (let at = start; at < end; at += frame)
    loudest = Math.max(loudest, computeFrameRms(view, at, Math.min(end, at + frame)))
  return 20 * Math.log10(loudest)
}
