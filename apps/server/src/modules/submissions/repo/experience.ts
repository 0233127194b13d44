import { answerModalities, interviewLanguages } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { ExperienceBatch } from '@candor/domain'
import { sql } from 'drizzle-orm'
import { z } from 'zod'

const zBatch = z.object({
  modality: z.enum(answerModalities),
  language: z.enum(interviewLanguages),
  sum: z.number().int(),
  sumOfSquares: z.number().int(),
})

/** Sums of whole batches of the member's organization. Members read no single answer. */
export const listExperienceBatches = async (tx: Transaction): Promise<ExperienceBatch[]> => {
  const { rows } = await tx.execute(
    sql`select modality, language, answer_sum as sum, square_sum as "sumOfSquares" from candor_experience_batches()`,
  )
  return z.array(zBatch).parse(rows)
}
