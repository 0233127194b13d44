import { interviewSetVersion, position } from '@candor/db'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
import { countSets } from './count-sets'
import { createSet } from './create-set'
import { getSet } from './get-set'
import { listSets } from './list-sets'
import { updateSet } from './update-set'

let deps: TestDeps
let owner: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  deps = await createTestDeps()
  owner = await makeMember(deps)
  stranger = await makeMember(deps)
})
afterAll(() => deps.close())

const refusal = async (run: Promise<unknown>): Promise<string> => {
  const error = await run.then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.code : `no refusal: ${String(error)}`
}

const make = (name = 'Recruiter 2026') =>
  createSet(deps, owner, { name, content: sampleContent(deps.newId), producedBy: 'builtin' })

const freeze = (setId: string) =>
  deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .update(interviewSetVersion)
      .set({ frozenAt: new Date(deps.clock.nowMs()) })
      .where(sql`${interviewSetVersion.setId} = ${setId}`),
  )

describe('a set', () => {
  test('waits for its activation when whole, and its link has 128 random bits', async () => {
    const set = await make()
    expect(set.status).toBe(0)
    expect(Buffer.from(set.linkId, 'base64url')).toHaveLength(16)
    expect(set.url).toBe(`http://localhost:3000/interview/${set.linkId}`)
    const active = await updateSet(deps, owner, { id: set.id, status: 1 })
    expect(active.status).toBe(1)
  })

  test('without a question is a draft that can not be activated, and says what is missing', async () => {
    const content = { ...sampleContent(deps.newId), questions: [] }
    const draft = await createSet(deps, owner, { name: 'Empty', content, producedBy: null })
    expect(draft.status).toBe(4)
    expect(await refusal(updateSet(deps, owner, { id: draft.id, status: 1 }))).toBe('SET_INCOMPLETE')
    expect((await getSet(deps, owner, { id: draft.id })).status).toBe(4)
  })

  test('keeps its version until the first interview, and gets a new version afterwards', async () => {
    const set = await make('Versions')
    const content = { ...set.content, positionName: 'Senior recruiter' }
    const first = await updateSet(deps, owner, { id: set.id, content, baseVersion: 1 })
    expect([first.version, first.content.positionName]).toEqual([1, 'Senior recruiter'])
    await freeze(set.id)
    const second = await updateSet(deps, owner, { id: set.id, content: set.content, baseVersion: 1 })
    expect([second.version, second.isFrozen]).toEqual([2, false])
  })

  test('edited on an old version is refused and stays as it was', async () => {
    const set = await make('Conflict')
    await freeze(set.id)
    await updateSet(deps, owner, { id: set.id, content: set.content, baseVersion: 1 })
    const late = { ...set.content, positionName: 'Lost update' }
    const run = updateSet(deps, owner, { id: set.id, content: late, baseVersion: 1 })
    expect(await refusal(run)).toBe('SET_VERSION_CONFLICT')
    expect((await getSet(deps, owner, { id: set.id })).content.positionName).toBe('Recruiter')
  })

  test('of another organization is missing, in reading, changing, listing and counting', async () => {
    const set = await make('Private')
    expect(await refusal(getSet(deps, stranger, { id: set.id }))).toBe('NOT_FOUND')
    expect(await refusal(updateSet(deps, stranger, { id: set.id, name: 'Mine now' }))).toBe('NOT_FOUND')
    expect(await listSets(deps, stranger, { page: 1 })).toMatchObject({ items: [], total: 0 })
    expect(await countSets(deps, stranger)).toEqual({ total: 0, byStatus: {} })
    expect((await getSet(deps, owner, { id: set.id })).name).toBe('Private')
  })

  test('is found by a part of its name, and wildcards are only signs', async () => {
    await make('Kỹ sư phần mềm')
    const found = await listSets(deps, owner, { page: 1, keyword: 'kỹ sư' })
    expect(found.items.map((item) => item.name)).toEqual(['Kỹ sư phần mềm'])
    expect((await listSets(deps, owner, { page: 1, keyword: '%' })).total).toBe(0)
  })

  test('can not be written into another organization even by its own statement', async () => {
    const run = deps.withActor(stranger, (tx) =>
      tx.insert(position).values({
        id: deps.newId(),
        organizationId: owner.organizationId,
        name: 'Planted',
        status: 1,
        createdAt: new Date(deps.clock.nowMs()),
        updatedAt: new Date(deps.clock.nowMs()),
      }),
    )
    await expect(run).rejects.toThrow()
  })
})
