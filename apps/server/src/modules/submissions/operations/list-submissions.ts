import { type AssessmentState, pageSize, type SubmissionListItem, type SubmissionSort } from '@candor/contract'
import { can, canonicalEmail } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { getViewerScope } from '../../access'
import { presentListRow } from '../present'
import { listSubmissionRows } from '../repo/submission-list'

export interface SubmissionListInput {
  readonly page: number
  readonly sort: SubmissionSort
  readonly keyword?: string | undefined
  readonly setId?: string | undefined
  /** Finds nothing for members who don't review: they know no stage. */
  readonly stageId?: string | undefined
  /** The candidate's address, as a person writes it. */
  readonly email?: string | undefined
  /** The state of the assessment, as the list shows it. */
  readonly status?: AssessmentState | undefined
  /** Only what the member has not opened. */
  readonly unseen?: '1' | undefined
}

export const listSubmissions = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: SubmissionListInput,
): Promise<{ items: SubmissionListItem[]; page: number; pageSize: number; total: number }> =>
  deps.withActor(actor, async (tx) => {
    const isReviewer = can(actor.role, 'submission.review')
    if (input.stageId !== undefined && !isReviewer) return { items: [], page: input.page, pageSize, total: 0 }
    const { rows, total } = await listSubmissionRows(tx, {
      organizationId: actor.organizationId,
      userId: actor.userId,
      scope: getViewerScope(deps, actor),
      setId: input.setId,
      stageId: input.stageId,
      email: input.email === undefined ? undefined : (canonicalEmail(input.email) ?? input.email),
      keyword: input.keyword,
      status: input.status,
      isUnseen: input.unseen !== undefined,
      sort: input.sort,
      limit: pageSize,
      offset: (input.page - 1) * pageSize,
    })
    return {
      items: rows.map((row) => presentListRow(isReviewer ? row : { ...row, stageId: null })),
      page: input.page,
      pageSize,
      total,
    }
  })
