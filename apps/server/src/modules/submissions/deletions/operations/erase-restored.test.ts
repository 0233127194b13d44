import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createErasureLog, type ErasureLog } from '../../../../platform/erasure-log'
import { listSubmissions } from '../../operations/list-submissions'
import { deleteSubmissionsQueue } from '../queues'
import { type Deletions, openDeletions } from '../testing/open-deletions'
import { eraseRestored } from './erase-restored'
import { listDeletions } from './list-deletions'
import { runDeletion } from './run-deletion'

let fixture: Deletions
let folder: string
let erasureLog: ErasureLog

beforeAll(async () => {
  fixture = await openDeletions()
  folder = await mkdtemp(join(tmpdir(), 'restored-'))
  erasureLog = createErasureLog(join(folder, 'log'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await fixture.deps.close()
})

test('an erasure is logged before it begins, and what a backup brings back is hidden and erased again', async () => {
  const { deps, erasers, member, submit } = fixture
  const [erased, other] = [await submit(), await submit()]
  const { id: deletionId } = await fixture.order(erased.id)
  fixture.pass()
  const stop = { eraseRows: () => Promise.reject(new Error('the power failed')) }
  const run = runDeletion({ ...deps, erasureLog, erasers: [stop, ...erasers] }, { deletionId })
  await expect(run).rejects.toThrow('the power failed')
  const logged = await erasureLog.list()
  expect(logged).toMatchObject([{ submissionId: erased.id, organizationId: member.organizationId }])
  // As after a restore: the same ids are there, and nothing of the deletion.
  await erasureLog.append([{ ...(logged[0] ?? { organizationId: '', erasedAt: '' }), submissionId: other.id }])
  const jobs = deps.sentJobs.length
  for (const _time of [1, 2]) await eraseRestored({ ...deps, erasureLog })
  expect((await listSubmissions(deps, member, { page: 1, sort: 'newest' })).items).toEqual([])
  const again = (await listDeletions(deps, member)).items.filter(({ cause }) => cause === 'backup_restored')
  expect(again).toEqual([expect.objectContaining({ submissionCount: 1, orderedBy: null, undoMs: 0 })])
  expect(deps.sentJobs.slice(jobs)).toEqual([
    expect.objectContaining({ queue: deleteSubmissionsQueue, data: { deletionId: again[0]?.id } }),
  ])
  await fixture.run(again[0]?.id ?? '')
  expect(await fixture.isStored(other.id)).toBe(false)
})
