import { z } from 'zod'
import { zId, zInstant } from '../shared/primitives'
import { correctionKinds } from './correction-kinds'

/** What the candidate corrected of one answer, in their own view. */
export const zAnswerCorrections = z.object({
  answerId: zId,
  heardText: z.string(),
  /** The oldest first. */
  versions: z.array(
    z.object({
      version: z.number().int().min(1),
      text: z.string(),
      kind: z.enum(correctionKinds),
      changedPercent: z.number().int(),
      createdAt: zInstant,
    }),
  ),
})
export type AnswerCorrections = z.infer<typeof zAnswerCorrections>

export const zCorrections = z.object({
  openUntil: zInstant,
  isOpen: z.boolean(),
  answers: z.array(zAnswerCorrections),
})
export type Corrections = z.infer<typeof zCorrections>
