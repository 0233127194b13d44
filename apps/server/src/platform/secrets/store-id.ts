import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeDurably } from '../durable-file'
import { StartError } from '../start-error'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const readStored = async (path: string): Promise<string | null> => {
  try {
    return (await readFile(path, 'utf8')).trim()
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/**
 * The name of this data directory's store, made once and kept in it: processes come and go, the disk stays the same. Whole
 * and durable before anyone hears of it: with another name after a power cut nothing that lies here would be found.
 */
export const loadStoreId = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'store-id')
  const stored = await readStored(path)
  if (stored !== null && idPattern.test(stored)) return stored
  if (stored !== null) {
    throw new StartError(`${path} is not readable as a name: put it back from a backup, recordings are found by it.`)
  }
  const made = randomUUID()
  await writeDurably(path, `${made}\n`)
  return made
}
