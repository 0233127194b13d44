import { join } from 'node:path'
import type { RecoveryReport } from '../ports/append-store'
import { manifestSuffix } from './segment-manifest'
import type { RecoveredSegment } from './segment-recovery'
import type { StoreFiles } from './store-files'

export interface StoreRecoveryDeps {
  readonly files: StoreFiles
  readonly directory: string
  readonly reload: (key: string) => Promise<RecoveredSegment | null>
}

export async function listKeys(files: StoreFiles, directory: string): Promise<string[]> {
  await files.makeDirectory(directory)
  const names = await files.list(directory)
  return names
    .filter((name) => name.endsWith(manifestSuffix))
    .map((name) => name.slice(0, -manifestSuffix.length))
    .sort()
}

/** Removes drafts, and bodies and indexes without a manifest: none of them was acknowledged. */
async function removeOrphans({ files, directory }: StoreRecoveryDeps, keys: ReadonlySet<string>): Promise<void> {
  for (const name of await files.list(directory)) {
    const [, key, suffix] = /^([a-z0-9-]{1,80})\.(bin|idx|new)$/.exec(name) ?? []
    if (key === undefined) continue
    if (suffix === 'new' || !keys.has(key)) await files.remove(join(directory, name))
  }
}

export async function recoverStore(deps: StoreRecoveryDeps): Promise<RecoveryReport> {
  const keys = await listKeys(deps.files, deps.directory)
  const truncated: { key: string; fromBytes: number; toBytes: number }[] = []
  const unreadable: { key: string; reason: string }[] = []
  for (const key of keys) {
    try {
      const recovered = await deps.reload(key)
      if (recovered && recovered.fromBytes !== recovered.toBytes) {
        truncated.push({ key, fromBytes: recovered.fromBytes, toBytes: recovered.toBytes })
      }
    } catch (error) {
      unreadable.push({ key, reason: error instanceof Error ? error.message : 'unknown' })
    }
  }
  await removeOrphans(deps, new Set(keys))
  await deps.files.syncDirectory(deps.directory)
  return { keyCount: keys.length, truncated, unreadable }
}
