import { answer, answerTake } from '@candor/db'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTypedTurn, getErrorCode } from '../../../testing/interview-fixture'
import { openSessionFixture, type SessionFixture } from '../testing/session-fixture'
import { commitTurn } from './commit-turn'

let fixture: SessionFixture

beforeAll(async () => {
  fixture = await openSessionFixture()
})
afterAll(() => fixture.close())

describe('commitTurn', () => {
  test('stores the answers of an interview as takes, and ends it after the last question', async () => {
    const candidateSession = await fixture.begin(fixture.linkId)
    const begun = fixture.show(candidateSession.view)
    expect(begun.messages.map(({ type }) => type)).toEqual(['intro', 'question'])
    expect(begun.messages[0]?.content).toContain('Sao Mai')
    const ended = fixture.show(await fixture.answerAll(candidateSession))
    expect([ended.state, ended.endReason, ended.current]).toEqual(['ended', 'completed', null])
    expect(ended.messages.at(-1)?.type).toBe('outro')
    expect(ended.autoSubmitAt).not.toBeNull()
    const rows = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx
        .select()
        .from(answer)
        .innerJoin(answerTake, eq(answerTake.answerId, answer.id))
        .where(eq(answer.sessionId, candidateSession.id)),
    )
    expect(rows.map((row) => row.answer_take.modality)).toEqual(ended.answers.map(() => 'typed'))
    expect(rows.every((row) => row.answer_take.text.startsWith('In my last role'))).toBe(true)
  })

  test('numbers the journal without a gap, even if a request is sent twice', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const first = await commitTurn(fixture.context, actor, createTypedTurn(sessionId, 1))
    const repeated = await commitTurn(fixture.context, actor, createTypedTurn(sessionId, 1, 'other words, same turn'))
    expect(repeated.row.state).toEqual(first.row.state)
    const seqs = (await fixture.listJournal(sessionId)).map((row) => row.seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(first.row.state.lastSeq).toBe(seqs.length)
  })

  test('stores one answer for twenty concurrent commits of one turn', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const views = await Promise.all(
      Array.from({ length: 20 }, () => commitTurn(fixture.context, actor, createTypedTurn(sessionId, 1))),
    )
    const journal = await fixture.listJournal(sessionId)
    expect(journal.filter((row) => JSON.stringify(row.payload).includes('"answer"'))).toHaveLength(1)
    expect(new Set(views.map((view) => view.row.state.answers[0]?.text)).size).toBe(1)
  })

  test('refuses a turn that was not asked with TURN_OUT_OF_ORDER and writes nothing', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    expect(await getErrorCode(commitTurn(fixture.context, actor, createTypedTurn(sessionId, 2)))).toBe(
      'TURN_OUT_OF_ORDER',
    )
    expect((await fixture.listJournal(sessionId)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('refuses another candidate’s session with SESSION_NOT_FOUND and writes nothing', async () => {
    const { id: sessionId } = await fixture.begin(fixture.linkId)
    const other = await fixture.begin(fixture.linkId, { email: 'other@example.org' })
    const run = commitTurn(fixture.context, other.actor, createTypedTurn(sessionId, 1))
    expect(await getErrorCode(run)).toBe('SESSION_NOT_FOUND')
    expect((await fixture.listJournal(sessionId)).map(({ seq }) => seq)).toEqual([1, 2])
  })

  test('limits times that are too large for any column', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const turn = { ...createTypedTurn(sessionId, 1), speechMs: 2 ** 50, durationMs: 2 ** 50 }
    const { row } = await commitTurn(fixture.context, actor, turn)
    expect(row.state.answers[0]?.durationMs).toBe(86_400_000)
  })

  test('stores text as NFC and without NUL', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const text = `Nguye\u0302\u0303n\u0000 ${'went on working. '.repeat(20)}`
    const { row } = await commitTurn(fixture.context, actor, createTypedTurn(sessionId, 1, text))
    expect(row.state.answers[0]?.text.startsWith('Nguyễn went')).toBe(true)
  })

  test('asks the next question if the interviewer fails', async () => {
    const { id: sessionId, actor } = await fixture.begin(fixture.linkId)
    const interviewer = { decideProbe: () => Promise.reject(new Error('the model is unavailable')) }
    const broken = { ...fixture.context, ports: { ...fixture.ports, interviewer } }
    const view = await commitTurn(broken, actor, createTypedTurn(sessionId, 1, 'Short.'))
    expect(fixture.show(view).current).toMatchObject({ turn: 2, isFollowUp: false })
  })
})
