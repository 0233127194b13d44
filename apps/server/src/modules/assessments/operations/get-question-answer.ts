import type { QuestionAnswer } from '@candor/contract'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findVisibleSubmission, listAnswers, listSegments, mayWatch } from '../../submissions'
import { presentQuestionAnswer } from '../present-question-answer'
import { readReview } from '../read-review'

/** One candidate's answer to one question. Throws NOT_FOUND for a question that the candidate was not asked. */
export const getQuestionAnswer = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string; questionId: string },
): Promise<QuestionAnswer> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const row = await findVisibleSubmission(tx, input.id, scope)
    if (row === undefined) throw notFound()
    const shown = presentQuestionAnswer(row, input.questionId, {
      answers: await listAnswers(tx, row.sessionId),
      segments: (await mayWatch(tx, row.id, scope)) ? await listSegments(tx, row.sessionId) : [],
      review: await readReview(tx, row.id, actor.userId),
    })
    if (shown === null) throw notFound()
    return shown
  })
