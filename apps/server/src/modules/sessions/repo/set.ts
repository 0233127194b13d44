import type { SetAccessKind, SetContent, Status } from '@candor/contract'
import { dataSubject, interviewSet, interviewSetVersion, organization } from '@candor/db'
import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from './rows'

/** What stands behind a candidate's link. */
export interface LinkedSet {
  readonly setId: string
  readonly organizationId: string
  readonly organizationName: string
  /** Hash of the organization's logo; null: it has none. */
  readonly logo: string | null
  readonly accentColor: string | null
  readonly linkId: string
  readonly status: Status
  readonly access: SetAccessKind
  /** Until when interviews may begin; null: no such day. */
  readonly deadline: Date | null
  readonly versionId: string
  readonly content: SetContent
  readonly updatedAt: Date
}

/** Null: the link leads nowhere, or its organization is deleted. */
export const readLinkedSet = async (tx: Transaction, linkId: string): Promise<LinkedSet | null> => {
  const [found] = await tx
    .select({
      setId: interviewSet.id,
      organizationId: interviewSet.organizationId,
      organizationName: organization.name,
      logo: organization.logo,
      accentColor: interviewSet.accentColor,
      linkId: interviewSet.linkId,
      status: interviewSet.status,
      access: interviewSet.access,
      deadline: interviewSet.deadline,
      versionId: interviewSetVersion.id,
      content: interviewSetVersion.content,
      updatedAt: interviewSet.updatedAt,
    })
    .from(interviewSet)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, interviewSet.currentVersionId))
    .innerJoin(organization, eq(organization.id, interviewSet.organizationId))
    .where(and(eq(interviewSet.linkId, linkId), isNull(organization.deletedAt)))
  return found ?? null
}

export const readVersionContent = async (tx: Transaction, versionId: string): Promise<SetContent | null> => {
  const [found] = await tx
    .select({ content: interviewSetVersion.content })
    .from(interviewSetVersion)
    .where(eq(interviewSetVersion.id, versionId))
  return found?.content ?? null
}

/** From here on the version can't be edited; later callers find it frozen. */
export const freezeVersion = async (tx: Transaction, versionId: string, nowMs: number): Promise<void> => {
  await tx
    .update(interviewSetVersion)
    .set({ frozenAt: new Date(nowMs) })
    .where(and(eq(interviewSetVersion.id, versionId), isNull(interviewSetVersion.frozenAt)))
}

/** In whose name a session is held, for what, and with whom. */
export const readHost = async (
  tx: Transaction,
  row: { readonly organizationId: string; readonly dataSubjectId: string; readonly setVersionId: string },
): Promise<{ companyName: string; roleTitle: string; candidateName: string } | null> => {
  const [found] = await tx
    .select({
      companyName: organization.name,
      content: interviewSetVersion.content,
      candidateName: dataSubject.firstName,
    })
    .from(organization)
    .innerJoin(interviewSetVersion, eq(interviewSetVersion.id, row.setVersionId))
    .innerJoin(dataSubject, eq(dataSubject.id, row.dataSubjectId))
    .where(eq(organization.id, row.organizationId))
  if (found === undefined) return null
  const { companyName, content, candidateName } = found
  return { companyName, roleTitle: content.positionName, candidateName }
}
