import { type Project, pageSize } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getApplicantScope, requireApplicant } from '../../applicants'
import { presentProject } from '../present'
import { countProjects, listProjectRows, type ProjectFilter } from '../repo/projects'

/** One page of projects, newest first. */
export const listProjects = (
  deps: Pick<Deps, 'withActor'>,
  actor: MemberCaller,
  { page, ...filter }: ProjectFilter & { readonly page: number },
): Promise<{ items: Project[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    if (filter.applicantId !== undefined) await requireApplicant(tx, actor, filter.applicantId)
    const shown = { ...filter, limit: pageSize, offset: (page - 1) * pageSize }
    const rows = await listProjectRows(tx, getApplicantScope(actor), shown)
    const total = await countProjects(tx, actor.organizationId, filter)
    return { items: rows.map((row) => presentProject(row, actor.role)), page, pageSize, total }
  })
