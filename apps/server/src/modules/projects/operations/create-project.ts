import { type Project, projectLimits } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { readProject } from '../read-project'
import { countProjects, insertProject } from '../repo/projects'

/** Creates an empty project. */
export const createProject = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'newId' | 'audit'>,
  actor: MemberCaller,
  { name }: { readonly name: string },
): Promise<Project> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId, userId: createdBy } = actor
    const active = await countProjects(tx, organizationId, { state: 'active' })
    if (active >= projectLimits.active) throw new AppError('PROJECT_LIMIT_REACHED')
    const id = deps.newId()
    await insertProject(tx, { id, organizationId, name, createdBy, createdAt: new Date(deps.clock.nowMs()) })
    await deps.audit.record(tx, { type: 'project.created', actor, subject: { type: 'project', id } })
    return readProject(tx, actor, id)
  })
