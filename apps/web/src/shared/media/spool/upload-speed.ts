import { monotonicMs } from '../../clock'

/** Without a report for this long, the worker uploads nothing, and its last speed is out of date. */
const LIFETIME_MS = 30_000

let latest: { uploadKbps: number | null; atMs: number } | null = null

/** Saves the speed that the upload worker reports. */
export function recordUploadSpeed(uploadKbps: number | null): void {
  latest = { uploadKbps, atMs: monotonicMs() }
}

/** The speed of this page's uploads in kilobits per second. Null: nothing was measured lately. */
export const readUploadKbps = (): number | null =>
  latest !== null && monotonicMs() - latest.atMs <= LIFETIME_MS ? latest.uploadKbps : null
