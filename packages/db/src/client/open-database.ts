import { resolve } from 'node:path'
import type { OpenDatabase } from './database'
import { openEmbedded } from './open-embedded'
import { openExternal } from './open-external'

export type { OpenDatabase } from './database'

export type OpenDatabaseOptions = {
  /** DATABASE_URL: an external PostgreSQL, version 15 or newer. Without it the embedded one is started. */
  readonly databaseUrl?: string | undefined
  /** DATABASE_APP_URL: the application role there; made if left out and permitted. */
  readonly databaseAppUrl?: string | undefined
  /** Holds the embedded cluster and the passwords made here. */
  readonly dataDir: string
  /** Connections of the embedded database at once; 120 unless said otherwise. */
  readonly maxConnections?: number | undefined
  /** Gets progress in plain sentences, without personal data or passwords. */
  readonly log: (message: string) => void
}

/**
 * Opens the product's database: embedded in `dataDir`, or the one `databaseUrl` names. Throws `DatabaseError`, whose
 * message is one sentence to show. The caller closes it (on SIGTERM too): no signal handler is installed here.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const dataDir = resolve(options.dataDir)
  if (options.databaseUrl === undefined) return openEmbedded({ ...options, dataDir })
  return openExternal({ databaseUrl: options.databaseUrl, databaseAppUrl: options.databaseAppUrl, dataDir })
}
