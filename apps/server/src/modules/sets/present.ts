import { type Role, type SetDetail, type SetSummary, status } from '@candor/contract'
import { can, decideActivation } from '@candor/domain'
import { toInstant } from '../../platform/clock'
import type { SetRow } from './repo/sets'

export const presentSummary = (row: SetRow): SetSummary => ({
  id: row.id,
  name: row.name,
  positionName: row.content.positionName,
  status: row.status,
  questionCount: row.content.questions.length,
  submissionCount: row.submissionCount,
  languages: row.content.languages,
  linkId: row.linkId,
  createdAt: toInstant(row.createdAt.getTime()),
  updatedAt: toInstant(row.updatedAt.getTime()),
})

export const presentDetail = (row: SetRow, options: { role: Role; publicUrl: (path: string) => string }): SetDetail => {
  const mayManage = can(options.role, 'set.manage')
  return {
    ...presentSummary(row),
    content: row.content,
    version: row.version,
    isFrozen: row.frozenAt !== null,
    producedBy: row.producedBy,
    url: options.publicUrl(`/interview/${row.linkId}`),
    can: {
      edit: mayManage,
      activate: mayManage && row.status !== status.ACTIVE && decideActivation(row.content).ok,
      archive: mayManage && row.status !== status.ARCHIVED,
    },
  }
}
