import { exportFileLimits } from '@candor/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinOrganization } from '../../identity/organizations/testing/join-organization'
import { openExports } from '../testing/open-exports'
import { getExport } from './get-export'

let fixture: Awaited<ReturnType<typeof openExports>>
beforeAll(async () => {
  fixture = await openExports()
})
afterAll(() => fixture.close())

test('shows an export to the member who ordered it and to no one else, with an address until its time is over', async () => {
  const { exports, member, stranger, deps, submit } = fixture
  const { id: submissionId } = await submit()
  const made = await exports.make(member, { format: 'csv', submissionIds: [submissionId] })
  const { id } = made
  expect(made.download?.url).toContain('/api/interview/interview/submission/export/file/')
  const colleague = await joinOrganization(deps, { organizationId: member.organizationId, role: 'owner' })
  for (const other of [colleague, stranger]) {
    await expect(getExport(exports.context, other, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  deps.clock.advance(exportFileLimits.keptForMs)
  expect(await getExport(exports.context, member, { id })).toMatchObject({ state: 'expired', download: null })
})
