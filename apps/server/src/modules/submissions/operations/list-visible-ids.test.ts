import { accessGrant } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinOrganization } from '../../identity/organizations/testing/join-organization'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { listVisibleIds } from './list-visible-ids'

let fixture: Submissions
beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

test('leaves out missing and foreign ids, and for a viewer what is not shared with them', async () => {
  const { deps, member, stranger, submit } = fixture
  const first = await submit()
  const second = await submit()
  const { organizationId } = member
  const viewer = await joinOrganization(deps, { organizationId, role: 'viewer' })
  await deps.withActor(member, (tx) =>
    tx.insert(accessGrant).values({
      id: deps.newId(),
      organizationId,
      userId: viewer.userId,
      targetType: 'submission',
      targetId: second.id,
      grantedBy: member.userId,
      createdAt: new Date(deps.clock.nowMs()),
    }),
  )
  const ids = [second.id, deps.newId(), first.id]
  expect(await listVisibleIds(deps, member, ids)).toEqual([second.id, first.id])
  expect(await listVisibleIds(deps, viewer, ids)).toEqual([second.id])
  expect(await listVisibleIds(deps, stranger, ids)).toEqual([])
  expect(await listVisibleIds(deps, member, [])).toEqual([])
})
