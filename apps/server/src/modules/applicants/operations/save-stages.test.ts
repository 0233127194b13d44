import { stageLimits } from '@candor/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listStages } from './list-stages'
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
