import type { ReviewDecision } from '@candor/contract'
import { authUser, questionLevel, submissionDecision, type Transaction } from '@candor/db'
import { and, asc, eq, isNull } from 'drizzle-orm'

/** The current levels by question with the reviewers' names; the name is null where the person is no longer a member. */
export const listQuestionLevels = (tx: Transaction, submissionId: string) =>
  tx
    .select({
      questionId: questionLevel.questionId,
      criterion: questionLevel.criterion,
      level: questionLevel.level,
      reason: questionLevel.reason,
      reviewerId: questionLevel.reviewerId,
      reviewerName: authUser.name,
      createdAt: questionLevel.createdAt,
    })
    .from(questionLevel)
    .leftJoin(authUser, eq(authUser.id, questionLevel.reviewerId))
    .where(and(eq(questionLevel.submissionId, submissionId), isNull(questionLevel.endedAt)))
    .orderBy(asc(questionLevel.createdAt), asc(questionLevel.id))
export type QuestionLevelRow = Awaited<ReturnType<typeof listQuestionLevels>>[number]

/** The name is null where the person is no longer a member. */
export const listDecisions = (tx: Transaction, submissionId: string) =>
  tx
    .select({
      userId: submissionDecision.userId,
      name: authUser.name,
      decision: submissionDecision.decision,
      reason: submissionDecision.reason,
      updatedAt: submissionDecision.updatedAt,
    })
    .from(submissionDecision)
    .leftJoin(authUser, eq(authUser.id, submissionDecision.userId))
    .where(eq(submissionDecision.submissionId, submissionId))
    .orderBy(asc(submissionDecision.updatedAt), asc(submissionDecision.userId))
export type DecisionRow = Awaited<ReturnType<typeof listDecisions>>[number]

export interface LevelPlace {
  readonly submissionId: string
  readonly questionId: string
  readonly criterion: number
  readonly reviewerId: string
}

const isCurrentAt = (place: LevelPlace) =>
  and(
    eq(questionLevel.submissionId, place.submissionId),
    eq(questionLevel.questionId, place.questionId),
    eq(questionLevel.criterion, place.criterion),
    eq(questionLevel.reviewerId, place.reviewerId),
    isNull(questionLevel.endedAt),
  )

/** The reviewer's current level with its reason, or undefined. */
export const findQuestionLevel = async (tx: Transaction, place: LevelPlace) => {
  const [row] = await tx
    .select({ level: questionLevel.level, reason: questionLevel.reason })
    .from(questionLevel)
    .where(isCurrentAt(place))
  return row
}

export const saveLevelReason = async (tx: Transaction, place: LevelPlace, reason: string | null): Promise<void> => {
  await tx.update(questionLevel).set({ reason }).where(isCurrentAt(place))
}

/** Ends the reviewer's current level; the row stays as a record. */
export const endQuestionLevel = async (tx: Transaction, place: LevelPlace, at: Date): Promise<void> => {
  await tx.update(questionLevel).set({ endedAt: at }).where(isCurrentAt(place))
}

export const insertQuestionLevel = async (tx: Transaction, added: typeof questionLevel.$inferInsert): Promise<void> => {
  await tx.insert(questionLevel).values(added)
}

export const deleteDecision = async (tx: Transaction, submissionId: string, userId: string): Promise<boolean> => {
  const rows = await tx
    .delete(submissionDecision)
    .where(and(eq(submissionDecision.submissionId, submissionId), eq(submissionDecision.userId, userId)))
    .returning({ userId: submissionDecision.userId })
  return rows.length > 0
}

/** Without a reason the one before stays. */
export const saveDecision = async (
  tx: Transaction,
  given: {
    readonly submissionId: string
    readonly userId: string
    readonly organizationId: string
    readonly decision: ReviewDecision
    readonly reason?: string | null | undefined
    readonly updatedAt: Date
  },
): Promise<void> => {
  const { decision, reason, updatedAt } = given
  await tx
    .insert(submissionDecision)
    .values(given)
    .onConflictDoUpdate({
      target: [submissionDecision.submissionId, submissionDecision.userId],
      set: { decision, updatedAt, ...(reason === undefined ? {} : { reason }) },
    })
}
