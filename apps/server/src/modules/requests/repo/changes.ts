import { zAssessment } from '@candor/contract'
import {
  applicant,
  assessment,
  questionLevel,
  recordContent,
  reviewerLevel,
  submission,
  submissionDecision,
  type Transaction,
} from '@candor/db'
import { levelChanges } from '@candor/domain'
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'

interface Period {
  readonly submissionId: string
  readonly since: Date
}

type LevelTable = typeof reviewerLevel | typeof questionLevel

/** A level that was replaced by the same one is no change. */
const isOtherThan = ({ createdAt, endedAt }: LevelTable, level: SQL, { since }: Period): SQL => {
  const at = since.toISOString()
  const before = sql`max(${level}) filter (where ${createdAt} < ${at} and coalesce(${endedAt}, 'infinity') >= ${at})`
  return sql`${before} is distinct from max(${level}) filter (where ${endedAt} is null)`
}

const hasDimensionChanged = async (tx: Transaction, period: Period): Promise<boolean> => {
  const rows = await tx
    .select({ dimId: reviewerLevel.dimId })
    .from(reviewerLevel)
    .where(eq(reviewerLevel.submissionId, period.submissionId))
    .groupBy(reviewerLevel.dimId, reviewerLevel.reviewerId)
    .having(isOtherThan(reviewerLevel, sql`${reviewerLevel.levelTenths}`, period))
    .limit(1)
  return rows.length > 0
}

const hasCriterionChanged = async (tx: Transaction, period: Period): Promise<boolean> => {
  const rows = await tx
    .select({ questionId: questionLevel.questionId })
    .from(questionLevel)
    .where(eq(questionLevel.submissionId, period.submissionId))
    .groupBy(questionLevel.questionId, questionLevel.criterion, questionLevel.reviewerId)
    .having(isOtherThan(questionLevel, sql`${questionLevel.level}`, period))
    .limit(1)
  return rows.length > 0
}

/** Of the members who decided since then, each one's decision before: the last that was recorded. */
const hasDecisionChanged = async (tx: Transaction, { submissionId, since }: Period): Promise<boolean> => {
  const userId = sql<string>`${recordContent.content} ->> 'userId'`
  const isDecision = and(
    eq(recordContent.submissionId, submissionId),
    inArray(recordContent.kind, ['decision', 'decision_removed']),
  )
  const touched = await tx
    .selectDistinct({ userId })
    .from(recordContent)
    .where(and(isDecision, gte(recordContent.happenedAt, since)))
  const before = await tx
    .select({ userId, decision: sql<string | null>`${recordContent.content} ->> 'decision'` })
    .from(recordContent)
    .where(and(isDecision, lt(recordContent.happenedAt, since)))
    .orderBy(asc(recordContent.happenedAt))
  const now = await tx
    .select({ userId: submissionDecision.userId, decision: submissionDecision.decision })
    .from(submissionDecision)
    .where(eq(submissionDecision.submissionId, submissionId))
  const [past, current] = [before, now].map((rows) => new Map(rows.map((row) => [row.userId, row.decision])))
  return touched.some((one) => (past?.get(one.userId) ?? null) !== (current?.get(one.userId) ?? null))
}

/** The first move since then says where the person was. */
const hasStageChanged = async (tx: Transaction, { submissionId, since }: Period): Promise<boolean> => {
  const [row] = await tx
    .select({ before: sql<string>`${recordContent.content} ->> 'fromStageId'`, now: applicant.stageId })
    .from(submission)
    .innerJoin(applicant, eq(applicant.id, submission.applicantId))
    .innerJoin(recordContent, eq(recordContent.applicantId, applicant.id))
    .where(
      and(eq(submission.id, submissionId), eq(recordContent.kind, 'stage_moved'), gte(recordContent.happenedAt, since)),
    )
    .orderBy(asc(recordContent.happenedAt))
    .limit(1)
  return row !== undefined && row.before !== row.now
}

/** Whether an evaluation that a member requested led to other levels: from the version before it to the last one. */
const hasAssessmentChanged = async (tx: Transaction, { submissionId, since }: Period): Promise<boolean> => {
  const isOfSubmission = eq(assessment.submissionId, submissionId)
  const [requested] = await tx
    .select({ supersedes: assessment.supersedes })
    .from(assessment)
    .where(and(isOfSubmission, eq(assessment.cause, 'reevaluated'), gte(assessment.createdAt, since)))
    .orderBy(asc(assessment.createdAt), asc(assessment.id))
    .limit(1)
  if (requested === undefined || requested.supersedes === null) return false
  const columns = { body: assessment.body }
  const [before] = await tx.select(columns).from(assessment).where(eq(assessment.id, requested.supersedes))
  const [last] = await tx
    .select(columns)
    .from(assessment)
    .where(isOfSubmission)
    .orderBy(desc(assessment.createdAt), desc(assessment.id))
    .limit(1)
  return levelChanges(zAssessment.parse(before?.body), zAssessment.parse(last?.body)).length > 0
}

const checks = [
  hasDimensionChanged,
  hasCriterionChanged,
  hasDecisionChanged,
  hasStageChanged,
  hasAssessmentChanged,
] as const

/** Whether a level, a decision, the stage or the assessment is another one than then, because a member changed it. */
export const hasChangedSince = async (tx: Transaction, period: Period): Promise<boolean> => {
  for (const check of checks) if (await check(tx, period)) return true
  return false
}
