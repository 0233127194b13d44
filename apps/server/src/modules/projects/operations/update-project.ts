import type { Project } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { readProject } from '../read-project'
import { lockProject, updateProject as updateRow } from '../repo/projects'
import { setArchived } from '../set-archived'

interface ProjectChange {
  readonly id: string
  readonly name?: string | undefined
  readonly isArchived?: boolean | undefined
}

/** Renames, archives or restores a project. Archiving an archived one changes nothing. */
export const updateProject = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { id, name, isArchived }: ProjectChange,
): Promise<Project> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId } = actor
    const row = await lockProject(tx, organizationId, id)
    if (row === undefined) throw notFound()
    const wasArchived = row.archivedAt !== null
    if (name !== undefined) await updateRow(tx, id, { name })
    if ((isArchived ?? wasArchived) !== wasArchived)
      await setArchived(deps, tx, { organizationId, id, isArchived: !wasArchived })
    return readProject(tx, actor, id)
  })
