import { type Container, detectContainer } from './media-input'
import { buildStoredMp4, buildVirtualMp4 } from './mp4-header'
import { createMp4Indexer } from './mp4-index'
import { buildVirtualWebm } from './webm-header'
import { createWebmIndexer } from './webm-index'

/** How stored bytes are played: our header, then the bytes `[bodyStart, bodyEnd)`. */
export interface PlayableRecording {
  readonly container: Container
  /** Empty: the recording is served as stored. */
  readonly header: Uint8Array
  readonly bodyStart: number
  readonly bodyEnd: number
  /** Null when unknown: no complete frame, or not a recording. */
  readonly durationMs: number | null
}

export interface RecordingIndexer {
  /** The number of bytes pushed: the offset of the next bytes. */
  readonly sizeBytes: number
  /** Never throws, whatever the bytes. Does not retain them. */
  push(bytes: Uint8Array): void
  /** Describes everything pushed so far. */
  playable(): PlayableRecording
}

type Body = Pick<PlayableRecording, 'header' | 'bodyStart' | 'bodyEnd'>

interface FormatIndexer {
  push(bytes: Uint8Array): void
  /** `body` is null when no header is added. */
  describe(): { readonly body: Body | null; readonly durationMs: number }
}

const detectBytes = 12

const createWebmFormatIndexer = (): FormatIndexer => {
  const indexer = createWebmIndexer()
  return {
    push: (bytes) => indexer.push(bytes),
    describe: () => {
      const state = indexer.state()
      return { body: buildVirtualWebm(state), durationMs: state.durationMs }
    },
  }
}

const createMp4FormatIndexer = (): FormatIndexer => {
  const indexer = createMp4Indexer()
  return {
    push: (bytes) => indexer.push(bytes),
    describe: () => {
      const state = indexer.state()
      return { body: buildVirtualMp4(state) ?? buildStoredMp4(state), durationMs: state.durationMs }
    },
  }
}

const createFormatIndexer = (container: Container): FormatIndexer | null => {
  switch (container) {
    case 'webm':
      return createWebmFormatIndexer()
    case 'mp4':
      return createMp4FormatIndexer()
    case 'unknown':
      return null
  }
}

class IncrementalRecordingIndexer implements RecordingIndexer {
  sizeBytes = 0
  #first: Uint8Array | null = new Uint8Array(0)
  #container: Container = 'unknown'
  #formatIndexer: FormatIndexer | null = null

  push(bytes: Uint8Array): void {
    this.sizeBytes += bytes.byteLength
    if (this.#first === null) {
      this.#formatIndexer?.push(bytes)
      return
    }
    this.#first = new Uint8Array(Buffer.concat([this.#first, bytes]))
    if (this.#first.byteLength < detectBytes) return
    this.#container = detectContainer(this.#first)
    this.#formatIndexer = createFormatIndexer(this.#container)
    this.#formatIndexer?.push(this.#first)
    this.#first = null
  }

  playable(): PlayableRecording {
    const { body = null, durationMs = 0 } = this.#formatIndexer?.describe() ?? {}
    const asStored = { header: new Uint8Array(0), bodyStart: 0, bodyEnd: this.sizeBytes }
    const roundedMs = Math.round(durationMs)
    const { header, bodyStart, bodyEnd } = body ?? asStored
    return { container: this.#container, header, bodyStart, bodyEnd, durationMs: roundedMs > 0 ? roundedMs : null }
  }
}

/** Creates an index of a browser recording that grows while it arrives, so that nothing is read again at the end. */
export const createRecordingIndexer = (): RecordingIndexer => new IncrementalRecordingIndexer()
