import { accessGrant } from '@candor/db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { makeSetOf } from '../testing/set-fixture'
import { getPosition } from './get-position'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller
beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

test('getPosition returns a position with its sets', async () => {
  const { positionId, id, name } = await makeSetOf(deps, owner, { positionName: 'Driver' })
  const position = await getPosition(deps, owner, { id: positionId })
  expect(position).toMatchObject({ name: 'Driver', setCount: 1, sets: [{ id, name, status: 0 }] })
})

test('getPosition reports a position of another organization as missing', async () => {
  const { positionId } = await makeSetOf(deps, owner, { positionName: 'Driver' })
  await expect(getPosition(deps, stranger, { id: positionId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('getPosition shows a viewer the sets that are shared with them, and no position without one', async () => {
  const shared = await makeSetOf(deps, owner, { positionName: 'Nurse' })
  await makeSetOf(deps, owner, { positionName: 'Nurse', positionId: shared.positionId })
  const { positionId: hidden } = await makeSetOf(deps, owner, { positionName: 'Pilot' })
  const viewer: MemberCaller = { ...(await makeMember(deps, 'viewer')), organizationId: owner.organizationId }
  await deps.withActor(owner, (tx) =>
    tx.insert(accessGrant).values({
      id: deps.newId(),
      organizationId: owner.organizationId,
      userId: viewer.userId,
      targetType: 'set',
      targetId: shared.id,
      createdAt: new Date(deps.clock.nowMs()),
      grantedBy: owner.userId,
    }),
  )
  const seen = await getPosition(deps, viewer, { id: shared.positionId })
  expect([seen.setCount, seen.sets.map(({ id }) => id)]).toEqual([1, [shared.id]])
  await expect(getPosition(deps, viewer, { id: hidden })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
