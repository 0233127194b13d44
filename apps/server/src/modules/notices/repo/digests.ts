import { type InterfaceLanguage, type NoticeKind, type Role, userStatus } from '@candor/contract'
import {
  applicant,
  authUser,
  member,
  notice,
  noticeSetting,
  organization,
  submission,
  type Transaction,
} from '@candor/db'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isItsApplicant, isVisibleTo, type Reader } from './visible-notices'

/** A member for whom notices wait to be mailed. */
export interface WaitingMember {
  readonly userId: string
  readonly organizationId: string
}

/** The next members after one, in the order of the index. */
export const listWaitingMembers = (
  tx: Transaction,
  { after, limit }: { readonly after: WaitingMember | undefined; readonly limit: number },
): Promise<WaitingMember[]> =>
  tx
    .selectDistinct({ userId: notice.userId, organizationId: notice.organizationId })
    .from(notice)
    .where(
      and(
        eq(notice.isMailDue, true),
        after === undefined
          ? undefined
          : sql`(${notice.userId}, ${notice.organizationId}) > (${after.userId}, ${after.organizationId})`,
      ),
    )
    .orderBy(asc(notice.userId), asc(notice.organizationId))
    .limit(limit)

/** Any fixed number: separates these locks from others. */
const digestLockKey = 1_913

/** Until this transaction ends, no other one mails the person a digest. */
export const lockPerson = async (tx: Transaction, userId: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${digestLockKey}, hashtext(${userId}))`)
}

export interface DigestReader {
  readonly email: string
  readonly language: InterfaceLanguage
  readonly role: Role
  readonly organizationName: string
}

/** Where a member who can sign in reads mail; undefined: they can't, or the organization was deleted. */
export const findDigestReader = async (
  tx: Transaction,
  { userId, organizationId }: WaitingMember,
): Promise<DigestReader | undefined> => {
  const [row] = await tx
    .select({
      email: authUser.email,
      language: authUser.locale,
      role: member.role,
      organizationName: organization.name,
    })
    .from(member)
    .innerJoin(authUser, eq(authUser.id, member.userId))
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(
      and(
        eq(member.userId, userId),
        eq(member.organizationId, organizationId),
        eq(authUser.status, userStatus.ACTIVE),
        eq(authUser.emailVerified, true),
        isNull(organization.deletedAt),
      ),
    )
  return row
}

/** Ends the wait of everything that is to be mailed to a member. Returns its ids: a notice that is added meanwhile still waits. */
export const takeDueNotices = async (tx: Transaction, { userId, organizationId }: WaitingMember): Promise<string[]> => {
  const rows = await tx
    .update(notice)
    .set({ isMailDue: false })
    .where(and(eq(notice.userId, userId), eq(notice.organizationId, organizationId), eq(notice.isMailDue, true)))
    .returning({ id: notice.id })
  return rows.map(({ id }) => id)
}

const isSwitchedOff = sql`exists (select 1 from ${noticeSetting} where ${noticeSetting.organizationId} = ${notice.organizationId} and ${noticeSetting.userId} = ${notice.userId} and ${noticeSetting.kind} = ${notice.kind} and not ${noticeSetting.byMail})`

/** Of these notices, the ones that the member would still see and has not read, and whose kind is still mailed. */
export const listReported = async (
  tx: Transaction,
  reader: Reader,
  ids: readonly string[],
): Promise<{ kind: NoticeKind }[]> => {
  if (ids.length === 0) return []
  return tx
    .select({ kind: notice.kind })
    .from(notice)
    .leftJoin(submission, eq(submission.id, notice.submissionId))
    .leftJoin(applicant, isItsApplicant)
    .where(and(isVisibleTo(reader), inArray(notice.id, [...ids]), isNull(notice.readAt), sql`not ${isSwitchedOff}`))
}
