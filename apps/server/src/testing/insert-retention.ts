import { legalHold, retentionPolicy, type Transaction } from '@candor/db'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps'
import type { MemberCaller } from '../http/caller'

/** A policy of the member's organization, and a hold on one of its submissions. */
export const insertRetention = async (
  tx: Transaction,
  { organizationId, userId }: MemberCaller,
  { submissionId, at }: { readonly submissionId: string; readonly at: Date },
): Promise<void> => {
  await tx.insert(retentionPolicy).values({ organizationId, preset: 'unlimited', changedBy: userId, changedAt: at })
  await tx.insert(legalHold).values({ submissionId, organizationId, reason: 'Words', heldBy: userId, heldAt: at })
}

export const endHolds = (deps: Pick<Deps, 'withActor'>, { organizationId }: MemberCaller): Promise<unknown> =>
  deps.withActor({ kind: 'worker' }, (tx) => tx.delete(legalHold).where(eq(legalHold.organizationId, organizationId)))
