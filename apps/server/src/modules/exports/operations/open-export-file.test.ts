import { member as memberTable, submission } from '@candor/db'
import { exportFileLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExports } from '../testing/open-exports'
import { getExport } from './get-export'
import { openExportFile } from './open-export-file'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

test('opens a file by its address only as signed, in time, while its member may export and all of it is visible', async () => {
  const { exports, member, deps, submit } = fixture
  const { id: submissionId } = await submit()
  const made = await exports.make(member, { format: 'csv', submissionIds: [submissionId] })
  const url = made.download?.url ?? ''
  expect(String((await exports.download(url)).bytes)).toContain('Linh Nguyễn')
  const token = url.split('/').at(-1) ?? ''
  const [id, expiry, signature] = token.split('.')
  const changed = [`${deps.newId()}.${expiry}.${signature}`, `${id}.${Number(expiry) + 1}.${signature}`, 'nonsense']
  for (const wrong of changed) {
    await expect(openExportFile(exports.context, wrong)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  }
  const setRole = (role: 'owner' | 'viewer') =>
    deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(memberTable).set({ role }).where(eq(memberTable.userId, member.userId)),
    )
  await setRole('viewer')
  await expect(openExportFile(exports.context, token)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await setRole('owner')
  deps.clock.advance(exportFileLimits.addressMs)
  await expect(openExportFile(exports.context, token)).rejects.toMatchObject({ code: 'LINK_INVALID' })
  const again = await getExport(exports.context, member, { id: made.id })
  // Deleted without a word to this module.
  await deps.withActor({ kind: 'worker' }, (tx) => tx.delete(submission).where(eq(submission.id, submissionId)))
  await expect(exports.download(again.download?.url ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await getExport(exports.context, member, { id: made.id })).toMatchObject({ state: 'expired', download: null })
})
