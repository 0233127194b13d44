import { randomUUID } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const idPattern = /^[0-9a-f-]{36}$/

/** The name of this data directory's store, made once and kept in it: processes come and go, the disk stays the same. */
export const loadStoreId = async (dataDir: string): Promise<string> => {
  const path = join(dataDir, 'store-id')
  const stored = await readFile(path, 'utf8').catch(() => '')
  if (idPattern.test(stored.trim())) return stored.trim()
  const made = randomUUID()
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(`${made}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  return made
}
