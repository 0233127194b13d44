import { type Position, type Role, type SetDetail, type SetSummary, status } from '@candor/contract'
import { can, decideActivation, listOfferedLanguages } from '@candor/domain'
import { toInstant, toInstantOrNull } from '../../platform/clock'
import type { PositionRow } from './repo/positions'
import type { SetListRow } from './repo/set-list'
import type { SetRow } from './repo/sets'

export const presentSummary = (row: SetListRow): SetSummary => ({
  id: row.id,
  name: row.name,
  positionId: row.positionId,
  positionName: row.positionName,
  status: row.status,
  questionCount: row.questionCount,
  submissionCount: row.submissionCount,
  languages: [...row.languages],
  linkId: row.linkId,
  createdAt: toInstant(row.createdAt.getTime()),
  updatedAt: toInstant(row.updatedAt.getTime()),
})

export const presentDetail = (row: SetRow, options: { role: Role; publicUrl: (path: string) => string }): SetDetail => {
  const mayManage = can(options.role, 'set.manage')
  return {
    ...presentSummary({
      ...row,
      positionName: row.content.positionName,
      questionCount: row.content.questions.length,
      languages: listOfferedLanguages(row.content),
    }),
    content: row.content,
    version: row.version,
    isFrozen: row.frozenAt !== null,
    producedBy: row.producedBy,
    access: row.access,
    deadline: toInstantOrNull(row.deadline),
    accentColor: row.accentColor,
    url: options.publicUrl(`/interview/${row.linkId}`),
    can: {
      edit: mayManage,
      activate: mayManage && row.status !== status.ACTIVE && decideActivation(row.content).ok,
      archive: mayManage && row.status !== status.ARCHIVED,
    },
  }
}

export const presentPosition = ({ createdAt, updatedAt, ...row }: PositionRow): Position => ({
  ...row,
  createdAt: toInstant(createdAt.getTime()),
  updatedAt: toInstant(updatedAt.getTime()),
})

export const presentCounts = (
  counts: readonly { readonly status: number; readonly total: number }[],
): { total: number; byStatus: Record<string, number> } => ({
  total: counts.reduce((sum, row) => sum + row.total, 0),
  byStatus: Object.fromEntries(counts.map((row) => [String(row.status), row.total])),
})
