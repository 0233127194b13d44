import type { Deps } from '../../deps'
import { asMember } from '../../http/caller'
import type { Implementer } from '../../http/implement'
import { addProjectApplicant } from './operations/add-project-applicant'
import { addProjectNote } from './operations/add-project-note'
import { createProject } from './operations/create-project'
import { deleteProject } from './operations/delete-project'
import { listProjectApplicants } from './operations/list-project-applicants'
import { listProjectNotes } from './operations/list-project-notes'
import { listProjectRatings } from './operations/list-project-ratings'
import { listProjects } from './operations/list-projects'
import { rateProjectApplicant } from './operations/rate-project-applicant'
import { removeProjectApplicant } from './operations/remove-project-applicant'
import { updateProject } from './operations/update-project'

export const createProjectRoutes = (deps: Deps, os: Implementer) => {
  const { project } = os.company
  return {
    list: project.list.handler(({ input, context }) => listProjects(deps, asMember(context.caller), input)),
    create: project.create.handler(({ input, context }) => createProject(deps, asMember(context.caller), input)),
    update: project.update.handler(({ input, context }) => updateProject(deps, asMember(context.caller), input)),
    remove: project.remove.handler(({ input, context }) => deleteProject(deps, asMember(context.caller), input)),
    listApplicants: project.listApplicants.handler(({ input, context }) =>
      listProjectApplicants(deps, asMember(context.caller), input),
    ),
    addApplicant: project.addApplicant.handler(({ input, context }) =>
      addProjectApplicant(deps, asMember(context.caller), input),
    ),
    removeApplicant: project.removeApplicant.handler(({ input, context }) =>
      removeProjectApplicant(deps, asMember(context.caller), input),
    ),
    listNotes: project.listNotes.handler(({ input, context }) =>
      listProjectNotes(deps, asMember(context.caller), input),
    ),
    addNote: project.addNote.handler(({ input, context }) => addProjectNote(deps, asMember(context.caller), input)),
    listRatings: project.listRatings.handler(({ input, context }) =>
      listProjectRatings(deps, asMember(context.caller), input),
    ),
    rate: project.rate.handler(({ input, context }) => rateProjectApplicant(deps, asMember(context.caller), input)),
  }
}
