import type { Assessment, AssessmentVersion } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission, withoutCvWords } from '../../submissions'
import { presentReviewerLevels, presentVersions, readBody } from '../present'
import { findCurrentId, findVersionRow, listReviewerLevels, listVersionRows } from '../repo/versions'

type ReadDeps = Pick<Deps, 'withActor' | 'clock'>

/** Every version of a submission's assessment, newest first. */
export const listVersions = (
  deps: ReadDeps,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ items: AssessmentVersion[] }> =>
  deps.withActor(actor, async (tx) => {
    if ((await findVisibleSubmission(tx, input.id, getViewerScope(deps, actor))) === undefined) throw notFound()
    return { items: presentVersions(await listVersionRows(tx, input.id), await findCurrentId(tx, input.id)) }
  })

/** One version in full, with the levels that reviewers hold today. */
export const getVersion = (
  deps: ReadDeps,
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
