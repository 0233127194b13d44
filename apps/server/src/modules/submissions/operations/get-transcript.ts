import type { SubmissionAnswer } from '@candor/contract'
import { can } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { presentAnswer } from '../present'
import { listAnswerFaults } from '../repo/fault-reports'
import { findVisibleSubmission, listAnswers, listSegments, mayWatch } from '../repo/submissions'

/** The transcript in order. */
export const getTranscript = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string },
): Promise<{ answers: SubmissionAnswer[] }> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const row = await findVisibleSubmission(tx, input.id, scope)
    if (row === undefined) throw notFound()
    const segments = (await mayWatch(tx, row.id, scope)) ? await listSegments(tx, row.sessionId) : []
    const isWatchOnly = !can(actor.role, 'submission.review')
    const answers = await listAnswers(tx, row.sessionId)
    const faults = await listAnswerFaults(tx, row.sessionId)
    return { answers: answers.map((answer) => presentAnswer(answer, { row, segments, faults, isWatchOnly })) }
  })
