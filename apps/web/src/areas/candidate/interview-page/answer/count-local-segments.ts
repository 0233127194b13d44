import { spoolClient } from '../../../../shared/media/spool/spool-client'

/** How many segments of a take this device knows. */
export function countLocalSegments(takeId: { answerId: string; take: number }): number {
  const own = spoolClient()
    .sidecars()
    .filter((one) => one.answerId === takeId.answerId && one.take === takeId.take && !one.isSpare)
  return Math.max(-1, ...own.map(({ segmentIndex }) => segmentIndex)) + 1
}
