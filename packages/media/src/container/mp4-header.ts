import { BoxReader, encodeBox } from './mp4-boxes'
import type { Mp4Entry, Mp4IndexState } from './mp4-index'
import type { Mp4Movie } from './mp4-movie'
import { clearTimes } from './mp4-times'

export interface VirtualMp4 {
  readonly header: Uint8Array
  /** The virtual file is `header` followed by the stored bytes from here on, */
  readonly bodyStart: number
  /** up to here (exclusive): all but a torn last fragment. */
  readonly bodyEnd: number
}

const encodeU32 = (...values: readonly number[]): Uint8Array => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => {
    bytes.writeUInt32BE(value, at * 4)
  })
  return bytes
}
const encodeU64 = (value: number): Uint8Array => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(Math.round(value)))
  return bytes
}
const version1 = 0x01000000
/** starts_with_SAP, of type 1: a key frame first. */
const startsWithKeyframe = 0x90000000

/** Sets the movie's duration (mehd), which recorders don't know when they write it. */
const setDuration = (movieBox: Uint8Array, durationTicks: number): Uint8Array => {
  const reader = new BoxReader(movieBox)
  const [moov] = reader.children(0, movieBox.byteLength)
  if (moov === undefined) return movieBox
  const parts = reader.children(moov.start, moov.end).map((box) => {
    if (box.type !== 'mvex') return movieBox.subarray(box.at, box.end)
    const kept = reader.children(box.start, box.end).filter(({ type }) => type !== 'mehd')
    return encodeBox(
      'mvex',
      encodeBox('mehd', encodeU32(version1), encodeU64(durationTicks)),
      ...kept.map((inner) => movieBox.subarray(inner.at, inner.end)),
    )
  })
  return encodeBox('moov', ...parts)
}

/** Lists where each group of fragments begins, and finally where the last one ends. */
const listEdges = ({ entries, playableBytes, endTicks }: Mp4IndexState): readonly Mp4Entry[] => [
  ...entries,
  { offsetBytes: playableBytes, startTicks: endTicks },
]

const isIncreasing = (edges: readonly Mp4Entry[], trackAt: number): boolean =>
  edges.every(({ offsetBytes, startTicks }, at) => {
    const next = edges[at + 1]
    if (next === undefined) return true
    const bytes = next.offsetBytes - offsetBytes
    const ticks = (next.startTicks[trackAt] ?? 0) - (startTicks[trackAt] ?? 0)
    return bytes > 0 && bytes < 2 ** 31 && ticks >= 0 && ticks < 2 ** 32
  })

interface TrackIndex {
  readonly id: number
  readonly timescale: number
  /** The track's position in the movie. */
  readonly at: number
  /** Distance from the end of this index to the first fragment. */
  readonly firstOffsetBytes: number
}

/** Builds one track's index: the bytes and ticks of each group. */
const buildIndex = (edges: readonly Mp4Entry[], track: TrackIndex): Uint8Array => {
  const count = edges.length - 1
  const getTicks = (index: number): number => edges[index]?.startTicks[track.at] ?? 0
  const getBytes = (index: number): number => edges[index]?.offsetBytes ?? 0
  const references = Buffer.alloc(count * 12)
  for (let at = 0; at < count; at += 1) {
    references.writeUInt32BE(getBytes(at + 1) - getBytes(at), at * 12)
    references.writeUInt32BE(getTicks(at + 1) - getTicks(at), at * 12 + 4)
    references.writeUInt32BE(startsWithKeyframe, at * 12 + 8)
  }
  const head = [
    encodeU32(version1, track.id, track.timescale),
    encodeU64(getTicks(0)),
    encodeU64(track.firstOffsetBytes),
    encodeU32(count),
  ]
  return encodeBox('sidx', ...head, references)
}

/** Builds an index for every track: with a video index alone, Chromium reads from the start to seek the audio. */
const buildIndexes = (state: Mp4IndexState, movie: Mp4Movie): Uint8Array => {
  const edges = listEdges(state)
  const tracks = movie.tracks.map((track, at) => ({ ...track, at })).filter(({ timescale }) => timescale > 0)
  const sizeBytes = buildIndex(edges, { id: 0, timescale: 0, at: 0, firstOffsetBytes: 0 }).byteLength
  const boxes = tracks.map((track, index) =>
    buildIndex(edges, { ...track, firstOffsetBytes: (tracks.length - 1 - index) * sizeBytes }),
  )
  return new Uint8Array(Buffer.concat(boxes))
}

/**
 * Builds a header with duration (mehd) and index (sidx) to put before the stored fragments. Without it a player reads a
 * fragmented MP4 from end to end before it shows the first frame. Null when nothing can or may be added.
 */
export const buildVirtualMp4 = (state: Mp4IndexState): VirtualMp4 | null => {
  const { fileType, movieBox, movie, entries } = state
  const first = entries[0]
  if (fileType === null || movieBox === null || movie === null || first === undefined) return null
  const edges = listEdges(state)
  if (!movie.isFragmented || state.mustServeAsStored || !movie.tracks.every((_, at) => isIncreasing(edges, at)))
    return null
  const moov = setDuration(clearTimes(movieBox), (state.durationMs * movie.timescale) / 1000)
  const header = new Uint8Array(Buffer.concat([fileType, moov, buildIndexes(state, movie)]))
  return { header, bodyStart: first.offsetBytes, bodyEnd: state.playableBytes }
}

/**
 * The start of a file that is served as stored, with the recorder's clock times cleared and the same length, so that every position
 * in the file stays right. Null if the movie does not follow the file type at once, as it does in every browser's recordings.
 */
export const buildStoredMp4 = ({
  fileType,
  movieBox,
  movieOffsetBytes,
  sizeBytes,
}: Mp4IndexState): VirtualMp4 | null => {
  const typeBytes = fileType ?? new Uint8Array(0)
  if (movieBox === null || movieOffsetBytes !== typeBytes.byteLength) return null
  const header = new Uint8Array(Buffer.concat([typeBytes, clearTimes(movieBox)]))
  return { header, bodyStart: header.byteLength, bodyEnd: sizeBytes }
}
