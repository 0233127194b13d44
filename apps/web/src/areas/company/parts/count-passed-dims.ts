import type { ExamCard } from '@candor/contract'

/** How many dimensions of an exam were passed, and of how many. The overall level is no dimension. */
export function countPassedDims({ dims }: Pick<ExamCard, 'dims'>): { passed: number; total: number } {
  const own = dims.filter(({ id }) => id !== 'overall')
  return { passed: own.filter(({ passed }) => passed).length, total: own.length }
}
