import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Account, getServerAccount } from '../client/account'
import { type Binaries, getEmbeddedBinaries } from '../client/binaries'
import { initCluster } from '../client/init-cluster'
import { migrate } from '../client/migrate'
import {
  APP_ROLE,
  ensureDatabase,
  ensureRoles,
  grantToApp,
  MIGRATOR_ROLE,
  MINIMUM_SERVER_VERSION,
  withClient,
} from '../client/roles'
import { formatServerUrl, SUPERUSER } from '../client/server-options'
import { startServer } from '../client/start-server'
import { makeTestFolder, removeStaleFolders } from './stale-folders'

/** What a test needs to know to clone the template; plain data, because it crosses to the workers. */
export type TestServerUrls = {
  /** May create databases. */
  readonly adminUrl: string
  /** The migrator and the application role, on the template. */
  readonly migratorUrl: string
  readonly appUrl: string
}

export type TestServer = { readonly urls: TestServerUrls; close(): Promise<void> }

/** The migrated database that every test's own is copied from. */
export const TEMPLATE_DATABASE = 'candor_template'

const DEBIAN_DIRECTORY = '/usr/lib/postgresql'

/** Linux's file system in memory, and what the databases of a whole run may need of it. */
const MEMORY_DIRECTORY = '/dev/shm'
const MEMORY_NEEDED_BYTES = 4 * 1024 ** 3

/**
 * A throw-away server with a migrated template: the embedded binaries, Debian's of that major version, or the server of
 * `externalUrl` (a role that may create roles and databases).
 */
export async function startTestServer(
  options: { installedMajor?: number; externalUrl?: string } = {},
): Promise<TestServer> {
  if (options.externalUrl !== undefined) return prepare(options.externalUrl, async () => undefined)
  const account = getServerAccount()
  for (const directory of [tmpdir(), MEMORY_DIRECTORY].filter((path) => existsSync(path))) removeStaleFolders(directory)
  const folder = makeTestFolder(findTestDirectory())
  chmodSync(folder, 0o711)
  const superuserPassword = randomBytes(12).toString('hex')
  const server = {
    binaries: getBinaries(options.installedMajor, account),
    account,
    clusterDir: join(folder, 'postgres'),
    superuserPassword,
    logFile: join(folder, 'postgres.log'),
    isDurable: false,
    log: () => undefined,
  }
  initCluster(server)
  const running = await startServer(server)
  return prepare(
    formatServerUrl(running.address, { user: SUPERUSER, password: superuserPassword }, 'postgres'),
    async () => {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  )
}

/** In memory where there is room: to copy the template, PostgreSQL writes a checkpoint, which takes several times as long on a busy disk. */
function findTestDirectory(): string {
  if (!existsSync(MEMORY_DIRECTORY)) return tmpdir()
  const { bavail, bsize } = statfsSync(MEMORY_DIRECTORY)
  return bavail * bsize >= MEMORY_NEEDED_BYTES ? MEMORY_DIRECTORY : tmpdir()
}

function getBinaries(installedMajor: number | undefined, account: Account): Binaries {
  if (installedMajor === undefined) return getEmbeddedBinaries(account)
  if (!Number.isFinite(installedMajor))
    throw new Error('no PostgreSQL 15 or newer is installed: apt-get install postgresql-15')
  return { binDir: join(DEBIAN_DIRECTORY, String(installedMajor), 'bin'), majorVersion: installedMajor }
}

/** Debian's oldest server that we promise to run on: 15 itself where there is one. */
export function findOldestInstalledMajor(): number {
  const majors = existsSync(DEBIAN_DIRECTORY) ? readdirSync(DEBIAN_DIRECTORY).map(Number) : []
  return Math.min(...majors.filter((major) => major >= MINIMUM_SERVER_VERSION), Number.POSITIVE_INFINITY)
}

async function prepare(adminUrl: string, close: () => Promise<void>): Promise<TestServer> {
  const passwords = { migrator: randomBytes(12).toString('hex'), app: randomBytes(12).toString('hex') }
  const urls = {
    adminUrl,
    migratorUrl: onDatabase(adminUrl, TEMPLATE_DATABASE, { user: MIGRATOR_ROLE, password: passwords.migrator }),
    appUrl: onDatabase(adminUrl, TEMPLATE_DATABASE, { user: APP_ROLE, password: passwords.app }),
  }
  try {
    await withClient(adminUrl, async (client) => {
      await ensureRoles(client, passwords)
      await client.query(`drop database if exists ${TEMPLATE_DATABASE}`)
      await ensureDatabase(client, TEMPLATE_DATABASE)
    })
    await withClient(urls.migratorUrl, (client) => grantToApp(client, APP_ROLE))
    await migrate({ migratorUrl: urls.migratorUrl })
    return { urls, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The same server, another database, and another role if given. */
export function onDatabase(url: string, database: string, role?: { user: string; password: string }): string {
  const parsed = new URL(url)
  parsed.pathname = `/${database}`
  if (role !== undefined) {
    parsed.username = role.user
    parsed.password = role.password
  }
  return parsed.toString()
}
