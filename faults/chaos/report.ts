import { machineLine } from '../../bench/lib/figures'
import type { ChaosReport } from './run-chaos'

const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`

/** Something was recorded; no promised byte of it is missing or wrong, and nothing was left waiting for ever. */
export const isWhole = ({ comparison, drainedMs, conflicts }: ChaosReport): boolean =>
  comparison.promisedBytes > 0 &&
  comparison.emittedBytes > 0 &&
  comparison.missingBytes === 0 &&
  comparison.corruptBytes === 0 &&
  drainedMs !== null &&
  conflicts.length === 0

const countEach = (notes: readonly string[]): [string, number][] =>
  [...new Set(notes)].map((note) => [note, notes.filter((one) => one === note).length])

/** What a person reads at the end of a run. */
export const describeReport = (report: ChaosReport): string => {
  const { comparison, counts } = report
  const faulty = comparison.segments.filter(({ missingBytes, corruptBytes }) => missingBytes + corruptBytes > 0)
  const lines = [
    `seed ${report.seed}; ${report.faultCount} faults, ${report.hitCount} of them in the middle of a recording; ${machineLine()}`,
    ...Object.entries(counts).map(([kind, count]) => `  ${kind}: ${count}`),
    ...(report.diskRefusal === null ? [] : [`  skipped: server disk full (no small disk here: ${report.diskRefusal})`]),
    `${report.answerCount} questions, ${report.segmentCount} segments, ${report.unsealedCount} of them not sealed`,
    `emitted ${formatMegabytes(comparison.emittedBytes)}, promised ${formatMegabytes(comparison.promisedBytes)}, stored ${formatMegabytes(comparison.storedBytes)}`,
    `missing ${comparison.missingBytes} bytes, corrupt ${comparison.corruptBytes} bytes`,
    `emitted and not kept when a page was killed or lost the session: ${comparison.unkeptBytes} bytes, at most ${comparison.mostUnkeptSlices} slices of one segment`,
    report.drainedMs === null
      ? 'never drained'
      : `drained ${(report.drainedMs / 1_000).toFixed(1)} s after the last fault`,
    ...countEach(report.notes).map(([note, times]) => `${times} x ${note}`),
    ...(report.namelessRecorders === 0 ? [] : [`${report.namelessRecorders} recorders whose segment was never named`]),
    ...report.conflicts.map((key) => `given to two recorders: ${key}`),
    ...faulty.map((verdict) => `  ${JSON.stringify(verdict)}`),
    isWhole(report) ? 'nothing was lost' : `LOST OR STUCK; again with --replay ${report.seed}`,
  ]
  return `${lines.join('\n')}\n`
}
