import { interviewSetVersion } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CandidateSession, getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { beginInterview } from './begin-interview'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

const begin = ({ id, actor }: Pick<CandidateSession, 'id' | 'actor'>) =>
  beginInterview(fixture.context, actor, { sessionId: id, mode: 'text' })

describe('beginInterview', () => {
  test('freezes the version of the set and asks that version’s questions', async () => {
    const set = await fixture.makeSet()
    const candidateSession = await fixture.start(set.linkId)
    const questions = set.content.questions.map((question) => ({ ...question, text: 'Edited?' }))
    const content = { ...set.content, questions }
    await fixture.deps.withActor(fixture.member, (tx) =>
      tx.update(interviewSetVersion).set({ content }).where(eq(interviewSetVersion.setId, set.id)),
    )
    const view = await begin(candidateSession)
    expect(view.row.state.answers[0]?.questionText).toBe('Edited?')
    const [version] = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.select().from(interviewSetVersion).where(eq(interviewSetVersion.setId, set.id)),
    )
    expect(version?.frozenAt?.getTime()).toBe(fixture.deps.clock.nowMs())
  })

  test('refuses a new interview on a full disk and continues one that has begun', async () => {
    const running = await fixture.begin(fixture.linkId, { email: 'running@example.org' })
    const late = await fixture.start(fixture.linkId, { email: 'late@example.org' })
    fixture.disk.space = 'refusing'
    expect(await getErrorCode(begin(late))).toBe('SERVER_DISK_FULL')
    expect((await begin(running)).row.state.state).toBe('started')
    expect(await fixture.listJournal(late.id)).toEqual([])
    fixture.disk.space = 'enough'
  })

  test('refuses an interview without its screening answers or required CV with SCREENING_REQUIRED', async () => {
    const question = { id: fixture.deps.newId(), type: 250, label: 'Why?', isRequired: true, options: [] } as const
    const screened = await fixture.makeSet((content) => ({
      ...content,
      languages: ['en'],
      screeningQuestions: [{ ...question, options: [] }],
    }))
    const withCv = await fixture.makeSet((content) => ({ ...content, requiresCv: true }))
    for (const { linkId } of [screened, withCv]) {
      expect(await getErrorCode(begin(await fixture.start(linkId)))).toBe('SCREENING_REQUIRED')
    }
  })

  test('refuses a language in which a text of the set is missing, although the session was prepared in it', async () => {
    const set = await fixture.makeSet()
    const { id, actor } = await fixture.start(set.linkId, { language: 'vi' })
    const questions = set.content.questions.map(({ translations: _, ...question }) => question)
    await fixture.deps.withActor(fixture.member, (tx) =>
      tx
        .update(interviewSetVersion)
        .set({ content: { ...set.content, questions } })
        .where(eq(interviewSetVersion.setId, set.id)),
    )
    expect(await getErrorCode(begin({ id, actor }))).toBe('LANGUAGE_NOT_OFFERED')
    expect(await fixture.listJournal(id)).toEqual([])
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND and writes nothing', async () => {
    const { id } = await fixture.start(fixture.linkId)
    const { actor } = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    expect(await getErrorCode(begin({ id, actor }))).toBe('SESSION_NOT_FOUND')
    expect(await fixture.listJournal(id)).toEqual([])
  })
})
