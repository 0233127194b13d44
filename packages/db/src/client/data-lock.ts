import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, getErrorCode, getErrorMessage } from './errors'
import { isAlive, readStartMark } from './process-identity'

/** Held while this process owns the data directory. */
export type DataLock = { release(): void }

type Owner = { readonly pid: number; readonly mark: string }

const LOCK_FILE = 'candor.lock'
const TAKEOVER_STALE_MS = 10_000

/**
 * Owns a data directory for this process, or refuses in one sentence. The lock of a process that was killed is taken
 * over; two that try to do so at once are kept apart by a second file that exists for milliseconds.
 */
export async function lockDataDir(dataDir: string): Promise<DataLock> {
  const file = join(dataDir, LOCK_FILE)
  const me: Owner = { pid: process.pid, mark: readStartMark(process.pid) }
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (tryCreate(dataDir, file, me)) return { release: () => releaseOwn(file, me) }
    const owner = readOwner(file)
    if (owner !== null && isRunning(owner)) throw createLockedError(dataDir, owner)
    removeStale(dataDir, file)
    await sleep(20)
  }
  throw new DatabaseError('data_dir_locked', `${file} cannot be taken over: stop other starts and delete that file.`)
}

function tryCreate(dataDir: string, file: string, owner: Owner): boolean {
  try {
    writeFileSync(file, JSON.stringify(owner), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false
    throw createNotWritableError(dataDir, error)
  }
}

/** The one sentence for a data directory that cannot be written, whatever the reason. */
export function createNotWritableError(dataDir: string, error: unknown): DatabaseError {
  return new DatabaseError(
    'data_dir_not_writable',
    `The data directory ${dataDir} cannot be written (${getErrorMessage(error)}): give this user the right to write there, or choose another one.`,
    error,
  )
}

function createLockedError(dataDir: string, owner: Owner): DatabaseError {
  return new DatabaseError(
    'data_dir_locked',
    `The data directory ${dataDir} is in use by another Candor (process ${owner.pid}): stop that one first, or choose another data directory.`,
  )
}

function isRunning(owner: Owner): boolean {
  return isAlive(owner.pid) && (owner.mark === '' || owner.mark === readStartMark(owner.pid))
}

function readOwner(file: string): Owner | null {
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof parsed !== 'object' || parsed === null || !('pid' in parsed) || !('mark' in parsed)) return null
    return typeof parsed.pid === 'number' && typeof parsed.mark === 'string'
      ? { pid: parsed.pid, mark: parsed.mark }
      : null
  } catch {
    // Just removed, or cut short by a crash while it was written: both are no owner.
    return null
  }
}

function removeStale(dataDir: string, file: string): void {
  const takeover = `${file}.takeover`
  if (!tryCreate(dataDir, takeover, { pid: process.pid, mark: '' })) {
    removeIfOld(takeover)
    return
  }
  try {
    // Read again: between our first look and now the other one may have become the rightful owner.
    const owner = readOwner(file)
    if (owner === null ? isOlderThan(file, 1_000) : !isRunning(owner)) rmSync(file, { force: true })
  } finally {
    rmSync(takeover, { force: true })
  }
}

function removeIfOld(file: string): void {
  if (isOlderThan(file, TAKEOVER_STALE_MS)) rmSync(file, { force: true })
}

/** File times are compared with the machine clock, not with a product clock: no product time depends on it. */
function isOlderThan(file: string, ageMs: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && performance.timeOrigin + performance.now() - found.mtimeMs > ageMs
}

function releaseOwn(file: string, me: Owner): void {
  const owner = readOwner(file)
  if (owner?.pid === me.pid && owner.mark === me.mark) rmSync(file, { force: true })
}
