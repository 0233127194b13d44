import { type NoticeSetting, noticeKinds } from '@candor/contract'
import { authUser, member, noticeSetting, type Transaction } from '@candor/db'
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

/** Turns every kind off by mail, and leaves what is shown in the product. */
export const stopMails = async (tx: Transaction, { organizationId, userId }: Owner, updatedAt: Date): Promise<void> => {
  const off = { byMail: false, updatedAt }
  await tx
    .insert(noticeSetting)
    .values(noticeKinds.map((kind) => ({ organizationId, userId, kind, inProduct: true, ...off })))
    .onConflictDoUpdate({ target: [noticeSetting.organizationId, noticeSetting.userId, noticeSetting.kind], set: off })
}

export const findMemberByEmail = async (
  tx: Transaction,
  { email, organizationId }: { readonly email: string; readonly organizationId: string },
): Promise<string | undefined> => {
  const [found] = await tx
    .select({ userId: member.userId })
    .from(member)
    .innerJoin(authUser, eq(authUser.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), eq(authUser.email, email)))
  return found?.userId
}
