import { applicant, organization, type Transaction } from '@candor/db'
import type { ReplyCounts } from '@candor/domain'
import { and, eq, gt, lte, sql } from 'drizzle-orm'

/** The date that was promised last: it waits for a reply, or a reply ended it. */
const promisedBy = sql`coalesce(${applicant.replyBy}, ${applicant.endedReplyBy})`

/** Of the people who are not deleted: those whose date passed in the window, and who got a reply by it. */
export const countReplies = async (
  tx: Transaction,
  organizationId: string,
  window: { readonly since: Date; readonly until: Date },
): Promise<ReplyCounts> => {
  const { replyBy, endedReplyAt } = applicant
  const [counts] = await tx
    .select({
      promised: sql<number>`count(*)::int`,
      onTime: sql<number>`(count(*) filter (where ${replyBy} is null and ${endedReplyAt} <= ${promisedBy}))::int`,
    })
    .from(applicant)
    .where(
      and(
        eq(applicant.organizationId, organizationId),
        gt(promisedBy, window.since),
        lte(promisedBy, window.until),
        eq(applicant.isHidden, false),
      ),
    )
  return counts ?? { promised: 0, onTime: 0 }
}

export const isResponseRateShown = async (tx: Transaction, organizationId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ isShown: organization.showsResponseRate })
    .from(organization)
    .where(eq(organization.id, organizationId))
  return row?.isShown ?? false
}

export const saveResponseRateShown = async (
  tx: Transaction,
  change: { readonly organizationId: string; readonly isShown: boolean; readonly at: Date },
): Promise<void> => {
  await tx
    .update(organization)
    .set({ showsResponseRate: change.isShown, updatedAt: change.at })
    .where(eq(organization.id, change.organizationId))
}
