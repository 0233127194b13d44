import { classifySpeed, computeKbps, isSlowSpeed } from '@candor/domain'
import { monotonicMs } from '../../clock'

export type SpeedLabel = 'fast' | 'medium' | 'low'
export interface Speed {
  uploadKbps: number
  label: SpeedLabel
}

const ADDRESS = '/api/interview/interview/upload-speed-test'
const SMALL_BYTES = 128 * 1024
const LARGE_BYTES = 1024 * 1024
/** If the small body takes longer than this, the large one is skipped. */
const SLOW_MS = 700
/** A body that takes longer is far too slow for video. */
const TIMEOUT_MS = 10_000

const labels: readonly SpeedLabel[] = ['fast', 'medium', 'low']

/** Random bytes, because compression on the network can't shrink them. */
function randomBytes(sizeBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(sizeBytes)
  for (let at = 0; at < sizeBytes; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536))
  return bytes
}

function readSpeed(value: unknown): Speed | null {
  if (typeof value !== 'object' || value === null || !('uploadKbps' in value) || !('label' in value)) return null
  const label = labels.find((known) => known === value.label)
  return typeof value.uploadKbps === 'number' && label ? { uploadKbps: value.uploadKbps, label } : null
}

/** Sends a body. A body that does not arrive in time gives the highest speed that it can have had. */
async function send(sizeBytes: number, signal: AbortSignal): Promise<Speed | null> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS)
  try {
    const response = await fetch(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: randomBytes(sizeBytes),
      signal: AbortSignal.any([signal, timeout.signal]),
    })
    return response.ok ? readSpeed(await response.json()) : null
  } catch {
    if (!timeout.signal.aborted) return null
    const uploadKbps = computeKbps(sizeBytes, TIMEOUT_MS)
    return { uploadKbps, label: classifySpeed(uploadKbps) }
  } finally {
    clearTimeout(timer)
  }
}

/** Measures with a small body, and with a large one on a fast connection. */
async function measureOnce(signal: AbortSignal): Promise<Speed | null> {
  const startedMs = monotonicMs()
  const small = await send(SMALL_BYTES, signal)
  if (small === null || monotonicMs() - startedMs > SLOW_MS) return small
  return (await send(LARGE_BYTES, signal)) ?? small
}

/**
 * Measures the upload speed. A slow reading may be chance and stops an interview, so it is measured once more, and the better one
 * counts. Null: it can't be measured.
 */
export async function measureUpload(signal: AbortSignal): Promise<Speed | null> {
  const first = await measureOnce(signal)
  if (first === null || !isSlowSpeed(first.label)) return first
  const second = await send(SMALL_BYTES, signal)
  return second !== null && second.uploadKbps > first.uploadKbps ? second : first
}
