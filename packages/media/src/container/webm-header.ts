import { ebmlId, encodeElement, encodeId, encodeUnsigned } from './ebml'
import type { WebmCluster, WebmIndexState } from './webm-index'

export interface VirtualWebm {
  readonly header: Uint8Array
  /** The virtual file is `header` followed by the stored bytes from here on, */
  readonly bodyStart: number
  /** up to here (exclusive): all but a torn last frame. */
  readonly bodyEnd: number
  readonly durationMs: number
}

const appName = new TextEncoder().encode('candor')
const unknownSize = Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)
/** Fixed widths (positions up to 1 TB), so that the header's length is known before the positions in it. */
const positionBytes = 5
const timeBytes = 5
const maxTicks = 2 ** 40 - 1

type SelectedCues = { readonly trackNumber: number; readonly cues: readonly Cue[] }
type Cue = { readonly timeTicks: number; readonly offsetBytes: number }

function buildInfo(state: WebmIndexState): Uint8Array {
  const duration = new Uint8Array(8)
  new DataView(duration.buffer).setFloat64(0, (state.durationMs * 1_000_000) / state.timestampScaleNs)
  return encodeElement(
    ebmlId.info,
    encodeElement(ebmlId.timestampScale, encodeUnsigned(state.timestampScaleNs, 4)),
    encodeElement(ebmlId.duration, duration),
    encodeElement(ebmlId.muxingApp, appName),
    encodeElement(ebmlId.writingApp, appName),
  )
}

/** Selects one cue for each cluster with a video key frame; without video, one for each cluster. */
function selectCues(state: WebmIndexState): SelectedCues {
  const video = state.tracks.find(({ kind }) => kind === 'video')
  const trackNumber = (video ?? state.tracks[0])?.number ?? 1
  const getCueTime = (cluster: WebmCluster) => (video ? cluster.keyframeTimeMs : cluster.timeMs)
  const cues = state.clusters.flatMap((cluster) => {
    const timeMs = getCueTime(cluster)
    if (timeMs === null) return []
    const timeTicks = Math.min(maxTicks, Math.max(0, Math.round((timeMs * 1_000_000) / state.timestampScaleNs)))
    return [{ timeTicks, offsetBytes: cluster.offsetBytes }]
  })
  return { trackNumber, cues }
}

/** Builds a cue point of fixed length, and says where its time and position are. */
function buildCueTemplate(trackNumber: number): { bytes: Uint8Array; timeAt: number; positionAt: number } {
  const time = encodeElement(ebmlId.cueTime, encodeUnsigned(0, timeBytes))
  const bytes = encodeElement(
    ebmlId.cuePoint,
    time,
    encodeElement(
      ebmlId.cueTrackPositions,
      encodeElement(ebmlId.cueTrack, encodeUnsigned(trackNumber, 1)),
      encodeElement(ebmlId.cueClusterPosition, encodeUnsigned(0, positionBytes)),
    ),
  )
  const timeAt = encodeElement(ebmlId.cuePoint).byteLength + time.byteLength - timeBytes
  return { bytes, timeAt, positionAt: bytes.byteLength - positionBytes }
}

/** Copies one template, because an hour has thousands of cues and the candidate waits for them at the end. */
function buildCues({ trackNumber, cues }: SelectedCues, toPosition: (offsetBytes: number) => number): Uint8Array {
  const { bytes, timeAt, positionAt } = buildCueTemplate(trackNumber)
  const points = Buffer.alloc(cues.length * bytes.byteLength)
  cues.forEach(({ timeTicks, offsetBytes }, index) => {
    const at = index * bytes.byteLength
    points.set(bytes, at)
    points.writeUIntBE(timeTicks, at + timeAt, timeBytes)
    points.writeUIntBE(toPosition(offsetBytes), at + positionAt, positionBytes)
  })
  return encodeElement(ebmlId.cues, points)
}

function buildSeekHead(entries: readonly { id: number; position: number }[]): Uint8Array {
  const seeks = entries.map(({ id, position }) =>
    encodeElement(
      ebmlId.seek,
      encodeElement(ebmlId.seekId, encodeId(id)),
      encodeElement(ebmlId.seekPosition, encodeUnsigned(position, positionBytes)),
    ),
  )
  return encodeElement(ebmlId.seekHead, ...seeks)
}

/**
 * Builds a header with duration and cues, so that `header ∥ clusters` plays and seeks without changing the stored bytes. The
 * segment's size stays unknown, because a finite size around clusters of unknown size makes demuxers warn. Null while there is no
 * cluster to play.
 */
export function buildVirtualWebm(state: WebmIndexState): VirtualWebm | null {
  const first = state.clusters[0]
  if (!first || !state.ebmlHeader || !state.tracksElement) return null
  const bodyStart = first.offsetBytes
  const info = buildInfo(state)
  const selected = selectCues(state)
  const hasCues = selected.cues.length > 0
  const cuesBytes = hasCues ? buildCues(selected, () => 0).byteLength : 0
  const ids = hasCues ? [ebmlId.info, ebmlId.tracks, ebmlId.cues] : [ebmlId.info, ebmlId.tracks]
  const seekHeadBytes = buildSeekHead(ids.map((id) => ({ id, position: 0 }))).byteLength
  const tracksPosition = seekHeadBytes + info.byteLength
  const cuesPosition = tracksPosition + state.tracksElement.byteLength
  const positions: Readonly<Record<number, number>> = {
    [ebmlId.info]: seekHeadBytes,
    [ebmlId.tracks]: tracksPosition,
    [ebmlId.cues]: cuesPosition,
  }
  const clustersPosition = cuesPosition + cuesBytes
  const header = Buffer.concat([
    state.ebmlHeader,
    encodeId(ebmlId.segment),
    unknownSize,
    buildSeekHead(ids.map((id) => ({ id, position: positions[id] ?? 0 }))),
    info,
    state.tracksElement,
    hasCues ? buildCues(selected, (offsetBytes) => clustersPosition + offsetBytes - bodyStart) : new Uint8Array(0),
  ])
  return { header: new Uint8Array(header), bodyStart, bodyEnd: state.playableBytes, durationMs: state.durationMs }
}

export type VirtualPart =
  | { readonly from: 'header'; readonly bytes: Uint8Array }
  | { readonly from: 'store'; readonly start: number; readonly endInclusive: number }

export interface VirtualBody {
  /** First stored byte of the virtual file's second part (VirtualWebm.bodyStart). */
  readonly startBytes: number
  /** VirtualWebm.bodyEnd (exclusive). */
  readonly endBytes: number
}

export interface VirtualSlice {
  readonly totalBytes: number
  readonly start: number
  readonly endInclusive: number
  /** In order: at most one part of the header, then at most one part of the store. */
  readonly parts: readonly VirtualPart[]
}

/** Resolves a range of the virtual file (inclusive), or all of it, to what to send. Null: not satisfiable (HTTP 416). */
export function resolveVirtualRange(
  header: Uint8Array,
  body: VirtualBody,
  range?: { readonly start: number; readonly endInclusive: number },
): VirtualSlice | null {
  const totalBytes = header.byteLength + Math.max(0, body.endBytes - body.startBytes)
  const start = range?.start ?? 0
  const endInclusive = Math.min(range?.endInclusive ?? totalBytes - 1, totalBytes - 1)
  if (start < 0 || start > endInclusive) return null
  const parts: VirtualPart[] = []
  if (start < header.byteLength) parts.push({ from: 'header', bytes: header.subarray(start, endInclusive + 1) })
  if (endInclusive >= header.byteLength) {
    const toStored = (position: number) => body.startBytes + position - header.byteLength
    const from = Math.max(start, header.byteLength)
    parts.push({ from: 'store', start: toStored(from), endInclusive: toStored(endInclusive) })
  }
  return { totalBytes, start, endInclusive, parts }
}
