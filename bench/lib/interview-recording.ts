import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from '../../packages/media/src/crc32'
import type { InterviewHttp } from './interview-http'
import { makeLongRecording } from './long-recording'

/** What a camera delivers: the bytes of one recording, cut where MediaRecorder cuts them. */
export interface CameraBytes {
  readonly sliceMs: number
  readonly sliceCount: number
  read(fromSlice: number, toSlice: number): { readonly bytes: Uint8Array; readonly crc32: string }
  /** The digest of everything up to a slice, as `Repr-Digest` names it. */
  digest(toSlice: number): string
  offset(slice: number): number
}

/** The rate of the page's recorder: 900 kbit/s of video and 48 of sound. */
const bytesPerSecond = 948_000 / 8

/** Checksums are made before the measurement: a browser computes them on the candidate's machine. */
export const makeCameraBytes = async (minutes: number, sliceMs: number): Promise<CameraBytes> => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-bench-camera-'))
  try {
    const path = join(folder, 'recording.webm')
    const wanted = { minutes, sizeBytes: Math.round(minutes * 60 * bytesPerSecond), seed: 1 }
    await makeLongRecording(path, wanted)
    const all = new Uint8Array(await readFile(path))
    const sliceBytes = Math.round((bytesPerSecond * sliceMs) / 1000)
    const sliceCount = Math.floor(all.byteLength / sliceBytes)
    const hash = createHash('sha256')
    const digests = Array.from({ length: sliceCount + 1 }, (_, nth) => {
      if (nth > 0) hash.update(all.subarray((nth - 1) * sliceBytes, nth * sliceBytes))
      return hash.copy().digest('base64')
    })
    const checksums = new Map<string, string>()
    return {
      sliceMs,
      sliceCount,
      offset: (slice) => slice * sliceBytes,
      digest: (toSlice) => digests[toSlice] ?? '',
      read: (fromSlice, toSlice) => {
        const bytes = all.subarray(fromSlice * sliceBytes, toSlice * sliceBytes)
        const key = `${fromSlice}-${toSlice}`
        const known = checksums.get(key) ?? crc32(bytes).toString(16).padStart(8, '0')
        checksums.set(key, known)
        return { bytes, crc32: known }
      },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** What was measured of all candidates, in milliseconds. */
export interface InterviewTimes {
  /** From sending an append to its acknowledgment. */
  readonly appendMs: number[]
  /** From recording half a second to its acknowledgment: it may wait for the append before it. */
  readonly storedMs: number[]
  readonly sealMs: number[]
  readonly beginMs: number[]
  readonly nextQuestionMs: number[]
  readonly pongMs: number[]
  /** Requests that were refused for now and sent again. */
  refused: number
}

export const createInterviewTimes = (): InterviewTimes => ({
  appendMs: [],
  storedMs: [],
  sealMs: [],
  beginMs: [],
  nextQuestionMs: [],
  pongMs: [],
  refused: 0,
})

interface RecordingParts {
  readonly http: InterviewHttp
  readonly camera: CameraBytes
  /** Where the figures go: each phase has its own. */
  readonly times: () => InterviewTimes
  readonly claim: Readonly<Record<string, unknown>>
}

const retryStatuses: ReadonlySet<number> = new Set([429, 503, 507])
const defaultRetryMs = 1_000

const wait = (delayMs: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, delayMs))

/**
 * One answer's recording as the page uploads it: a slice is recorded every half second, and one append at a time sends everything
 * that has not been sent.
 */
export class InterviewRecording {
  readonly #parts: RecordingParts
  readonly #startedMs: number
  #uploadId = ''
  #epoch = '0'
  #sentSlices = 0
  #sending: Promise<void> | null = null

  constructor(parts: RecordingParts) {
    this.#parts = parts
    this.#startedMs = performance.now()
  }

  async begin(): Promise<void> {
    const { http, times, claim } = this.#parts
    const answer = await this.#retry(() => http.post('/api/content/file/chunk', claim), times().beginMs)
    this.#uploadId = String(answer.body.uploadId)
    this.#epoch = String(answer.headers['upload-epoch'] ?? '0')
  }

  /** Sends what was recorded since the last append, unless an append runs. Called once per slice. */
  tick(): void {
    if (this.#sending !== null || this.#uploadId === '') return
    const toSlice = this.#recordedSlices()
    if (toSlice === this.#sentSlices) return
    this.#sending = this.#append(toSlice, false).finally(() => {
      this.#sending = null
    })
  }

  async seal(): Promise<void> {
    const toSlice = this.#recordedSlices()
    await this.#sending
    await this.#append(Math.max(toSlice, this.#sentSlices), true)
  }

  #recordedSlices(): number {
    const { camera } = this.#parts
    const recorded = Math.floor((performance.now() - this.#startedMs) / camera.sliceMs)
    if (recorded > camera.sliceCount) throw new Error('an answer is longer than the camera’s recording')
    return recorded
  }

  async #append(toSlice: number, isLast: boolean): Promise<void> {
    const { http, camera, times } = this.#parts
    const fromSlice = this.#sentSlices
    const { bytes, crc32: checksum } = camera.read(fromSlice, toSlice)
    const headers = {
      'content-type': 'application/partial-upload',
      'upload-offset': String(camera.offset(fromSlice)),
      'upload-complete': isLast ? '?1' : '?0',
      'upload-epoch': this.#epoch,
      ...(bytes.byteLength === 0 ? {} : { 'upload-crc32': checksum }),
      ...(isLast ? { 'repr-digest': `sha-256=:${camera.digest(toSlice)}:` } : {}),
    }
    const path = `/api/content/file/chunk/${this.#uploadId}`
    const send = () => http.send({ method: 'PATCH', path, headers, body: bytes })
    const { appendMs, sealMs, storedMs } = times()
    await this.#retry(send, isLast ? sealMs : appendMs)
    this.#sentSlices = toSlice
    for (let slice = fromSlice + 1; slice <= toSlice; slice += 1) {
      storedMs.push(performance.now() - (this.#startedMs + slice * camera.sliceMs))
    }
  }

  /** A refusal for now is sent again after the time that the server names, as the page does; the wait counts. */
  async #retry(send: () => ReturnType<InterviewHttp['send']>, into: number[]): ReturnType<InterviewHttp['send']> {
    const fromMs = performance.now()
    for (;;) {
      const answer = await send()
      if (answer.status < 300) {
        into.push(performance.now() - fromMs)
        return answer
      }
      if (!retryStatuses.has(answer.status))
        throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      this.#parts.times().refused += 1
      const seconds = Number(answer.headers['retry-after'])
      await wait(seconds > 0 ? seconds * 1000 : defaultRetryMs)
    }
  }
}
