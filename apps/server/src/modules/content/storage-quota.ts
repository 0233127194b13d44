import { type AppendStore, BytesUnavailableError } from '@candor/media'
import type { Deps } from '../../deps'
import { sumOrganization } from './repo/quota'

const bytesPerGb = 1e9

/** Bytes of a growing recording; zero while its process is unavailable, which must not refuse anything. */
const statGrowing = async (store: AppendStore, key: string): Promise<number> => {
  try {
    return (await store.stat(key))?.sizeBytes ?? 0
  } catch (error) {
    if (error instanceof BytesUnavailableError) return 0
    throw error
  }
}

/** Whether an organization may begin another interview: recordings that still grow count. A running interview is never refused bytes. */
export const hasOrganizationQuota = async (
  context: { readonly deps: Pick<Deps, 'withActor' | 'env'>; readonly store: AppendStore },
  organizationId: string,
): Promise<boolean> => {
  const { deps, store } = context
  const { ORGANIZATION_STORAGE_GB: limitGb } = deps.env
  if (limitGb === undefined) return true
  // As a worker: a candidate sees their own recordings only, and the quota is shared.
  const sum = await deps.withActor({ kind: 'worker' }, (tx) => sumOrganization(tx, organizationId))
  const growing = await Promise.all(sum.openKeys.map((key) => statGrowing(store, key)))
  return growing.reduce((total, bytes) => total + bytes, sum.storedBytes) < limitGb * bytesPerGb
}
