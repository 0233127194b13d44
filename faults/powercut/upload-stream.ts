import { createHash, randomUUID } from 'node:crypto'
import type { ApiClient } from '../../e2e/support/api-client'
import { beginRecording } from '../../e2e/support/scenario'
import { crc32 } from '../../packages/media/src/crc32'
import { makeExpectedBytes } from './expected-bytes'

/** A recording being uploaded, and what the server acknowledged. */
export interface UploadStream {
  readonly seed: number
  readonly uploadId: string
  readonly api: ApiClient
  /** The largest acknowledged offset. */
  acknowledgedBytes: number
  isSealAcknowledged: boolean
}

/** Begins a new candidate's first segment. The response 201 promises the row. */
export const beginStream = async (url: string, linkId: string, seed: number): Promise<UploadStream> => {
  const person = { firstName: 'Power', lastName: `${seed}`, email: `power-${randomUUID().slice(0, 8)}@example.org` }
  const { api, uploadId } = await beginRecording(url, linkId, person)
  return { seed, uploadId, api, acknowledgedBytes: 0, isSealAcknowledged: false }
}

const getPath = (stream: UploadStream): string => `/api/content/file/chunk/${stream.uploadId}`

/** Sends the next bytes. They count as acknowledged only after the response. */
export const appendTo = async (stream: UploadStream, lengthBytes: number, isLast: boolean): Promise<void> => {
  const fromBytes = stream.acknowledgedBytes
  const bytes = makeExpectedBytes(stream.seed, fromBytes, fromBytes + lengthBytes)
  const whole = isLast ? makeExpectedBytes(stream.seed, 0, fromBytes + lengthBytes) : null
  const response = await stream.api.request(getPath(stream), {
    method: 'PATCH',
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': String(fromBytes),
      'upload-complete': whole === null ? '?0' : '?1',
      'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
      ...(whole === null ? {} : { 'repr-digest': `sha-256=:${createHash('sha256').update(whole).digest('base64')}:` }),
    },
    body: bytes,
  })
  await response.arrayBuffer()
  if (response.status !== 204) throw new Error(`append responded ${response.status}`)
  stream.acknowledgedBytes = fromBytes + lengthBytes
  stream.isSealAcknowledged = whole !== null
}

export interface StreamLoss {
  readonly lostBytes: number
  /** Stored bytes that differ from those sent. */
  readonly wrongBytes: number
  readonly isSealLost: boolean
  readonly isRowLost: boolean
}

const describeTotalLoss = (stream: UploadStream): StreamLoss => ({
  lostBytes: stream.acknowledgedBytes,
  wrongBytes: 0,
  isSealLost: stream.isSealAcknowledged,
  isRowLost: true,
})

const countWrong = (stream: UploadStream, stored: Uint8Array): number => {
  const expected = makeExpectedBytes(stream.seed, 0, stored.byteLength)
  if (Buffer.compare(expected, stored) === 0) return 0
  return stored.reduce((sum, byte, at) => sum + (byte === expected[at] ? 0 : 1), 0)
}

/** Returns no bytes for a recording that can't be read to its end. */
const readStored = async (stream: UploadStream): Promise<Uint8Array> => {
  try {
    const media = await stream.api.request(`/api/content/file/media/${stream.uploadId}`, { method: 'GET' })
    return media.status === 200 ? new Uint8Array(await media.arrayBuffer()) : new Uint8Array()
  } catch {
    return new Uint8Array()
  }
}

/** Compares what the server has with what it acknowledged. */
export const compareStream = async (stream: UploadStream): Promise<StreamLoss> => {
  const asked = await stream.api.request(getPath(stream), { method: 'HEAD' })
  if (asked.status !== 204) return describeTotalLoss(stream)
  const storedBytes = Number(asked.headers.get('upload-offset'))
  const isSealed = asked.headers.get('upload-complete') === '?1'
  const stored = await readStored(stream)
  return {
    lostBytes: Math.max(0, stream.acknowledgedBytes - Math.min(storedBytes, stored.byteLength)),
    wrongBytes: countWrong(stream, stored),
    isSealLost: stream.isSealAcknowledged && !isSealed,
    isRowLost: false,
  }
}

/** Continues from the server's offset to the seal, after the restart. */
export const finishStream = async (stream: UploadStream): Promise<boolean> => {
  const asked = await stream.api.request(getPath(stream), { method: 'HEAD' })
  if (asked.headers.get('upload-complete') === '?1') return true
  stream.acknowledgedBytes = Number(asked.headers.get('upload-offset'))
  await appendTo(stream, 1_000, true)
  return stream.isSealAcknowledged
}
