import type { ErrorCode } from '@candor/contract'
import type { SessionPorts } from './ports'

/** Why no new interview or practice may start or begin now: those that run need the free space. Null: it may. */
export const findSpaceRefusal = async (
  ports: Pick<SessionPorts, 'readDiskSpace' | 'hasOrganizationQuota'>,
  organizationId: string,
): Promise<ErrorCode | null> => {
  if ((await ports.readDiskSpace()) !== 'enough') return 'SERVER_DISK_FULL'
  return (await ports.hasOrganizationQuota(organizationId)) ? null : 'STORAGE_QUOTA_REACHED'
}
