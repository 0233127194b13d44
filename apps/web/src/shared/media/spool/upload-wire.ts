import { crc32Hex } from './crc32'
import type { Sidecar } from './segment-name'
import type { UploadAnswer } from './upload-machine'

/** The append protocol as it goes over the line: `realtime` design 3.5, contract `content.file.chunk.*`. */
export interface UploadWire {
  begin: (sidecar: Sidecar) => Promise<UploadAnswer>
  ask: (uploadId: string) => Promise<UploadAnswer>
  append: (order: AppendOrder) => Promise<UploadAnswer>
}

export interface AppendOrder {
  uploadId: string
  fromBytes: number
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the whole, with the last bytes. */
  digest: Uint8Array | null
}

/** This page's own name as a writer. */
const writerId = crypto.randomUUID()

const ADDRESS = '/api/content/file/chunk'
/** A line that swallows a request without a word is given up after this long, and the server is asked where it stands. */
const TIMEOUT_MS = 45_000

const later = new Set([408, 425, 429])

/** A refusal that no repetition changes: not ours, closed, too large. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && !later.has(status)

/** What the answer's status and headers say. `uploadId` null: the upload's id is in the body and not known yet. */
export function readAnswer(response: Pick<Response, 'status' | 'ok' | 'headers'>, uploadId: string): UploadAnswer {
  if (response.status >= 500 || later.has(response.status)) return { kind: 'unsure' }
  const offset = response.headers.get('upload-offset')
  if (offset === null) return isFinal(response.status) ? { kind: 'refused' } : { kind: 'unsure' }
  const storedBytes = Number(offset)
  if (!Number.isSafeInteger(storedBytes) || storedBytes < 0) return { kind: 'unsure' }
  const isComplete = response.headers.get('upload-complete') === '?1'
  return { kind: 'stands', uploadId, storedBytes, isComplete, isAccepted: response.ok }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

async function begin({
  isSealed: _sealed,
  sizeBytes: _size,
  startedAtMs: _at,
  ...body
}: Sidecar): Promise<UploadAnswer> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, writerId }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) return readAnswer(response, '')
  const upload: unknown = await response.json()
  const uploadId = isRecord(upload) && typeof upload.uploadId === 'string' ? upload.uploadId : null
  return uploadId === null ? { kind: 'unsure' } : readAnswer(response, uploadId)
}

async function append({ uploadId, fromBytes, bytes, digest }: AppendOrder): Promise<UploadAnswer> {
  const response = await fetch(`${ADDRESS}/${uploadId}`, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': String(fromBytes),
      'upload-complete': digest === null ? '?0' : '?1',
      ...(bytes.byteLength === 0 ? {} : { 'upload-crc32': crc32Hex(bytes) }),
      ...(digest === null ? {} : { 'repr-digest': `sha-256=:${toBase64(digest)}:` }),
    },
    body: bytes,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return readAnswer(response, uploadId)
}

async function ask(uploadId: string): Promise<UploadAnswer> {
  const response = await fetch(`${ADDRESS}/${uploadId}`, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) })
  return readAnswer(response, uploadId)
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** A line that fails is no error here: where it stands is unsure, and the machine asks. */
const orUnsure =
  <A extends unknown[]>(send: (...args: A) => Promise<UploadAnswer>) =>
  (...args: A): Promise<UploadAnswer> =>
    send(...args).catch(() => ({ kind: 'unsure' }))

export const fetchWire: UploadWire = { begin: orUnsure(begin), ask: orUnsure(ask), append: orUnsure(append) }
