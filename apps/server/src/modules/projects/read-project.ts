import type { Project } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { MemberCaller } from '../../http/caller'
import { AppError, notFound } from '../../platform/errors'
import { getApplicantScope, requireApplicant } from '../applicants'
import { presentProject } from './present'
import { isInProject } from './repo/project-applicants'
import { findProject, lockProject } from './repo/projects'

export interface Membership {
  readonly projectId: string
  readonly applicantId: string
}

/** A project as it is stored now; a foreign one is not found, like one that does not exist. */
export const readProject = async (tx: Transaction, actor: MemberCaller, id: string): Promise<Project> => {
  const row = await findProject(tx, getApplicantScope(actor), id)
  if (row === undefined) throw notFound()
  return presentProject(row, actor.role)
}

/** Checks that the project is the organization's and that the applicant, whom the caller may see, is in it. */
export const requireMembership = async (
  tx: Transaction,
  actor: MemberCaller,
  { projectId, applicantId }: Membership,
): Promise<void> => {
  await readProject(tx, actor, projectId)
  await requireApplicant(tx, actor, applicantId)
  if (!(await isInProject(tx, projectId, applicantId))) throw notFound()
}

/** Locks a project whose people are about to change. */
export const lockForChange = async (
  tx: Transaction,
  actor: MemberCaller,
  { projectId, applicantId }: Membership,
): Promise<void> => {
  const row = await lockProject(tx, actor.organizationId, projectId)
  if (row === undefined) throw notFound()
  await requireApplicant(tx, actor, applicantId)
  if (row.archivedAt !== null) throw new AppError('PROJECT_ARCHIVED')
}
