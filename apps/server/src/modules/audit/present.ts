import type { AuditEvent } from '@candor/contract'
import { toInstant } from '../../platform/clock'
import type { Names } from './load-names'
import type { AuditEventRow, AuditPosition } from './repo/audit-events'

export const presentAuditEvent = (row: AuditEventRow, names: Names): AuditEvent => {
  const findName = (id: string): string | null => names.get(id) ?? null
  return {
    id: row.id,
    type: row.type,
    at: toInstant(row.at.getTime()),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorId === null ? null : findName(row.actorId) },
    subject:
      row.subjectType === null || row.subjectId === null
        ? null
        : { type: row.subjectType, id: row.subjectId, name: findName(row.subjectId) },
    grantee: row.granteeId === null ? null : { id: row.granteeId, name: findName(row.granteeId) },
    detail: row.detail,
    count: row.count,
    device: row.device,
  }
}

export const formatCursor = ({ at, id }: AuditPosition): string => `${at.getTime()}.${id}`

/** The contract has checked its form. */
export const parseCursor = (cursor: string): AuditPosition => {
  const [atMs = '0', id = ''] = cursor.split('.')
  return { at: new Date(Number(atMs)), id }
}
