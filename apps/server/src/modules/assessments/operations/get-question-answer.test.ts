import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemberCaller } from '../../../http/caller'
import { makeMember } from '../../../testing/make-member'
import { openSubmissions } from '../../submissions/testing/open-submissions'
import { assessSubmission } from './assess-submission'
import { getQuestionAnswer } from './get-question-answer'
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

const text =
  'I am Bartholomew Quixley, and I was responsible for hiring twelve backend engineers in one quarter. First I wrote a scorecard, ' +
  'because every interviewer asked for something else. In short, Quixley asked and the team answered.'
const person = { firstName: 'Bartholomew', lastName: 'Quixley', email: 'quixley@example.org' }
const questionId = () => fixture.set.questions[0]?.id ?? ''

describe('getQuestionAnswer', () => {
  test('sends no name, address, level or point before the caller has rated the answer, and all of them after', async () => {
    const { deps, member, set } = fixture
    const { id } = await fixture.submit({
      ...person,
      answers: [[{ text: 'An earlier take.' }, { text, videoMs: 9_000 }]],
    })
    await assessSubmission(deps, { submissionId: id })
    const place = { id, questionId: questionId(), criterion: 0 }
    await setQuestionLevel(deps, colleague, { ...place, level: 5, reason: 'Zealous reason' })
    const before = await getQuestionAnswer(deps, member, place)
    const list = await listQuestionAnswers(deps, member, { id: set.id, question: 1 })
    const bytes = JSON.stringify({ before, list })
    for (const hidden of [
      'Bartholomew',
      'Quixley',
      'quixley@',
      'Zealous',
      colleague.userId,
      'overallLevel',
      'judged',
      'covered',
      'earlier take',
    ])
      expect([hidden, bytes.includes(hidden)]).toEqual([hidden, false])
    expect(before).toMatchObject({ own: [], revealed: null })
    expect(before.answers.map(({ media }) => media.length)).toEqual([1])
    expect(before.answers[0]?.text).toContain('twelve backend engineers')
    await setQuestionLevel(deps, member, { ...place, level: 3, reason: 'No result named' })
    const after = await getQuestionAnswer(deps, member, place)
    expect(after.own).toMatchObject([{ level: 3, reason: 'No result named' }])
    expect(after.revealed).toMatchObject({
      candidateName: 'Bartholomew Quixley',
      known: { judged: expect.any(Number), dimensions: 13, words: expect.any(Number) },
      result: { questionId: place.questionId },
      others: [{ level: 5, reason: 'Zealous reason', reviewerId: colleague.userId }],
    })
    expect(after.answers[0]?.text).toBe(text)
    const rated = await listQuestionAnswers(deps, member, { id: set.id, question: 1 })
    expect(rated.items.find(({ submissionId }) => submissionId === id)?.rated).toEqual({
      candidateName: 'Bartholomew Quixley',
      levels: [3],
    })
  })

  test('rejects a question that was not asked, and a submission of another organization, with NOT_FOUND', async () => {
    const { deps, member } = fixture
    const { id } = await fixture.submit({ answers: [[{ text }]] })
    const second = fixture.set.questions[1]?.id ?? ''
    for (const [actor, asked] of [
      [member, second],
      [member, deps.newId()],
      [stranger, questionId()],
    ] as const)
      await expect(getQuestionAnswer(deps, actor, { id, questionId: asked })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
  })
})
