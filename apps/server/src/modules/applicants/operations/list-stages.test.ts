import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../../../testing/make-member'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listStages } from './list-stages'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

describe('listStages', () => {
  test('lists the seven default stages of a new organization', async () => {
    const { items } = await listStages(fixture.deps, await makeMember(fixture.deps))
    const kinds = ['applied', 'invited', 'interviewed', 'shortlisted', 'offer', 'hired', 'rejected']
    expect(items.map(({ kind, place, name }) => [kind, place, name])).toEqual(kinds.map((kind, at) => [kind, at, null]))
  })

  test('counts the applicants whom the member may see', async () => {
    const { deps, member, reviewer } = fixture
    await fixture.invite('counted@example.org')
    await fixture.submit()
    const count = async (actor: typeof member) =>
      (await listStages(deps, actor)).items.map(({ applicantCount }) => applicantCount).slice(1, 3)
    expect([await count(member), await count(reviewer)]).toEqual([
      [1, 1],
      [0, 1],
    ])
  })
})
