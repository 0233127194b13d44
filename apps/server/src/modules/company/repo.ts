import { jobDescription, type Transaction } from '@candor/db'

export const insertJobDescription = async (tx: Transaction, row: typeof jobDescription.$inferInsert): Promise<void> => {
  await tx.insert(jobDescription).values(row)
}
