import type { Assessment } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission, withoutCvWords } from '../../submissions'
import { presentReviewerLevels, readBody } from '../present'
import { findVersionRow, listReviewerLevels } from '../repo/versions'

/** One version in full, with the reviewers' current levels. */
export const getVersion = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string; assessmentId: string },
): Promise<Assessment> =>
  deps.withActor(actor, async (tx) => {
    if ((await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))) === undefined) throw notFound()
    const row = await findVersionRow(tx, { submissionId: input.id, assessmentId: input.assessmentId })
    const body = row === undefined ? null : readBody(row.body)
    if (body === null) throw notFound()
    const shown = can(actor.role, 'submission.review') ? body : withoutCvWords(body)
    return { ...shown, reviewer: presentReviewerLevels(await listReviewerLevels(tx, input.id)) }
  })
