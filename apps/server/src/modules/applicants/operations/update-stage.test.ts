import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listStages } from './list-stages'
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
const listNames = async () => (await list()).map(({ kind, name }) => name ?? kind)
const add = async (name: string) => {
  const { items } = await saveStages(fixture.deps, owner, { name })
  return items.at(-1)?.id ?? ''
}
const defaults = ['applied', 'invited', 'interviewed', 'shortlisted', 'offer', 'hired', 'rejected']

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
