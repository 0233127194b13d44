import { type Project, type ProjectApplicant, pageSize } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getApplicantScope } from '../../applicants'
import { presentProjectApplicant } from '../present'
import { readProject } from '../read-project'
import { listProjectApplicantRows } from '../repo/project-applicants'

interface ProjectPage {
  project: Project
  items: ProjectApplicant[]
  page: number
  pageSize: number
  total: number
}

/** A project with one page of its applicants, by name. */
export const listProjectApplicants = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { projectId, page }: { readonly projectId: string; readonly page: number },
): Promise<ProjectPage> =>
  deps.withActor(actor, async (tx) => {
    const project = await readProject(tx, actor, projectId)
    const rows = await listProjectApplicantRows(tx, getApplicantScope(actor), {
      projectId,
      userId: actor.userId,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    return { project, items: rows.map(presentProjectApplicant), page, pageSize, total: project.applicantCount }
  })
