import type { StartInterview } from '@candor/contract'
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
    const screening = {
      questions: [question],
      cvRequest: 'required',
      isCvEvaluated: true,
      cv: null,
      answers: [],
    }
    expect(await getScreening(fixture.deps, actor, id)).toEqual(screening)
    const practice = await fixture.start(linkId, { isPractice: true, email: 'practice@example.org' })
    expect(await getScreening(fixture.deps, practice.actor, practice.id)).toEqual({
      ...screening,
      questions: [],
      cvRequest: 'none',
      isCvEvaluated: false,
    })
  })

  test('tells that no CV is evaluated without consent to AI, or where none is asked for', async () => {
    const consented = await fixture.makeSet((content) => ({ ...content, asksForCv: true }))
    const read = async (linkId: string, changes: Partial<StartInterview>) => {
      const { id, actor } = await fixture.start(linkId, changes)
      const { cvRequest, isCvEvaluated } = await getScreening(fixture.deps, actor, id)
      return { cvRequest, isCvEvaluated }
    }
    const { linkId } = consented
    expect(await read(linkId, { email: 'a@example.org' })).toEqual({ cvRequest: 'optional', isCvEvaluated: true })
    const withoutAi = { email: 'b@example.org', consents: [] }
    expect(await read(linkId, withoutAi)).toEqual({ cvRequest: 'optional', isCvEvaluated: false })
    const set = await fixture.makeSet((content) => ({ ...content, asksForCv: false }))
    expect(await read(set.linkId, {})).toEqual({ cvRequest: 'none', isCvEvaluated: false })
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
