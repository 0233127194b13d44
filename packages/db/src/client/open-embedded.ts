import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getServerAccount } from './account'
import { getEmbeddedBinaries } from './binaries'
import { getClusterLocation, prepareDataDir } from './cluster-location'
import { lockDataDir } from './data-lock'
import type { OpenDatabase } from './database'
import { DatabaseError } from './errors'
import { initCluster } from './init-cluster'
import { stopOrphanedServer } from './orphaned-server'
import { APP_ROLE, DATABASE_NAME, ensureDatabase, ensureRoles, grantToApp, MIGRATOR_ROLE, withClient } from './roles'
import { createSecrets, readSecrets, type Secrets } from './secrets'
import { formatServerUrl, type ServerAddress, SUPERUSER } from './server-options'
import { type SupervisedServer, superviseServer } from './supervise-server'

interface EmbeddedOptions {
  readonly dataDir: string
  readonly maxConnections?: number | undefined
  readonly log: (message: string) => void
}

/** The database that comes with Candor, in `dataDir`, for this process alone. */
export async function openEmbedded(options: EmbeddedOptions): Promise<OpenDatabase> {
  const { dataDir } = options
  prepareDataDir(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const { server, secrets } = await startInside(options)
    const close = once(async () => {
      await server.stop()
      lock.release()
    })
    try {
      const urls = await prepareDatabase(server.address, secrets)
      return { kind: 'embedded', ...urls, close }
    } catch (error) {
      await close()
      throw error
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function startInside({
  dataDir,
  maxConnections,
  log,
}: EmbeddedOptions): Promise<{ server: SupervisedServer; secrets: Secrets }> {
  const account = getServerAccount()
  const clusterDir = getClusterLocation(dataDir, account, log)
  const secrets = getSecrets(dataDir, clusterDir)
  await stopOrphanedServer(clusterDir, log)
  const options = {
    binaries: getEmbeddedBinaries(account),
    account,
    clusterDir,
    superuserPassword: secrets.superuser,
    logFile: join(dataDir, 'postgres.log'),
    isDurable: true,
    maxConnections,
    log,
  }
  initCluster(options)
  return { server: await superviseServer(options), secrets }
}

function getSecrets(dataDir: string, clusterDir: string): Secrets {
  const kept = readSecrets(dataDir)
  if (kept !== null) return kept
  if (!existsSync(clusterDir)) return createSecrets(dataDir)
  throw new DatabaseError(
    'secrets_missing',
    `There is a database in ${clusterDir}, but database-secrets.json with its passwords is missing from ${dataDir}: put that file back from a backup.`,
  )
}

async function prepareDatabase(
  address: ServerAddress,
  secrets: Secrets,
): Promise<{ migratorUrl: string; appUrl: string }> {
  const superuser = { user: SUPERUSER, password: secrets.superuser }
  await withClient(formatServerUrl(address, superuser, 'postgres'), async (client) => {
    await ensureRoles(client, secrets)
    await ensureDatabase(client, DATABASE_NAME)
  })
  const migratorUrl = formatServerUrl(address, { user: MIGRATOR_ROLE, password: secrets.migrator }, DATABASE_NAME)
  await withClient(migratorUrl, (client) => grantToApp(client, APP_ROLE))
  return { migratorUrl, appUrl: formatServerUrl(address, { user: APP_ROLE, password: secrets.app }, DATABASE_NAME) }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= run()
    return running
  }
}
