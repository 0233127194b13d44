import { stageLimits } from '@candor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { deleteStage } from './delete-stage'
import { listStages } from './list-stages'
import { moveSubmissions } from './move-submissions'
import { saveStages } from './save-stages'
import { updateStage } from './update-stage'

let fixture: Pipeline
let owner: MemberCaller

beforeAll(async () => {
  fixture = await openPipeline()
})
beforeEach(async () => {
  owner = await makeMember(fixture.deps)
})
afterAll(() => fixture.deps.close())

const list = async (actor = owner) => (await listStages(fixture.deps, actor)).items
const listNames = async (actor = owner) => (await list(actor)).map(({ kind, name }) => name ?? kind)
const add = async (name: string) => {
  const { items } = await saveStages(fixture.deps, owner, { name })
  return items.at(-1)?.id ?? ''
}
const defaults = ['applied', 'invited', 'interviewed', 'shortlisted', 'offer', 'hired', 'rejected']

describe('a new organization', () => {
  test('has the seven default stages', async () => {
    expect(await listNames()).toEqual(defaults)
    expect((await list()).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

describe('saveStages', () => {
  test('creates a stage at the end', async () => {
    await add('Trial day')
    expect(await listNames()).toEqual([...defaults, 'Trial day'])
  })

  test('creates no more stages than an organization can have', async () => {
    for (let count = defaults.length; count < stageLimits.stages; count += 1) await add(`Stage ${count}`)
    await expect(add('One too many')).rejects.toMatchObject({ code: 'STAGE_LIMIT_REACHED' })
    expect(await list()).toHaveLength(stageLimits.stages)
  })

  test('puts all stages into another order', async () => {
    const order = (await list()).map(({ id }) => id).toReversed()
    await saveStages(fixture.deps, owner, { order })
    expect(await listNames()).toEqual(defaults.toReversed())
  })

  test.each([
    ['leaves one out', (ids: string[]) => ids.slice(1)],
    ['names one twice', (ids: string[]) => [...ids.slice(1), ids[1] ?? '']],
    ['names a foreign one', (ids: string[], foreign: string) => [...ids.slice(1), foreign]],
  ])('refuses an order that %s, and changes nothing', async (_, change) => {
    const ids = (await list()).map(({ id }) => id)
    const [foreign] = await list(fixture.stranger)
    const run = saveStages(fixture.deps, owner, { order: change(ids, foreign?.id ?? '') })
    await expect(run).rejects.toMatchObject({ code: 'STAGE_ORDER_INCOMPLETE' })
    expect(await listNames()).toEqual(defaults)
  })

  test('keeps every stage and place apart when two members save at once', async () => {
    await Promise.all(['One', 'Two', 'Three'].map((name) => saveStages(fixture.deps, owner, { name })))
    expect((await list()).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })
})

describe('updateStage', () => {
  test('renames a stage, and gives it its own name back', async () => {
    const [first] = await list()
    const id = first?.id ?? ''
    await updateStage(fixture.deps, owner, { id, name: 'New' })
    expect((await listNames())[0]).toBe('New')
    await updateStage(fixture.deps, owner, { id, name: null })
    expect((await listNames())[0]).toBe('applied')
  })

  test('refuses to take the name of a stage that has no other', async () => {
    const id = await add('Trial day')
    const run = updateStage(fixture.deps, owner, { id, name: null })
    await expect(run).rejects.toMatchObject({ code: 'VALIDATION_FAILED', fields: { name: 'required' } })
  })

  test('moves a stage and closes the gap', async () => {
    const id = await add('Trial day')
    await updateStage(fixture.deps, owner, { id, place: 3 })
    expect(await listNames()).toEqual([...defaults.slice(0, 3), 'Trial day', ...defaults.slice(3)])
    expect((await list()).map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  test('does not find a stage of another organization', async () => {
    const [foreign] = await list(fixture.stranger)
    const run = updateStage(fixture.deps, owner, { id: foreign?.id ?? '', name: 'Mine' })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('deleteStage', () => {
  test('deletes a stage that the organization made, but no default one', async () => {
    const id = await add('Trial day')
    await deleteStage(fixture.deps, owner, { id })
    expect(await listNames()).toEqual(defaults)
    const [first] = await list()
    await expect(deleteStage(fixture.deps, owner, { id: first?.id ?? '' })).rejects.toMatchObject({
      code: 'STAGE_REQUIRED',
    })
  })

  test('keeps a stage where applicants are', async () => {
    const { deps, member } = fixture
    const made = await fixture.submit()
    const { items } = await saveStages(deps, member, { name: 'Trial day' })
    const id = items.at(-1)?.id ?? ''
    await moveSubmissions(deps, member, { ids: [made.id], stageId: id })
    await expect(deleteStage(deps, member, { id })).rejects.toMatchObject({ code: 'STAGE_NOT_EMPTY' })
  })

  test('does not find a stage of another organization', async () => {
    const [foreign] = await list(fixture.stranger)
    await expect(deleteStage(fixture.deps, owner, { id: foreign?.id ?? '' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
