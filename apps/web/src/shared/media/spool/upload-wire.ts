import { crc32Hex } from './crc32'
import type { Sidecar } from './segment-name'
import { type UploadAnswer, unsure } from './upload-machine'

/** The append protocol on the wire: contract `content.file.chunk.*`. */
export interface UploadWire {
  begin: (sidecar: Sidecar, heldFromBytes: number) => Promise<UploadAnswer>
  ask: (uploadId: string, heldFromBytes: number) => Promise<UploadAnswer>
  append: (request: AppendRequest) => Promise<UploadAnswer>
  /** Whether the server answers a small request. */
  probe: () => Promise<boolean>
}

export interface AppendRequest {
  uploadId: string
  epoch: number | null
  /** The first byte that can still be sent. Above 0 only after a full device released memory. */
  heldFromBytes: number
  fromBytes: number
  bytes: Uint8Array<ArrayBuffer>
  /** SHA-256 of the whole segment, sent with the last bytes. */
  digest: Uint8Array | null
}

/** Identifies this worker as a writer, to distinguish its bytes from another worker's for the same segment. */
const writerId = crypto.randomUUID()

const ADDRESS = '/api/content/file/chunk'
const PROBE_ADDRESS = '/api/content/configuration'
/** Longer than a slow connection needs for a few hundred bytes. */
const PROBE_TIMEOUT_MS = 4000
/** A request without a response is aborted after this time, and the server is asked for its offset. */
const TIMEOUT_MS = 45_000
/** The longest Retry-After time that is respected, because the server may recover earlier. */
const MAX_RETRY_AFTER_MS = 60_000

const retryStatuses = new Set([408, 425, 429])

/** Refusals that a retry can't change: not our upload, closed, or too large. */
const isRefusal = (status: number): boolean => status >= 400 && status < 500 && !retryStatuses.has(status)

const parseSeconds = (value: string | null): number => (value !== null && /^\d{1,6}$/.test(value) ? Number(value) : 0)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function readNumber(value: string | null): number | null {
  if (value === null || !/^\d{1,15}$/.test(value)) return null
  return Number(value)
}

type ResponseHead = Pick<Response, 'status' | 'ok' | 'headers'>

/** A refusal counts only with an error code of Candor, because proxies and captive portals return 403 or 404 too. */
function readRefusal(status: number, code: string | null): UploadAnswer {
  if (!isRefusal(status) || code === null) return unsure
  return { kind: 'refused' }
}

/** Interprets a response's status, headers and error code. `uploadId` is empty if it is in the unread body. */
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

/** Candor's error code in a response body; null without one. */
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

/** Omitted at 0, which means that all bytes can be sent. */
const getHeldFromHeaders = (heldFromBytes: number): Record<string, string> =>
  heldFromBytes === 0 ? {} : { 'upload-held-from': String(heldFromBytes) }

/** The headers of one append, named by the contract. */
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

/** A HEAD response has no body with the reason. An unknown upload begins again, and that response has a body. */
async function ask(uploadId: string, heldFromBytes: number): Promise<UploadAnswer> {
  const response = await fetch(`${ADDRESS}/${uploadId}`, {
    method: 'HEAD',
    headers: getHeldFromHeaders(heldFromBytes),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (isRefusal(response.status) && !response.headers.has('upload-offset')) return { kind: 'unknown' }
  return readAnswer(response, uploadId, null)
}

/** Proxies and captive portals answer with pages, Candor with JSON. */
async function probe(): Promise<boolean> {
  const response = await fetch(PROBE_ADDRESS, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
  await response.body?.cancel()
  return response.status < 500 && (response.headers.get('content-type') ?? '').includes('json')
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

/** A failed connection is not an error here: the state is unknown, and the upload machine asks for it. */
const catchAsUnsure =
  <A extends unknown[]>(send: (...args: A) => Promise<UploadAnswer>) =>
  (...args: A): Promise<UploadAnswer> =>
    send(...args).catch(() => unsure)

export const fetchWire: UploadWire = {
  begin: catchAsUnsure(begin),
  ask: catchAsUnsure(ask),
  append: catchAsUnsure(append),
  probe: () => probe().catch(() => false),
}
