import { accessGrant, submissionView } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { openSubmissions, type Submissions } from '../testing/open-submissions'
import { markViewed } from './mark-viewed'

let fixture: Submissions

beforeAll(async () => {
  fixture = await openSubmissions()
})
afterAll(() => fixture.deps.close())

const listViews = (submissionId: string) =>
  fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .select({ userId: submissionView.userId, viewedAt: submissionView.viewedAt })
      .from(submissionView)
      .where(eq(submissionView.submissionId, submissionId)),
  )

test('notes the first time that a member opens a submission, and no later one', async () => {
  const { deps, member } = fixture
  const { id } = await fixture.submit()
  const viewedAt = new Date(deps.clock.nowMs())
  await markViewed(deps, member, { id })
  deps.clock.advance(60_000)
  await markViewed(deps, member, { id })
  expect(await listViews(id)).toEqual([{ userId: member.userId, viewedAt }])
})

test('reports a submission of another organization, and one that does not exist, as missing, and notes nothing', async () => {
  const { deps, member, stranger } = fixture
  const { id } = await fixture.submit()
  await expect(markViewed(deps, stranger, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(markViewed(deps, member, { id: deps.newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await listViews(id)).toEqual([])
})

test('a viewer marks what is shared with them, and nothing else', async () => {
  const { deps, member } = fixture
  const viewer: MemberCaller = { ...member, role: 'viewer' }
  const [shared, other] = [await fixture.submit(), await fixture.submit()]
  const grant = { id: deps.newId(), organizationId: member.organizationId, createdAt: new Date(0) }
  const target = { targetType: 'submission', targetId: shared.id, userId: viewer.userId } as const
  await deps.withActor(member, (tx) => tx.insert(accessGrant).values({ ...grant, ...target }))
  await markViewed(deps, viewer, { id: shared.id })
  await expect(markViewed(deps, viewer, { id: other.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect([(await listViews(shared.id)).length, (await listViews(other.id)).length]).toEqual([1, 0])
})
