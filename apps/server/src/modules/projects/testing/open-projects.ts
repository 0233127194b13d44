import { openPipeline } from '../../applicants/testing/open-pipeline'
import { addProjectApplicant } from '../operations/add-project-applicant'
import { createProject } from '../operations/create-project'

/** An organization with a pipeline, in which projects are made. */
export const openProjects = async () => {
  const fixture = await openPipeline()
  const { deps, member } = fixture
  return {
    ...fixture,
    /** A project with these applicants; returns its id. */
    fill: async (applicantIds: readonly string[] = [], name = 'Spring hires'): Promise<string> => {
      const { id } = await createProject(deps, member, { name })
      for (const applicantId of applicantIds) await addProjectApplicant(deps, member, { projectId: id, applicantId })
      return id
    },
  }
}
export type Projects = Awaited<ReturnType<typeof openProjects>>
