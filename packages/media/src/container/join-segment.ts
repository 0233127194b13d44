import {
  type AudioCodec,
  type EncodedPacket,
  EncodedPacketSink,
  type Input,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny'
import { detectContainer, openMedia, type RangedMedia } from './media-input'
import { opusPacketMs } from './opus-packet'
import { buildVirtualWebm } from './webm-header'
import { indexWebm, type WebmIndexState } from './webm-index'

export interface VideoFacts {
  readonly codec: VideoCodec
  readonly decoderConfig: VideoDecoderConfig
}

export interface AudioFacts {
  readonly codec: AudioCodec
  readonly decoderConfig: AudioDecoderConfig
}

/** What the first packets of a readable segment show. Times are seconds on the segment's timeline. */
export interface SegmentFacts {
  readonly kind: 'webm' | 'mp4'
  readonly video: VideoFacts | null
  readonly audio: AudioFacts | null
  readonly videoStart: number
  readonly audioStart: number
}

/** A packet on its segment's timeline. */
export interface TimedPacket {
  readonly track: 'video' | 'audio'
  readonly packet: EncodedPacket
  /** Something before it is lost: video is usable from the next key frame on. */
  readonly isAfterDamage: boolean
}

/** A recorder leaves no such gaps: a time further ahead is damage. */
const maxJumpSeconds = 600

const isUsable = (packet: EncodedPacket, afterSeconds: number): boolean =>
  packet.data.byteLength > 0 && packet.timestamp > -1 && packet.timestamp - afterSeconds < maxJumpSeconds

async function readFirstTime(track: InputTrack | null): Promise<number> {
  if (!track) return Number.POSITIVE_INFINITY
  const first = await new EncodedPacketSink(track).getFirstPacket()
  return first && isUsable(first, 0) ? Math.max(0, first.timestamp) : Number.POSITIVE_INFINITY
}

async function readVideoFacts(track: InputVideoTrack | null): Promise<VideoFacts | null> {
  const codec = (await track?.getCodec()) ?? null
  const decoderConfig = (await track?.getDecoderConfig()) ?? null
  return codec && decoderConfig ? { codec, decoderConfig } : null
}

async function readAudioFacts(track: InputAudioTrack | null): Promise<AudioFacts | null> {
  const codec = (await track?.getCodec()) ?? null
  const decoderConfig = (await track?.getDecoderConfig()) ?? null
  return codec && decoderConfig ? { codec, decoderConfig } : null
}

export const nullOnFailure = async <T>(result: Promise<T>): Promise<T | null> => {
  try {
    return await result
  } catch {
    // A demuxer may throw anything on a damaged recording; the track counts as missing.
    return null
  }
}

async function readFacts(media: RangedMedia, input: Input): Promise<SegmentFacts | null> {
  if (!(await input.canRead())) return null
  const kind = detectContainer(await media.read(0, Math.min(12, media.sizeBytes)))
  if (kind === 'unknown') return null
  const videoTrack = await nullOnFailure(input.getPrimaryVideoTrack())
  const audioTrack = await nullOnFailure(input.getPrimaryAudioTrack())
  const videoStart = (await nullOnFailure(readFirstTime(videoTrack))) ?? Number.POSITIVE_INFINITY
  const audioStart = (await nullOnFailure(readFirstTime(audioTrack))) ?? Number.POSITIVE_INFINITY
  const video = Number.isFinite(videoStart) ? await nullOnFailure(readVideoFacts(videoTrack)) : null
  const audio = Number.isFinite(audioStart) ? await nullOnFailure(readAudioFacts(audioTrack)) : null
  return video || audio ? { kind, video, audio, videoStart, audioStart } : null
}

/** Null when nothing of the segment can be read. */
export async function readSegmentFacts(media: RangedMedia): Promise<SegmentFacts | null> {
  const input = openMedia(media)
  try {
    return await nullOnFailure(readFacts(media, input))
  } finally {
    input.dispose()
  }
}

/** Yields a track's packets in decode order. Damage ends the sequence without an error. */
export async function* readPackets(track: InputTrack | null): AsyncGenerator<EncodedPacket> {
  if (!track) return
  let lastSeconds = 0
  const packets = new EncodedPacketSink(track).packets()
  for (;;) {
    const next = await nullOnFailure(packets.next())
    if (!next || next.done) return
    if (!isUsable(next.value, lastSeconds)) continue
    lastSeconds = next.value.timestamp
    yield next.value
  }
}

type Track = 'video' | 'audio'

async function* mergePackets(
  video: InputTrack | null,
  audio: InputTrack | null,
): AsyncGenerator<{ track: Track; packet: EncodedPacket }> {
  const videoPackets = readPackets(video)
  const audioPackets = readPackets(audio)
  let videoPacket = await videoPackets.next()
  let audioPacket = await audioPackets.next()
  while (!(videoPacket.done && audioPacket.done)) {
    const isVideoNext =
      !videoPacket.done && (audioPacket.done || videoPacket.value.timestamp <= audioPacket.value.timestamp)
    if (isVideoNext && !videoPacket.done) {
      yield { track: 'video', packet: videoPacket.value }
      videoPacket = await videoPackets.next()
    } else if (!audioPacket.done) {
      yield { track: 'audio', packet: audioPacket.value }
      audioPacket = await audioPackets.next()
    }
  }
}

/** Yields the packets of both tracks in time order, up to the first damage. */
async function* readUntilDamage(media: RangedMedia, facts: SegmentFacts) {
  const input = openMedia(media)
  try {
    const video = facts.video ? await nullOnFailure(input.getPrimaryVideoTrack()) : null
    const audio = facts.audio ? await nullOnFailure(input.getPrimaryAudioTrack()) : null
    yield* mergePackets(video, audio)
  } finally {
    input.dispose()
  }
}

const indexBlockBytes = 1024 * 1024

async function* readBlocks(media: RangedMedia): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < media.sizeBytes; at += indexBlockBytes) {
    yield await media.read(at, Math.min(at + indexBlockBytes, media.sizeBytes))
  }
}

/** Opens the recording from one of its clusters on, with its header in front. */
function openFromCluster(media: RangedMedia, state: WebmIndexState, index: number): RangedMedia | null {
  const virtual = buildVirtualWebm({ ...state, clusters: state.clusters.slice(index) })
  if (!virtual) return null
  const { header, bodyStart, bodyEnd } = virtual
  return {
    sizeBytes: header.byteLength + Math.max(0, bodyEnd - bodyStart),
    async read(start, end) {
      const head = header.subarray(start, Math.min(end, header.byteLength))
      const bodyAt = Math.max(start, header.byteLength)
      if (bodyAt >= end) return head
      const body = await media.read(bodyStart + bodyAt - header.byteLength, bodyStart + end - header.byteLength)
      return head.byteLength === 0 ? body : new Uint8Array(Buffer.concat([head, body]))
    },
  }
}

async function* readFrom(rest: RangedMedia, facts: SegmentFacts, afterSeconds: number): AsyncGenerator<TimedPacket> {
  let isAfterDamage = true
  for await (const timed of readUntilDamage(rest, facts)) {
    if (timed.packet.timestamp <= afterSeconds) continue
    yield { ...timed, isAfterDamage }
    isAfterDamage = false
  }
}

/** Demuxers stop at damage; our index finds the clusters after it. */
async function* readAfterDamage(media: RangedMedia, facts: SegmentFacts, reached: { readonly seconds: number }) {
  const state = await indexWebm(readBlocks(media))
  if (!state.isDamaged) return
  for (const [index, cluster] of state.clusters.entries()) {
    const rest = cluster.timeMs / 1000 > reached.seconds ? openFromCluster(media, state, index) : null
    if (rest) yield* readFrom(rest, facts, reached.seconds)
  }
}

/** How much earlier than expected a recording may end before the bytes after its end are searched. */
const endSlackSeconds = 1

/**
 * Yields the packets of both tracks in time order. If they end before the expected length, or none is known, also yields
 * the packets found after the damage.
 */
export async function* readSegmentPackets(
  { media, durationMs }: { readonly media: RangedMedia; readonly durationMs: number | null },
  facts: SegmentFacts,
): AsyncGenerator<TimedPacket> {
  const reached = { seconds: -1 }
  const trackReached = <T extends { packet: EncodedPacket }>(timed: T): T => {
    reached.seconds = Math.max(reached.seconds, timed.packet.timestamp)
    return timed
  }
  for await (const timed of readUntilDamage(media, facts)) yield { ...trackReached(timed), isAfterDamage: false }
  const isWhole = durationMs !== null && reached.seconds + endSlackSeconds >= durationMs / 1000
  if (isWhole || facts.kind !== 'webm') return
  for await (const timed of readAfterDamage(media, facts, reached)) yield trackReached(timed)
}

/** Returns an audio packet's duration in seconds; Opus packets state it themselves. */
export const getAudioSeconds = (codec: AudioCodec, packet: EncodedPacket): number =>
  (codec === 'opus' ? opusPacketMs(packet.data) / 1000 : 0) || packet.duration
