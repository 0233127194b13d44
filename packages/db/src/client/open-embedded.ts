import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serverAccount } from './account'
import { embeddedBinaries } from './binaries'
import { clusterLocation, prepareDataDir } from './cluster-location'
import { lockDataDir } from './data-lock'
import type { OpenDatabase } from './database'
import { DatabaseError } from './errors'
import { initCluster } from './init-cluster'
import { stopLeftover } from './orphaned-server'
import { APP_ROLE, DATABASE_NAME, ensureDatabase, ensureRoles, grantToApp, MIGRATOR_ROLE, withClient } from './roles'
import { createSecrets, readSecrets, type Secrets } from './secrets'
import { type ServerAddress, SUPERUSER, serverUrl } from './server-options'
import { type KeptServer, keepServer } from './supervise-server'

/** The database that comes with Candor, in `dataDir`, for this process alone. */
export async function openEmbedded(dataDir: string, log: (message: string) => void): Promise<OpenDatabase> {
  prepareDataDir(dataDir)
  const lock = await lockDataDir(dataDir)
  try {
    const { server, secrets } = await startInside(dataDir, log)
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

async function startInside(
  dataDir: string,
  log: (message: string) => void,
): Promise<{ server: KeptServer; secrets: Secrets }> {
  const account = serverAccount()
  const clusterDir = clusterLocation(dataDir, account, log)
  const secrets = secretsFor(dataDir, clusterDir)
  await stopLeftover(clusterDir, log)
  const options = {
    binaries: embeddedBinaries(account),
    account,
    clusterDir,
    superuserPassword: secrets.superuser,
    logFile: join(dataDir, 'postgres.log'),
    isDurable: true,
    log,
  }
  initCluster(options)
  return { server: await keepServer(options), secrets }
}

function secretsFor(dataDir: string, clusterDir: string): Secrets {
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
  await withClient(serverUrl(address, superuser, 'postgres'), async (client) => {
    await ensureRoles(client, secrets)
    await ensureDatabase(client, DATABASE_NAME)
  })
  const migratorUrl = serverUrl(address, { user: MIGRATOR_ROLE, password: secrets.migrator }, DATABASE_NAME)
  await withClient(migratorUrl, (client) => grantToApp(client, APP_ROLE))
  return { migratorUrl, appUrl: serverUrl(address, { user: APP_ROLE, password: secrets.app }, DATABASE_NAME) }
}

function once(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  return () => {
    running ??= run()
    return running
  }
}
