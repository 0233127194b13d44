import { authSession, organization } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseHash, hashDatabase } from './hash-database'
import { makeMember } from './make-member'
import { createTestDeps, type TestDeps } from './test-deps'

let deps: TestDeps
beforeAll(async () => {
  deps = await createTestDeps()
})
afterAll(() => deps.close())

const changed = (before: DatabaseHash, after: DatabaseHash): string[] =>
  Object.keys(after).filter((table) => before[table] !== after[table])

test('the hash of a database covers every table, names the changed ones, and ignores last-seen times', async () => {
  const empty = await hashDatabase(deps.database)
  expect(Object.keys(empty).length).toBeGreaterThan(25)
  const member = await makeMember(deps)
  const full = await hashDatabase(deps.database)
  expect(changed(empty, full)).toEqual(['auth_user', 'member', 'organization', 'record_content', 'stage'])
  expect(await hashDatabase(deps.database)).toEqual(full)

  await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.update(organization).set({ name: 'Sao Hôm' }).where(eq(organization.id, member.organizationId)),
  )
  expect(changed(full, await hashDatabase(deps.database))).toEqual(['organization'])

  const at = new Date(deps.clock.nowMs())
  const times = { createdAt: at, updatedAt: at, expiresAt: at }
  await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.insert(authSession).values({ id: deps.newId(), userId: member.userId, token: 'a'.repeat(40), ...times }),
  )
  const seen = await hashDatabase(deps.database)
  const seenExactly = await hashDatabase(deps.database, {})
  await deps.withActor({ kind: 'auth' }, (tx) =>
    tx.update(authSession).set({ updatedAt: new Date(deps.clock.nowMs() + 60_000) }),
  )
  expect(await hashDatabase(deps.database)).toEqual(seen)
  expect(changed(seenExactly, await hashDatabase(deps.database, {}))).toEqual(['auth_session'])
})
