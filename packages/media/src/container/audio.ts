import type { EncodedPacket, Input, InputAudioTrack } from 'mediabunny'
import { OpusDecoder } from 'opus-decoder'
import { Downsampler } from './downsampler'
import { Watched } from './io-failure-tracker'
import { orNull, packetsOf } from './join-segment'
import { type MediaSource, openMedia } from './media-input'

export class AudioExtractionError extends Error {
  override readonly name = 'AudioExtractionError'
  constructor(
    readonly code: 'unreadable' | 'no_audio_track' | 'unsupported_audio_codec',
    message: string,
  ) {
    super(message)
  }
}

/** A recording and where its zero stands in the joined sound; without `startMs` it follows the one before. */
export interface AudioSegment {
  readonly media: MediaSource
  readonly startMs?: number
}

const opusHz = 48_000
const wavHz = 16_000
const wavHeaderBytes = 44
/** Packet times are rounded to 1 ms and jitter a little: only more than this is a gap (or an overlap). */
const toleranceSamples = opusHz * 0.03
const packetsAtOnce = 50
/** A timestamp further ahead than this is damage, not silence; so is all sound beyond the longest recording there can be. */
const maxSilenceSamples = opusHz * 3_600
const maxSamples = opusHz * 3_600 * 3
/** Silence is made in pieces: an hour of it at once would be 700 MB. */
const silencePiece = new Float32Array(opusHz)

type OpusTrack = { track: InputAudioTrack; channels: number; preSkip: number }

async function findOpusTrack(track: InputAudioTrack | null): Promise<OpusTrack> {
  if (!track) throw new AudioExtractionError('no_audio_track', 'There is no sound in this recording')
  const codec = await track.getCodec()
  if (codec !== 'opus')
    throw new AudioExtractionError('unsupported_audio_codec', `Cannot decode ${codec ?? 'this codec'}`)
  const description = (await track.getDecoderConfig())?.description
  const head = description instanceof Uint8Array ? description : new Uint8Array(0)
  const preSkip = head.byteLength >= 12 ? (head[10] ?? 0) + 256 * (head[11] ?? 0) : 0
  return { track, channels: Math.min(2, await track.getNumberOfChannels()), preSkip }
}

function mixToMono(channelData: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(0), right] = channelData
  return right ? left.map((sample, at) => (sample + (right[at] ?? 0)) / 2) : left
}

/** Puts decoded packets on the segment's own time: a gap becomes silence, an overlap is dropped. */
class Timeline {
  readonly #downsampler = new Downsampler()
  readonly #blocks: Int16Array[] = []
  #positionSamples = 0

  add(samples: Float32Array, atSamples: number): void {
    const driftSamples = atSamples - this.#positionSamples
    if (driftSamples > toleranceSamples && driftSamples < maxSilenceSamples) this.#putSilence(driftSamples)
    const isOverlap = -driftSamples > toleranceSamples
    this.#put(isOverlap ? samples.subarray(Math.min(samples.length, -driftSamples)) : samples)
  }

  finish(): Int16Array {
    this.#blocks.push(this.#downsampler.flush())
    return joinSamples(this.#blocks)
  }

  #putSilence(countSamples: number): void {
    for (let left = countSamples; left > 0; left -= silencePiece.length) this.#put(silencePiece.subarray(0, left))
  }

  #put(samples: Float32Array): void {
    if (this.#positionSamples > maxSamples) return
    this.#positionSamples += samples.length
    this.#blocks.push(this.#downsampler.push(samples))
  }
}

function joinSamples(blocks: readonly Int16Array[]): Int16Array {
  const joined = new Int16Array(blocks.reduce((sum, block) => sum + block.length, 0))
  let at = 0
  for (const block of blocks) {
    joined.set(block, at)
    at += block.length
  }
  return joined
}

async function decodeTrack({ track, channels, preSkip }: OpusTrack): Promise<Int16Array> {
  const decoder = new OpusDecoder({ channels, preSkip: 0, sampleRate: opusHz })
  await decoder.ready
  const timeline = new Timeline()
  const decode = (packets: readonly EncodedPacket[]) => {
    const [first] = packets
    if (!first) return
    const { channelData } = decoder.decodeFrames(packets.map(({ data }) => data))
    timeline.add(mixToMono(channelData), Math.max(0, Math.round(first.timestamp * opusHz) - preSkip))
  }
  try {
    for await (const packets of batches(packetsOf(track))) decode(packets)
    return timeline.finish()
  } finally {
    decoder.free()
  }
}

/** Packets that follow one another without a gap, some at a time. */
async function* batches(packets: AsyncIterable<EncodedPacket>): AsyncGenerator<EncodedPacket[]> {
  let batch: EncodedPacket[] = []
  let expectedSeconds = 0
  for await (const packet of packets) {
    const isGap = Math.abs(packet.timestamp - expectedSeconds) * opusHz > toleranceSamples
    if (batch.length >= packetsAtOnce || isGap) {
      yield batch
      batch = []
    }
    batch.push(packet)
    expectedSeconds = packet.timestamp + packet.duration
  }
  yield batch
}

async function decodeInput(input: Input): Promise<{ samples: Int16Array; durationMs: number }> {
  // Whatever a demuxer stumbles over: the bytes are no recording, or the part of it is not there.
  if (!(await orNull(input.canRead())))
    throw new AudioExtractionError('unreadable', 'This is no recording that can be read')
  const audio = await findOpusTrack(await orNull(input.getPrimaryAudioTrack()))
  return { samples: await decodeTrack(audio), durationMs: ((await orNull(input.computeDuration())) ?? 0) * 1000 }
}

async function decodeSegment(media: MediaSource): Promise<{ samples: Int16Array; durationMs: number }> {
  const watched = new Watched()
  const isRanged = !(media instanceof Uint8Array) && 'read' in media
  const input = openMedia(isRanged ? watched.watch(media) : media)
  try {
    const decoded = await decodeInput(input)
    watched.check()
    return decoded
  } catch (error) {
    watched.check()
    if (error instanceof AudioExtractionError) throw error
    throw new AudioExtractionError('unreadable', error instanceof Error ? error.message : 'This can’t be decoded')
  } finally {
    input.dispose()
  }
}

function startWav(sampleCount: number): Uint8Array<ArrayBuffer> {
  const dataBytes = sampleCount * 2
  const header = Buffer.alloc(wavHeaderBytes)
  header.write('RIFF', 0, 'latin1')
  header.writeUInt32LE(wavHeaderBytes - 8 + dataBytes, 4)
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(wavHz, 24)
  header.writeUInt32LE(wavHz * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36, 'latin1')
  header.writeUInt32LE(dataBytes, 40)
  const wav = new Uint8Array(wavHeaderBytes + dataBytes)
  wav.set(header)
  return wav
}

/**
 * The sound of one recording, or of several on one time line, as 16 kHz 16-bit mono WAV: what recognisers want, without
 * ffmpeg. Time in the WAV is time in the recording; where segments overlap the later one is heard. About 3 % of real time
 * of one core: call it in a worker. Throws AudioExtractionError.
 */
export async function extractWav16k(source: MediaSource | readonly AudioSegment[]): Promise<Uint8Array> {
  const segments = isSegments(source) ? source : [{ media: source }]
  const placed: { at: number; samples: Int16Array }[] = []
  let nextMs = 0
  for (const segment of segments) {
    const { samples, durationMs } = await decodeSegment(segment.media)
    const startMs = segment.startMs ?? nextMs
    placed.push({ at: Math.round((startMs * wavHz) / 1000), samples })
    // The sound may outlast the container's duration, which ends where the last packet begins.
    nextMs = startMs + Math.max(durationMs, (samples.length * 1000) / wavHz)
  }
  const wav = startWav(Math.max(0, ...placed.map(({ at, samples }) => at + samples.length)))
  const joined = new Int16Array(wav.buffer, wavHeaderBytes)
  for (const { at, samples } of placed) joined.set(samples, at)
  return wav
}

function isSegments(source: MediaSource | readonly AudioSegment[]): source is readonly AudioSegment[] {
  return Array.isArray(source)
}
