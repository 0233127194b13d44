import { crc32Hex } from './crc32'
import type { Sidecar } from './segment-name'
import { type UploadAnswer, unsure } from './upload-machine'

/** The append protocol as it goes over the line: `realtime` design 3.5, contract `content.file.chunk.*`. */
export interface UploadWire {
  begin: (sidecar: Sidecar, heldFromBytes: number) => Promise<UploadAnswer>
  ask: (uploadId: string, heldFromBytes: number) => Promise<UploadAnswer>
  append: (request: AppendRequest) => Promise<UploadAnswer>
}

export interface AppendRequest {
  uploadId: string
  epoch: number | null
  /** First byte that can still be given; above 0 only after memory that a full device needed was given back. */
  heldFromBytes: number
  fromBytes: number
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the whole, with the last bytes. */
  digest: Uint8Array | null
}

/** Identifies this worker as a writer, to distinguish its bytes from another worker's for the same segment. */
const writerId = crypto.randomUUID()

const ADDRESS = '/api/content/file/chunk'
/** A line that swallows a request without a word is given up after this long, and the server is asked where it stands. */
const TIMEOUT_MS = 45_000
/** However long a server wants to be left alone: it may have recovered since. */
const MAX_RETRY_AFTER_MS = 60_000

const retryStatuses = new Set([408, 425, 429])

/** A refusal that no repetition changes: not ours, closed, too large. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !retryStatuses.has(status)

const parseSeconds = (value: string | null): number => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readNumber(value: string | null): number | null {
  if (value === null || !/^\d{1,15}$/.test(value)) return null
  return Number(value)
}

type ResponseHead = Pick<Response, 'status' | 'ok' | 'headers'>

/** A refusal is believed only with a code of ours: a proxy, a captive portal or a filter on the way may say 403 or 404 as well. */
function readRefusal(status: number, code: string | null): UploadAnswer {
  if (!isRefusal(status) || code === null) return unsure
  return { kind: 'refused' }
}

/** What the answer's status, headers and error code say. `uploadId` is empty where it is in a body that is not read yet. */
export function readAnswer({ status, ok, headers }: ResponseHead, uploadId: string, code: string | null): UploadAnswer {
  if (status >= 500 || retryStatuses.has(status)) {
    const waitMs = Math.min(MAX_RETRY_AFTER_MS, parseSeconds(headers.get('retry-after')) * 1000)
    return { kind: 'unsure', retryAfterMs: waitMs > 0 ? waitMs : null }
  }
  const storedBytes = readNumber(headers.get('upload-offset'))
  if (storedBytes === null) return readRefusal(status, code)
  const epoch = readNumber(headers.get('upload-epoch'))
  if (code === 'UPLOAD_FENCED') return { kind: 'fenced', storedBytes, epoch }
  return {
    kind: 'stands',
    uploadId,
    storedBytes,
    epoch,
    isComplete: headers.get('upload-complete') === '?1',
    isFinal: headers.get('upload-final') === '?1',
    isAccepted: ok,
  }
}

/** Our own error code in an answer's body; null where there is none. */
async function readErrorCode(response: Response): Promise<string | null> {
  if (response.ok) return null
  const body: unknown = await response.json().catch(() => null)
  return isRecord(body) && typeof body.code === 'string' ? body.code : null
}

async function begin(sidecar: Sidecar, heldFromBytes: number): Promise<UploadAnswer> {
  const { sessionId, answerId, take, segmentIndex, mime, startOffsetMs } = sidecar
  const body = { sessionId, answerId, take, segmentIndex, mime, startOffsetMs, writerId, heldFromBytes }
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) return readAnswer(response, '', await readErrorCode(response))
  const upload: unknown = await response.json()
  const uploadId = isRecord(upload) && typeof upload.uploadId === 'string' ? upload.uploadId : null
  return uploadId === null ? unsure : readAnswer(response, uploadId, null)
}

/** Left out means 0: everything can be given. */
const getHeldFromHeaders = (heldFromBytes: number): Record<string, string> =>
  heldFromBytes === 0 ? {} : { 'upload-held-from': String(heldFromBytes) }

/** The headers of one append, as the contract names them. */
export function appendHeaders(request: AppendRequest): Record<string, string> {
  const { bytes, digest, epoch, heldFromBytes, fromBytes } = request
  return {
    'content-type': 'application/partial-upload',
    'upload-offset': String(fromBytes),
    'upload-complete': digest === null ? '?0' : '?1',
    ...(epoch === null ? {} : { 'upload-epoch': String(epoch) }),
    ...getHeldFromHeaders(heldFromBytes),
    ...(bytes.byteLength === 0 ? {} : { 'upload-crc32': crc32Hex(bytes) }),
    ...(digest === null ? {} : { 'repr-digest': `sha-256=:${toBase64(digest)}:` }),
  }
}

async function append(request: AppendRequest): Promise<UploadAnswer> {
  const response = await fetch(`${ADDRESS}/${request.uploadId}`, {
    method: 'PATCH',
    headers: appendHeaders(request),
    body: request.bytes,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return readAnswer(response, request.uploadId, await readErrorCode(response))
}

/** A HEAD has no body to say why it is refused: what is not known there is begun again, and that answer has one. */
async function ask(uploadId: string, heldFromBytes: number): Promise<UploadAnswer> {
  const response = await fetch(`${ADDRESS}/${uploadId}`, {
    method: 'HEAD',
    headers: getHeldFromHeaders(heldFromBytes),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (isRefusal(response.status) && !response.headers.has('upload-offset')) return { kind: 'unknown' }
  return readAnswer(response, uploadId, null)
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** A line that fails is no error here: where it stands is unsure, and the machine asks. */
const catchAsUnsure =
  <A extends unknown[]>(send: (...args: A) => Promise<UploadAnswer>) =>
  (...args: A): Promise<UploadAnswer> =>
    send(...args).catch(() => unsure)

export const fetchWire: UploadWire = {
  begin: catchAsUnsure(begin),
  ask: catchAsUnsure(ask),
  append: catchAsUnsure(append),
}
