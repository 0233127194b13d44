import { z } from 'zod'
import { evidenceTags } from './measures'

/**
 * A verbatim quote. start and end are UTF-16 offsets in that answer's transcript text: text.slice(start, end) === quote.
 * startMs and endMs are media times; null when the answer is typed or has no word times, then playing starts at the
 * beginning of the answer and the screen says so.
 */
export const zEvidence = z.object({
  answerId: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  quote: z.string().min(1),
  effect: z.enum(['+', '-']),
  tag: z.enum(evidenceTags),
  startMs: z.number().min(0).nullable(),
  endMs: z.number().min(0).nullable(),
  /** What a language model said of the quote: its words, never ours. Shown as plain text. */
  note: z.string().max(400).optional(),
})

export type Evidence = z.infer<typeof zEvidence>
