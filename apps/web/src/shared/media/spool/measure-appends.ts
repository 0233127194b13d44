import type { UploadMeter } from './upload-meter'
import type { UploadWire } from './upload-wire'

/**
 * The smallest append that is measured. Of a smaller one, most of the time is the wait for the response. At this size, a ping
 * at the limit of a quality level alone does not take the speed below that level's limit.
 */
export const MEASURED_BYTES = 96 * 1024

/** Measures the appends that the server accepted. Without a response, it is unknown how much of an append arrived. */
export function measureAppends(wire: UploadWire, meter: UploadMeter, nowMs: () => number): UploadWire {
  return {
    ...wire,
    append: async (request) => {
      const startMs = nowMs()
      const answer = await wire.append(request)
      const sizeBytes = request.bytes.byteLength
      const isAccepted = answer.kind === 'stands' && answer.isAccepted
      if (isAccepted && sizeBytes >= MEASURED_BYTES) meter.add({ startMs, endMs: nowMs(), sizeBytes })
      return answer
    },
  }
}
