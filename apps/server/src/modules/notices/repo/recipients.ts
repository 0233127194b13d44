import type { NoticeKind, Role } from '@candor/contract'
import { member, noticeSetting, type Transaction } from '@candor/db'
import { listNoticeKinds } from '@candor/domain'
import { and, eq, inArray } from 'drizzle-orm'

/** A member who gets notices of one kind, and where. */
export interface Recipient {
  readonly organizationId: string
  readonly userId: string
  readonly role: Role
  readonly isShown: boolean
  readonly isMailDue: boolean
}

/** The members of these organizations whose role gets notices of this kind, without those who switched off both channels. */
export const listRecipients = async (
  tx: Transaction,
  { organizationIds, kind }: { readonly organizationIds: readonly string[]; readonly kind: NoticeKind },
): Promise<Recipient[]> => {
  const rows = await tx
    .select({
      organizationId: member.organizationId,
      userId: member.userId,
      role: member.role,
      inProduct: noticeSetting.inProduct,
      byMail: noticeSetting.byMail,
    })
    .from(member)
    .leftJoin(
      noticeSetting,
      and(
        eq(noticeSetting.organizationId, member.organizationId),
        eq(noticeSetting.userId, member.userId),
        eq(noticeSetting.kind, kind),
      ),
    )
    .where(inArray(member.organizationId, [...organizationIds]))
  return rows
    .filter(({ role }) => listNoticeKinds(role).includes(kind))
    .map(({ inProduct, byMail, ...row }) => ({ ...row, isShown: inProduct ?? true, isMailDue: byMail ?? true }))
    .filter(({ isShown, isMailDue }) => isShown || isMailDue)
}
