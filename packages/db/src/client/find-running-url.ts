import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { getServerAccount } from './account'
import { getClusterLocation } from './cluster-location'
import { DatabaseError, getErrorCode } from './errors'
import { APP_ROLE, DATABASE_NAME } from './roles'
import { readSecrets } from './secrets'
import { formatServerUrl, type ServerAddress } from './server-options'

interface RunningOptions {
  /** DATABASE_URL: an external PostgreSQL. Without it, the embedded one of a running Candor. */
  readonly databaseUrl?: string | undefined
  /** DATABASE_APP_URL: the application role there. */
  readonly databaseAppUrl?: string | undefined
  readonly dataDir: string
}

const notRunning = (): DatabaseError =>
  new DatabaseError(
    'database_unreachable',
    'Candor isn’t running with this DATA_DIR, so its database can’t be read: start it and run this command again.',
  )

/** The URL of the application role in the database that a running Candor uses, for commands next to it. */
export function findRunningUrl(options: RunningOptions): string {
  const dataDir = resolve(options.dataDir)
  if (options.databaseAppUrl !== undefined) return options.databaseAppUrl
  const secrets = readSecrets(dataDir)
  if (secrets === null) throw notRunning()
  if (options.databaseUrl !== undefined) {
    const url = new URL(options.databaseUrl.replace('@/', '@localhost/'))
    url.username = APP_ROLE
    url.password = secrets.app
    return url.toString()
  }
  const clusterDir = getClusterLocation(dataDir, getServerAccount(), () => undefined)
  return formatServerUrl(readServerAddress(clusterDir), { user: APP_ROLE, password: secrets.app }, DATABASE_NAME)
}

/** PostgreSQL writes where it listens into `postmaster.pid`: the port on line 4, the socket's folder on 5, the address on 6. */
function readServerAddress(clusterDir: string): ServerAddress {
  const lines = readPidFile(clusterDir).split('\n')
  const [port, socketDir = '', host = ''] = lines.slice(3, 6)
  const place = socketDir === '' ? host : socketDir
  if (place === '') throw notRunning()
  return { host: place, port: Number(port) }
}

function readPidFile(clusterDir: string): string {
  try {
    return readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8')
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') throw notRunning()
    throw error
  }
}
