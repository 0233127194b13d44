import type { ProjectState } from '@candor/contract'
import { applicant, authUser, project, projectApplicant, type Transaction } from '@candor/db'
import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { toLikePattern } from '../../../platform/like-pattern'
import { type ApplicantScope, isVisibleApplicant } from '../../applicants'

export interface ProjectRow {
  readonly id: string
  readonly name: string
  readonly archivedAt: Date | null
  /** Null: they have left the organization. */
  readonly createdByName: string | null
  readonly createdAt: Date
  /** People whom the caller may see. */
  readonly applicantCount: number
}

export interface ProjectFilter {
  readonly state: ProjectState
  readonly keyword?: string | undefined
  /** Only projects that contain this applicant. */
  readonly applicantId?: string | undefined
}

const buildCount = (tx: Transaction, scope: ApplicantScope): SQL<number> => {
  const members = tx
    .select({ applicants: count() })
    .from(projectApplicant)
    .innerJoin(applicant, eq(applicant.id, projectApplicant.applicantId))
    .where(and(eq(projectApplicant.projectId, project.id), isVisibleApplicant(scope)))
  return sql<number>`(${members})::int`
}

const selectProjects = (tx: Transaction, scope: ApplicantScope) =>
  tx
    .select({
      id: project.id,
      name: project.name,
      archivedAt: project.archivedAt,
      createdByName: authUser.name,
      createdAt: project.createdAt,
      applicantCount: buildCount(tx, scope),
    })
    .from(project)
    .leftJoin(authUser, eq(authUser.id, project.createdBy))

const contains = (applicantId: string): SQL =>
  sql`exists (select from ${projectApplicant} where ${projectApplicant.projectId} = ${project.id} and ${projectApplicant.applicantId} = ${applicantId})`

const buildWhere = (organizationId: string, { state, keyword, applicantId }: ProjectFilter): SQL | undefined =>
  and(
    eq(project.organizationId, organizationId),
    state === 'active' ? isNull(project.archivedAt) : isNotNull(project.archivedAt),
    keyword === undefined
      ? undefined
      : sql`lower(${project.name} collate "vi-x-icu") like lower(${toLikePattern(keyword)}::text collate "vi-x-icu")`,
    applicantId === undefined ? undefined : contains(applicantId),
  )

/** One page of projects, newest first. */
export const listProjectRows = (
  tx: Transaction,
  scope: ApplicantScope,
  { limit, offset, ...filter }: ProjectFilter & { readonly limit: number; readonly offset: number },
): Promise<ProjectRow[]> =>
  selectProjects(tx, scope)
    .where(buildWhere(scope.organizationId, filter))
    .orderBy(desc(project.createdAt), desc(project.id))
    .limit(limit)
    .offset(offset)

export const countProjects = async (
  tx: Transaction,
  organizationId: string,
  filter: ProjectFilter,
): Promise<number> => {
  const [found] = await tx.select({ projects: count() }).from(project).where(buildWhere(organizationId, filter))
  return found?.projects ?? 0
}

export const findProject = async (
  tx: Transaction,
  scope: ApplicantScope,
  id: string,
): Promise<ProjectRow | undefined> => {
  const [found] = await selectProjects(tx, scope).where(
    and(eq(project.organizationId, scope.organizationId), eq(project.id, id)),
  )
  return found
}

/** Locks a project until the transaction ends: it isn't deleted meanwhile, and people are counted exactly. */
export const lockProject = async (
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<{ id: string; name: string; archivedAt: Date | null } | undefined> => {
  const [found] = await tx
    .select({ id: project.id, name: project.name, archivedAt: project.archivedAt })
    .from(project)
    .where(and(eq(project.organizationId, organizationId), eq(project.id, id)))
    .for('update')
  return found
}

export const insertProject = async (
  tx: Transaction,
  row: {
    readonly id: string
    readonly organizationId: string
    readonly name: string
    readonly createdBy: string
    readonly createdAt: Date
  },
): Promise<void> => {
  await tx.insert(project).values(row)
}

export const updateProject = async (
  tx: Transaction,
  id: string,
  change: { readonly name?: string; readonly archivedAt?: Date | null },
): Promise<void> => {
  await tx.update(project).set(change).where(eq(project.id, id))
}

export const deleteProject = async (tx: Transaction, id: string): Promise<void> => {
  await tx.delete(project).where(eq(project.id, id))
}
