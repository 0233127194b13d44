import type { Deps } from '../../deps'
import { sumSealed } from './repo/quota'

const bytesPerGb = 1e9

/** Whether an organization may begin another interview. A running interview is never refused bytes. */
export const hasOrganizationQuota = async (
  deps: Pick<Deps, 'withActor' | 'env'>,
  organizationId: string,
): Promise<boolean> => {
  const { ORGANIZATION_STORAGE_GB: limitGb } = deps.env
  if (limitGb === undefined) return true
  // As a worker: a candidate sees their own recordings only, and the quota is shared.
  const sizeBytes = await deps.withActor({ kind: 'worker' }, (tx) => sumSealed(tx, organizationId))
  return sizeBytes < limitGb * bytesPerGb
}
