import type { SetContent } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { answerScreening } from './answer-screening'
import { beginInterview } from './begin-interview'
import { getScreening } from './get-screening'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

/** A set that asks one required choice and one optional text. */
const makeScreenedSet = async () => {
  const ids = { radio: fixture.deps.newId(), text: fixture.deps.newId() }
  const screeningQuestions: SetContent['screeningQuestions'] = [
    { id: ids.radio, type: 252, label: 'May you work here?', isRequired: true, options: ['Yes', 'No'] },
    { id: ids.text, type: 250, label: 'Anything else?', isRequired: false, options: [] },
  ]
  const { linkId } = await fixture.makeSet((content) => ({ ...content, languages: ['en'], screeningQuestions }))
  return { ids, linkId }
}
const answer = ({ id, actor }: Pick<CandidateSession, 'id' | 'actor'>, answers: Record<string, string | string[]>) =>
  answerScreening(fixture.deps, actor, { id, answers, cvFileId: null })

describe('answerScreening', () => {
  test('replaces all answers and leaves out empty ones', async () => {
    const { ids, linkId } = await makeScreenedSet()
    const candidateSession = await fixture.start(linkId)
    await answer(candidateSession, { [ids.radio]: 'No', [ids.text]: 'Nothing.' })
    await answer(candidateSession, { [ids.radio]: 'Yes', [ids.text]: '' })
    const { answers } = await getScreening(fixture.deps, candidateSession.actor, candidateSession.id)
    expect(answers).toEqual([{ questionId: ids.radio, values: ['Yes'] }])
  })

  test('refuses unknown options and questions with SCREENING_INVALID and writes nothing', async () => {
    const { ids, linkId } = await makeScreenedSet()
    const candidateSession = await fixture.start(linkId)
    expect(await getErrorCode(answer(candidateSession, { [ids.radio]: 'Perhaps' }))).toBe('SCREENING_INVALID')
    const unknown = { [fixture.deps.newId()]: 'x', [ids.radio]: 'Yes' }
    expect(await getErrorCode(answer(candidateSession, unknown))).toBe('SCREENING_INVALID')
    const { answers } = await getScreening(fixture.deps, candidateSession.actor, candidateSession.id)
    expect(answers).toEqual([])
  })

  test('refuses changes after the interview has begun with SESSION_ALREADY_STARTED', async () => {
    const { ids, linkId } = await makeScreenedSet()
    const candidateSession = await fixture.start(linkId)
    await answer(candidateSession, { [ids.radio]: 'Yes' })
    await beginInterview(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, mode: 'text' })
    expect(await getErrorCode(answer(candidateSession, { [ids.radio]: 'No' }))).toBe('SESSION_ALREADY_STARTED')
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND', async () => {
    const { ids, linkId } = await makeScreenedSet()
    const { id } = await fixture.start(linkId)
    const { actor } = await fixture.start(linkId, { email: 'other@example.org' })
    expect(await getErrorCode(answer({ id, actor }, { [ids.radio]: 'Yes' }))).toBe('SESSION_NOT_FOUND')
  })
})
