import type { CurrentTurn } from '@candor/contract'

/** One take of one answer; null between two questions. */
export const formatTakeId = (current: Pick<CurrentTurn, 'answerId' | 'take'> | null): string | null =>
  current === null ? null : `${current.answerId}-${current.take}`
