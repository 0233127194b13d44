import { spoolClient } from '../../../../shared/media/spool/spool-client'

/** How many segments of a take this device knows. */
export function countLocalSegments(takeId: { answerId: string; take: number }): number {
  const own = spoolClient()
    .sidecars()
    .filter((segment) => segment.answerId === takeId.answerId && segment.take === takeId.take && !segment.isSpare)
  return Math.max(-1, ...own.map(({ segmentIndex }) => segmentIndex)) + 1
}
