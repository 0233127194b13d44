import type { NoticeSetting } from '@candor/contract'
import { noticeSetting, type Transaction } from '@candor/db'
import { and, eq } from 'drizzle-orm'

type Owner = { readonly organizationId: string; readonly userId: string }

/** What a member has changed; other kinds have no row. */
export const listSettings = (tx: Transaction, { organizationId, userId }: Owner): Promise<NoticeSetting[]> =>
  tx
    .select({ kind: noticeSetting.kind, inProduct: noticeSetting.inProduct, byMail: noticeSetting.byMail })
    .from(noticeSetting)
    .where(and(eq(noticeSetting.organizationId, organizationId), eq(noticeSetting.userId, userId)))

export const saveSetting = async (
  tx: Transaction,
  { organizationId, userId }: Owner,
  { kind, inProduct, byMail, updatedAt }: NoticeSetting & { readonly updatedAt: Date },
): Promise<void> => {
  await tx
    .insert(noticeSetting)
    .values({ organizationId, userId, kind, inProduct, byMail, updatedAt })
    .onConflictDoUpdate({
      target: [noticeSetting.organizationId, noticeSetting.userId, noticeSetting.kind],
      set: { inProduct, byMail, updatedAt },
    })
}
