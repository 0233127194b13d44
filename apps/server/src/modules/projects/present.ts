import type { Project, ProjectApplicant, Role } from '@candor/contract'
import { can } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import { presentApplicant } from '../applicants'
import type { ProjectApplicantRow } from './repo/project-applicants'
import type { ProjectRow } from './repo/projects'

export const presentProject = (row: ProjectRow, role: Role): Project => ({
  id: row.id,
  name: row.name,
  isArchived: row.archivedAt !== null,
  createdByName: row.createdByName ?? '',
  createdAt: toInstant(row.createdAt.getTime()),
  applicantCount: row.applicantCount,
  can: { delete: can(role, 'set.manage') },
})

export const presentProjectApplicant = (row: ProjectApplicantRow): ProjectApplicant => ({
  ...presentApplicant(row),
  addedAt: toInstant(row.addedAt.getTime()),
  addedByName: row.addedByName ?? '',
  ownRating: row.ownRating,
  noteCount: row.noteCount,
})
