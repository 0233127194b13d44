import type { SetSort } from '@candor/contract'
import { interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createTestDeps, type TestDeps } from '../../../testing/test-deps'
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

const make = (name: string, isActive = false) =>
  createSet(deps, owner, { name, content: sampleContent(deps.newId), producedBy: 'builtin', isActive })

describe('listSets', () => {
  test('finds a set by a part of its name and treats wildcards as characters', async () => {
    await make('Kỹ sư phần mềm')
    await make('Recruiter')
    const found = await listSets(deps, owner, { page: 1, keyword: 'kỹ sư' })
    expect(found.items.map((item) => item.name)).toEqual(['Kỹ sư phần mềm'])
    expect((await listSets(deps, owner, { page: 1, keyword: '%' })).total).toBe(0)
  })

  test('lists only the languages in which all texts of a set exist, as candidates can choose them', async () => {
    const recruiter = await makeMember(deps)
    const content = sampleContent(deps.newId)
    await createSet(deps, recruiter, { name: 'Translated', content, producedBy: null })
    const old = await createSet(deps, recruiter, { name: 'Untranslated', content, producedBy: null })
    // As sets from before translations existed are stored.
    const questions = content.questions.map(({ translations: _, ...question }) => question)
    await deps.withActor(recruiter, (tx) =>
      tx
        .update(interviewSetVersion)
        .set({ content: { ...content, questions } })
        .where(eq(interviewSetVersion.setId, old.id)),
    )
    const { items } = await listSets(deps, recruiter, { page: 1, sort: 'name' })
    expect(items.map((item) => [item.name, item.languages])).toEqual([
      ['Translated', ['en', 'vi']],
      ['Untranslated', ['en']],
    ])
    expect((await getSet(deps, recruiter, { id: old.id })).languages).toEqual(['en'])
  })

  test('filters by status', async () => {
    const active = await make('Open now', true)
    const found = await listSets(deps, owner, { page: 1, status: 1 })
    expect(found.items.map((item) => item.id)).toEqual([active.id])
  })

  test('sorts by creation, by the alphabet of names and by the last change, in both directions', async () => {
    const recruiter = await makeMember(deps)
    const content = sampleContent(deps.newId)
    for (const name of ['Đầu bếp', 'an toàn', 'Zookeeper', 'Ân']) {
      await createSet(deps, recruiter, { name, content, producedBy: null })
      deps.clock.advance(1_000)
    }
    const [first] = (await listSets(deps, recruiter, { page: 1, sort: 'oldest' })).items
    await updateSet(deps, recruiter, { id: first?.id ?? '', name: 'Đầu bếp trưởng' })
    const listNames = async (sort: SetSort) =>
      (await listSets(deps, recruiter, { page: 1, sort })).items.map((item) => item.name)
    const created = ['Đầu bếp trưởng', 'an toàn', 'Zookeeper', 'Ân']
    const alphabet = ['an toàn', 'Ân', 'Đầu bếp trưởng', 'Zookeeper']
    const changed = ['Đầu bếp trưởng', 'Ân', 'Zookeeper', 'an toàn']
    expect(await listNames('oldest')).toEqual(created)
    expect(await listNames('newest')).toEqual(created.toReversed())
    expect(await listNames('name')).toEqual(alphabet)
    expect(await listNames('nameDescending')).toEqual(alphabet.toReversed())
    expect(await listNames('updated')).toEqual(changed)
    expect(await listNames('leastRecentlyUpdated')).toEqual(changed.toReversed())
  })

  test('shows nothing of another organization', async () => {
    await make('Private')
    expect(await listSets(deps, stranger, { page: 1 })).toMatchObject({ items: [], total: 0 })
  })
})
