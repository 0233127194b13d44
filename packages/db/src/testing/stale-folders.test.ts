import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestFolder, removeStaleFolders } from './stale-folders'

let directory: string
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'stale-folders-'))
})
afterAll(() => rmSync(directory, { recursive: true }))

test('removes the folder of a process that has ended, with its content, and no other', () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  const stale = join(directory, `candor-test-${pid}-abc`)
  const kept = [makeTestFolder(directory), join(directory, 'candor-test-abcdef'), join(directory, 'other')]
  mkdirSync(join(stale, 'postgres'), { recursive: true })
  for (const folder of kept) mkdirSync(folder, { recursive: true })
  removeStaleFolders(directory)
  expect([stale, ...kept].map((folder) => existsSync(folder))).toEqual([false, true, true, true])
})
