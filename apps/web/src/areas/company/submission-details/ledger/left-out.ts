import type { Assessment } from '@candor/contract'

/** Whether the assessment judged an answer not at all because of technical faults in it. */
export const isLeftOut = (assessment: Pick<Assessment, 'notes'> | null, answerId: string): boolean =>
  assessment?.notes.some((note) => note.kind === 'technical_fault' && note.answerId === answerId) ?? false
