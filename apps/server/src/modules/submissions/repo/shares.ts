import { shareLimits } from '@candor/contract'
import { accessGrant, authUser, interviewSet, member, organization, submission, type Transaction } from '@candor/db'
import type { SharedLink } from '@candor/domain'
import { and, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { isVisibleSubmission, type ViewerScope } from '../../access'

const isLink = ne(accessGrant.kind, 'member')

/** By the keyed hash of its token: for the actor `link`, who reads no other. */
export const findLinkByToken = async (tx: Transaction, tokenHash: string) => {
  const [row] = await tx
    .select()
    .from(accessGrant)
    .where(and(eq(accessGrant.tokenHash, tokenHash), isLink))
  return row
}
export type LinkRow = NonNullable<Awaited<ReturnType<typeof findLinkByToken>>>

export const findLink = async (tx: Transaction, id: string): Promise<LinkRow | undefined> => {
  const [row] = await tx
    .select()
    .from(accessGrant)
    .where(and(eq(accessGrant.id, id), isLink))
  return row
}

/** What decides whether a link opens. */
export const getLinkFacts = (row: LinkRow): SharedLink => ({
  kind: row.kind,
  expiresAtMs: row.expiresAt?.getTime() ?? null,
  isRevoked: row.revokedAt !== null,
  openCount: row.openCount,
})

/** Counts one more browser; false: the link was revoked, or opened in as many as it may be, by another request at the same time. */
export const countOpening = async (tx: Transaction, id: string, at: Date): Promise<boolean> => {
  const isFree = or(ne(accessGrant.kind, 'address'), lt(accessGrant.openCount, shareLimits.browsersPerAddress))
  const rows = await tx
    .update(accessGrant)
    .set({ openedAt: at, openCount: sql`${accessGrant.openCount} + 1` })
    .where(and(eq(accessGrant.id, id), isNull(accessGrant.revokedAt), isFree))
    .returning({ id: accessGrant.id })
  return rows.length > 0
}

export interface ShareHost {
  readonly organizationName: string
  /** Null: the person has left. */
  readonly sharedBy: string | null
}

/** Who shared; undefined: the organization is deleted. For the actor `auth`. */
export const findShareHost = async (
  tx: Transaction,
  { organizationId, grantedBy }: Pick<LinkRow, 'organizationId' | 'grantedBy'>,
): Promise<ShareHost | undefined> => {
  const [host] = await tx
    .select({ organizationName: organization.name })
    .from(organization)
    .where(and(eq(organization.id, organizationId), isNull(organization.deletedAt)))
  if (host === undefined) return undefined
  if (grantedBy === null) return { ...host, sharedBy: null }
  const [person] = await tx
    .select({ name: authUser.name })
    .from(member)
    .innerJoin(authUser, eq(authUser.id, member.userId))
    .where(and(eq(member.organizationId, organizationId), eq(member.userId, grantedBy)))
  return { ...host, sharedBy: person?.name ?? null }
}

const listed = 50

/** The submissions that a link shows, the newest first. */
export const listSharedSubmissions = (tx: Transaction, organizationId: string, scope: ViewerScope) =>
  tx
    .select({ id: submission.id, setName: interviewSet.name, submittedAt: submission.submittedAt })
    .from(submission)
    .innerJoin(interviewSet, eq(interviewSet.id, submission.setId))
    .where(and(eq(submission.organizationId, organizationId), isVisibleSubmission(scope)))
    .orderBy(desc(submission.submittedAt), desc(submission.id))
    .limit(listed)
