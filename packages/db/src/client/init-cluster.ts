import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chownTo } from './account'
import { DatabaseError } from './errors'
import { type ServerOptions, SUPERUSER } from './server-options'
import { syncFolder } from './sync-folder'

const FIRST_BUILTIN_LOCALE_MAJOR = 17

/** Makes the cluster once. A start that was cut off in the middle leaves only a folder that the next one clears away. */
export function initCluster(options: ServerOptions): void {
  const { clusterDir, binaries, log } = options
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    requireSameMajor(clusterDir, binaries.majorVersion)
    return
  }
  log('Preparing the database for the first time')
  const partial = `${clusterDir}.new`
  rmSync(partial, { recursive: true, force: true })
  mkdirSync(partial, { mode: 0o700 })
  chownTo(options.account, partial)
  runInitdb(options, partial)
  renameSync(partial, clusterDir)
  // initdb syncs what it wrote, but the new name is in our folder: without this sync a power failure can lose the whole cluster.
  syncFolder(dirname(clusterDir))
}

function requireSameMajor(clusterDir: string, majorVersion: number): void {
  const found = Number.parseInt(readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8'), 10)
  if (found === majorVersion) return
  throw new DatabaseError(
    'data_dir_other_version',
    `The data in ${clusterDir} was written by PostgreSQL ${found} and this Candor brings ${majorVersion}: export it with the Candor that wrote it ("npm run export") and import it here.`,
  )
}

function runInitdb(options: ServerOptions, target: string): void {
  const passwordFile = `${target}.password`
  writeFileSync(passwordFile, options.superuserPassword, { mode: 0o600 })
  chownTo(options.account, passwordFile)
  try {
    const run = spawnSync(
      join(options.binaries.binDir, 'initdb'),
      buildInitdbArguments(options, target, passwordFile),
      {
        ...options.account,
        cwd: '/',
        env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
        encoding: 'utf8',
      },
    )
    if (run.status === 0) return
    const lastLine = run.stderr?.trim().split('\n').at(-1) ?? run.error?.message ?? 'no reason given'
    throw new DatabaseError(
      'embedded_start_failed',
      `The database could not be prepared in ${target}: ${lastLine}.`,
      run.error,
    )
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function buildInitdbArguments(options: ServerOptions, target: string, passwordFile: string): string[] {
  const isBuiltinLocale = options.binaries.majorVersion >= FIRST_BUILTIN_LOCALE_MAJOR
  const locale = isBuiltinLocale
    ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
    : ['--locale=C.UTF-8']
  return [
    `--pgdata=${target}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--data-checksums',
    '--no-instructions',
    ...(options.isDurable ? [] : ['--no-sync']),
    ...locale,
  ]
}
