import { type Project, projectLimits } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError, notFound } from '../../../platform/errors'
import { readProject } from '../read-project'
import { countProjects, lockProject, updateProject as updateRow } from '../repo/projects'

export interface ProjectChange {
  readonly id: string
  readonly name?: string | undefined
  readonly isArchived?: boolean | undefined
}

const setArchived = async (
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  change: { readonly organizationId: string; readonly id: string; readonly isArchived: boolean },
): Promise<void> => {
  const { organizationId, id, isArchived } = change
  const active = isArchived ? 0 : await countProjects(tx, organizationId, { state: 'active' })
  if (active >= projectLimits.active) throw new AppError('PROJECT_LIMIT_REACHED')
  await updateRow(tx, id, { archivedAt: isArchived ? new Date(deps.clock.nowMs()) : null })
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
