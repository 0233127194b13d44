import { pageSize, type SubmissionListItem } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import { presentListRow, withoutPipeline } from '../present'
import { listSubmissionRows } from '../repo/submission-list'
import { type SubmissionFilterInput, toFilter } from '../to-filter'

export interface SubmissionListInput extends SubmissionFilterInput {
  readonly page: number
}

export const listSubmissions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  { page, ...input }: SubmissionListInput,
): Promise<{ items: SubmissionListItem[]; page: number; pageSize: number; total: number; at: string }> =>
  deps.withActor(actor, async (tx) => {
    const at = toInstant(deps.clock.nowMs())
    const filter = toFilter(deps, actor, input)
    if (filter === null) return { items: [], page, pageSize, total: 0, at }
    const { rows, total } = await listSubmissionRows(tx, { ...filter, limit: pageSize, offset: (page - 1) * pageSize })
    const shown = can(actor.role, 'submission.review') ? rows : rows.map(withoutPipeline)
    return { items: shown.map(presentListRow), page, pageSize, total, at }
  })
