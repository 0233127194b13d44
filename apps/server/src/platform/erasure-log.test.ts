import { randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createErasureLog } from './erasure-log'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const erasure = () => ({
  submissionId: randomUUID(),
  organizationId: randomUUID(),
  erasedAt: '2026-11-28T10:00:00.000Z',
})

test('lists what was appended, in order, and only its owner can read the file', async () => {
  const path = join(folder, 'log')
  const log = createErasureLog(path)
  const [one, two, three] = [erasure(), erasure(), erasure()]
  expect(await log.list()).toEqual([])
  await log.append([one, two])
  await log.append([])
  await log.append([three])
  expect(await createErasureLog(path).list()).toEqual([one, two, three])
  expect((await stat(path)).mode & 0o777).toBe(0o600)
})

test('a damaged line stops the start instead of being left out', async () => {
  const path = join(folder, 'damaged')
  const log = createErasureLog(path)
  await log.append([erasure()])
  await appendFile(path, '{"submissionId":7}\n')
  await expect(log.list()).rejects.toThrow('holds a line that is no erasure')
})

test('a line that was cut off is left out, and the next one begins a line of its own', async () => {
  const path = join(folder, 'cut')
  const log = createErasureLog(path)
  const [one, two] = [erasure(), erasure()]
  await log.append([one])
  await appendFile(path, JSON.stringify(two).slice(0, 60))
  expect(await log.list()).toEqual([one])
  await log.append([two])
  expect(await log.list()).toEqual([one, two])
})

test('lists organizations apart from submissions, and leaves out a line of one that was cut off', async () => {
  const log = createErasureLog(join(folder, 'organizations'))
  const submission = erasure()
  const { submissionId: _submissionId, ...organization } = erasure()
  await log.append([submission, organization])
  await appendFile(join(folder, 'organizations'), JSON.stringify(organization).slice(0, 60))
  expect([await log.list(), await log.listOrganizations()]).toEqual([[submission], [organization]])
})

test('without a path keeps nothing', async () => {
  const log = createErasureLog(undefined)
  await log.append([erasure()])
  expect(await log.list()).toEqual([])
})
