/** Only appends of about the last half minute describe the connection as it is now. */
const WINDOW_MS = 30_000

/** The bytes of one append and the time that it took. */
interface MeasuredAppend {
  startMs: number
  endMs: number
  sizeBytes: number
}

export interface UploadMeter {
  add: (append: MeasuredAppend) => void
  /** The upload speed in kilobits per second. Null: nothing was measured in the last half minute. */
  readKbps: () => number | null
}

/** The time in which at least one append ran: two uploads share the connection, so their times must not add up. */
function sumBusyMs(appends: readonly MeasuredAppend[]): number {
  let busyMs = 0
  let untilMs = Number.NEGATIVE_INFINITY
  for (const { startMs, endMs } of [...appends].sort((a, b) => a.startMs - b.startMs)) {
    busyMs += Math.max(0, endMs - Math.max(startMs, untilMs))
    untilMs = Math.max(untilMs, endMs)
  }
  return busyMs
}

/** Computes the upload speed of the recordings from their own appends. */
export function createUploadMeter(nowMs: () => number): UploadMeter {
  let appends: MeasuredAppend[] = []
  const dropOld = () => {
    appends = appends.filter(({ endMs }) => nowMs() - endMs <= WINDOW_MS)
  }
  return {
    add: (append) => {
      dropOld()
      appends.push(append)
    },
    readKbps: () => {
      dropOld()
      const busyMs = sumBusyMs(appends)
      const sizeBytes = appends.reduce((total, append) => total + append.sizeBytes, 0)
      return busyMs > 0 ? (sizeBytes * 8) / busyMs : null
    },
  }
}
