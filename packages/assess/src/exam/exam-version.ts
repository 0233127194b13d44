import type { ExamPartId } from '@candor/contract'

/** Raised with every change of the material, of a rule or of a needed share. */
export const examVersion = 'x2'

/** Share of a part's cases that must hold: what is left is the unrest that a good model has too. */
export const neededShares: Readonly<Record<ExamPartId, number>> = {
  evidence: 0.95,
  order: 0.9,
  padding: 0.9,
  injection: 0.9,
  name_swap: 0.95,
  silence: 0.95,
  repeat: 0.95,
}
