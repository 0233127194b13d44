import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeMember } from '../../../../testing/make-member'
import { createTestDeps, type TestDeps } from '../../../../testing/test-deps'
import { createGrantFixture, type GrantFixture } from '../testing/grant-fixture'
import { getGrant } from './get-grant'

let deps: TestDeps
let fixture: GrantFixture
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())
beforeEach(async () => {
  fixture = await createGrantFixture(deps)
})

test('returns the grant with the names of person, target and grantor', async () => {
  const { owner, viewer } = fixture
  const targetId = fixture.addTarget(owner, 'submission', 'Thảo Nguyễn')
  const expiresAt = '2027-01-01T00:00:00.000Z'
  const made = await fixture.share(targetId, { targetType: 'submission', expiresAt })
  const { url, ...grant } = made
  expect(url).toBeNull()
  expect(grant).toEqual({
    id: made.id,
    kind: 'member',
    userId: viewer.userId,
    name: 'Lan Phạm',
    email: viewer.email,
    mayWatch: true,
    showsContact: false,
    openedAt: null,
    openCount: 0,
    targetType: 'submission',
    targetId,
    targetName: 'Thảo Nguyễn',
    grantedBy: 'Mai Trần',
    createdAt: new Date(deps.clock.nowMs()).toISOString(),
    expiresAt,
  })
  expect(await getGrant(fixture.deps, owner, made)).toEqual(grant)
})

test('renews an existing grant of the same target and person', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'set')
  const before = await fixture.share(targetId, { expiresAt: '2026-12-01T00:00:00.000Z' })
  deps.clock.advance(1_000)
  const after = await fixture.share(targetId)
  expect(after).toMatchObject({ id: before.id, expiresAt: null })
  expect(after.createdAt > before.createdAt).toBe(true)
  expect(await fixture.listRows()).toHaveLength(1)
})

test('reports foreign and unknown targets and persons as missing, and writes nothing', async () => {
  const other = await makeMember(deps)
  const own = fixture.addTarget(fixture.owner, 'set')
  const missing = { code: 'NOT_FOUND' }
  for (const targetId of [fixture.addTarget(other, 'set'), deps.newId()]) {
    await expect(fixture.share(targetId)).rejects.toMatchObject(missing)
  }
  await expect(fixture.share(own, { targetType: 'submission' })).rejects.toMatchObject(missing)
  for (const userId of [other.userId, deps.newId()]) {
    await expect(fixture.share(own, { userId })).rejects.toMatchObject(missing)
  }
  expect(await fixture.listRows()).toEqual([])
})

test('a share that would end in the past is refused and not written', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'submission')
  const expiresAt = new Date(deps.clock.nowMs()).toISOString()
  for (const userId of [fixture.viewer.userId, undefined]) {
    const share = fixture.share(targetId, { userId, targetType: 'submission', expiresAt })
    await expect(share).rejects.toMatchObject({ code: 'SHARE_EXPIRY_INVALID' })
  }
  expect(await fixture.listRows()).toEqual([])
})

test('the address of a member is a grant for that member, without a mail', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'submission')
  const share = { userId: undefined, targetType: 'submission', email: fixture.viewer.email.toUpperCase() } as const
  const made = await fixture.share(targetId, { ...share, mayWatch: false })
  expect(made).toMatchObject({ kind: 'member', userId: fixture.viewer.userId, mayWatch: false, url: null })
  expect(fixture.mails).toEqual([])
})

test('a member can’t share with themselves, by name or by address', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'set')
  const refused = { code: 'SHARE_WITH_SELF' }
  const { userId } = fixture.owner
  await expect(fixture.share(targetId, { userId })).rejects.toMatchObject(refused)
  const email = `${userId}@example.org`
  await expect(fixture.share(targetId, { userId: undefined, email })).rejects.toMatchObject(refused)
  expect(await fixture.listRows()).toEqual([])
})

test('a set is shared with members only', async () => {
  const targetId = fixture.addTarget(fixture.owner, 'set')
  const refused = { code: 'SHARE_NEEDS_MEMBER' }
  await expect(fixture.share(targetId, { userId: undefined })).rejects.toMatchObject(refused)
  const email = 'someone@elsewhere.example'
  await expect(fixture.share(targetId, { userId: undefined, email })).rejects.toMatchObject(refused)
  expect(await fixture.listRows()).toEqual([])
})
