import { join } from 'node:path'
import { manifestSuffix } from './segment-manifest'
import type { StoreFiles } from './store-files'

export async function listKeys(files: StoreFiles, directory: string): Promise<string[]> {
  await files.makeDirectory(directory)
  const names = await files.list(directory)
  return names
    .filter((name) => name.endsWith(manifestSuffix))
    .map((name) => name.slice(0, -manifestSuffix.length))
    .sort()
}

/** Removes drafts, and bodies and indexes without a manifest: none of them was acknowledged. */
export async function removeOrphans(files: StoreFiles, directory: string): Promise<void> {
  const keys = new Set(await listKeys(files, directory))
  for (const name of await files.list(directory)) {
    const [, key, suffix] = /^([a-z0-9-]{1,80})\.(bin|idx|new)$/.exec(name) ?? []
    if (key === undefined) continue
    if (suffix === 'new' || !keys.has(key)) await files.remove(join(directory, name))
  }
  await files.syncDirectory(directory)
}
