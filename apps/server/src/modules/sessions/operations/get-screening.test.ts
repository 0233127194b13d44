import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { answerScreening } from './answer-screening'
import { getScreening } from './get-screening'
import { startInterview } from './start-interview'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('getScreening', () => {
  test('lists the questions of the set, and none of them for a practice', async () => {
    const question = { id: fixture.deps.newId(), type: 250 as const, label: 'Why?', isRequired: true, options: [] }
    const { linkId } = await fixture.makeSet((content) => ({
      ...content,
      languages: ['en'],
      screeningQuestions: [question],
      requiresCv: true,
    }))
    const { id, actor } = await fixture.start(linkId)
    const screening = { questions: [question], requiresCv: true, cv: null, answers: [] }
    expect(await getScreening(fixture.deps, actor, id)).toEqual(screening)
    const practice = await fixture.start(linkId, { isPractice: true, email: 'practice@example.org' })
    expect(await getScreening(fixture.deps, practice.actor, practice.id)).toEqual({
      ...screening,
      questions: [],
      requiresCv: false,
    })
  })

  test('asks in the language of the interview, and moves chosen options when the candidate changes it', async () => {
    const translations = { vi: { label: 'Ca nào?', options: ['Ngày', 'Đêm'] } }
    const id = fixture.deps.newId()
    const shift = {
      id,
      type: 252 as const,
      label: 'Which shift?',
      isRequired: true,
      options: ['Day', 'Night'],
      translations,
    }
    const { linkId } = await fixture.makeSet((content) => ({ ...content, screeningQuestions: [shift] }))
    const email = 'shift@example.org'
    const started = await fixture.start(linkId, { email })
    const read = async () => {
      const { questions, answers } = await getScreening(fixture.deps, started.actor, started.id)
      return [questions[0]?.label, answers[0]?.values]
    }
    await answerScreening(fixture.deps, started.actor, { id: started.id, answers: { [id]: 'Night' }, cvFileId: null })
    expect(await read()).toEqual(['Which shift?', ['Night']])
    const input = fixture.createStartInput(linkId, { email, language: 'vi' })
    await startInterview(fixture.context, started.caller, input)
    expect(await read()).toEqual(['Ca nào?', ['Đêm']])
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { id } = await fixture.start(fixture.linkId)
    const { actor } = await fixture.start(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(getScreening(fixture.deps, actor, id))).toBe('SESSION_NOT_FOUND')
  })
})
