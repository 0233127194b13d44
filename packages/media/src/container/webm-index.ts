import { type ElementHeader, ebmlId, readChildren, readElementHeader, readUnsigned, readVint } from './ebml'
import { opusPacketMs } from './opus-packet'
import { blocks, clusterId, containers, getNeededBytes, isPlausible, readTracks, type WebmTrack } from './webm-elements'

export interface WebmCluster {
  /** Offset in the recording as it arrived. */
  readonly offsetBytes: number
  readonly timeMs: number
  /** Time of its first video key frame. */
  readonly keyframeTimeMs: number | null
}

export interface WebmIndexState {
  readonly container: 'webm'
  /** The number of bytes pushed. */
  readonly sizeBytes: number
  /** End of the last complete element. Serve up to here: a torn last frame makes some readers drop its whole cluster. */
  readonly playableBytes: number
  /** Raw elements, repeated in the new header; null until they have arrived. */
  readonly ebmlHeader: Uint8Array | null
  readonly tracksElement: Uint8Array | null
  readonly timestampScaleNs: number
  readonly tracks: readonly WebmTrack[]
  readonly clusters: readonly WebmCluster[]
  readonly blockCount: number
  /** End of the last complete block, from the start of the recording. */
  readonly durationMs: number
  /** Whether bytes that are not WebM were skipped. */
  readonly isDamaged: boolean
}

export interface WebmIndexer {
  /** Never throws, whatever the bytes. Does not retain them. */
  push(bytes: Uint8Array): void
  /** A copy; later pushes do not change it. */
  state(): WebmIndexState
}

type TrackClock = { lastMs: number; stepMs: number }
/** `at`: how far `bytes` are read; `offsetBytes`: the same position, counted from the recording's first byte. */
type Pending = { bytes: Uint8Array; at: number; offsetBytes: number; skipBytes: number }
type BlockHead = { trackNumber: number; timeMs: number; flags: number; frame: Uint8Array }
type Group = { endBytes: number; head: BlockHead; hasReference: boolean }

/** Nine hours of one cluster a second; beyond that, every other cluster is dropped. */
const maxClusters = 32_768
/** One week. No recording is that long, so its bytes were changed. */
const maxTimeMs = 7 * 24 * 60 * 60_000
class IncrementalWebmIndexer implements WebmIndexer {
  #pending: Pending = { bytes: new Uint8Array(0), at: 0, offsetBytes: 0, skipBytes: 0 }
  #sizeBytes = 0
  #playableBytes = 0
  #ebmlHeader: Uint8Array | null = null
  #tracksElement: Uint8Array | null = null
  #timestampScaleNs = 1_000_000
  #tracks: WebmTrack[] = []
  #clusters: { offsetBytes: number; timeMs: number; keyframeTimeMs: number | null }[] = []
  readonly #clocks = new Map<number, TrackClock>()
  #group: Group | null = null
  /** A block whose bytes have not all arrived; it is added once complete. */
  #openBlock: { id: number; payload: Uint8Array } | null = null
  #blockCount = 0
  #durationMs = 0
  #isDamaged = false

  push(bytes: Uint8Array): void {
    this.#sizeBytes += bytes.byteLength
    const pending = this.#pending
    pending.bytes = pending.bytes.byteLength === 0 ? bytes : new Uint8Array(Buffer.concat([pending.bytes, bytes]))
    while (this.#step());
    this.#closeGroup(pending.offsetBytes)
    // A copy, so that the caller's (perhaps pooled) buffer is not retained.
    pending.bytes = pending.bytes.slice(pending.at)
    pending.at = 0
    if (this.#openBlock) this.#openBlock.payload = this.#openBlock.payload.slice()
  }

  state(): WebmIndexState {
    return {
      container: 'webm',
      sizeBytes: this.#sizeBytes,
      playableBytes: this.#playableBytes,
      ebmlHeader: this.#ebmlHeader,
      tracksElement: this.#tracksElement,
      timestampScaleNs: this.#timestampScaleNs,
      tracks: [...this.#tracks],
      clusters: this.#clusters.map((cluster) => ({ ...cluster })),
      blockCount: this.#blockCount,
      durationMs: this.#durationMs,
      isDamaged: this.#isDamaged,
    }
  }

  #consume(countBytes: number): void {
    const pending = this.#pending
    pending.at += countBytes
    pending.offsetBytes += countBytes
  }

  /** Consumes one element or skips bytes; returns false when more bytes are needed. */
  #step(): boolean {
    const pending = this.#pending
    if (pending.skipBytes > 0) {
      const skipped = Math.min(pending.skipBytes, pending.bytes.byteLength - pending.at)
      this.#consume(skipped)
      pending.skipBytes -= skipped
    }
    if (pending.skipBytes > 0) return false
    this.#finishBlock()
    this.#playableBytes = pending.offsetBytes
    const header = readElementHeader(pending.bytes, pending.at)
    if (header === 'more') return false
    if (header === 'invalid' || !isPlausible(header)) return this.#seekCluster()
    return this.#takeElement(header)
  }

  /** After damage, continues at the next bytes that look like a cluster. */
  #seekCluster(): boolean {
    this.#isDamaged = true
    this.#group = null
    const { bytes, at } = this.#pending
    const restBytes = bytes.byteLength - at
    const found = Buffer.from(bytes.buffer, bytes.byteOffset + at, restBytes).indexOf(clusterId, 1)
    this.#consume(found >= 0 ? found : Math.max(1, restBytes - clusterId.byteLength + 1))
    return found >= 0
  }

  #takeElement(header: ElementHeader): boolean {
    const { bytes, at, offsetBytes } = this.#pending
    const sizeBytes = header.sizeBytes ?? 0
    const wholeBytes = header.headerBytes + sizeBytes
    this.#closeGroup(offsetBytes)
    if (containers.has(header.id)) {
      this.#enterElement(header)
      this.#consume(header.headerBytes)
      return true
    }
    const neededBytes = header.headerBytes + getNeededBytes(header.id, sizeBytes)
    if (bytes.byteLength - at < neededBytes) return false
    this.#readElement(header.id, bytes.subarray(at, at + neededBytes), header.headerBytes)
    this.#consume(neededBytes)
    this.#pending.skipBytes = wholeBytes - neededBytes
    return true
  }

  #enterElement({ id, headerBytes, sizeBytes }: ElementHeader): void {
    const { offsetBytes } = this.#pending
    if (id === ebmlId.cluster) this.#addCluster({ offsetBytes, timeMs: this.#durationMs, keyframeTimeMs: null })
    if (id === ebmlId.blockGroup && sizeBytes !== null) {
      const head = { trackNumber: 0, timeMs: 0, flags: 0, frame: new Uint8Array(0) }
      this.#group = { endBytes: offsetBytes + headerBytes + sizeBytes, head, hasReference: false }
    }
  }

  #addCluster(cluster: { offsetBytes: number; timeMs: number; keyframeTimeMs: null }): void {
    if (this.#clusters.length >= maxClusters) this.#clusters = this.#clusters.filter((_, at) => at % 2 === 0)
    this.#clusters.push(cluster)
  }

  #readElement(id: number, element: Uint8Array, headerBytes: number): void {
    const payload = element.subarray(headerBytes)
    switch (id) {
      case ebmlId.ebml:
        this.#ebmlHeader ??= element.slice()
        break
      case ebmlId.info:
        this.#readInfo(payload)
        break
      case ebmlId.tracks:
        this.#readTracks(element, payload)
        break
      case ebmlId.timestamp:
        this.#readClusterTime(payload)
        break
      case ebmlId.referenceBlock:
        if (this.#group) this.#group.hasReference = true
        break
      default:
        if (blocks.has(id)) this.#openBlock = { id, payload }
    }
  }

  /** A torn last frame is not playable, so the block is added only when complete. */
  #finishBlock(): void {
    const openBlock = this.#openBlock
    if (openBlock === null) return
    this.#openBlock = null
    this.#readBlock(openBlock.id, openBlock.payload)
  }

  #readInfo(payload: Uint8Array): void {
    const scale = readChildren(payload).find(({ id }) => id === ebmlId.timestampScale)
    if (scale) this.#timestampScaleNs = readUnsigned(scale.payload) || this.#timestampScaleNs
  }

  #readTracks(element: Uint8Array, payload: Uint8Array): void {
    if (this.#tracksElement) return
    this.#tracksElement = element.slice()
    this.#tracks = readTracks(payload)
  }

  #readClusterTime(payload: Uint8Array): void {
    const cluster = this.#clusters.at(-1)
    const timeMs = this.#ticksToMs(readUnsigned(payload))
    if (timeMs > maxTimeMs) this.#isDamaged = true
    else if (cluster) cluster.timeMs = timeMs
  }

  #ticksToMs(ticks: number): number {
    return (ticks * this.#timestampScaleNs) / 1_000_000
  }

  #readBlock(id: number, payload: Uint8Array): void {
    const bytes = payload
    const trackLength = Math.clz32(bytes[0] ?? 0) - 23
    const cluster = this.#clusters.at(-1)
    if (!cluster || trackLength > 8 || bytes.byteLength < trackLength + 3) return
    const relativeTicks = new DataView(bytes.buffer, bytes.byteOffset).getInt16(trackLength)
    const head: BlockHead = {
      trackNumber: readVint(bytes.subarray(0, trackLength)) ?? 0,
      timeMs: cluster.timeMs + this.#ticksToMs(relativeTicks),
      flags: bytes[trackLength + 2] ?? 0,
      frame: bytes.slice(trackLength + 3),
    }
    if (id === ebmlId.simpleBlock) this.#addBlock(head, (head.flags & 0x80) !== 0)
    else if (this.#group) this.#group.head = head
  }

  /** A group's block is a key frame if the group ends without a reference. */
  #closeGroup(offsetBytes: number): void {
    const group = this.#group
    if (!group || offsetBytes < group.endBytes) return
    this.#group = null
    if (group.head.trackNumber > 0) this.#addBlock(group.head, !group.hasReference)
  }

  #addBlock(head: BlockHead, isKeyframe: boolean): void {
    const track = this.#tracks.find(({ number }) => number === head.trackNumber)
    if (!track) return
    if (Math.abs(head.timeMs) > maxTimeMs) {
      this.#isDamaged = true
      return
    }
    this.#blockCount += 1
    const cluster = this.#clusters.at(-1)
    if (cluster && isKeyframe && track.kind === 'video') cluster.keyframeTimeMs ??= head.timeMs
    const clock = this.#clocks.get(track.number) ?? { lastMs: head.timeMs, stepMs: 0 }
    const stepMs = track.codecId === 'A_OPUS' ? opusPacketMs(head.frame) : Math.max(0, head.timeMs - clock.lastMs)
    this.#clocks.set(track.number, { lastMs: head.timeMs, stepMs })
    this.#durationMs = Math.max(this.#durationMs, head.timeMs + stepMs)
  }
}

/** Creates an index that grows with the recording, so that nothing is read again at the end. */
export function createWebmIndexer(): WebmIndexer {
  return new IncrementalWebmIndexer()
}

/** Indexes a stored recording, for example after a restart during a recording. */
export async function indexWebm(blocksOfBytes: AsyncIterable<Uint8Array>): Promise<WebmIndexState> {
  const indexer = createWebmIndexer()
  for await (const bytes of blocksOfBytes) indexer.push(bytes)
  return indexer.state()
}
