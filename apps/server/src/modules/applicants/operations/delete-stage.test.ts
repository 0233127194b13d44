import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { deleteStage } from './delete-stage'
import { listStages } from './list-stages'
import { moveSubmissions } from './move-submissions'
import { saveStages } from './save-stages'

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
