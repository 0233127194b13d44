import { z } from 'zod'
import { route } from '../builder'
import { projectLimits } from '../limits'
import { member } from '../policy'
import { zDisplayName, zId, zInstant, zPage, zPaged } from '../shared/primitives'
import { zApplicant, zRatings, zRatingValue } from './applicants'
import { zNote, zNotes, zNoteText } from './notes'
import { projectStates } from './project-states'

const service = 'company' as const
const policy = member('submission.review')

const zProjectName = zDisplayName(projectLimits.nameCharacters)

/** A shared shortlist of applicants across positions. */
export const zProject = z.object({
  id: zId,
  name: z.string(),
  /** An archived project stays readable; no one is added or taken out. */
  isArchived: z.boolean(),
  /** Empty: they have left the organization. */
  createdByName: z.string(),
  createdAt: zInstant,
  /** People whom the caller may see. */
  applicantCount: z.number().int(),
  can: z.object({ delete: z.boolean() }),
})
export type Project = z.infer<typeof zProject>

export const zProjectApplicant = zApplicant.extend({
  addedAt: zInstant,
  /** Empty: they have left the organization. */
  addedByName: z.string(),
  /** The caller's own rating; null: none. */
  ownRating: zRatingValue.nullable(),
  noteCount: z.number().int(),
})
export type ProjectApplicant = z.infer<typeof zProjectApplicant>

const zMembership = z.object({ projectId: zId, applicantId: zId })

export const projectRoutes = {
  list: route({
    service,
    method: 'GET',
    path: '/project/index',
    summary: 'Projects of the organization, newest first. With an applicant: only those that contain them',
    policy,
    errors: [],
  })
    .input(zPage.extend({ state: z.enum(projectStates).default('active'), applicantId: zId.optional() }))
    .output(zPaged(zProject)),
  create: route({
    service,
    method: 'POST',
    path: '/project/index',
    summary: 'Create a project',
    policy,
    errors: ['PROJECT_LIMIT_REACHED'],
    status: 201,
  })
    .input(z.object({ name: zProjectName }))
    .output(zProject),
  update: route({
    service,
    method: 'PATCH',
    path: '/project/index/{id}',
    summary: 'Rename, archive or restore a project',
    policy,
    errors: ['PROJECT_LIMIT_REACHED'],
  })
    .input(z.object({ id: zId, name: zProjectName.optional(), isArchived: z.boolean().optional() }))
    .output(zProject),
  remove: route({
    service,
    method: 'DELETE',
    path: '/project/index/{id}',
    summary: 'Delete a project. Its applicants stay, with their notes and ratings',
    policy: member('set.manage'),
    errors: [],
    status: 204,
  }).input(z.object({ id: zId })),
  listApplicants: route({
    service,
    method: 'GET',
    path: '/project/applicant',
    summary: 'A project with one page of its applicants, by name',
    policy,
    errors: [],
  })
    .input(zPage.pick({ page: true }).extend({ projectId: zId }))
    .output(zPaged(zProjectApplicant).extend({ project: zProject })),
  addApplicant: route({
    service,
    method: 'POST',
    path: '/project/applicant',
    summary: 'Add an applicant to a project; one who is there already stays',
    policy,
    errors: ['PROJECT_ARCHIVED', 'PROJECT_FULL'],
  })
    .input(zMembership)
    .output(zProject),
  removeApplicant: route({
    service,
    method: 'DELETE',
    path: '/project/applicant',
    summary: 'Take an applicant out of a project',
    policy,
    errors: ['PROJECT_ARCHIVED'],
    status: 204,
  }).input(zMembership),
  listNotes: route({
    service,
    method: 'GET',
    path: '/project/note',
    summary: 'Notes about an applicant of a project: those on the pages of their submissions',
    policy,
    errors: [],
  })
    .input(zMembership)
    .output(zNotes),
  addNote: route({
    service,
    method: 'POST',
    path: '/project/note',
    summary: 'Write a note about an applicant of a project',
    policy,
    errors: ['NOTE_LIMIT_REACHED'],
    status: 201,
  })
    .input(zMembership.extend({ text: zNoteText }))
    .output(zNote),
  listRatings: route({
    service,
    method: 'GET',
    path: '/project/rating',
    summary: 'Members’ ratings of an applicant of a project',
    policy,
    errors: [],
  })
    .input(zMembership)
    .output(zRatings),
  rate: route({
    service,
    method: 'POST',
    path: '/project/rating',
    summary: 'The caller’s own rating of an applicant of a project from 1 to 5; null removes it',
    policy,
    errors: [],
  })
    .input(zMembership.extend({ rating: zRatingValue.nullable() }))
    .output(zRatings),
}
