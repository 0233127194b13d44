import type { Passkey } from '@candor/contract'
import { toInstant, toInstantOrNull } from '../../../platform/clock'
import type { PasskeyRow } from './repo/passkeys'

export const presentPasskey = (row: Pick<PasskeyRow, 'id' | 'name' | 'createdAt' | 'lastUsedAt'>): Passkey => ({
  id: row.id,
  name: row.name,
  createdAt: toInstant(row.createdAt.getTime()),
  lastUsedAt: toInstantOrNull(row.lastUsedAt),
})
