import type { Project } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { readProject } from '../read-project'
import { lockProject, updateProject as updateRow } from '../repo/projects'
import { setArchived } from '../set-archived'

interface ProjectChange {
  readonly name?: string | undefined
  readonly isArchived?: boolean | undefined
}

/** The part of a request that differs from what is stored. */
const findChange = (
  row: { readonly name: string; readonly archivedAt: Date | null },
  { name, isArchived }: ProjectChange,
): ProjectChange => ({
  name: name === row.name ? undefined : name,
  isArchived: isArchived === (row.archivedAt !== null) ? undefined : isArchived,
})

/** Renames, archives or restores a project. Archiving an archived one changes nothing, and is not recorded. */
export const updateProject = (
  deps: Pick<Deps, 'withActor' | 'clock' | 'audit'>,
  actor: MemberCaller,
  { id, ...asked }: ProjectChange & { readonly id: string },
): Promise<Project> =>
  deps.withActor(actor, async (tx) => {
    const { organizationId } = actor
    const row = await lockProject(tx, organizationId, id)
    if (row === undefined) throw notFound()
    const { name, isArchived } = findChange(row, asked)
    if (name !== undefined) await updateRow(tx, id, { name })
    if (isArchived !== undefined) await setArchived(deps, tx, { organizationId, id, isArchived })
    if (name !== undefined || isArchived !== undefined)
      await deps.audit.record(tx, { type: 'project.changed', actor, subject: { type: 'project', id } })
    return readProject(tx, actor, id)
  })
