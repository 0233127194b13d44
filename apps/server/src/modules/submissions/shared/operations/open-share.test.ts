import { shareLimits } from '@candor/contract'
import { accessGrant, auditEvent, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShares } from '../testing'
import { openShare } from './open-share'

let fixture: Awaited<ReturnType<typeof openShares>>
beforeAll(async () => {
  fixture = await openShares()
})
afterAll(() => fixture.deps.close())

const nothing = { state: 'unknown', id: null, organizationName: null, sharedBy: null }

test('a token opens its link: the browser gets a proof, and the opening is counted and audited', async () => {
  const { deps, owner, shared } = fixture
  const { id, token } = await fixture.addLink()
  const { check, cookie } = await openShare(deps, { token })
  expect(check).toEqual({ state: 'open', id, organizationName: 'Sao Mai', sharedBy: 'Mai Trần' })
  expect(cookie).toMatchObject({ id, expiresAt: new Date(deps.clock.nowMs() + 60_000) })
  expect(cookie?.proof).not.toContain(token)
  expect(await fixture.getRow(id)).toMatchObject({ openCount: 1, openedAt: new Date(deps.clock.nowMs()) })
  const events = await deps.withActor(owner, (tx) =>
    tx.select().from(auditEvent).where(eq(auditEvent.type, 'share.opened')),
  )
  expect(events).toMatchObject([
    { actorKind: 'anonymous', actorId: null, subjectType: 'submission', subjectId: shared.id, granteeId: owner.userId },
  ])
})

test('a wrong token learns nothing, in the shape of a right one', async () => {
  expect(await openShare(fixture.deps, { token: fixture.deps.newToken(32) })).toEqual({ check: nothing, cookie: null })
})

test('the actor of a link reads its own row and no other', async () => {
  const { deps } = fixture
  const { id } = await fixture.addLink()
  await fixture.addLink()
  const { tokenHash } = await fixture.getRow(id)
  const rows = await deps.withActor({ kind: 'link', linkId: tokenHash ?? '' }, (tx) =>
    tx.select({ id: accessGrant.id }).from(accessGrant),
  )
  expect(rows).toEqual([{ id }])
})

test('a link that ended or was revoked opens nothing and says whom to ask', async () => {
  const { deps } = fixture
  const ended = { state: 'ended', id: null, organizationName: 'Sao Mai', sharedBy: 'Mai Trần' }
  const expired = await fixture.addLink({ expiresAt: new Date(deps.clock.nowMs()) })
  expect(await openShare(deps, expired)).toEqual({ check: ended, cookie: null })
  const revoked = await fixture.addLink()
  await fixture.revoke(revoked.id)
  expect(await openShare(deps, revoked)).toEqual({ check: ended, cookie: null })
  expect(await fixture.getRow(revoked.id)).toMatchObject({ openCount: 0 })
})

test('a mailed link opens in few browsers, however many come at once', async () => {
  const { deps } = fixture
  const { id, token } = await fixture.addLink({ kind: 'address', email: 'lan@elsewhere.example' })
  const openings = Array.from({ length: shareLimits.browsersPerAddress + 4 }, () => openShare(deps, { token }))
  const opened = (await Promise.all(openings)).filter(({ cookie }) => cookie !== null)
  expect(opened).toHaveLength(shareLimits.browsersPerAddress)
  expect(await fixture.getRow(id)).toMatchObject({ openCount: shareLimits.browsersPerAddress })
  expect((await openShare(deps, { token })).check).toMatchObject({ state: 'used', sharedBy: 'Mai Trần' })
})

test('the link of a deleted organization says nothing', async () => {
  const { deps, owner } = fixture
  const link = await fixture.addLink()
  const setDeleted = (deletedAt: Date | null) =>
    deps.withActor({ kind: 'auth' }, (tx) =>
      tx.update(organization).set({ deletedAt }).where(eq(organization.id, owner.organizationId)),
    )
  await setDeleted(new Date(deps.clock.nowMs()))
  expect(await openShare(deps, link)).toEqual({ check: nothing, cookie: null })
  await setDeleted(null)
})
