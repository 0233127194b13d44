import {
  applicant,
  applicantNote,
  applicantRating,
  authUser,
  position,
  projectApplicant,
  type Transaction,
} from '@candor/db'
import { and, count, eq, sql } from 'drizzle-orm'
import { type ApplicantRow, type ApplicantScope, applicantColumns, byName, isVisibleApplicant } from '../../applicants'

export interface ProjectApplicantRow extends ApplicantRow {
  readonly addedAt: Date
  /** Null: they have left the organization. */
  readonly addedByName: string | null
  readonly ownRating: number | null
  readonly noteCount: number
}

const noteCount = sql<number>`(select count(*)::int from ${applicantNote} where ${applicantNote.applicantId} = ${applicant.id})`

const buildOwnRating = (userId: string) =>
  sql<
    number | null
  >`(select ${applicantRating.rating} from ${applicantRating} where ${applicantRating.applicantId} = ${applicant.id} and ${applicantRating.userId} = ${userId})`

/** One page of a project's applicants whom the caller may see, by name: someone who is added again has the same place. */
export const listProjectApplicantRows = (
  tx: Transaction,
  scope: ApplicantScope,
  page: { readonly projectId: string; readonly userId: string; readonly limit: number; readonly offset: number },
): Promise<ProjectApplicantRow[]> =>
  tx
    .select({
      ...applicantColumns,
      addedAt: projectApplicant.addedAt,
      addedByName: authUser.name,
      ownRating: buildOwnRating(page.userId),
      noteCount,
    })
    .from(projectApplicant)
    .innerJoin(applicant, eq(applicant.id, projectApplicant.applicantId))
    .innerJoin(position, eq(position.id, applicant.positionId))
    .leftJoin(authUser, eq(authUser.id, projectApplicant.addedBy))
    .where(and(eq(projectApplicant.projectId, page.projectId), isVisibleApplicant(scope)))
    .orderBy(...byName)
    .limit(page.limit)
    .offset(page.offset)

export const isInProject = async (tx: Transaction, projectId: string, applicantId: string): Promise<boolean> => {
  const [found] = await tx
    .select({ id: projectApplicant.applicantId })
    .from(projectApplicant)
    .where(and(eq(projectApplicant.projectId, projectId), eq(projectApplicant.applicantId, applicantId)))
  return found !== undefined
}

/** People in a project, those whom the caller doesn't see included. */
export const countMembers = async (tx: Transaction, projectId: string): Promise<number> => {
  const [found] = await tx
    .select({ applicants: count() })
    .from(projectApplicant)
    .where(eq(projectApplicant.projectId, projectId))
  return found?.applicants ?? 0
}

export const insertMembership = async (
  tx: Transaction,
  row: {
    readonly projectId: string
    readonly applicantId: string
    readonly organizationId: string
    readonly addedBy: string
    readonly addedAt: Date
  },
): Promise<void> => {
  await tx.insert(projectApplicant).values(row).onConflictDoNothing()
}

/** False: they were not in the project. */
export const deleteMembership = async (tx: Transaction, projectId: string, applicantId: string): Promise<boolean> => {
  const deleted = await tx
    .delete(projectApplicant)
    .where(and(eq(projectApplicant.projectId, projectId), eq(projectApplicant.applicantId, applicantId)))
    .returning({ id: projectApplicant.applicantId })
  return deleted.length > 0
}
