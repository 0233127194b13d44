import type { Assessment } from '@candor/contract'

/** Whether the assessment left out an answer because of its technical faults. */
export const isExcluded = (assessment: Pick<Assessment, 'notes'> | null, answerId: string): boolean =>
  assessment?.notes.some((note) => note.kind === 'technical_fault' && note.answerId === answerId) ?? false
