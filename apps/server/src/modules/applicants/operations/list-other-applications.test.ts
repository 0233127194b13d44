import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listApplicants } from './list-applicants'
import { listOtherApplications } from './list-other-applications'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('listOtherApplications', () => {
  test('shows the same person’s applications for other positions', async () => {
    const { deps, member } = fixture
    const input = {
      name: 'Cook',
      content: { ...sampleContent(deps.newId), positionName: 'Cook' },
      producedBy: null,
      isActive: true,
    }
    const { id: setId, content } = await createSet(deps, member, input)
    await fixture.submit({ email: 'twice@example.org' })
    await makeSubmission(
      deps,
      { member, set: { id: setId, questions: content.questions } },
      { email: 'twice@example.org' },
    )
    const [newest, other] = await find('twice@example.org')
    const { items } = await listOtherApplications(deps, member, { id: newest?.id ?? '' })
    expect(items.map(({ id }) => id)).toEqual([other?.id])
  })
})
