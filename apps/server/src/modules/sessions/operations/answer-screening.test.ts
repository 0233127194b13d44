import type { BackgroundFacts, SetContent } from '@candor/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../../platform/errors'
import { type CandidateSession, getErrorCode } from '../../../testing/interview-fixture'
import { uploadCv } from '../../content/operations/upload-cv'
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
const answer = (
  { id, actor }: Pick<CandidateSession, 'id' | 'actor'>,
  answers: Record<string, string | string[] | BackgroundFacts>,
  cvFileId: string | null = null,
) => answerScreening(fixture.deps, actor, { id, answers, cvFileId })

const give = ({ id, caller }: CandidateSession, questionId?: string) => {
  const bytes = new TextEncoder().encode('Linh Nguyen, recruiter for ten years')
  return uploadCv(fixture.content, caller, {
    sessionId: id,
    questionId,
    name: 'cv.txt',
    sizeBytes: bytes.byteLength,
    clientNetwork: '192.0.2.1',
    read: async () => bytes,
  })
}
const readFields = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.fields : error),
  )

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

  test('saves facts, and refuses wrong ones by their name with nothing written', async () => {
    const id = fixture.deps.newId()
    const facts = ['yearsOfExperience', 'noticePeriod'] as const
    const { linkId } = await fixture.makeSet((content) => ({
      ...content,
      languages: ['en'],
      screeningQuestions: [{ id, type: 308, label: 'Background', isRequired: true, options: [], facts: [...facts] }],
    }))
    const candidateSession = await fixture.start(linkId)
    const read = async () => (await getScreening(fixture.deps, candidateSession.actor, candidateSession.id)).answers
    const wrong = { yearsOfExperience: 99, currentTitle: 'Recruiter' }
    expect(await readFields(answer(candidateSession, { [id]: wrong }))).toEqual({
      [`${id}.yearsOfExperience`]: 'out_of_range',
      [`${id}.noticePeriod`]: 'required',
      [`${id}.currentTitle`]: 'not_asked',
    })
    expect(await readFields(answer(candidateSession, { [id]: 'seven years' }))).toEqual({ [id]: 'facts_only' })
    expect(await readFields(answer(candidateSession, {}))).toEqual({ [id]: 'required' })
    expect(await read()).toEqual([])
    const stated = { yearsOfExperience: 7, noticePeriod: { amount: 1, unit: 'months' as const } }
    await answer(candidateSession, { [id]: stated })
    expect(await read()).toEqual([{ questionId: id, values: [], facts: stated }])
    await beginInterview(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, mode: 'text' })
  })

  test('refuses facts for a question that asks for a text', async () => {
    const { ids, linkId } = await makeScreenedSet()
    const candidateSession = await fixture.start(linkId)
    const fields = await readFields(
      answer(candidateSession, { [ids.radio]: 'Yes', [ids.text]: { yearsOfExperience: 7 } }),
    )
    expect(fields).toEqual({ [ids.text]: 'no_facts' })
  })

  test('removes an optional CV that was given, and keeps a required one', async () => {
    const { linkId } = await fixture.makeSet((content) => ({ ...content, asksForCv: true }))
    const candidateSession = await fixture.start(linkId)
    const read = async () => (await getScreening(fixture.deps, candidateSession.actor, candidateSession.id)).cv
    const { id } = await give(candidateSession)
    await answer(candidateSession, {}, id)
    expect(await read()).toEqual({ id, name: 'cv.txt' })
    await answer(candidateSession, {}, null)
    expect(await read()).toBeNull()
    expect(await readFields(answer(candidateSession, {}, id))).toEqual({ cvFileId: 'required' })

    const required = await fixture.makeSet((content) => ({ ...content, requiresCv: true }))
    const other = await fixture.start(required.linkId)
    await give(other)
    expect(await readFields(answer(other, {}, null))).toEqual({ cvFileId: 'required' })
    expect((await getScreening(fixture.deps, other.actor, other.id)).cv).not.toBeNull()
  })

  test('refuses a file of another person, as the CV and as an answer', async () => {
    const id = fixture.deps.newId()
    const { linkId } = await fixture.makeSet((content) => ({
      ...content,
      languages: ['en'],
      screeningQuestions: [{ id, type: 286, label: 'A certificate', isRequired: false, options: [] }],
    }))
    const own = await fixture.start(linkId)
    const other = await fixture.start(linkId, { email: 'other@example.org' })
    const [theirCv, theirFile] = [await give(other), await give(other, id)]
    expect(await readFields(answer(own, {}, theirCv.id))).toEqual({ cvFileId: 'required' })
    expect(await readFields(answer(own, { [id]: theirFile.id }))).toEqual({ [id]: 'unknown_file' })
    const ownCv = await give(own)
    expect(await readFields(answer(own, { [id]: ownCv.id }, ownCv.id))).toEqual({ [id]: 'unknown_file' })
    await answer(own, { [id]: (await give(own, id)).id }, ownCv.id)
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
