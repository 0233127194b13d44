import type { Decision, QuestionLevel, Review } from '@candor/contract'
import { toInstant } from '../../platform/clock'
import type { DecisionRow, QuestionLevelRow } from './repo/reviews'

const presentLevel = ({ createdAt, reviewerName, ...row }: QuestionLevelRow): QuestionLevel => ({
  ...row,
  reviewerName: reviewerName ?? '',
  at: toInstant(createdAt.getTime()),
})

const presentDecision = ({ updatedAt, name, ...row }: DecisionRow): Decision => ({
  ...row,
  name: name ?? '',
  at: toInstant(updatedAt.getTime()),
})

const nameCriterion = ({ questionId, criterion }: QuestionLevelRow): string => `${questionId} ${criterion}`

/** What the member may read of the reviews: a colleague's opinion only where the member has given one, so that none sways another. */
export const presentReview = (
  userId: string,
  rows: { readonly levels: readonly QuestionLevelRow[]; readonly decisions: readonly DecisionRow[] },
): Review => {
  const ownLevels = rows.levels.filter(({ reviewerId }) => reviewerId === userId)
  const rated = new Set(ownLevels.map(nameCriterion))
  const shownLevels = rows.levels.filter((row) => row.reviewerId !== userId && rated.has(nameCriterion(row)))
  const ownDecision = rows.decisions.find((row) => row.userId === userId)
  const others = rows.decisions.filter((row) => row.userId !== userId)
  return {
    levels: { own: ownLevels.map(presentLevel), others: shownLevels.map(presentLevel) },
    decision: {
      own: ownDecision === undefined ? null : presentDecision(ownDecision),
      others: ownDecision === undefined ? [] : others.map(presentDecision),
      otherCount: others.length,
    },
  }
}
