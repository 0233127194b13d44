import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataDir } from '@candor/db'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getLockFolder, getStoreFolder, listProcessNumbers, waitForEarlierProcesses } from './process-folders'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'candor-folders-'))
})
afterEach(() => rm(dataDir, { recursive: true }))

const makeStore = async (number: number, files: readonly string[]): Promise<void> => {
  const media = join(dataDir, 'processes', String(number), 'media')
  await mkdir(media, { recursive: true })
  for (const name of files) await writeFile(join(media, name), 'bytes')
}

test('the first process keeps the folder of a server with one process', () => {
  expect(getStoreFolder('/data', 1)).toBe('/data')
  expect([getStoreFolder('/data', 2), getLockFolder('/data', 2)]).toEqual(['/data/processes/2', '/data/processes/2'])
  expect(getLockFolder('/data', 1)).toBe('/data/processes/1')
})

describe('the processes to start', () => {
  test('are as many as are wanted in a new data directory', async () => {
    expect(await listProcessNumbers(dataDir, 1)).toEqual([1])
    expect(await listProcessNumbers(dataDir, 3)).toEqual([1, 2, 3])
  })

  test('include each one that has recordings from an earlier start with more', async () => {
    await makeStore(2, ['a'])
    await makeStore(3, [])
    await makeStore(12, ['b', 'c'])
    await makeStore(100, ['not ours'])
    expect(await listProcessNumbers(dataDir, 1)).toEqual([1, 2, 12])
    expect(await listProcessNumbers(dataDir, 4)).toEqual([1, 2, 3, 4, 12])
  })
})

test('a start waits for the processes of an earlier one, and does not keep their locks', async () => {
  await makeStore(2, [])
  const folder = getLockFolder(dataDir, 2)
  const lock = await lockDataDir(folder)
  let isOver = false
  const waiting = waitForEarlierProcesses(dataDir).then(() => {
    isOver = true
  })
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(isOver).toBe(false)
  lock.release()
  await waiting
  const next = await lockDataDir(folder)
  next.release()
})
