import { type InterfaceLanguage, userStatus } from '@candor/contract'
import { authUser, interviewSet, member, organization, submission, type Transaction } from '@candor/db'
import { and, asc, eq, isNull } from 'drizzle-orm'

interface OwnerAddress {
  readonly email: string
  readonly locale: InterfaceLanguage
}

/** The owners of an organization who can sign in. */
export const listOwnerAddresses = (tx: Transaction, organizationId: string): Promise<OwnerAddress[]> =>
  tx
    .select({ email: authUser.email, locale: authUser.locale })
    .from(member)
    .innerJoin(authUser, eq(authUser.id, member.userId))
    .where(
      and(
        eq(member.organizationId, organizationId),
        eq(member.role, 'owner'),
        eq(authUser.status, userStatus.ACTIVE),
        eq(authUser.emailVerified, true),
      ),
    )
    .orderBy(asc(member.createdAt), asc(member.id))

/** What mails about a submission name and link to; undefined if the submission or its organization was deleted. */
export const findMailedSubmission = async (
  tx: Transaction,
  id: string,
): Promise<{ organizationName: string; linkId: string } | undefined> => {
  const [row] = await tx
    .select({ organizationName: organization.name, linkId: interviewSet.linkId })
    .from(submission)
    .innerJoin(organization, eq(organization.id, submission.organizationId))
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .where(and(eq(submission.id, id), isNull(organization.deletedAt)))
  return row
}
