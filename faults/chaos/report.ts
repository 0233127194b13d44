import { machineLine } from '../../bench/lib/figures'
import type { ChaosReport } from './run-chaos'

const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(2)} MB`

/** Whether something was recorded, no promised byte is missing or corrupt, and every upload ended. */
export const isWhole = ({ comparison, drainedMs, conflicts }: ChaosReport): boolean =>
  comparison.promisedBytes > 0 &&
  comparison.emittedBytes > 0 &&
  comparison.missingBytes === 0 &&
  comparison.corruptBytes === 0 &&
  drainedMs !== null &&
  conflicts.length === 0

const countEach = (notes: readonly string[]): [string, number][] =>
  [...new Set(notes)].map((note) => [note, notes.filter((other) => other === note).length])

/** Formats the report printed at the end of a run. */
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
    `emitted but not saved when a page was killed or lost the session: ${comparison.unsavedBytes} bytes, at most ${comparison.mostUnsavedSlices} slices of one segment`,
    report.drainedMs === null
      ? 'never drained'
      : `drained ${(report.drainedMs / 1_000).toFixed(1)} s after the last fault`,
    ...countEach(report.notes).map(([note, times]) => `${times} x ${note}`),
    ...(report.unnamedRecorders === 0 ? [] : [`${report.unnamedRecorders} recorders whose segment was never named`]),
    ...report.conflicts.map((key) => `given to two recorders: ${key}`),
    ...faulty.map((verdict) => `  ${JSON.stringify(verdict)}`),
    isWhole(report) ? 'nothing was lost' : `LOST OR STUCK; repeat with --replay ${report.seed}`,
  ]
  return `${lines.join('\n')}\n`
}
