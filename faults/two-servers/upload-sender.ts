import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '../../e2e/support/api-client'
import { crc32 } from '../../packages/media/src/crc32'
import { makeExpectedBytes } from '../powercut/expected-bytes'

/** A client with a complete copy of its recording, as a browser has, that follows the protocol. */
export interface Sender {
  readonly seed: number
  readonly uploadId: string
  readonly api: ApiClient
  /** How often a server had less than was acknowledged, because another one had taken over. */
  takeovers: number
  /** The offset that a server last reported. */
  acknowledgedBytes: number
}

interface UploadState {
  readonly offsetBytes: number
  readonly epoch: string
  readonly isComplete: boolean
}

const parseUploadState = (response: Response): UploadState | null => {
  const offset = response.headers.get('upload-offset')
  if (offset === null || response.status >= 500) return null
  return {
    offsetBytes: Number(offset),
    epoch: response.headers.get('upload-epoch') ?? '0',
    isComplete: response.headers.get('upload-complete') === '?1',
  }
}

/** Returns null if there is no response, or one to retry. */
const request = async (sender: Sender, init: RequestInit): Promise<UploadState | null> => {
  try {
    const response = await sender.api.request(`/api/content/file/chunk/${sender.uploadId}`, {
      ...init,
      signal: AbortSignal.timeout(8_000),
    })
    await response.arrayBuffer()
    return parseUploadState(response)
  } catch {
    // Cut, refused or timed out: the caller asks for the state again.
    return null
  }
}

const appendAt = (sender: Sender, state: UploadState, plan: SendPlan): Promise<UploadState | null> => {
  const toBytes = Math.min(plan.sizeBytes, state.offsetBytes + plan.chunkBytes)
  const bytes = makeExpectedBytes(sender.seed, state.offsetBytes, toBytes)
  const isLast = toBytes === plan.sizeBytes
  const digest = createHash('sha256')
    .update(makeExpectedBytes(sender.seed, 0, plan.sizeBytes))
    .digest('base64')
  return request(sender, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': String(state.offsetBytes),
      'upload-epoch': state.epoch,
      'upload-complete': isLast ? '?1' : '?0',
      'upload-crc32': crc32(bytes).toString(16).padStart(8, '0'),
      ...(isLast ? { 'repr-digest': `sha-256=:${digest}:` } : {}),
    },
    body: bytes,
  })
}

export interface SendPlan {
  readonly sizeBytes: number
  readonly chunkBytes: number
  readonly pauseMs: number
  /** Stops once so many bytes are acknowledged, without a seal. */
  readonly untilBytes?: number
}

const isDone = (state: UploadState | null, { untilBytes = Number.POSITIVE_INFINITY }: SendPlan): boolean =>
  state !== null && (state.isComplete || state.offsetBytes >= untilBytes)

/** Sends everything, however long it takes. Resolves when the seal is acknowledged. */
export const sendAll = async (sender: Sender, plan: SendPlan): Promise<void> => {
  let state: UploadState | null = null
  while (!isDone(state, plan)) {
    const answer: UploadState | null =
      state === null ? await request(sender, { method: 'HEAD' }) : await appendAt(sender, state, plan)
    if (answer !== null && answer.offsetBytes < sender.acknowledgedBytes) sender.takeovers += 1
    if (answer !== null) sender.acknowledgedBytes = answer.offsetBytes
    state = answer
    await sleep(plan.pauseMs)
  }
}
