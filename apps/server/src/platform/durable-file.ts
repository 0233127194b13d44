import { chmod, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Everything in the data directory is for the server's own account only. */
export const privateFileMode = 0o600
export const privateFolderMode = 0o700
/** As root, PostgreSQL runs under another account, which must pass through the data directory but not list it. */
export const dataDirMode = process.getuid?.() === 0 ? 0o711 : privateFolderMode

const syncFolder = async (path: string): Promise<void> => {
  // Windows can't flush folders, and does not need to.
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Writes a file that is complete or absent after a power failure, readable by its owner only. */
export const writeDurably = async (path: string, text: string): Promise<void> => {
  const file = await open(`${path}.new`, 'w', privateFileMode)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  await syncFolder(dirname(path))
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The trimmed text of a file, or null when there is none. */
export const findTrimmedText = async (path: string): Promise<string | null> => {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * Creates a data directory and the folders above it, and syncs each into its parent: a power cut must not lose the folder with
 * its contents. The modes do not depend on the umask, which could lock PostgreSQL's account out.
 */
export const createDataDir = async (path: string): Promise<void> => {
  const first = await mkdir(path, { recursive: true, mode: dataDirMode })
  if (first === undefined) return
  for (let at = path; at.length >= first.length; at = dirname(at)) {
    await chmod(at, dataDirMode)
    await syncFolder(dirname(at))
  }
}
