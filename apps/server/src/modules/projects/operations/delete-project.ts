import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { deleteProject as deleteRow, lockProject } from '../repo/projects'

/** Deletes a project. The applicants stay, with their notes and ratings. */
export const deleteProject = (
  deps: Pick<Deps, 'withActor' | 'audit'>,
  actor: MemberCaller,
  { id }: { readonly id: string },
): Promise<void> =>
  deps.withActor(actor, async (tx) => {
    if ((await lockProject(tx, actor.organizationId, id)) === undefined) throw notFound()
    await deleteRow(tx, id)
    await deps.audit.record(tx, { type: 'project.deleted', actor, subject: { type: 'project', id } })
  })
