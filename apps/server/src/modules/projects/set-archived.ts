import { projectLimits } from '@candor/contract'
import type { Transaction } from '@candor/db'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'
import { countProjects, updateProject } from './repo/projects'

/** Archives a project, or restores it if there are not too many active ones. */
export const setArchived = async (
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  change: { readonly organizationId: string; readonly id: string; readonly isArchived: boolean },
): Promise<void> => {
  const { organizationId, id, isArchived } = change
  const active = isArchived ? 0 : await countProjects(tx, organizationId, { state: 'active' })
  if (active >= projectLimits.active) throw new AppError('PROJECT_LIMIT_REACHED')
  await updateProject(tx, id, { archivedAt: isArchived ? new Date(deps.clock.nowMs()) : null })
}
