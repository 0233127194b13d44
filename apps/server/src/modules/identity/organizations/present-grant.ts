import type { Grant } from '@candor/contract'
import type { MemberCaller } from '../../../http/caller'
import { toInstant } from '../../../platform/clock'
import type { OrganizationPorts, TargetKey } from './ports'
import type { GrantRow } from './repo-grants'

const keyOf = (row: GrantRow): TargetKey => ({
  type: row.targetType === 'set' ? 'set' : 'submission',
  id: row.targetId,
})

const presentGrant = (row: GrantRow, targetName: string): Grant => ({
  id: row.id,
  userId: row.userId,
  name: row.name,
  email: row.email,
  targetType: keyOf(row).type,
  targetId: row.targetId,
  targetName,
  grantedBy: row.grantedBy ?? '',
  createdAt: toInstant(row.createdAt.getTime()),
  expiresAt: row.expiresAt === null ? null : toInstant(row.expiresAt.getTime()),
})

/** Grants with the names of what they share; a grant of something that is gone gives nothing and is not shown. */
export const presentGrants = async (
  ports: Pick<OrganizationPorts, 'listGrantTargetNames'>,
  actor: MemberCaller,
  rows: readonly GrantRow[],
): Promise<Grant[]> => {
  if (rows.length === 0) return []
  const names = await ports.listGrantTargetNames(actor, rows.map(keyOf))
  return rows.flatMap((row) => {
    const name = names.get(row.targetId)
    return name === undefined ? [] : [presentGrant(row, name)]
  })
}
