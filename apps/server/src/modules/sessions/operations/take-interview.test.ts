import { answer, answerTake, interviewSession, sessionEvent, submission } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
  typed,
} from '../../../testing/interview-fixture'
import { commitTurn, sendPing, sendSimple } from '../commands'
import { presentSession } from '../present'
import { beginInterview, enterMode } from './begin-interview'
import { getEvaluation } from './get-evaluation'
import { getIntro } from './get-intro'
import { sweepSessions } from './sweep-sessions'

let fixture: InterviewFixture
let linkId: string

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(() => fixture.close())

const worker = { kind: 'worker' } as const
const submissionsOf = (sessionId: string) =>
  fixture.deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.sessionId, sessionId)))
const journalOf = (sessionId: string) =>
  fixture.deps.withActor(worker, (tx) =>
    tx.select().from(sessionEvent).where(eq(sessionEvent.sessionId, sessionId)).orderBy(sessionEvent.seq),
  )
const show = (view: CandidateSession['view']) =>
  presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })

/** Answers whatever is asked until nothing is. */
const answerAll = async (candidateSession: CandidateSession): Promise<CandidateSession['view']> => {
  let view = candidateSession.view
  for (let turn = show(view).current; turn !== null; turn = show(view).current) {
    view = await commitTurn(fixture.context, candidateSession.actor, typed(candidateSession.id, turn.turn))
  }
  return view
}

describe('a typed interview', () => {
  test('runs from the first question to a submission, all stored in the tables', async () => {
    const candidateSession = await fixture.begin(linkId)
    expect(show(candidateSession.view).messages.map((entry) => entry.type)).toEqual(['intro', 'question'])
    expect(show(candidateSession.view).messages[0]?.content).toContain('Sao Mai')
    const ended = show(await answerAll(candidateSession))
    expect([ended.state, ended.endReason, ended.current]).toEqual(['ended', 'completed', null])
    expect(ended.messages.at(-1)?.type).toBe('outro')
    expect(ended.autoSubmitAt).not.toBeNull()
    const submitted = show(
      await sendSimple(fixture.context, candidateSession.actor, { type: 'submitted', sessionId: candidateSession.id }),
    )
    expect(submitted.isSubmitted).toBe(true)
    const [made] = await submissionsOf(candidateSession.id)
    expect(made?.isCompleted).toBe(true)
    expect(made?.code).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(fixture.deps.sentJobs.at(-1)).toMatchObject({ queue: 'assess-submission', data: { submissionId: made?.id } })
    const rows = await fixture.deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(answer)
        .innerJoin(answerTake, eq(answerTake.answerId, answer.id))
        .where(eq(answer.sessionId, candidateSession.id)),
    )
    expect(rows.map((row) => row.answer_take.modality)).toEqual(rows.map(() => 'typed'))
    expect(rows.every((row) => row.answer_take.text.startsWith('In my last role'))).toBe(true)
  })

  test('numbers its journal without a gap, even if requests are sent twice', async () => {
    const candidateSession = await fixture.begin(linkId)
    const first = await commitTurn(fixture.context, candidateSession.actor, typed(candidateSession.id, 1))
    const again = await commitTurn(
      fixture.context,
      candidateSession.actor,
      typed(candidateSession.id, 1, 'other words, same turn'),
    )
    expect(again.row.state).toEqual(first.row.state)
    const seqs = (await journalOf(candidateSession.id)).map((row) => row.seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(first.row.state.lastSeq).toBe(seqs.length)
  })

  test('answers twenty concurrent commits of one turn with one answer', async () => {
    const candidateSession = await fixture.begin(linkId)
    const views = await Promise.all(
      Array.from({ length: 20 }, () =>
        commitTurn(fixture.context, candidateSession.actor, typed(candidateSession.id, 1)),
      ),
    )
    const said = (await journalOf(candidateSession.id)).filter((row) =>
      JSON.stringify(row.payload).includes('"answer"'),
    )
    expect(said).toHaveLength(1)
    expect(new Set(views.map((view) => view.row.state.answers[0]?.text)).size).toBe(1)
  })

  test('refuses a turn that was not asked, and writes nothing of it', async () => {
    const candidateSession = await fixture.begin(linkId)
    expect(await getErrorCode(commitTurn(fixture.context, candidateSession.actor, typed(candidateSession.id, 2)))).toBe(
      'TURN_OUT_OF_ORDER',
    )
    expect((await journalOf(candidateSession.id)).map((row) => row.seq)).toEqual([1, 2])
  })

  test('accepts numbers that are too large for any column', async () => {
    const candidateSession = await fixture.begin(linkId)
    const { sessionId, ...rest } = typed(candidateSession.id, 1)
    const huge = { ...rest, sessionId, speechMs: 2 ** 50, durationMs: 2 ** 50 }
    expect((await commitTurn(fixture.context, candidateSession.actor, huge)).row.state.answers[0]?.durationMs).toBe(
      86_400_000,
    )
    const pinged = await sendPing(fixture.context, candidateSession.actor, { sessionId, lastSeq: 2 ** 50 })
    expect(pinged.journal).toEqual([])
  })

  test('stores text as NFC and without NUL', async () => {
    const candidateSession = await fixture.begin(linkId)
    const view = await commitTurn(
      fixture.context,
      candidateSession.actor,
      typed(candidateSession.id, 1, `Nguye\u0302\u0303n\u0000 ${'went on working. '.repeat(20)}`),
    )
    expect(view.row.state.answers[0]?.text.startsWith('Nguyễn went')).toBe(true)
  })
})

describe('a session of another candidate', () => {
  test('is not found by any command, and does not change', async () => {
    const mine = await fixture.begin(linkId)
    const other = await fixture.begin(linkId, { email: 'other@example.org' })
    const sessionId = mine.id
    const { actor } = other
    const attempts = [
      commitTurn(fixture.context, actor, typed(sessionId, 1)),
      sendPing(fixture.context, actor, { sessionId, lastSeq: 0 }),
      sendSimple(fixture.context, actor, { type: 'ended', sessionId }),
      sendSimple(fixture.context, actor, { type: 'aborted', sessionId }),
      sendSimple(fixture.context, actor, { type: 'resumed', sessionId }),
      sendSimple(fixture.context, actor, { type: 'submitted', sessionId }),
      beginInterview(fixture.context, actor, { sessionId, mode: 'text' }),
      enterMode(fixture.context, actor, { sessionId, mode: 'no-voice' }),
      getEvaluation(fixture.deps, actor, sessionId),
    ]
    expect(await Promise.all(attempts.map(getErrorCode))).toEqual(attempts.map(() => 'SESSION_NOT_FOUND'))
    const missing = sendPing(fixture.context, actor, { sessionId: fixture.deps.newId(), lastSeq: 0 })
    expect(await getErrorCode(missing)).toBe('SESSION_NOT_FOUND')
    expect((await journalOf(sessionId)).map((row) => row.seq)).toEqual([1, 2])
  })
})

describe('the submission', () => {
  test('is created once, however often and concurrently it is requested', async () => {
    const candidateSession = await fixture.begin(linkId)
    await answerAll(candidateSession)
    const before = fixture.deps.sentJobs.length
    const views = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendSimple(fixture.context, candidateSession.actor, { type: 'submitted', sessionId: candidateSession.id }),
      ),
    )
    expect(views.every((view) => view.row.state.isSubmitted)).toBe(true)
    expect(await submissionsOf(candidateSession.id)).toHaveLength(1)
    expect(fixture.deps.sentJobs.length - before).toBe(1)
    expect(await getEvaluation(fixture.deps, candidateSession.actor, candidateSession.id)).toEqual({
      state: 'submitted',
      submissionId: expect.any(String),
    })
  })

  test('is created once by the sweep, even if several processes sweep at the same moment', async () => {
    const candidateSession = await fixture.begin(linkId)
    await answerAll(candidateSession)
    fixture.deps.clock.advance(sessionLimits.autoSubmitAfterMs + 1)
    await Promise.all([sweepSessions(fixture.context), sweepSessions(fixture.context), sweepSessions(fixture.context)])
    expect(await submissionsOf(candidateSession.id)).toHaveLength(1)
  })

  test('is refused if there are no answers', async () => {
    const candidateSession = await fixture.begin(linkId)
    await sendSimple(fixture.context, candidateSession.actor, { type: 'ended', sessionId: candidateSession.id })
    const run = sendSimple(fixture.context, candidateSession.actor, {
      type: 'submitted',
      sessionId: candidateSession.id,
    })
    expect(await getErrorCode(run)).toBe('NOTHING_ANSWERED')
    expect(await submissionsOf(candidateSession.id)).toEqual([])
  })
})

describe('the passing of time', () => {
  test('interrupts the session of an absent candidate, and a resumed interview continues from the last ping', async () => {
    const candidateSession = await fixture.begin(linkId)
    fixture.deps.clock.advance(5_000)
    await sendPing(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, lastSeq: 0 })
    fixture.deps.clock.advance(10 * 60_000)
    await sweepSessions(fixture.context)
    const resumed = await sendSimple(fixture.context, candidateSession.actor, {
      type: 'resumed',
      sessionId: candidateSession.id,
    })
    expect(show(resumed).state).toBe('resumed')
    expect(show(resumed).remainingMs).toBe(15 * 60_000 - 5_000)
    expect(show(resumed).current?.turn).toBe(1)
  })

  test('causes no work for a session that has nothing due', async () => {
    await sweepSessions(fixture.context)
    expect(await sweepSessions(fixture.context)).toBe(0)
  })
})

describe('leaving', () => {
  test('aborts permanently, and the same browser may start a new session', async () => {
    const candidateSession = await fixture.begin(linkId)
    await sendSimple(fixture.context, candidateSession.actor, { type: 'aborted', sessionId: candidateSession.id })
    const run = commitTurn(fixture.context, candidateSession.actor, typed(candidateSession.id, 1))
    expect(await getErrorCode(run)).toBe('SESSION_ENDED')
    const { session } = await getIntro(fixture.context, candidateSession.caller, linkId)
    expect(session).toBeNull()
  })
})

describe('a mode', () => {
  test('entered before the session has begun starts the session', async () => {
    const candidateSession = await fixture.start(linkId)
    const view = await enterMode(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
      mode: 'no-voice',
    })
    expect([view.row.state.state, view.row.state.mode]).toEqual(['started', 'no-voice'])
    const switched = await enterMode(fixture.context, candidateSession.actor, {
      sessionId: candidateSession.id,
      mode: 'text',
    })
    expect([switched.row.state.mode, switched.row.state.turn]).toEqual(['text', 1])
  })
})

describe('a failure', () => {
  test('to send a submission’s job means that the submission is not created', async () => {
    const candidateSession = await fixture.begin(linkId)
    const ended = await answerAll(candidateSession)
    const jobs = { send: () => Promise.reject(new Error('no queue')) }
    const broken = { ...fixture.context, deps: { ...fixture.deps, jobs } }
    const run = sendSimple(broken, candidateSession.actor, { type: 'submitted', sessionId: candidateSession.id })
    expect(await getErrorCode(run)).toBe('no queue')
    expect(await submissionsOf(candidateSession.id)).toEqual([])
    expect((await journalOf(candidateSession.id)).length).toBe(ended.row.state.lastSeq)
    await sendSimple(fixture.context, candidateSession.actor, { type: 'submitted', sessionId: candidateSession.id })
    expect(await submissionsOf(candidateSession.id)).toHaveLength(1)
  })

  test('of the interviewer is skipped: the next question is asked', async () => {
    const candidateSession = await fixture.begin(linkId)
    const interviewer = { decideProbe: () => Promise.reject(new Error('the model is away')) }
    const broken = { ...fixture.context, ports: { ...fixture.ports, interviewer } }
    const view = await commitTurn(broken, candidateSession.actor, typed(candidateSession.id, 1, 'Short.'))
    expect(show(view).current).toMatchObject({ turn: 2, isFollowUp: false })
  })

  test('to read one session does not keep other sessions from being woken', async () => {
    const unreadable = await fixture.begin(linkId)
    const candidateSession = await fixture.begin(linkId)
    await fixture.deps.withActor(worker, (tx) =>
      tx
        .update(interviewSession)
        .set({ state: { version: 0 }, wakeAt: new Date(0) })
        .where(eq(interviewSession.id, unreadable.id)),
    )
    fixture.deps.clock.advance(sessionLimits.interruptedAfterMs + 1)
    await sweepSessions(fixture.context)
    const [row] = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(interviewSession).where(eq(interviewSession.id, candidateSession.id)),
    )
    expect(row?.phase).toBe('interrupted')
    await fixture.deps.withActor(worker, (tx) =>
      tx.delete(interviewSession).where(eq(interviewSession.id, unreadable.id)),
    )
  })
})
