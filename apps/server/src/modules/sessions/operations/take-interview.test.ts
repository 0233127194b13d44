import { answer, answerTake, interviewSession, sessionEvent, submission } from '@candor/db'
import { sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRoom, type Room, refusalOf, type Sitting, typed } from '../../../testing/interview-room'
import { commitTurn, sendPing, sendSimple } from '../commands'
import { presentSession } from '../present'
import { beginInterview, enterMode } from './begin-interview'
import { getEvaluation } from './get-evaluation'
import { getIntro } from './get-intro'
import { sweepSessions } from './sweep-sessions'

let room: Room
let linkId: string

beforeAll(async () => {
  room = await openRoom()
  linkId = (await room.makeSet()).linkId
})
afterAll(() => room.close())

const worker = { kind: 'worker' } as const
const submissionsOf = (sessionId: string) =>
  room.deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.sessionId, sessionId)))
const journalOf = (sessionId: string) =>
  room.deps.withActor(worker, (tx) =>
    tx.select().from(sessionEvent).where(eq(sessionEvent.sessionId, sessionId)).orderBy(sessionEvent.seq),
  )
const show = (view: Sitting['view']) => presentSession(view, { nowMs: room.deps.clock.nowMs(), hasVoice: false })

/** Answers whatever is asked until nothing is. */
const answerAll = async (sitting: Sitting): Promise<Sitting['view']> => {
  let view = sitting.view
  for (let turn = show(view).current; turn !== null; turn = show(view).current) {
    view = await commitTurn(room.context, sitting.actor, typed(sitting.id, turn.turn))
  }
  return view
}

describe('a typed interview', () => {
  test('runs from the first question to a submission, all stored in the tables', async () => {
    const sitting = await room.begin(linkId)
    expect(show(sitting.view).messages.map((entry) => entry.type)).toEqual(['intro', 'question'])
    expect(show(sitting.view).messages[0]?.content).toContain('Sao Mai')
    const ended = show(await answerAll(sitting))
    expect([ended.state, ended.endReason, ended.current]).toEqual(['ended', 'completed', null])
    expect(ended.messages.at(-1)?.type).toBe('outro')
    expect(ended.autoSubmitAt).not.toBeNull()
    const submitted = show(await sendSimple(room.context, sitting.actor, { type: 'submitted', sessionId: sitting.id }))
    expect(submitted.isSubmitted).toBe(true)
    const [made] = await submissionsOf(sitting.id)
    expect(made?.isCompleted).toBe(true)
    expect(made?.code).toMatch(/^[A-Za-z0-9_-]{22}$/)
    expect(room.deps.sentJobs.at(-1)).toMatchObject({ queue: 'assess-submission', data: { submissionId: made?.id } })
    const rows = await room.deps.withActor(worker, (tx) =>
      tx
        .select()
        .from(answer)
        .innerJoin(answerTake, eq(answerTake.answerId, answer.id))
        .where(eq(answer.sessionId, sitting.id)),
    )
    expect(rows.map((row) => row.answer_take.modality)).toEqual(rows.map(() => 'typed'))
    expect(rows.every((row) => row.answer_take.text.startsWith('In my last role'))).toBe(true)
  })

  test('numbers its journal without a gap, even if requests are sent twice', async () => {
    const sitting = await room.begin(linkId)
    const first = await commitTurn(room.context, sitting.actor, typed(sitting.id, 1))
    const again = await commitTurn(room.context, sitting.actor, typed(sitting.id, 1, 'other words, same turn'))
    expect(again.row.state).toEqual(first.row.state)
    const seqs = (await journalOf(sitting.id)).map((row) => row.seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    expect(first.row.state.lastSeq).toBe(seqs.length)
  })

  test('answers twenty concurrent commits of one turn with one answer', async () => {
    const sitting = await room.begin(linkId)
    const views = await Promise.all(
      Array.from({ length: 20 }, () => commitTurn(room.context, sitting.actor, typed(sitting.id, 1))),
    )
    const said = (await journalOf(sitting.id)).filter((row) => JSON.stringify(row.payload).includes('"answer"'))
    expect(said).toHaveLength(1)
    expect(new Set(views.map((view) => view.row.state.answers[0]?.text)).size).toBe(1)
  })

  test('refuses a turn that was not asked, and writes nothing of it', async () => {
    const sitting = await room.begin(linkId)
    expect(await refusalOf(commitTurn(room.context, sitting.actor, typed(sitting.id, 2)))).toBe('TURN_OUT_OF_ORDER')
    expect((await journalOf(sitting.id)).map((row) => row.seq)).toEqual([1, 2])
  })

  test('accepts numbers that are too large for any column', async () => {
    const sitting = await room.begin(linkId)
    const { sessionId, ...rest } = typed(sitting.id, 1)
    const huge = { ...rest, sessionId, speechMs: 2 ** 50, durationMs: 2 ** 50 }
    expect((await commitTurn(room.context, sitting.actor, huge)).row.state.answers[0]?.durationMs).toBe(86_400_000)
    const pinged = await sendPing(room.context, sitting.actor, { sessionId, lastSeq: 2 ** 50 })
    expect(pinged.journal).toEqual([])
  })

  test('stores text as NFC and without NUL', async () => {
    const sitting = await room.begin(linkId)
    const view = await commitTurn(
      room.context,
      sitting.actor,
      typed(sitting.id, 1, `Nguye\u0302\u0303n\u0000 ${'went on working. '.repeat(20)}`),
    )
    expect(view.row.state.answers[0]?.text.startsWith('Nguyễn went')).toBe(true)
  })
})

describe('a session of another candidate', () => {
  test('is not found by any command, and does not change', async () => {
    const mine = await room.begin(linkId)
    const other = await room.begin(linkId, { email: 'other@example.org' })
    const sessionId = mine.id
    const { actor } = other
    const attempts = [
      commitTurn(room.context, actor, typed(sessionId, 1)),
      sendPing(room.context, actor, { sessionId, lastSeq: 0 }),
      sendSimple(room.context, actor, { type: 'ended', sessionId }),
      sendSimple(room.context, actor, { type: 'aborted', sessionId }),
      sendSimple(room.context, actor, { type: 'resumed', sessionId }),
      sendSimple(room.context, actor, { type: 'submitted', sessionId }),
      beginInterview(room.context, actor, { sessionId, mode: 'text' }),
      enterMode(room.context, actor, { sessionId, mode: 'no-voice' }),
      getEvaluation(room.deps, actor, sessionId),
    ]
    expect(await Promise.all(attempts.map(refusalOf))).toEqual(attempts.map(() => 'SESSION_NOT_FOUND'))
    const missing = sendPing(room.context, actor, { sessionId: room.deps.newId(), lastSeq: 0 })
    expect(await refusalOf(missing)).toBe('SESSION_NOT_FOUND')
    expect((await journalOf(sessionId)).map((row) => row.seq)).toEqual([1, 2])
  })
})

describe('the submission', () => {
  test('is created once, however often and concurrently it is requested', async () => {
    const sitting = await room.begin(linkId)
    await answerAll(sitting)
    const before = room.deps.sentJobs.length
    const views = await Promise.all(
      Array.from({ length: 20 }, () =>
        sendSimple(room.context, sitting.actor, { type: 'submitted', sessionId: sitting.id }),
      ),
    )
    expect(views.every((view) => view.row.state.isSubmitted)).toBe(true)
    expect(await submissionsOf(sitting.id)).toHaveLength(1)
    expect(room.deps.sentJobs.length - before).toBe(1)
    expect(await getEvaluation(room.deps, sitting.actor, sitting.id)).toEqual({
      state: 'submitted',
      submissionId: expect.any(String),
    })
  })

  test('is created once by the sweep, even if several processes sweep at the same moment', async () => {
    const sitting = await room.begin(linkId)
    await answerAll(sitting)
    room.deps.clock.advance(sessionLimits.autoSubmitAfterMs + 1)
    await Promise.all([sweepSessions(room.context), sweepSessions(room.context), sweepSessions(room.context)])
    expect(await submissionsOf(sitting.id)).toHaveLength(1)
  })

  test('is refused if there are no answers', async () => {
    const sitting = await room.begin(linkId)
    await sendSimple(room.context, sitting.actor, { type: 'ended', sessionId: sitting.id })
    const run = sendSimple(room.context, sitting.actor, { type: 'submitted', sessionId: sitting.id })
    expect(await refusalOf(run)).toBe('NOTHING_ANSWERED')
    expect(await submissionsOf(sitting.id)).toEqual([])
  })
})

describe('the passing of time', () => {
  test('interrupts the session of an absent candidate, and a resumed interview continues from the last ping', async () => {
    const sitting = await room.begin(linkId)
    room.deps.clock.advance(5_000)
    await sendPing(room.context, sitting.actor, { sessionId: sitting.id, lastSeq: 0 })
    room.deps.clock.advance(10 * 60_000)
    await sweepSessions(room.context)
    const resumed = await sendSimple(room.context, sitting.actor, { type: 'resumed', sessionId: sitting.id })
    expect(show(resumed).state).toBe('resumed')
    expect(show(resumed).remainingMs).toBe(15 * 60_000 - 5_000)
    expect(show(resumed).current?.turn).toBe(1)
  })

  test('causes no work for a session that has nothing due', async () => {
    await sweepSessions(room.context)
    expect(await sweepSessions(room.context)).toBe(0)
  })
})

describe('leaving', () => {
  test('aborts permanently, and the same browser may start a new session', async () => {
    const sitting = await room.begin(linkId)
    await sendSimple(room.context, sitting.actor, { type: 'aborted', sessionId: sitting.id })
    const run = commitTurn(room.context, sitting.actor, typed(sitting.id, 1))
    expect(await refusalOf(run)).toBe('SESSION_ENDED')
    const { session } = await getIntro(room.context, sitting.caller, linkId)
    expect(session).toBeNull()
  })
})

describe('a mode', () => {
  test('entered before the session has begun starts the session', async () => {
    const sitting = await room.start(linkId)
    const view = await enterMode(room.context, sitting.actor, { sessionId: sitting.id, mode: 'no-voice' })
    expect([view.row.state.state, view.row.state.mode]).toEqual(['started', 'no-voice'])
    const switched = await enterMode(room.context, sitting.actor, { sessionId: sitting.id, mode: 'text' })
    expect([switched.row.state.mode, switched.row.state.turn]).toEqual(['text', 1])
  })
})

describe('a failure', () => {
  test('to send a submission’s job means that the submission is not created', async () => {
    const sitting = await room.begin(linkId)
    const ended = await answerAll(sitting)
    const jobs = { send: () => Promise.reject(new Error('no queue')) }
    const broken = { ...room.context, deps: { ...room.deps, jobs } }
    const run = sendSimple(broken, sitting.actor, { type: 'submitted', sessionId: sitting.id })
    expect(await refusalOf(run)).toBe('no queue')
    expect(await submissionsOf(sitting.id)).toEqual([])
    expect((await journalOf(sitting.id)).length).toBe(ended.row.state.lastSeq)
    await sendSimple(room.context, sitting.actor, { type: 'submitted', sessionId: sitting.id })
    expect(await submissionsOf(sitting.id)).toHaveLength(1)
  })

  test('of the interviewer is skipped: the next question is asked', async () => {
    const sitting = await room.begin(linkId)
    const interviewer = { decideProbe: () => Promise.reject(new Error('the model is away')) }
    const broken = { ...room.context, ports: { ...room.ports, interviewer } }
    const view = await commitTurn(broken, sitting.actor, typed(sitting.id, 1, 'Short.'))
    expect(show(view).current).toMatchObject({ turn: 2, isFollowUp: false })
  })

  test('to read one session does not keep other sessions from being woken', async () => {
    const unreadable = await room.begin(linkId)
    const sitting = await room.begin(linkId)
    await room.deps.withActor(worker, (tx) =>
      tx
        .update(interviewSession)
        .set({ state: { version: 0 }, wakeAt: new Date(0) })
        .where(eq(interviewSession.id, unreadable.id)),
    )
    room.deps.clock.advance(sessionLimits.interruptedAfterMs + 1)
    await sweepSessions(room.context)
    const [row] = await room.deps.withActor(worker, (tx) =>
      tx.select().from(interviewSession).where(eq(interviewSession.id, sitting.id)),
    )
    expect(row?.phase).toBe('interrupted')
    await room.deps.withActor(worker, (tx) => tx.delete(interviewSession).where(eq(interviewSession.id, unreadable.id)))
  })
})
