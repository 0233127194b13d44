import type { Review } from '@candor/contract'
import { hasRatedCriterion } from '@candor/domain'
import type { Deps } from '../../../deps'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import type { Transaction } from '../../submissions'
import { lockVisibleSubmission } from '../lock-visible-submission'
import { readReview } from '../read-review'
import {
  endQuestionLevel,
  findQuestionLevel,
  insertQuestionLevel,
  type LevelPlace,
  saveLevelReason,
} from '../repo/reviews'

type WriteDeps = Pick<Deps, 'withActor' | 'clock' | 'newId' | 'audit'>

interface Given {
  /** Null: it is removed. */
  readonly level: number | null
  /** Null: none. Absent: as before, if the level stays the same. */
  readonly reason?: string | null | undefined
}
interface Write {
  readonly deps: WriteDeps
  readonly tx: Transaction
  readonly actor: MemberCaller
}

/** Ends the level that is there and stores the new one, if there is one. */
async function replaceLevel({ deps, tx, actor }: Write, place: LevelPlace, { level, reason = null }: Given) {
  const at = new Date(deps.clock.nowMs())
  const { organizationId } = actor
  await endQuestionLevel(tx, place, at)
  if (level !== null)
    await insertQuestionLevel(tx, { id: deps.newId(), organizationId, ...place, level, reason, createdAt: at })
  await recordLevel({ deps, tx, actor }, place, level)
}

const recordLevel = ({ deps, tx, actor }: Write, { submissionId: id }: LevelPlace, level: number | null) => {
  const type = level === null ? 'level.removed' : 'level.set'
  return deps.audit.record(tx, { type, actor, subject: { type: 'submission', id } })
}

async function saveLevel(write: Write, place: LevelPlace, given: Given): Promise<void> {
  const before = await findQuestionLevel(write.tx, place)
  if ((before?.level ?? null) !== given.level) return replaceLevel(write, place, given)
  if (before === undefined || given.reason === undefined || given.reason === before.reason) return undefined
  await saveLevelReason(write.tx, place, given.reason)
  await recordLevel(write, place, given.level)
}

/**
 * Sets the member's level for one criterion of a question, or removes it with null. An earlier level of the same member ends, and its
 * row stays as a record. The same level again changes only the reason.
 */
export const setQuestionLevel = (
  deps: WriteDeps,
  actor: MemberCaller,
  input: { id: string; questionId: string; criterion: number } & Given,
): Promise<Review> =>
  deps.withActor(actor, async (tx) => {
    const { id, level, reason, ...asked } = input
    const { row } = await lockVisibleSubmission(deps, tx, { actor, id })
    const question = row.content.questions.find((candidate) => candidate.id === asked.questionId)
    if (question === undefined || !hasRatedCriterion(question, asked.criterion)) throw new AppError('CRITERION_UNKNOWN')
    await saveLevel({ deps, tx, actor }, { submissionId: id, ...asked, reviewerId: actor.userId }, { level, reason })
    return readReview(tx, id, actor.userId)
  })
