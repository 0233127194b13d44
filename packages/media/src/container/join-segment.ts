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

/** What the first packets of a readable segment tell. Times are the segment's own, in seconds. */
export interface SegmentFacts {
  readonly kind: 'webm' | 'mp4'
  readonly video: VideoFacts | null
  readonly audio: AudioFacts | null
  readonly videoStart: number
  readonly audioStart: number
}

/** A packet on its segment's own time. */
export interface TimedPacket {
  readonly track: 'video' | 'audio'
  readonly packet: EncodedPacket
  /** Something before it is lost: pictures count from the next key frame on. */
  readonly isAfterDamage: boolean
}

/** One recorder writes without such holes: a time that lies further ahead is damage. */
const maxJumpSeconds = 600

const isUsable = (packet: EncodedPacket, afterSeconds: number): boolean =>
  packet.data.byteLength > 0 && packet.timestamp > -1 && packet.timestamp - afterSeconds < maxJumpSeconds

async function firstTime(track: InputTrack | null): Promise<number> {
  if (!track) return Number.POSITIVE_INFINITY
  const first = await new EncodedPacketSink(track).getFirstPacket()
  return first && isUsable(first, 0) ? Math.max(0, first.timestamp) : Number.POSITIVE_INFINITY
}

async function videoFacts(track: InputVideoTrack | null): Promise<VideoFacts | null> {
  const codec = (await track?.getCodec()) ?? null
  const decoderConfig = (await track?.getDecoderConfig()) ?? null
  return codec && decoderConfig ? { codec, decoderConfig } : null
}

async function audioFacts(track: InputAudioTrack | null): Promise<AudioFacts | null> {
  const codec = (await track?.getCodec()) ?? null
  const decoderConfig = (await track?.getDecoderConfig()) ?? null
  return codec && decoderConfig ? { codec, decoderConfig } : null
}

export const orNull = async <T>(asked: Promise<T>): Promise<T | null> => {
  try {
    return await asked
  } catch {
    // Whatever a demuxer stumbles over in a damaged recording: there is no such track in it.
    return null
  }
}

async function factsOf(media: RangedMedia, input: Input): Promise<SegmentFacts | null> {
  if (!(await input.canRead())) return null
  const kind = detectContainer(await media.read(0, Math.min(12, media.sizeBytes)))
  if (kind === 'unknown') return null
  const videoTrack = await orNull(input.getPrimaryVideoTrack())
  const audioTrack = await orNull(input.getPrimaryAudioTrack())
  const videoStart = (await orNull(firstTime(videoTrack))) ?? Number.POSITIVE_INFINITY
  const audioStart = (await orNull(firstTime(audioTrack))) ?? Number.POSITIVE_INFINITY
  const video = Number.isFinite(videoStart) ? await orNull(videoFacts(videoTrack)) : null
  const audio = Number.isFinite(audioStart) ? await orNull(audioFacts(audioTrack)) : null
  return video || audio ? { kind, video, audio, videoStart, audioStart } : null
}

/** Null where nothing of the segment can be read. */
export async function readSegmentFacts(media: RangedMedia): Promise<SegmentFacts | null> {
  const input = openMedia(media)
  try {
    return await orNull(factsOf(media, input))
  } finally {
    input.dispose()
  }
}

/** A track's packets in decode order, as far as they can be read: damage ends them, it is no error. */
export async function* packetsOf(track: InputTrack | null): AsyncGenerator<EncodedPacket> {
  if (!track) return
  let lastSeconds = 0
  const packets = new EncodedPacketSink(track).packets()
  for (;;) {
    const next = await orNull(packets.next())
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
  const pictures = packetsOf(video)
  const sounds = packetsOf(audio)
  let picture = await pictures.next()
  let sound = await sounds.next()
  while (!(picture.done && sound.done)) {
    const isPicture = !picture.done && (sound.done || picture.value.timestamp <= sound.value.timestamp)
    if (isPicture && !picture.done) {
      yield { track: 'video', packet: picture.value }
      picture = await pictures.next()
    } else if (!sound.done) {
      yield { track: 'audio', packet: sound.value }
      sound = await sounds.next()
    }
  }
}

/** The packets of both tracks in the order of their time, up to the first damage. */
async function* readOnce(media: RangedMedia, facts: SegmentFacts) {
  const input = openMedia(media)
  try {
    const video = facts.video ? await orNull(input.getPrimaryVideoTrack()) : null
    const audio = facts.audio ? await orNull(input.getPrimaryAudioTrack()) : null
    yield* mergePackets(video, audio)
  } finally {
    input.dispose()
  }
}

const indexBlockBytes = 1024 * 1024

async function* blocksOf(media: RangedMedia): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < media.sizeBytes; at += indexBlockBytes) {
    yield await media.read(at, Math.min(at + indexBlockBytes, media.sizeBytes))
  }
}

/** The recording from one of its clusters on, with its own header before it. */
function fromCluster(media: RangedMedia, state: WebmIndexState, index: number): RangedMedia | null {
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
  for await (const timed of readOnce(rest, facts)) {
    if (timed.packet.timestamp <= afterSeconds) continue
    yield { ...timed, isAfterDamage }
    isAfterDamage = false
  }
}

/** Demuxers stop at damage; our index finds the clusters behind it. */
async function* readBehindDamage(media: RangedMedia, facts: SegmentFacts, reached: { readonly seconds: number }) {
  const state = await indexWebm(blocksOf(media))
  if (!state.isDamaged) return
  for (const [index, cluster] of state.clusters.entries()) {
    const rest = cluster.timeMs / 1000 > reached.seconds ? fromCluster(media, state, index) : null
    if (rest) yield* readFrom(rest, facts, reached.seconds)
  }
}

/** How much earlier than expected a recording may end without a look for what comes behind. */
const endSlackSeconds = 1

/**
 * The packets of both tracks in the order of their time. Where they end before the expected length (or none is known), what
 * lies behind the damage is looked for.
 */
export async function* readSegmentPackets(
  { media, durationMs }: { readonly media: RangedMedia; readonly durationMs: number | null },
  facts: SegmentFacts,
): AsyncGenerator<TimedPacket> {
  const reached = { seconds: -1 }
  const note = <T extends { packet: EncodedPacket }>(timed: T): T => {
    reached.seconds = Math.max(reached.seconds, timed.packet.timestamp)
    return timed
  }
  for await (const timed of readOnce(media, facts)) yield { ...note(timed), isAfterDamage: false }
  const isWhole = durationMs !== null && reached.seconds + endSlackSeconds >= durationMs / 1000
  if (isWhole || facts.kind !== 'webm') return
  for await (const timed of readBehindDamage(media, facts, reached)) yield note(timed)
}

/** How long a packet of sound lasts, in seconds: Opus says it itself. */
export const soundSeconds = (codec: AudioCodec, packet: EncodedPacket): number =>
  (codec === 'opus' ? opusPacketMs(packet.data) / 1000 : 0) || packet.duration
