import { type Project, projectLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { lockForChange, type Membership, readProject } from '../read-project'
import { countMembers, insertMembership, isInProject } from '../repo/project-applicants'

/** Adds an applicant to a project. One who is there already stays as they are. */
export const addProjectApplicant = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { projectId, applicantId }: Membership,
): Promise<Project> =>
  deps.withActor(actor, async (tx) => {
    await lockForChange(tx, actor, { projectId, applicantId })
    if (!(await isInProject(tx, projectId, applicantId))) {
      if ((await countMembers(tx, projectId)) >= projectLimits.applicants) throw new AppError('PROJECT_FULL')
      const { organizationId, userId: addedBy } = actor
      const addedAt = new Date(deps.clock.nowMs())
      await insertMembership(tx, { projectId, applicantId, organizationId, addedBy, addedAt })
      await deps.audit.record(tx, {
        type: 'project.applicant_added',
        actor,
        subject: { type: 'applicant', id: applicantId },
      })
    }
    return readProject(tx, actor, projectId)
  })
