import { chmod, lstat, opendir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dataDirMode, privateFileMode, privateFolderMode, writeDurably } from './durable-file'

/** What the server writes itself. PostgreSQL's own folders belong to its account, which guards them. */
const folders = ['media', 'derived', 'voice-cache']
const files = ['secret', 'store-id', 'database-secrets.json', 'postgres.log', '.writable']
const versionFile = 'permissions-version'
const version = '1'

const readCode = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const ignoreMissing = async (work: Promise<number>): Promise<number> => {
  try {
    return await work
  } catch (error) {
    if (readCode(error) === 'ENOENT') return 0
    throw error
  }
}

/** Returns how many modes were changed, 0 or 1. */
const setMode = async (path: string, mode: number): Promise<number> => {
  const found = await lstat(path)
  if (found.isSymbolicLink() || (found.mode & 0o777) === mode) return 0
  await chmod(path, mode)
  return 1
}

const restrictFolder = async (path: string): Promise<number> => {
  let changed = await setMode(path, privateFolderMode)
  for await (const entry of await opendir(path)) {
    const inside = join(path, entry.name)
    if (entry.isDirectory()) changed += await ignoreMissing(restrictFolder(inside))
    else if (entry.isFile()) changed += await ignoreMissing(setMode(inside, privateFileMode))
  }
  return changed
}

/** Other accounts may at most pass through the data directory, which PostgreSQL's account must. */
const restrictDataDir = async (dataDir: string): Promise<number> => {
  const { mode } = await lstat(dataDir)
  return setMode(dataDir, mode & dataDirMode)
}

/**
 * Makes a data directory of an earlier version private. New files are created private, so the walk runs once and leaves a
 * note. Returns how many modes were changed.
 */
export const restrictPermissions = async (dataDir: string): Promise<number> => {
  const notePath = join(dataDir, versionFile)
  let changed = await restrictDataDir(dataDir)
  if ((await readFile(notePath, 'utf8').catch(() => '')).trim() === version) return changed
  for (const name of folders) changed += await ignoreMissing(restrictFolder(join(dataDir, name)))
  for (const name of files) changed += await ignoreMissing(setMode(join(dataDir, name), privateFileMode))
  await writeDurably(notePath, `${version}\n`)
  return changed
}
