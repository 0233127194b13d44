import { type QuestionReview, reviewLimits, type SetContent } from '@candor/contract'
import { countRatedCriteria, formatPersonName, toInterfaceLanguage } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { notFound } from '../../../platform/errors'
import { getViewerScope } from '../../access'
import { findReviewedSet, listReviewItems, listVersionContents, type ReviewItemRow } from '../repo/question-reviews'

/** Versions of a set may rate different criteria in one question. */
const isRated = ({ levels }: ReviewItemRow, content: SetContent | undefined, questionId: string): boolean => {
  const question = content?.questions.find(({ id }) => id === questionId)
  return question !== undefined && levels.length >= countRatedCriteria(question)
}

const presentItem = (row: ReviewItemRow, isShown: boolean): QuestionReview['items'][number] => ({
  submissionId: row.id,
  rated: isShown
    ? { candidateName: formatPersonName(row, toInterfaceLanguage(row.language)), levels: [...row.levels] }
    : null,
})

/** Who answered the question at this place of the set, from 1. Throws NOT_FOUND where the set has no such question. */
export const listQuestionAnswers = (
  deps: Pick<Deps, 'withActor' | 'clock'>,
  actor: MemberCaller,
  input: { id: string; question: number },
): Promise<QuestionReview> =>
  deps.withActor(actor, async (tx) => {
    const scope = getViewerScope(deps, actor)
    const set = await findReviewedSet(tx, input.id, scope)
    const question = set?.content.questions[input.question - 1]
    if (set === undefined || question === undefined) throw notFound()
    const { rows, total } = await listReviewItems(
      tx,
      { setId: set.id, questionId: question.id, userId: actor.userId, scope },
      reviewLimits.answersPerQuestion,
    )
    const contents = await listVersionContents(
      tx,
      rows.map(({ setVersionId }) => setVersionId),
    )
    return {
      setId: set.id,
      setName: set.name,
      questions: set.content.questions.map(({ id, text }) => ({ id, text })),
      question: input.question,
      items: rows.map((row) => presentItem(row, isRated(row, contents.get(row.setVersionId), question.id))),
      total,
    }
  })
