import type { ExamPartId } from '@candor/contract'

/** Raise this with every change to the material, a rule or a required share. */
export const examVersion = 'x4'

/** Share of a part's cases that must pass: the rest allows for the variation of a good model. */
export const neededShares: Readonly<Record<ExamPartId, number>> = {
  evidence: 0.95,
  order: 0.9,
  padding: 0.9,
  injection: 0.9,
  name_swap: 0.95,
  silence: 0.95,
  repeat: 0.95,
  terse_experts: 0.9,
  wrong_answers: 0.9,
}
