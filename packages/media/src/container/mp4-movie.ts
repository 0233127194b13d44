import { type Box, BoxReader } from './mp4-boxes'

export interface Mp4Track {
  readonly id: number
  readonly kind: 'video' | 'audio' | 'other'
  readonly timescale: number
  /** Defaults for what a fragment leaves out. */
  readonly defaultDuration: number
  readonly defaultFlags: number
}

export interface Mp4Movie {
  readonly timescale: number
  /** The movie's stated duration, without fragments. */
  readonly durationMs: number
  readonly isFragmented: boolean
  readonly tracks: readonly Mp4Track[]
}

/** What one fragment (moof) says about one track. */
export interface TrackRun {
  readonly trackId: number
  /** Null: it starts where the previous run ended. */
  readonly startTicks: number | null
  readonly lengthTicks: number
  readonly startsWithKeyframe: boolean
}

export interface Mp4Fragment {
  readonly runs: readonly TrackRun[]
  /** Its bytes are addressed from the start of the file, so nothing may be inserted before them. */
  readonly isAbsolute: boolean
}

const maxTracks = 16
const kinds: Readonly<Record<string, Mp4Track['kind']>> = { vide: 'video', soun: 'audio' }
const flag = {
  baseDataOffset: 0x01,
  descriptionIndex: 0x02,
  defaultDuration: 0x08,
  defaultSize: 0x10,
  defaultFlags: 0x20,
} as const
const runFlag = {
  dataOffset: 0x01,
  firstFlags: 0x04,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  offset: 0x800,
} as const
/** sample_is_non_sync_sample */
const notSync = 0x10000

const readFlags = (reader: BoxReader, box: Box): number => reader.u32(box.start) & 0xffffff

const readTrack = (reader: BoxReader, trak: Box, defaults: ReadonlyMap<number, Box>): Mp4Track => {
  const header = reader.child(trak, 'tkhd')
  const media = reader.child(trak, 'mdia', 'mdhd')
  const handler = reader.child(trak, 'mdia', 'hdlr')
  const id = header === null ? 0 : reader.u32(header.start + (reader.u8(header.start) === 1 ? 20 : 12))
  const trex = defaults.get(id)
  return {
    id,
    kind: kinds[handler === null ? '' : reader.type(handler.start + 8)] ?? 'other',
    timescale: media === null ? 0 : reader.u32(media.start + (reader.u8(media.start) === 1 ? 20 : 12)),
    defaultDuration: trex === undefined ? 0 : reader.u32(trex.start + 12),
    defaultFlags: trex === undefined ? 0 : reader.u32(trex.start + 20),
  }
}

/** Reads a complete moov box. */
export const readMovie = (bytes: Uint8Array): Mp4Movie => {
  const reader = new BoxReader(bytes)
  const [moov] = reader.children(0, bytes.byteLength)
  if (moov === undefined) return { timescale: 0, durationMs: 0, isFragmented: false, tracks: [] }
  const header = reader.child(moov, 'mvhd')
  const version = header === null ? 0 : reader.u8(header.start)
  const timescale = header === null ? 0 : reader.u32(header.start + (version === 1 ? 20 : 12))
  const duration = header === null ? 0 : reader.time(header.start + (version === 1 ? 24 : 16), version)
  const extension = reader.child(moov, 'mvex')
  const trexes = extension === null ? [] : reader.children(extension.start, extension.end)
  const defaults = new Map(
    trexes.filter(({ type }) => type === 'trex').map((trex) => [reader.u32(trex.start + 4), trex]),
  )
  const traks = reader.children(moov.start, moov.end).filter(({ type }) => type === 'trak')
  return {
    timescale,
    durationMs: timescale === 0 ? 0 : (duration * 1000) / timescale,
    isFragmented: extension !== null,
    tracks: traks.slice(0, maxTracks).map((trak) => readTrack(reader, trak, defaults)),
  }
}

type Defaults = { readonly duration: number; readonly flags: number }
type RunSum = { readonly ticks: number; readonly firstFlags: number }

/** Reads one trun: the total duration of its samples, and the first sample's flags. */
const readRun = (reader: BoxReader, trun: Box, defaults: Defaults): RunSum => {
  const flags = readFlags(reader, trun)
  const count = reader.u32(trun.start + 4)
  let at = trun.start + 8 + (flags & runFlag.dataOffset ? 4 : 0)
  const firstFlags = flags & runFlag.firstFlags ? reader.u32(at) : null
  if (firstFlags !== null) at += 4
  const fields = [runFlag.duration, runFlag.size, runFlag.flags, runFlag.offset].filter((field) => flags & field)
  const stepBytes = fields.length * 4
  const flagsAt = fields.indexOf(runFlag.flags) * 4
  const sampleFlags = firstFlags ?? (flagsAt >= 0 ? reader.u32(at + flagsAt) : defaults.flags)
  if (!(flags & runFlag.duration)) return { ticks: count * defaults.duration, firstFlags: sampleFlags }
  let ticks = 0
  const end = Math.min(trun.end, at + count * stepBytes)
  for (; at + 4 <= end; at += stepBytes) ticks += reader.u32(at)
  return { ticks, firstFlags: sampleFlags }
}

/** Reads what a tfhd sets for its runs: each field is present only when its flag is set. */
const readDefaults = (reader: BoxReader, tfhd: Box, track: Mp4Track | undefined): Defaults => {
  const flags = readFlags(reader, tfhd)
  let at = tfhd.start + 8 + (flags & flag.baseDataOffset ? 8 : 0) + (flags & flag.descriptionIndex ? 4 : 0)
  const readField = (wanted: number): number | null => {
    if (!(flags & wanted)) return null
    at += 4
    return reader.u32(at - 4)
  }
  const duration = readField(flag.defaultDuration) ?? track?.defaultDuration ?? 0
  readField(flag.defaultSize)
  return { duration, flags: readField(flag.defaultFlags) ?? track?.defaultFlags ?? 0 }
}

const readTraf = (reader: BoxReader, traf: Box, movie: Mp4Movie): { run: TrackRun; isAbsolute: boolean } | null => {
  const boxes = reader.children(traf.start, traf.end)
  const tfhd = boxes.find(({ type }) => type === 'tfhd')
  if (tfhd === undefined) return null
  const trackId = reader.u32(tfhd.start + 4)
  const track = movie.tracks.find(({ id }) => id === trackId)
  const defaults = readDefaults(reader, tfhd, track)
  const tfdt = boxes.find(({ type }) => type === 'tfdt')
  const runs = boxes.filter(({ type }) => type === 'trun').map((trun) => readRun(reader, trun, defaults))
  const run: TrackRun = {
    trackId,
    startTicks: tfdt === undefined ? null : reader.time(tfdt.start + 4, reader.u8(tfdt.start)),
    lengthTicks: runs.reduce((sum, { ticks }) => sum + ticks, 0),
    startsWithKeyframe: ((runs[0]?.firstFlags ?? notSync) & notSync) === 0,
  }
  return { run, isAbsolute: (readFlags(reader, tfhd) & flag.baseDataOffset) !== 0 }
}

/** Reads a complete moof box. */
export const readFragment = (bytes: Uint8Array, movie: Mp4Movie): Mp4Fragment => {
  const reader = new BoxReader(bytes)
  const [moof] = reader.children(0, bytes.byteLength)
  const trafs = moof === undefined ? [] : reader.children(moof.start, moof.end).filter(({ type }) => type === 'traf')
  const read = trafs.slice(0, maxTracks).flatMap((traf) => readTraf(reader, traf, movie) ?? [])
  return { runs: read.map(({ run }) => run), isAbsolute: read.some(({ isAbsolute }) => isAbsolute) }
}
