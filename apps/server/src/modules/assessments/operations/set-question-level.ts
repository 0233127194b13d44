import type { Review } from '@candor/contract'
import { hasRatedCriterion } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import type { Transaction } from '../../submissions'
import { lockVisibleSubmission } from '../lock-visible-submission'
import { readReview } from '../read-review'
import { endQuestionLevel, findQuestionLevel, insertQuestionLevel, type LevelPlace } from '../repo/reviews'

type WriteDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'audit'>

/** Ends the level that is there and stores the new one, if there is one. */
async function replaceLevel(
  { deps, tx, actor }: { deps: WriteDeps; tx: Transaction; actor: MemberCaller },
  place: LevelPlace,
  level: number | null,
): Promise<void> {
  const at = new Date(deps.clock.nowMs())
  const { organizationId } = actor
  await endQuestionLevel(tx, place, at)
  if (level !== null)
    await insertQuestionLevel(tx, { id: deps.newId(), organizationId, ...place, level, createdAt: at })
  const type = level === null ? 'level.removed' : 'level.set'
  await deps.audit.record(tx, { type, actor, subject: { type: 'submission', id: place.submissionId } })
}

/**
 * Sets the member's level for one criterion of a question, or removes it with null. An earlier level of the same member ends, and its
 * row stays as a record. The same level again changes nothing.
 */
export const setQuestionLevel = (
  deps: WriteDeps,
  actor: MemberCaller,
  input: { id: string; questionId: string; criterion: number; level: number | null },
): Promise<Review> =>
  deps.withActor(actor, async (tx) => {
    const { id, level, ...asked } = input
    const { row } = await lockVisibleSubmission(deps, tx, { actor, id })
    const question = row.content.questions.find((candidate) => candidate.id === asked.questionId)
    if (question === undefined || !hasRatedCriterion(question, asked.criterion)) throw new AppError('CRITERION_UNKNOWN')
    const place = { submissionId: id, ...asked, reviewerId: actor.userId }
    if ((await findQuestionLevel(tx, place)) !== level) await replaceLevel({ deps, tx, actor }, place, level)
    return readReview(tx, id, actor.userId)
  })
