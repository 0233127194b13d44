import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { lockDataDir } from '@candor/db'
import { getMediaDirectory } from '../platform/ports/media-key'

const getFolders = (dataDir: string): string => join(dataDir, 'processes')

/** Where a process keeps its lock and, except for the first, its store. */
export const getLockFolder = (dataDir: string, number: number): string => join(getFolders(dataDir), String(number))

/** The first process keeps the store of a server that runs as one process. */
export const getStoreFolder = (dataDir: string, number: number): string =>
  number === 1 ? dataDir : getLockFolder(dataDir, number)

const listNames = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

const hasRecordings = async (dataDir: string, number: number): Promise<boolean> =>
  (await listNames(getMediaDirectory(getStoreFolder(dataDir, number)))).length > 0

const listFolderNumbers = async (dataDir: string): Promise<number[]> => {
  const names = await listNames(getFolders(dataDir))
  return names.filter((name) => /^[1-9]\d?$/.test(name)).map(Number)
}

/**
 * The numbers of the processes to start: as many as are wanted, and every other one whose store has recordings, because no other
 * process can serve those.
 */
export const listProcessNumbers = async (dataDir: string, wanted: number): Promise<number[]> => {
  const numbers = Array.from({ length: wanted }, (_, index) => index + 1)
  for (const number of await listFolderNumbers(dataDir)) {
    if (number > wanted && (await hasRecordings(dataDir, number))) numbers.push(number)
  }
  return numbers.toSorted((one, other) => one - other)
}

const endLimitMs = 10_000
const pollMs = 50

const isLockedError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'data_dir_locked'

/** Throws the lock's own sentence where a process does not end. */
const waitUntilUnlocked = async (folder: string): Promise<void> => {
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    try {
      const lock = await lockDataDir(folder)
      return lock.release()
    } catch (error) {
      if (!isLockedError(error) || waitedMs >= endLimitMs) throw error
    }
    await sleep(pollMs)
  }
}

/** Waits for processes of an earlier start whose main process was killed: they end by themselves, but must not write any more. */
export const waitForEarlierProcesses = async (dataDir: string): Promise<void> => {
  for (const number of await listFolderNumbers(dataDir)) await waitUntilUnlocked(getLockFolder(dataDir, number))
}
