import { submissionView, type Transaction } from '@candor/db'

/** Does nothing if the member has opened the submission before. */
export const insertView = async (
  tx: Transaction,
  view: {
    readonly submissionId: string
    readonly userId: string
    readonly organizationId: string
    readonly viewedAt: Date
  },
): Promise<void> => {
  await tx.insert(submissionView).values(view).onConflictDoNothing()
}
