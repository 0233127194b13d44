import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { lockForChange, type Membership } from '../read-project'
import { deleteMembership } from '../repo/project-applicants'

/** Takes an applicant out of a project. One who isn't in it stays out. */
export const removeProjectApplicant = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  { projectId, applicantId }: Membership,
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    await lockForChange(tx, actor, { projectId, applicantId })
    if (!(await deleteMembership(tx, projectId, applicantId))) return
    await deps.audit.record(tx, {
      type: 'project.applicant_removed',
      actor,
      subject: { type: 'applicant', id: applicantId },
    })
  })
