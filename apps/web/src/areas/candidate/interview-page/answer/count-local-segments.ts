import { spoolClient } from '../../../../shared/media/spool/spool-client'

/** How many segments of a take this device knows. */
export function segmentsHere(of: { answerId: string; take: number }): number {
  const own = spoolClient()
    .sidecars()
    .filter((one) => one.answerId === of.answerId && one.take === of.take && !one.isSpare)
  return Math.max(-1, ...own.map(({ segmentIndex }) => segmentIndex)) + 1
}
