import { type BoxHeader, BoxReader } from './mp4-boxes'
import { type Mp4Fragment, type Mp4Movie, readFragment, readMovie, type TrackRun } from './mp4-movie'

/** Where a player can begin: a fragment whose first picture is a key frame. */
export interface Mp4Entry {
  /** In the recording as it arrived. */
  readonly offsetBytes: number
  /** Where each of the movie's tracks goes on there, in its own ticks, in the movie's order. */
  readonly startTicks: readonly number[]
}

export interface Mp4IndexState {
  readonly container: 'mp4'
  /** All that was pushed. */
  readonly sizeBytes: number
  /** End of the last whole fragment. */
  readonly playableBytes: number
  /** Raw boxes; null until they have come. */
  readonly fileType: Uint8Array | null
  readonly movieBox: Uint8Array | null
  readonly movie: Mp4Movie | null
  readonly entries: readonly Mp4Entry[]
  /** Where each track ends, in the movie's order. */
  readonly endTicks: readonly number[]
  readonly fragmentCount: number
  readonly durationMs: number
  /** Something in it must not be moved, or there were bytes that are no MP4: it can only be played as it is. */
  readonly mustStay: boolean
}

export interface Mp4Indexer {
  /** Never throws, whatever the bytes. They are not kept. */
  push(bytes: Uint8Array): void
  state(): Mp4IndexState
}

type Open = { readonly offsetBytes: number; readonly fragment: Mp4Fragment }

/** With these no bytes whatever make an index large. */
const keptWhole: Readonly<Record<string, number>> = { ftyp: 4096, moov: 1024 * 1024, moof: 1024 * 1024 }
const maxEntries = 32_768
/** A week. No recording is as long: its bytes were changed. */
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
  #movie: Mp4Movie | null = null
  #entries: Mp4Entry[] = []
  readonly #ends = new Map<number, number>()
  /** The fragment whose samples (mdat) have not all come. */
  #open: Open | null = null
  #isInSamples: boolean = false
  #fragmentCount = 0
  #durationMs = 0
  #mustStay: boolean = false

  push(bytes: Uint8Array): void {
    this.#sizeBytes += bytes.byteLength
    this.#bytes = this.#bytes.byteLength === 0 ? bytes.subarray(0) : new Uint8Array(Buffer.concat([this.#bytes, bytes]))
    const reader = new BoxReader(this.#bytes)
    while (this.#step(reader));
    // A copy, so that the caller's (perhaps pooled) buffer is not held.
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
      movie: this.#movie,
      entries: [...this.#entries],
      endTicks: this.#endTicks(),
      fragmentCount: this.#fragmentCount,
      durationMs: this.#durationMs,
      mustStay: this.#mustStay,
    }
  }

  #endTicks(): number[] {
    return (this.#movie?.tracks ?? []).map(({ id }) => this.#ends.get(id) ?? 0)
  }

  #consume(countBytes: number): void {
    this.#at += countBytes
    this.#offsetBytes += countBytes
  }

  /** One box, or as much skipping as the bytes allow; false when more bytes are needed. */
  #step(reader: BoxReader): boolean {
    const skipped = Math.min(this.#skipBytes, this.#bytes.byteLength - this.#at)
    this.#consume(skipped)
    this.#skipBytes -= skipped
    if (this.#skipBytes > 0) return false
    this.#finishSamples()
    const header = reader.header(this.#at)
    if (header === 'more') return false
    if (header === 'invalid' || header.sizeBytes > (keptWhole[header.type] ?? Number.POSITIVE_INFINITY)) {
      // Not to be found in it again: what came before plays.
      this.#mustStay = true
      this.#skipBytes = Number.POSITIVE_INFINITY
      return true
    }
    return this.#takeBox(header)
  }

  #takeBox(header: BoxHeader): boolean {
    const { type, sizeBytes } = header
    // "To the end of the file" has no end while the file grows, nor a place behind a header of ours.
    if (sizeBytes === Number.POSITIVE_INFINITY) this.#mustStay = true
    if (!(type in keptWhole)) {
      this.#isInSamples = type === 'mdat'
      this.#skipBytes = sizeBytes
      return true
    }
    if (this.#bytes.byteLength - this.#at < sizeBytes) return false
    this.#read(type, this.#bytes.subarray(this.#at, this.#at + sizeBytes))
    this.#consume(sizeBytes)
    return true
  }

  #read(type: string, box: Uint8Array): void {
    if (type === 'ftyp') this.#fileType ??= box.slice()
    else if (type === 'moov') this.#readMovie(box)
    else if (this.#movie === null) this.#mustStay = true
    else this.#open = { offsetBytes: this.#offsetBytes, fragment: readFragment(box, this.#movie) }
  }

  #readMovie(box: Uint8Array): void {
    if (this.#movie !== null) return
    this.#movieBox = box.slice()
    this.#movie = readMovie(box)
    if (this.#movie.durationMs <= maxTimeMs) this.#durationMs = this.#movie.durationMs
  }

  /** A fragment counts once all of its samples have come. */
  #finishSamples(): void {
    if (!this.#isInSamples) return
    this.#isInSamples = false
    const open = this.#open
    this.#open = null
    if (open === null) return
    if (open.fragment.isAbsolute) this.#mustStay = true
    if (this.#isEntry(open.fragment)) this.#addEntry(open)
    for (const run of open.fragment.runs) this.#addRun(run)
    this.#fragmentCount += 1
    this.#playableBytes = this.#offsetBytes
  }

  #addRun(run: TrackRun): void {
    const track = this.#movie?.tracks.find(({ id }) => id === run.trackId)
    if (track === undefined || track.timescale === 0) return
    const endTicks = this.#startOf(run) + run.lengthTicks
    const endMs = (endTicks * 1000) / track.timescale
    if (endMs > maxTimeMs) {
      this.#mustStay = true
      return
    }
    this.#ends.set(track.id, Math.max(endTicks, this.#ends.get(track.id) ?? 0))
    this.#durationMs = Math.max(this.#durationMs, endMs)
  }

  #startOf(run: TrackRun): number {
    return run.startTicks ?? this.#ends.get(run.trackId) ?? 0
  }

  /** With pictures: a fragment of theirs that begins with a key frame. Players that are led anywhere else read on for long. */
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
      return run === undefined ? (ends[at] ?? 0) : this.#startOf(run)
    })
    if (this.#entries.length >= maxEntries) this.#entries = this.#entries.filter((_, at) => at % 2 === 0)
    this.#entries.push({ offsetBytes, startTicks })
  }
}

/** An index of a fragmented MP4 (as Safari records it) that grows with the recording, fragment by fragment. */
export const createMp4Indexer = (): Mp4Indexer => new IncrementalMp4Indexer()
