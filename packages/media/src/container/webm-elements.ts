import { type ElementHeader, ebmlId, readChildren, readUnsigned } from './ebml'

export interface WebmTrack {
  readonly number: number
  readonly kind: 'video' | 'audio' | 'other'
  /** Matroska's name, such as V_VP8 or A_OPUS. */
  readonly codecId: string
}

/** The largest element buffered until complete. This and the next two limits bound the index for any input. */
const maxHeaderElementBytes = 256 * 1024
const maxElementBytes = 64 * 1024 * 1024
const maxTracks = 16
/** Track number (up to 8), relative time, flags and two bytes of the frame. */
const blockHeadBytes = 13
export const containers: ReadonlySet<number> = new Set([ebmlId.segment, ebmlId.cluster, ebmlId.blockGroup])
const bufferedElements: ReadonlySet<number> = new Set([ebmlId.ebml, ebmlId.info, ebmlId.tracks, ebmlId.timestamp])
export const blocks: ReadonlySet<number> = new Set([ebmlId.simpleBlock, ebmlId.block])
export const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75])

const trackKinds: Readonly<Record<number, WebmTrack['kind']>> = { 1: 'video', 2: 'audio' }

function readTrack(entry: Uint8Array): WebmTrack {
  const fields = new Map(readChildren(entry).map(({ id, payload }) => [id, payload]))
  const number = (id: number) => readUnsigned(fields.get(id) ?? new Uint8Array(0))
  return {
    number: number(ebmlId.trackNumber),
    kind: trackKinds[number(ebmlId.trackType)] ?? 'other',
    codecId: new TextDecoder().decode(fields.get(ebmlId.codecId)),
  }
}

/** Returns how much of an element must have arrived before it can be read. */
export const getNeededBytes = (id: number, sizeBytes: number): number => {
  if (bufferedElements.has(id)) return sizeBytes
  return blocks.has(id) ? Math.min(sizeBytes, blockHeadBytes) : 0
}

/** Whether a recording can contain an element like this; if not, its bytes were changed. */
export const isPlausible = ({ id, sizeBytes }: ElementHeader): boolean => {
  if (containers.has(id)) return true
  if (sizeBytes === null) return false
  return sizeBytes <= (bufferedElements.has(id) ? maxHeaderElementBytes : maxElementBytes)
}

export const readTracks = (payload: Uint8Array): WebmTrack[] =>
  readChildren(payload)
    .filter(({ id }) => id === ebmlId.trackEntry)
    .slice(0, maxTracks)
    .map((entry) => readTrack(entry.payload))
