import { type Container, detectContainer } from './media-input'
import { buildVirtualMp4 } from './mp4-header'
import { createMp4Indexer } from './mp4-index'
import { buildVirtualWebm } from './webm-header'
import { createWebmIndexer } from './webm-index'

/** How stored bytes are played: a header of our own, then the bytes from `bodyStart` to `bodyEnd` (exclusive). */
export interface PlayableRecording {
  readonly container: Container
  /** Empty: it is played, or handed out, as it is stored. */
  readonly header: Uint8Array
  readonly bodyStart: number
  readonly bodyEnd: number
  /** Null where the bytes don't tell: no whole frame, or no recording. */
  readonly durationMs: number | null
}

export interface RecordingIndexer {
  /** How much was pushed: where the next bytes belong. */
  readonly sizeBytes: number
  /** Never throws, whatever the bytes. They are not kept. */
  push(bytes: Uint8Array): void
  /** Of all that was pushed. */
  playable(): PlayableRecording
}

type Body = Pick<PlayableRecording, 'header' | 'bodyStart' | 'bodyEnd'>

interface Growing {
  push(bytes: Uint8Array): void
  /** `body` is null where nothing is to be added. */
  describe(): { readonly body: Body | null; readonly durationMs: number }
}

const detectBytes = 12

const growingWebm = (): Growing => {
  const indexer = createWebmIndexer()
  return {
    push: (bytes) => indexer.push(bytes),
    describe: () => {
      const state = indexer.state()
      return { body: buildVirtualWebm(state), durationMs: state.durationMs }
    },
  }
}

const growingMp4 = (): Growing => {
  const indexer = createMp4Indexer()
  return {
    push: (bytes) => indexer.push(bytes),
    describe: () => {
      const state = indexer.state()
      return { body: buildVirtualMp4(state), durationMs: state.durationMs }
    },
  }
}

const createGrowing = (container: Container): Growing | null => {
  switch (container) {
    case 'webm':
      return growingWebm()
    case 'mp4':
      return growingMp4()
    case 'unknown':
      return null
  }
}

class IncrementalRecordingIndexer implements RecordingIndexer {
  sizeBytes = 0
  #first: Uint8Array | null = new Uint8Array(0)
  #container: Container = 'unknown'
  #growing: Growing | null = null

  push(bytes: Uint8Array): void {
    this.sizeBytes += bytes.byteLength
    if (this.#first === null) {
      this.#growing?.push(bytes)
      return
    }
    this.#first = new Uint8Array(Buffer.concat([this.#first, bytes]))
    if (this.#first.byteLength < detectBytes) return
    this.#container = detectContainer(this.#first)
    this.#growing = createGrowing(this.#container)
    this.#growing?.push(this.#first)
    this.#first = null
  }

  playable(): PlayableRecording {
    const { body = null, durationMs = 0 } = this.#growing?.describe() ?? {}
    const asStored = { header: new Uint8Array(0), bodyStart: 0, bodyEnd: this.sizeBytes }
    const roundedMs = Math.round(durationMs)
    const { header, bodyStart, bodyEnd } = body ?? asStored
    return { container: this.#container, header, bodyStart, bodyEnd, durationMs: roundedMs > 0 ? roundedMs : null }
  }
}

/** An index of whatever a browser records, that grows while it arrives: at the stop nothing has to be read again. */
export const createRecordingIndexer = (): RecordingIndexer => new IncrementalRecordingIndexer()
