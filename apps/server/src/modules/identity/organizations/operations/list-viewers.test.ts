import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture } from '../testing/grant-fixture'
import { listViewers } from './list-viewers'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

test('lists the grants on everything that shows the target, and no other', async () => {
  const fixture = await createGrantFixture(deps)
  const { owner } = fixture
  const interview = fixture.addTarget(owner, 'interview', 'Thảo Nguyễn')
  const set = fixture.addTarget(owner, 'set')
  const onInterview = await fixture.share(interview, { targetType: 'interview', userId: undefined })
  deps.clock.advance(1_000)
  const onSet = await fixture.share(set)
  await fixture.share(fixture.addTarget(owner, 'set', 'Another'))
  const viewers = await listViewers({ ...fixture.deps, listGrantTargets: async () => [interview, set] }, owner, {
    type: 'interview',
    id: interview,
  })
  expect(viewers.items.map(({ id, kind }) => [id, kind])).toEqual([
    [onSet.id, 'member'],
    [onInterview.id, 'link'],
  ])
})

test('reports a foreign target as missing', async () => {
  const { deps: grantDeps, owner } = await createGrantFixture(deps)
  const nothing = listViewers({ ...grantDeps, listGrantTargets: async () => [] }, owner, {
    type: 'applicant',
    id: deps.newId(),
  })
  await expect(nothing).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
