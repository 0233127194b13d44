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

async function send(sizeBytes: number, signal: AbortSignal): Promise<Speed | null> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: randomBytes(sizeBytes),
    signal,
  })
  return response.ok ? readSpeed(await response.json()) : null
}

/** Measures the upload speed with a small body, and with a large one on a fast connection. Null: it can't be measured. */
export async function measureUpload(signal: AbortSignal): Promise<Speed | null> {
  try {
    const startedMs = monotonicMs()
    const small = await send(SMALL_BYTES, signal)
    if (small === null || monotonicMs() - startedMs > SLOW_MS) return small
    return (await send(LARGE_BYTES, signal)) ?? small
  } catch {
    return null
  }
}
