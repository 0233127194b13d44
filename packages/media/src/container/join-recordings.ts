import { IoFailureTracker } from './io-failure-tracker'
import { type JoinTarget, type OutputTracks, startOutput } from './join-output'
import { readSegmentFacts, readSegmentPackets, type SegmentFacts } from './join-segment'
import { JoinTimeline } from './join-timeline'
import type { RangedMedia } from './media-input'

/** `differ`: a file with different containers or codecs would play only in part. `unreadable`: nothing can be joined. */
export class JoinError extends Error {
  override readonly name = 'JoinError'
  constructor(
    readonly code: 'differ' | 'unreadable',
    message: string,
  ) {
    super(message)
  }
}

export interface JoinSegment {
  readonly media: RangedMedia
  /** The segment's start on its answer's timeline. */
  readonly startMs: number
  /** Its length, if known: a segment that ends earlier is searched for damage. */
  readonly durationMs: number | null
}

export interface Joined {
  readonly container: 'webm' | 'mp4'
  readonly durationMs: number
  readonly sizeBytes: number
  /** The number of unreadable segments: their time is a gap. */
  readonly unreadableCount: number
}

interface Readable {
  readonly media: RangedMedia
  readonly durationMs: number | null
  readonly facts: SegmentFacts
  readonly startSeconds: number
  /** Where the next segment's video and audio begin: this segment is cut there. */
  cut: { video: number; audio: number }
  /** Its clock went backwards, so it is appended to the previous segment. */
  readonly isAppended: boolean
}

const uncut = { video: Number.POSITIVE_INFINITY, audio: Number.POSITIVE_INFINITY }

async function openPart(part: readonly JoinSegment[], failures: IoFailureTracker): Promise<Readable[]> {
  const readable: Readable[] = []
  for (const segment of part) {
    const media = failures.trackReads(segment.media)
    const facts = await readSegmentFacts(media)
    failures.throwIfFailed()
    if (!facts) continue
    const before = readable.at(-1)
    const startSeconds = segment.startMs / 1000
    const isAppended = before !== undefined && startSeconds <= before.startSeconds
    if (before && !isAppended) {
      before.cut = { video: startSeconds + facts.videoStart, audio: startSeconds + facts.audioStart }
    }
    readable.push({ media, durationMs: segment.durationMs, facts, startSeconds, cut: uncut, isAppended })
  }
  return readable
}

const isSameDescription = (left: unknown, right: unknown): boolean => {
  const toBuffer = (value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value) : value instanceof ArrayBuffer ? Buffer.from(value) : null
  const [a, b] = [toBuffer(left), toBuffer(right)]
  return a && b ? a.equals(b) : a === b
}

/** These codecs carry their configuration in the packets; H.264 and AAC need one description for the whole track. */
const selfDescribingCodecs: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1', 'opus'])

type Track = { readonly codec: string; readonly decoderConfig: { readonly description?: unknown } } | null

function canShareTrack(left: Track, right: Track): boolean {
  if (!left || !right) return true
  if (left.codec !== right.codec) return false
  return (
    selfDescribingCodecs.has(left.codec) ||
    isSameDescription(left.decoderConfig.description, right.decoderConfig.description)
  )
}

/** Selects the tracks of the joined file; throws when the segments are incompatible. */
function selectOutputTracks(segments: readonly Readable[]): OutputTracks {
  const all = segments.map(({ facts }) => facts)
  const [first] = all
  if (!first) throw new JoinError('unreadable', 'No recording can be read')
  const video = all.find((facts) => facts.video)?.video ?? null
  const audio = all.find((facts) => facts.audio)?.audio ?? null
  const isCompatible = (facts: SegmentFacts) =>
    facts.kind === first.kind && canShareTrack(facts.video, video) && canShareTrack(facts.audio, audio)
  if (!all.every(isCompatible)) throw new JoinError('differ', 'The recordings have different containers or codecs')
  return { kind: first.kind, video, audio }
}

async function writeSegment(segment: Readable, timeline: JoinTimeline, offset: number): Promise<void> {
  timeline.beginSegment()
  for await (const { track, packet, isAfterDamage } of readSegmentPackets(segment, segment.facts)) {
    if (isAfterDamage) timeline.beginSegment()
    const packetSeconds = Math.max(0, packet.timestamp)
    const isCut = segment.startSeconds + packetSeconds >= segment.cut[track]
    if (isCut) continue
    await (track === 'video'
      ? timeline.writeVideo(packet, offset + packetSeconds)
      : timeline.writeAudio(packet, offset + packetSeconds))
  }
}

/** A candidate may resume an answer the next day; a longer gap is shortened to this. */
const longestGapSeconds = 3_600

async function writePart(part: readonly Readable[], timeline: JoinTimeline, failures: IoFailureTracker): Promise<void> {
  const partStart = timeline.endSeconds
  let leftOutSeconds = 0
  for (const segment of part) {
    const wantedSeconds = partStart + segment.startSeconds - leftOutSeconds
    const placeSeconds = segment.isAppended
      ? timeline.endSeconds
      : Math.min(wantedSeconds, timeline.endSeconds + longestGapSeconds)
    if (placeSeconds < wantedSeconds) leftOutSeconds += wantedSeconds - placeSeconds
    await writeSegment(segment, timeline, placeSeconds)
    failures.throwIfFailed()
  }
}

function countWrittenBytes(target: JoinTarget): { readonly target: JoinTarget; sizeBytes(): number } {
  let sizeBytes = 0
  const write = async (positionBytes: number, bytes: Uint8Array): Promise<void> => {
    sizeBytes = Math.max(sizeBytes, positionBytes + bytes.byteLength)
    await target.write(positionBytes, bytes)
  }
  return { target: { write }, sizeBytes: () => sizeBytes }
}

async function joinParts(
  parts: readonly (readonly JoinSegment[])[],
  target: JoinTarget,
  failures: IoFailureTracker,
): Promise<Joined> {
  const opened: Readable[][] = []
  for (const part of parts) opened.push(await openPart(part, failures))
  const readable = opened.flat()
  const tracks = selectOutputTracks(readable)
  const measured = countWrittenBytes(failures.trackWrites(target))
  const timeline = new JoinTimeline(await startOutput(measured.target, tracks), tracks.audio)
  for (const part of opened) await writePart(part, timeline, failures)
  await timeline.finish()
  return {
    container: tracks.kind,
    durationMs: Math.round(timeline.endSeconds * 1000),
    sizeBytes: measured.sizeBytes(),
    unreadableCount: parts.flat().length - readable.length,
  }
}

/**
 * Joins recorded segments into one file, packet by packet: nothing is decoded, and neither input nor output is held in memory.
 * Each part (an answer) has its own timeline, on which segments keep their recorded times. A gap between
 * segments shows the last frame with silence; where two overlap, the later one wins. Parts follow
 * each other, each as long as its recordings. Throws JoinError, and rethrows read and write errors.
 */
export async function joinRecordings(parts: readonly (readonly JoinSegment[])[], target: JoinTarget): Promise<Joined> {
  const failures = new IoFailureTracker()
  try {
    return await joinParts(parts, target, failures)
  } catch (error) {
    failures.throwIfFailed()
    if (error instanceof JoinError) throw error
    // Demuxers and muxers throw all kinds of errors on damaged headers.
    throw new JoinError('unreadable', error instanceof Error ? error.message : 'These recordings can’t be joined')
  }
}
