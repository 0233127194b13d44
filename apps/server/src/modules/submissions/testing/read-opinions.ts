import type { InterviewFixture } from '../../../testing/interview-fixture'
import { countByStage } from '../../applicants/operations/count-by-stage'
import { createNote } from '../../applicants/operations/create-note'
import { getApplicant } from '../../applicants/operations/get-applicant'
import { listApplicants } from '../../applicants/operations/list-applicants'
import { listNotes } from '../../applicants/operations/list-notes'
import { listWaiting } from '../../applicants/operations/list-waiting'
import { rateApplicant } from '../../applicants/operations/rate-applicant'
import { getAgreement } from '../../assessments/operations/get-agreement'
import { getReview } from '../../assessments/operations/get-review'
import { addProjectApplicant } from '../../projects/operations/add-project-applicant'
import { createProject } from '../../projects/operations/create-project'
import { listProjectApplicants } from '../../projects/operations/list-project-applicants'
import { listProjects } from '../../projects/operations/list-projects'
import { listSubmissions } from '../operations/list-submissions'

/** What members think of a submission and its person: review, comparison, pipeline, project, notes, and the lists of the start page. */
export const readOpinions = async (
  { deps, member }: InterviewFixture,
  submission: { readonly id: string; readonly setId: string },
) => {
  const applicants = await listApplicants(deps, member, { page: 1, sort: 'newest' })
  const id = applicants.items[0]?.id ?? ''
  const { id: projectId } = await createProject(deps, member, { name: 'Shortlist' })
  await addProjectApplicant(deps, member, { projectId, applicantId: id })
  await rateApplicant(deps, member, { id, rating: 4 })
  await createNote(deps, member, { applicantId: id, text: 'Clear and calm' })
  // What the start page asks for: new submissions, and whom a reply is due to.
  const day = { dayStart: '2026-11-25T00:00:00.000Z', dayEnd: '2026-11-26T00:00:00.000Z' }
  // `at` is the time of reading.
  const { at: _at, ...unseen } = await listSubmissions(deps, member, { page: 1, sort: 'newest', unseen: '1' })
  return {
    review: await getReview(deps, member, submission),
    agreement: await getAgreement(deps, member, { id: submission.setId }),
    applicants,
    applicant: await getApplicant(deps, member, { id }),
    counts: await countByStage(deps, member, {}),
    unseen,
    waiting: await listWaiting(deps, member, day),
    projects: await listProjects(deps, member, { page: 1, state: 'active' }),
    inProject: await listProjectApplicants(deps, member, { projectId, page: 1 }),
    notes: await listNotes(deps, member, { applicantId: id }),
  }
}
