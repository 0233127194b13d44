import { z } from 'zod'

/** What an assessment found, also where it gives no overall level. Shown in place of the level. */
export const zKnown = z.object({
  /** Dimensions with a level, of those that can have one. */
  judged: z.number().int().min(0),
  dimensions: z.number().int().min(0),
  /** Of all answers, as the assessment counted them; null: it counted none. */
  words: z.number().int().min(0).nullable(),
})
export type Known = z.infer<typeof zKnown>
