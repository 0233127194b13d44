import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ApiClient } from '../../e2e/support/api-client'
import { crc32 } from '../../packages/media/src/crc32'
import { makeExpectedBytes } from '../powercut/random'

/** A client with its own copy of the whole, as a browser has it, which does what the protocol says and nothing more. */
export interface Sender {
  readonly seed: number
  readonly uploadId: string
  readonly api: ApiClient
  /** Offsets at which a server turned out to have less than it had acknowledged: another one has taken over. */
  takeovers: number
  /** What a server last said that it has. */
  acknowledgedBytes: number
}

interface Standing {
  readonly offsetBytes: number
  readonly epoch: string
  readonly isComplete: boolean
}

const standingOf = (response: Response): Standing | null => {
  const offset = response.headers.get('upload-offset')
  if (offset === null || response.status >= 500) return null
  return {
    offsetBytes: Number(offset),
    epoch: response.headers.get('upload-epoch') ?? '0',
    isComplete: response.headers.get('upload-complete') === '?1',
  }
}

/** Null: no answer, or one that says "later". */
const request = async (sender: Sender, init: RequestInit): Promise<Standing | null> => {
  try {
    const response = await sender.api.request(`/api/content/file/chunk/${sender.uploadId}`, {
      ...init,
      signal: AbortSignal.timeout(8_000),
    })
    await response.arrayBuffer()
    return standingOf(response)
  } catch {
    // Cut, refused or silent: where it stands is asked again.
    return null
  }
}

const appendAt = (sender: Sender, at: Standing, plan: SendPlan): Promise<Standing | null> => {
  const toBytes = Math.min(plan.sizeBytes, at.offsetBytes + plan.chunkBytes)
  const bytes = makeExpectedBytes(sender.seed, at.offsetBytes, toBytes)
  const isLast = toBytes === plan.sizeBytes
  const digest = createHash('sha256')
    .update(makeExpectedBytes(sender.seed, 0, plan.sizeBytes))
    .digest('base64')
  return request(sender, {
    method: 'PATCH',
    headers: {
      'content-type': 'application/partial-upload',
      'upload-offset': String(at.offsetBytes),
      'upload-epoch': at.epoch,
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
}

/** Sends it all, for as long as it takes; resolves when the seal was answered. */
export const sendAll = async (sender: Sender, plan: SendPlan): Promise<void> => {
  let at: Standing | null = null
  while (at?.isComplete !== true) {
    const answer: Standing | null =
      at === null ? await request(sender, { method: 'HEAD' }) : await appendAt(sender, at, plan)
    if (answer !== null && answer.offsetBytes < sender.acknowledgedBytes) sender.takeovers += 1
    if (answer !== null) sender.acknowledgedBytes = answer.offsetBytes
    at = answer
    await sleep(plan.pauseMs)
  }
}
