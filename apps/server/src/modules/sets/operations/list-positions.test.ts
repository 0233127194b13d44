import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { makeSetOf } from '../testing/set-fixture'
import { createPosition } from './create-position'
import { listPositions } from './list-positions'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller
let viewer: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
  viewer = { ...(await makeMember(deps, 'viewer')), organizationId: owner.organizationId }
  const { positionId } = await makeSetOf(deps, owner, { positionName: 'Kế toán', isActive: true })
  await makeSetOf(deps, owner, { positionName: 'Kế toán', positionId })
  await makeSetOf(deps, owner, { positionName: '100% remote driver' })
  await createPosition(deps, owner, { name: 'Đầu bếp' })
})
afterAll(() => deps.close())

const listNames = async (input: Parameters<typeof listPositions>[2] = {}) =>
  (await listPositions(deps, owner, input)).items.map(({ name }) => name)

describe('listPositions', () => {
  test('lists them in the order of the Vietnamese alphabet with their sets', async () => {
    const { items, total } = await listPositions(deps, owner, {})
    expect(items.map(({ name, status, setCount }) => [name, status, setCount])).toEqual([
      ['100% remote driver', 0, 1],
      ['Đầu bếp', 4, 0],
      ['Kế toán', 1, 2],
    ])
    expect(total).toBe(3)
  })
  test('filters by keyword, taken literally, and by status', async () => {
    expect(await listNames({ keyword: 'kế' })).toEqual(['Kế toán'])
    expect(await listNames({ keyword: 'đầu' })).toEqual(['Đầu bếp'])
    expect(await listNames({ keyword: '0%' })).toEqual(['100% remote driver'])
    expect(await listNames({ keyword: '%_' })).toEqual([])
    expect(await listNames({ status: 4 })).toEqual(['Đầu bếp'])
  })
  test('lists nothing of another organization, and nothing to a viewer with whom no set is shared', async () => {
    expect(await listPositions(deps, stranger, {})).toEqual({ items: [], total: 0 })
    expect(await listPositions(deps, viewer, {})).toEqual({ items: [], total: 0 })
  })
})
