import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findTrimmedText, writeDurably } from '../durable-file'
import { StartError } from '../start-error'

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The id of this data directory's store, created once and saved in it. It is on the disk before any row names it: with another
 * id after a power cut, no recording in this directory would be found.
 */
export const loadStoreId = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'store-id')
  const stored = await findTrimmedText(path)
  if (stored !== null && idPattern.test(stored)) return stored
  if (stored !== null) {
    throw new StartError(
      `${path} does not hold a store id: restore it from a backup, because recordings are found by it.`,
    )
  }
  const made = randomUUID()
  await writeDurably(path, `${made}\n`)
  return made
}
