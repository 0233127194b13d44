import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { openStatementCounter } from '../../../testing/count-statements'
import { makeMember } from '../../../testing/make-member'
import { sampleContent } from '../../../testing/sample-set'
import { createSet } from '../../sets/operations/create-set'
import { makeSubmission } from '../../submissions/testing/make-submission'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { listQuestionAnswers } from './list-question-answers'
import { setQuestionLevel } from './set-question-level'

let fixture: Awaited<ReturnType<typeof openSubmissions>>
let colleague: MemberCaller
let stranger: MemberCaller

beforeAll(async () => {
  fixture = await openSubmissions()
  stranger = await makeMember(fixture.deps)
  colleague = { ...stranger, organizationId: fixture.member.organizationId }
})
afterAll(() => fixture.deps.close())

const list = async (actor: MemberCaller, question = 1) =>
  listQuestionAnswers(fixture.deps, actor, { id: fixture.set.id, question })
const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ submissionId }) => submissionId)

describe('listQuestionAnswers', () => {
  test('lists who answered the question, in an order of the reviewer’s own that stays when another submission comes', async () => {
    const { member } = fixture
    const made: string[] = []
    for (let count = 0; count < 8; count += 1) made.push((await fixture.submit({ answers: [[{ text: 'Yes.' }]] })).id)
    const first = await list(member)
    expect(first).toMatchObject({ total: 8, question: 1, setName: 'Recruiter' })
    expect([...idsOf(first)].sort()).toEqual([...made].sort())
    expect(idsOf(await list(member))).toEqual(idsOf(first))
    expect(idsOf(await list(colleague))).not.toEqual(idsOf(first))
    const later = await fixture.submit({ answers: [[{ text: 'Yes.' }], [{ text: 'And more.' }]] })
    expect(idsOf(await list(member)).filter((id) => id !== later.id)).toEqual(idsOf(first))
    expect(idsOf(await list(member, 2))).toEqual([later.id])
  })

  test('rejects a question that the set doesn’t have, and a set of another organization, with NOT_FOUND', async () => {
    await expect(list(fixture.member, 99)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(list(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('takes as many statements for several answers, rated ones among them, as for one', async () => {
    const { deps, member } = fixture
    const counter = openStatementCounter(deps)
    const content = { ...sampleContent(deps.newId), positionName: 'Counted' }
    const made = await createSet(deps, member, { name: 'Counted', content, producedBy: null, isActive: true })
    const set = { id: made.id, questions: made.content.questions }
    const submit = () => makeSubmission(deps, { member, set }, { answers: [[{ text: 'Yes.' }]] })
    const countStatements = async () => {
      const { answer, statements } = await counter.count((watched) =>
        listQuestionAnswers(watched, member, { id: set.id, question: 1 }),
      )
      return { rows: answer.items.length, statements }
    }
    await submit()
    const one = await countStatements()
    const others = [await submit(), await submit(), await submit()]
    const questionId = set.questions[0]?.id ?? ''
    for (const { id } of others)
      await setQuestionLevel(deps, member, { id, questionId, criterion: 0, level: 3, reason: 'Clear' })
    const several = await countStatements()
    await counter.close()
    expect(one.statements).toBeGreaterThan(3)
    expect([one.rows, several]).toEqual([1, { rows: 4, statements: one.statements }])
  })
})
