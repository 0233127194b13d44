import { engineVersion, judgeEngineVersion, promptVersion, rubricVersion } from '@candor/assess'
import {
  type Assessment,
  type AssessmentVersion,
  cvLimitIds,
  cvLimitPresets,
  type LimitChange,
  type ReviewerLevel,
  zAssessment,
} from '@candor/contract'
import { levelChanges } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { ReviewerLevelRow, VersionRow } from './repo/versions'

/** A stored body, or null when there is none. Throws on one that this version of the product can't read. */
export const readBody = (body: unknown): Assessment | null => zAssessment.nullable().parse(body)

/** Whether the current engine, rubric or prompt differs from the version's. */
export const isStale = (
  body: Pick<Assessment, 'engine' | 'engineVersion' | 'rubricVersion' | 'promptVersion'>,
): boolean => {
  if (body.rubricVersion !== rubricVersion) return true
  if (body.engine === 'builtin') return body.engineVersion !== engineVersion
  return body.engineVersion !== judgeEngineVersion || body.promptVersion !== promptVersion
}

interface Readable {
  readonly row: VersionRow
  readonly body: Assessment
}

/** The limits of the CV remarks, if both versions read a CV. Versions from before the setting existed used the presets. */
const limitChanges = ({ cv: older }: Assessment, { cv: newer }: Assessment): LimitChange[] => {
  if (older === undefined || newer === undefined) return []
  const [before, after] = [older.limits ?? cvLimitPresets, newer.limits ?? cvLimitPresets]
  return cvLimitIds.filter((id) => before[id] !== after[id]).map((id) => ({ id, before: before[id], after: after[id] }))
}

/** Newest first; each version with its differences from the previous one. */
export const presentVersions = (rows: readonly VersionRow[], currentId: string | null): AssessmentVersion[] => {
  const readable = rows.flatMap((row): Readable[] => {
    const body = readBody(row.body)
    return body === null ? [] : [{ row, body }]
  })
  return readable.map(({ row, body }, index) => {
    const before = readable[index + 1]
    return {
      id: row.id,
      state: body.state,
      engine: body.engine,
      engineVersion: body.engineVersion,
      rubricVersion: body.rubricVersion,
      model: body.model ?? null,
      cause: row.cause,
      reason: row.reason,
      // The body's time, not the row's: the body's time does not reveal that a retake was given.
      createdAt: body.createdAt,
      isCurrent: row.id === currentId,
      isStale: isStale(body),
      changes: before === undefined ? [] : levelChanges(before.body, body),
      limitChanges: before === undefined ? [] : limitChanges(before.body, body),
      inputTokens: row.inputTokens,
      outputTokens: row.outputTokens,
      costMicroUsd: row.costMicroUsd,
    }
  })
}

export const presentReviewerLevels = (rows: readonly ReviewerLevelRow[]): ReviewerLevel[] =>
  rows.map((row) => ({
    dimId: row.dimId,
    level: row.levelTenths / 10,
    reason: row.reason,
    reviewerId: row.reviewerId,
    reviewerName: row.reviewerName ?? '',
    at: toInstant(row.createdAt.getTime()),
  }))
