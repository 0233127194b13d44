import { type BoxHeader, BoxReader } from './mp4-boxes'
import { type Mp4Fragment, type Mp4Movie, readFragment, readMovie, type TrackRun } from './mp4-movie'

/** A position where playback can start: a fragment whose first video frame is a key frame. */
export interface Mp4Entry {
  /** Offset in the recording as it arrived. */
  readonly offsetBytes: number
  /** The time of each track there, in the track's ticks and in the movie's order. */
  readonly startTicks: readonly number[]
}

export interface Mp4IndexState {
  readonly container: 'mp4'
  /** The number of bytes pushed. */
  readonly sizeBytes: number
  /** End of the last complete fragment. */
  readonly playableBytes: number
  /** Raw boxes; null until they have arrived. */
  readonly fileType: Uint8Array | null
  readonly movieBox: Uint8Array | null
  /** Offset of the movie box in the recording; 0 before it has arrived. */
  readonly movieOffsetBytes: number
  readonly movie: Mp4Movie | null
  readonly entries: readonly Mp4Entry[]
  /** Where each track ends, in the movie's order. */
  readonly endTicks: readonly number[]
  readonly fragmentCount: number
  readonly durationMs: number
  /** The file contains absolute positions or bytes that are not MP4, so it can only be served as stored. */
  readonly mustServeAsStored: boolean
}

export interface Mp4Indexer {
  /** Never throws, whatever the bytes. Does not retain them. */
  push(bytes: Uint8Array): void
  state(): Mp4IndexState
}

type Open = { readonly offsetBytes: number; readonly fragment: Mp4Fragment }

/** These limits bound the index for any input. */
const bufferedBoxes: Readonly<Record<string, number>> = { ftyp: 4096, moov: 1024 * 1024, moof: 1024 * 1024 }
const maxEntries = 32_768
/** One week. No recording is that long, so its bytes were changed. */
const maxTimeMs = 7 * 24 * 60 * 60_000

class IncrementalMp4Indexer implements Mp4Indexer {
  #bytes: Uint8Array = new Uint8Array(0)
  #at = 0
  #offsetBytes = 0
  #skipBytes = 0
  #sizeBytes = 0
  #playableBytes = 0
  #fileType: Uint8Array | null = null
  #movieBox: Uint8Array | null = null
  #movieOffsetBytes = 0
  #movie: Mp4Movie | null = null
  #entries: Mp4Entry[] = []
  readonly #ends = new Map<number, number>()
  /** The fragment whose samples (mdat) have not all arrived. */
  #open: Open | null = null
  #isInSamples: boolean = false
  #fragmentCount = 0
  #durationMs = 0
  #mustServeAsStored: boolean = false

  push(bytes: Uint8Array): void {
    this.#sizeBytes += bytes.byteLength
    this.#bytes = this.#bytes.byteLength === 0 ? bytes.subarray(0) : new Uint8Array(Buffer.concat([this.#bytes, bytes]))
    const reader = new BoxReader(this.#bytes)
    while (this.#step(reader));
    // A copy, so that the caller's (perhaps pooled) buffer is not retained.
    this.#bytes = this.#bytes.slice(this.#at)
    this.#at = 0
  }

  state(): Mp4IndexState {
    return {
      container: 'mp4',
      sizeBytes: this.#sizeBytes,
      playableBytes: this.#playableBytes,
      fileType: this.#fileType,
      movieBox: this.#movieBox,
      movieOffsetBytes: this.#movieOffsetBytes,
      movie: this.#movie,
      entries: [...this.#entries],
      endTicks: this.#endTicks(),
      fragmentCount: this.#fragmentCount,
      durationMs: this.#durationMs,
      mustServeAsStored: this.#mustServeAsStored,
    }
  }

  #endTicks(): number[] {
    return (this.#movie?.tracks ?? []).map(({ id }) => this.#ends.get(id) ?? 0)
  }

  #consume(countBytes: number): void {
    this.#at += countBytes
    this.#offsetBytes += countBytes
  }

  /** Consumes one box or skips bytes; returns false when more bytes are needed. */
  #step(reader: BoxReader): boolean {
    const skipped = Math.min(this.#skipBytes, this.#bytes.byteLength - this.#at)
    this.#consume(skipped)
    this.#skipBytes -= skipped
    if (this.#skipBytes > 0) return false
    this.#finishSamples()
    const header = reader.header(this.#at)
    if (header === 'more') return false
    if (header === 'invalid' || header.sizeBytes > (bufferedBoxes[header.type] ?? Number.POSITIVE_INFINITY)) {
      // The next box can't be found after damage; what came before still plays.
      this.#mustServeAsStored = true
      this.#skipBytes = Number.POSITIVE_INFINITY
      return true
    }
    return this.#consumeBox(header)
  }

  #consumeBox(header: BoxHeader): boolean {
    const { type, sizeBytes } = header
    // A box "to the end of the file" has no end while the file grows, and can't follow our header.
    if (sizeBytes === Number.POSITIVE_INFINITY) this.#mustServeAsStored = true
    if (!(type in bufferedBoxes)) {
      this.#isInSamples = type === 'mdat'
      this.#skipBytes = sizeBytes
      return true
    }
    if (this.#bytes.byteLength - this.#at < sizeBytes) return false
    this.#readBox(type, this.#bytes.subarray(this.#at, this.#at + sizeBytes))
    this.#consume(sizeBytes)
    return true
  }

  #readBox(type: string, box: Uint8Array): void {
    if (type === 'ftyp') this.#fileType ??= box.slice()
    else if (type === 'moov') this.#readMovie(box)
    else if (this.#movie === null) this.#mustServeAsStored = true
    else this.#open = { offsetBytes: this.#offsetBytes, fragment: readFragment(box, this.#movie) }
  }

  #readMovie(box: Uint8Array): void {
    if (this.#movie !== null) return
    this.#movieBox = box.slice()
    this.#movieOffsetBytes = this.#offsetBytes
    this.#movie = readMovie(box)
    if (this.#movie.durationMs <= maxTimeMs) this.#durationMs = this.#movie.durationMs
  }

  /** Adds the fragment once all of its samples have arrived. */
  #finishSamples(): void {
    if (!this.#isInSamples) return
    this.#isInSamples = false
    const open = this.#open
    this.#open = null
    if (open === null) return
    if (open.fragment.isAbsolute) this.#mustServeAsStored = true
    if (this.#isEntry(open.fragment)) this.#addEntry(open)
    for (const run of open.fragment.runs) this.#addRun(run)
    this.#fragmentCount += 1
    this.#playableBytes = this.#offsetBytes
  }

  #addRun(run: TrackRun): void {
    const track = this.#movie?.tracks.find(({ id }) => id === run.trackId)
    if (track === undefined || track.timescale === 0) return
    const endTicks = this.#getRunStart(run) + run.lengthTicks
    const endMs = (endTicks * 1000) / track.timescale
    if (endMs > maxTimeMs) {
      this.#mustServeAsStored = true
      return
    }
    this.#ends.set(track.id, Math.max(endTicks, this.#ends.get(track.id) ?? 0))
    this.#durationMs = Math.max(this.#durationMs, endMs)
  }

  #getRunStart(run: TrackRun): number {
    return run.startTicks ?? this.#ends.get(run.trackId) ?? 0
  }

  /** With video: a fragment that begins with a key frame. From any other position a player must read far ahead. */
  #isEntry({ runs }: Mp4Fragment): boolean {
    const tracks = this.#movie?.tracks ?? []
    const leading = tracks.find(({ kind }) => kind === 'video') ?? tracks[0]
    const run = runs.find(({ trackId }) => trackId === leading?.id)
    return run !== undefined && (run.startsWithKeyframe || this.#entries.length === 0)
  }

  #addEntry({ offsetBytes, fragment }: Open): void {
    const ends = this.#endTicks()
    const startTicks = (this.#movie?.tracks ?? []).map(({ id }, at) => {
      const run = fragment.runs.find(({ trackId }) => trackId === id)
      return run === undefined ? (ends[at] ?? 0) : this.#getRunStart(run)
    })
    if (this.#entries.length >= maxEntries) this.#entries = this.#entries.filter((_, at) => at % 2 === 0)
    this.#entries.push({ offsetBytes, startTicks })
  }
}

/** Creates an index of a fragmented MP4 (as Safari records it) that grows with every fragment. */
export const createMp4Indexer = (): Mp4Indexer => new IncrementalMp4Indexer()
