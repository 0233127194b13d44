import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStatementCounter } from '../../../testing/count-statements'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { openPipeline, type Pipeline } from '../testing/open-pipeline'
import { listApplicants } from './list-applicants'
import { moveSubmissions } from './move-submissions'

let fixture: Pipeline

beforeAll(async () => {
  fixture = await openPipeline()
})
afterAll(() => fixture.deps.close())

const find = async (keyword: string, actor = fixture.member) =>
  (await listApplicants(fixture.deps, actor, { page: 1, sort: 'newest', keyword })).items

describe('moveSubmissions', () => {
  test('moves all, or none if one of them is another organization’s', async () => {
    const { deps, member, stranger } = fixture
    const mine = await fixture.submit({ email: 'mine@example.org' })
    const input = { name: 'Other', content: sampleContent(deps.newId), producedBy: null, isActive: true }
    const { id, content } = await createSet(deps, stranger, input)
    const theirs = await makeSubmission(deps, { member: stranger, set: { id, questions: content.questions } })
    const stageId = await fixture.findStage('rejected')
    const run = moveSubmissions(deps, member, { ids: [mine.id, theirs.id], stageId })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await find('mine@example.org'))[0]?.stageId).toBe(await fixture.findStage('interviewed'))
    expect(await moveSubmissions(deps, member, { ids: [mine.id, mine.id], stageId })).toMatchObject({ moved: 1 })
    expect(await moveSubmissions(deps, member, { ids: [mine.id], stageId })).toMatchObject({ moved: 0 })
  })

  test('takes as many statements for several people as for one', async () => {
    const { deps, member } = fixture
    const stageId = await fixture.findStage('offer')
    const counter = openStatementCounter(deps)
    const move = async (count: number) => {
      const ids: string[] = []
      for (let number = 0; number < count; number += 1)
        ids.push((await fixture.submit({ email: `of${count}-${number}@example.org` })).id)
      const run = (watched: typeof deps) => moveSubmissions(watched, member, { ids, stageId })
      const { answer, statements } = await counter.count(run)
      expect(answer.moved).toBe(count)
      return statements
    }
    const one = await move(1)
    expect(one).toBeGreaterThan(3)
    expect(await move(12)).toBe(one)
    await counter.close()
  })

  test('does not find a stage of another organization', async () => {
    const { deps, member, stranger } = fixture
    const made = await fixture.submit()
    const stageId = await fixture.findStage('offer', stranger)
    const run = moveSubmissions(deps, member, { ids: [made.id], stageId })
    await expect(run).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
