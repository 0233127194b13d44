import { Watched } from './io-failure-tracker'
import { type JoinTarget, type OutputTracks, startOutput } from './join-output'
import { readSegmentFacts, readSegmentPackets, type SegmentFacts } from './join-segment'
import { JoinTimeline } from './join-timeline'
import type { RangedMedia } from './media-input'

/** `differ`: other containers or codecs in one file would play only in part. `unreadable`: there is nothing to join. */
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
  /** Where the segment's zero stands on its answer's own time. */
  readonly startMs: number
  /** Its length where it is known: one that ends earlier is looked through for damage. */
  readonly durationMs: number | null
}

export interface Joined {
  readonly container: 'webm' | 'mp4'
  readonly durationMs: number
  readonly sizeBytes: number
  /** Segments of which nothing could be read: their time is a gap. */
  readonly unreadableCount: number
}

interface Readable {
  readonly media: RangedMedia
  readonly durationMs: number | null
  readonly facts: SegmentFacts
  readonly startSeconds: number
  /** Where the next segment's picture and sound begin: what this one still has after that is cut. */
  cut: { video: number; audio: number }
  /** Its clock went backwards: it is put after the one before instead. */
  readonly followsOn: boolean
}

const uncut = { video: Number.POSITIVE_INFINITY, audio: Number.POSITIVE_INFINITY }

async function openPart(part: readonly JoinSegment[], watched: Watched): Promise<Readable[]> {
  const readable: Readable[] = []
  for (const segment of part) {
    const media = watched.watch(segment.media)
    const facts = await readSegmentFacts(media)
    watched.check()
    if (!facts) continue
    const before = readable.at(-1)
    const startSeconds = segment.startMs / 1000
    const followsOn = before !== undefined && startSeconds <= before.startSeconds
    if (before && !followsOn) {
      before.cut = { video: startSeconds + facts.videoStart, audio: startSeconds + facts.audioStart }
    }
    readable.push({ media, durationMs: segment.durationMs, facts, startSeconds, cut: uncut, followsOn })
  }
  return readable
}

const isSame = (one: unknown, other: unknown): boolean => {
  const bytes = (value: unknown) =>
    value instanceof Uint8Array ? Buffer.from(value) : value instanceof ArrayBuffer ? Buffer.from(value) : null
  const [a, b] = [bytes(one), bytes(other)]
  return a && b ? a.equals(b) : a === b
}

/** VP8, VP9, AV1 and Opus say all of it in their packets; H.264 and AAC need one description for the whole track. */
const describesItself: ReadonlySet<string> = new Set(['vp8', 'vp9', 'av1', 'opus'])

type Track = { readonly codec: string; readonly decoderConfig: { readonly description?: unknown } } | null

function sameTrack(one: Track, other: Track): boolean {
  if (!one || !other) return true
  if (one.codec !== other.codec) return false
  return describesItself.has(one.codec) || isSame(one.decoderConfig.description, other.decoderConfig.description)
}

/** What the joined file consists of; throws where the segments don't fit together. */
function tracksOf(segments: readonly Readable[]): OutputTracks {
  const all = segments.map(({ facts }) => facts)
  const [first] = all
  if (!first) throw new JoinError('unreadable', 'There is no recording that can be read')
  const video = all.find((facts) => facts.video)?.video ?? null
  const audio = all.find((facts) => facts.audio)?.audio ?? null
  const fits = (facts: SegmentFacts) =>
    facts.kind === first.kind && sameTrack(facts.video, video) && sameTrack(facts.audio, audio)
  if (!all.every(fits)) throw new JoinError('differ', 'The recordings are of different kinds')
  return { kind: first.kind, video, audio }
}

async function writeSegment(segment: Readable, timeline: JoinTimeline, offset: number): Promise<void> {
  timeline.beginSegment()
  for await (const { track, packet, isAfterDamage } of readSegmentPackets(segment, segment.facts)) {
    if (isAfterDamage) timeline.beginSegment()
    const own = Math.max(0, packet.timestamp)
    const isCut = segment.startSeconds + own >= segment.cut[track]
    if (isCut) continue
    await (track === 'video' ? timeline.video(packet, offset + own) : timeline.sound(packet, offset + own))
  }
}

/** An answer may be resumed the next day: of a longer gap only so much is kept, for nobody watches a still picture all night. */
const longestGapSeconds = 3_600

async function writePart(part: readonly Readable[], timeline: JoinTimeline, watched: Watched): Promise<void> {
  const partStart = timeline.endSeconds
  let leftOutSeconds = 0
  for (const segment of part) {
    const wanted = partStart + segment.startSeconds - leftOutSeconds
    const place = segment.followsOn ? timeline.endSeconds : Math.min(wanted, timeline.endSeconds + longestGapSeconds)
    if (place < wanted) leftOutSeconds += wanted - place
    await writeSegment(segment, timeline, place)
    watched.check()
  }
}

function measure(target: JoinTarget): { readonly target: JoinTarget; sizeBytes(): number } {
  let sizeBytes = 0
  const write = async (positionBytes: number, bytes: Uint8Array): Promise<void> => {
    sizeBytes = Math.max(sizeBytes, positionBytes + bytes.byteLength)
    await target.write(positionBytes, bytes)
  }
  return { target: { write }, sizeBytes: () => sizeBytes }
}

async function joinWatched(
  parts: readonly (readonly JoinSegment[])[],
  target: JoinTarget,
  watched: Watched,
): Promise<Joined> {
  const opened: Readable[][] = []
  for (const part of parts) opened.push(await openPart(part, watched))
  const readable = opened.flat()
  const tracks = tracksOf(readable)
  const measured = measure(watched.watchTarget(target))
  const timeline = new JoinTimeline(await startOutput(measured.target, tracks), tracks.audio)
  for (const part of opened) await writePart(part, timeline, watched)
  await timeline.finish()
  return {
    container: tracks.kind,
    durationMs: Math.round(timeline.endSeconds * 1000),
    sizeBytes: measured.sizeBytes(),
    unreadableCount: parts.flat().length - readable.length,
  }
}

/**
 * One file out of recorded segments, packet by packet: nothing is decoded, and neither input nor output is held in memory.
 * Each part (an answer) has its own time, on which its segments stand where they were recorded: what is missing between
 * them stays as time with the last picture and silence, and where two overlap the later one is seen and heard. Parts follow
 * one another, each as long as its recordings. Throws JoinError, and whatever reading or writing fails with.
 */
export async function joinRecordings(parts: readonly (readonly JoinSegment[])[], target: JoinTarget): Promise<Joined> {
  const watched = new Watched()
  try {
    return await joinWatched(parts, target, watched)
  } catch (error) {
    watched.check()
    if (error instanceof JoinError) throw error
    // Readers and writers of containers throw what they like at damaged headers.
    throw new JoinError('unreadable', error instanceof Error ? error.message : 'These recordings can’t be joined')
  }
}
