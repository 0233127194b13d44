import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Account, canReach } from './account'
import { createNotWritableError } from './data-lock'
import { DatabaseError } from './errors'
import { makeFolder } from './sync-folder'

/** As root, PostgreSQL's account must pass through the folder; no other account needs to list it. */
const FOLDER_MODE = process.getuid?.() === 0 ? 0o711 : 0o700
const SYSTEM_DATA_DIR = '/var/lib/candor'

/** Makes the data directory if need be and shows that it can be written. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir, FOLDER_MODE)
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw createNotWritableError(dataDir, error)
  }
}

/**
 * The cluster's folder: inside the data directory, or, when we are root and PostgreSQL's account cannot enter that (a
 * checkout below /root), below /var/lib/candor, always the same place for the same data directory.
 */
export function getClusterLocation(dataDir: string, account: Account, log: (message: string) => void): string {
  const inside = join(dataDir, 'postgres')
  if (existsSync(inside) || canReach(account, dataDir)) return inside
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const elsewhere = join(SYSTEM_DATA_DIR, name)
  makeFolder(elsewhere, FOLDER_MODE)
  if (!canReach(account, elsewhere)) {
    throw new DatabaseError(
      'data_dir_not_reachable',
      `PostgreSQL must not run as root, and its account can reach neither ${dataDir} nor ${elsewhere}: choose a data directory that other users may enter, or run as another user.`,
    )
  }
  log(`The database keeps its files in ${elsewhere}, because other users cannot enter ${dataDir}`)
  return join(elsewhere, 'postgres')
}
