import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findRunningUrl } from './find-running-url'
import { openDatabase } from './open-database'
import { withClient } from './roles'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'candor-running-'))
  chmodSync(dataDir, 0o755)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('finds the embedded database while it runs, and says so when it does not', async () => {
  expect(() => findRunningUrl({ dataDir })).toThrow('Candor isn’t running')
  const database = await openDatabase({ dataDir, log: () => undefined })
  const { rows } = await withClient(findRunningUrl({ dataDir }), (client) =>
    client.query('select current_user as name'),
  )
  expect(rows).toEqual([{ name: 'candor_app' }])
  await database.close()
  expect(() => findRunningUrl({ dataDir })).toThrow('Candor isn’t running')
})

it('uses the application’s role of an external database', () => {
  const databaseAppUrl = 'postgres://app:secret@db.example.org/candor'
  expect(findRunningUrl({ databaseAppUrl, databaseUrl: 'postgres://owner@db.example.org/candor', dataDir })).toBe(
    databaseAppUrl,
  )
})
