import { notice, noticeSetting, type Transaction } from '@candor/db'
import type { MemberCaller } from '../http/caller'

/** A notice of a member about a submission. */
export const insertNotice = async (
  tx: Transaction,
  { organizationId, userId }: MemberCaller,
  { id, submissionId, at }: { readonly id: string; readonly submissionId: string; readonly at: Date },
): Promise<void> => {
  const shown = { kind: 'new_submission', isShown: true, isMailDue: false, createdAt: at } as const
  await tx.insert(notice).values({ id, organizationId, userId, submissionId, ...shown })
}

export const insertNoticeSetting = async (
  tx: Transaction,
  { organizationId, userId }: MemberCaller,
  updatedAt: Date,
): Promise<void> => {
  const chosen = { kind: 'new_submission', inProduct: true, byMail: false } as const
  await tx.insert(noticeSetting).values({ organizationId, userId, ...chosen, updatedAt })
}
