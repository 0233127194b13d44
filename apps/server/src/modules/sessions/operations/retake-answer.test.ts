import { createOpenAiSpeechToText } from '@candor/ai'
import type { ReportedFault, Session, Turn } from '@candor/contract'
import { answer, answerFault, answerTake, sessionEvent, submission, upload } from '@candor/db'
import { linkLimits, sessionLimits } from '@candor/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type CandidateSession,
  getErrorCode,
  type InterviewFixture,
  openInterviewFixture,
  typed,
} from '../../../testing/interview-fixture'
import { commitRetake, commitTurn, declareSegments, sendSimple, startRetake, undoRetake } from '../commands'
import { listRetakes } from '../list-retakes'
import { presentSession } from '../present'
import { readSession } from '../repo/index'
import { admitUpload } from './admit-upload'
import { sweepSessions } from './sweep-sessions'

let fixture: InterviewFixture
let linkId: string

beforeAll(async () => {
  fixture = await openInterviewFixture()
  linkId = (await fixture.makeSet()).linkId
})
afterAll(() => fixture.close())

const worker = { kind: 'worker' } as const
const minuteMs = 60_000
const show = (view: CandidateSession['view']): Session =>
  presentSession(view, { nowMs: fixture.deps.clock.nowMs(), hasVoice: false })
const text = typed('', 1).text ?? ''
const spoken = (sessionId: string, turn: number, more: Partial<Turn> = {}): Turn => ({
  ...typed(sessionId, turn),
  mode: 'chat',
  source: 'device',
  speechMs: 40_000,
  durationMs: 50_000,
  ...more,
})
const muted: ReportedFault = { kind: 'muted', startMs: 10_000, endMs: 30_000 }

interface Ended {
  readonly candidateSession: CandidateSession
  readonly answerId: string
  readonly session: Session
}
/** Every question answered by voice; the first answer was muted for twenty seconds. */
const endedWith = async (faults: readonly ReportedFault[] = [muted]): Promise<Ended> => {
  const candidateSession = await fixture.begin(linkId, { mode: 'chat' })
  let view = candidateSession.view
  for (let turn = show(view).current; turn !== null; turn = show(view).current) {
    view = await commitTurn(fixture.context, candidateSession.actor, spoken(candidateSession.id, turn.turn))
  }
  const answerId = show(view).answers[0]?.answerId ?? ''
  const declared = { sessionId: candidateSession.id, answerId, take: 1, segmentCount: 0, faults }
  return {
    candidateSession,
    answerId,
    session: show(await declareSegments(fixture.context, candidateSession.actor, declared)),
  }
}
const start = ({ candidateSession, answerId }: Ended) =>
  startRetake(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, answerId })
const undo = ({ candidateSession, answerId }: Ended, type: 'retakeCancelled' | 'retakeReverted') =>
  undoRetake(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, answerId, type })
const redo = ({ candidateSession }: Ended, more: Partial<Turn> = {}) =>
  commitRetake(
    fixture.context,
    candidateSession.actor,
    spoken(candidateSession.id, 1, { take: 2, text: `Again: ${text}`, ...more }),
  )
const takesOf = (answerId: string) =>
  fixture.deps.withActor(worker, (tx) =>
    tx.select().from(answerTake).where(eq(answerTake.answerId, answerId)).orderBy(answerTake.take),
  )
const rowOf = async (answerId: string) => {
  const [row] = await fixture.deps.withActor(worker, (tx) => tx.select().from(answer).where(eq(answer.id, answerId)))
  return row
}
const faultsOf = (answerId: string) =>
  fixture.deps.withActor(worker, (tx) => tx.select().from(answerFault).where(eq(answerFault.answerId, answerId)))
const submissionsOf = (sessionId: string) =>
  fixture.deps.withActor(worker, (tx) => tx.select().from(submission).where(eq(submission.sessionId, sessionId)))

describe('reported faults', () => {
  test('make the fault report of an answer, and grant a free retake of an answer that they made unusable', async () => {
    const ended = await endedWith()
    const [first, second] = ended.session.answers
    expect(first).toMatchObject({
      faultReport: { faults: [muted], lostMs: 20_000, isUnusable: true },
      canRetake: true,
      canRevert: false,
    })
    expect(second).toMatchObject({ faultReport: { faults: [], lostMs: 0, isUnusable: false }, canRetake: false })
    expect(await listRetakes(fixture.context, ended.candidateSession.actor, ended.candidateSession.id)).toEqual([
      { answerId: ended.answerId, reason: 'fault', priceCents: 0 },
    ])
  })

  test('that are reported again replace their ends, and are stored once', async () => {
    const open: ReportedFault = { ...muted, endMs: null }
    const { candidateSession, answerId } = await endedWith([open])
    const told = { sessionId: candidateSession.id, answerId, take: 1, segmentCount: 0 }
    await declareSegments(fixture.context, candidateSession.actor, { ...told, faults: [open, muted] })
    await declareSegments(fixture.context, candidateSession.actor, { ...told, faults: [muted] })
    expect((await faultsOf(answerId)).map(({ kind, startMs, endMs }) => ({ kind, startMs, endMs }))).toEqual([muted])
  })

  test('are limited to two hundred per take', async () => {
    const many = (from: number) =>
      Array.from({ length: 150 }, (_, index) => ({ ...muted, startMs: from + index, endMs: null }))
    const { candidateSession, answerId } = await endedWith(many(0))
    const told = { sessionId: candidateSession.id, answerId, take: 1, segmentCount: 0 }
    await declareSegments(fixture.context, candidateSession.actor, { ...told, faults: many(1_000) })
    expect(await faultsOf(answerId)).toHaveLength(200)
  })

  test('of a foreign session, an unknown answer or an unknown take store nothing', async () => {
    const { candidateSession, answerId } = await endedWith([])
    const other = await fixture.begin(linkId, { email: 'other@example.org' })
    const tell = (actor: CandidateSession['actor'], of: { answerId: string; take: number }) =>
      getErrorCode(
        declareSegments(fixture.context, actor, {
          sessionId: candidateSession.id,
          segmentCount: 0,
          faults: [muted],
          ...of,
        }),
      )
    expect(await tell(other.actor, { answerId, take: 1 })).toBe('SESSION_NOT_FOUND')
    expect(await tell(candidateSession.actor, { answerId: fixture.deps.newId(), take: 1 })).toBe('TURN_OUT_OF_ORDER')
    expect(await tell(candidateSession.actor, { answerId, take: 2 })).toBe('TURN_OUT_OF_ORDER')
    expect(await faultsOf(answerId)).toEqual([])
  })

  test('are accepted for a day after the end, and not later', async () => {
    const { candidateSession, answerId } = await endedWith([])
    const tell = () =>
      declareSegments(fixture.context, candidateSession.actor, {
        sessionId: candidateSession.id,
        answerId,
        take: 1,
        segmentCount: 0,
        faults: [muted],
      })
    await sendSimple(fixture.context, candidateSession.actor, { type: 'submitted', sessionId: candidateSession.id })
    expect(show(await tell()).answers[0]).toMatchObject({ faultReport: { isUnusable: true }, canRetake: false })
    fixture.deps.clock.advance(sessionLimits.resumableForMs + 1)
    expect(await getErrorCode(tell())).toBe('SESSION_ENDED')
  })

  test('of a damaged or missing recording are not needed', async () => {
    const { candidateSession, answerId, session } = await endedWith([])
    expect(session.answers[0]?.canRetake).toBe(false)
    const at = new Date(fixture.deps.clock.nowMs())
    const { organizationId, dataSubjectId } = candidateSession.actor
    await fixture.deps.withActor(worker, (tx) =>
      tx.insert(upload).values({
        ...{
          id: fixture.deps.newId(),
          organizationId,
          dataSubjectId,
          sessionId: candidateSession.id,
          answerId,
          take: 1,
        },
        ...{ segmentIndex: 0, storageKey: fixture.deps.newToken(9), mime: 'video/webm', startOffsetMs: 0 },
        ...{ durationMs: 30_000, state: 'sealed', createdAt: at },
      }),
    )
    const told = { sessionId: candidateSession.id, answerId, take: 1, segmentCount: 1, faults: [] }
    const short = show(await declareSegments(fixture.context, candidateSession.actor, told)).answers[0]
    expect([short?.faultReport.faults, short?.canRetake]).toEqual([
      [{ kind: 'gap', startMs: 30_000, endMs: 50_000 }],
      true,
    ])
    await fixture.deps.withActor(worker, (tx) =>
      tx.update(upload).set({ durationMs: 50_000, damagedAt: at }).where(eq(upload.answerId, answerId)),
    )
    const damaged = show(await declareSegments(fixture.context, candidateSession.actor, told)).answers[0]
    expect(damaged?.faultReport.faults).toEqual([{ kind: 'damaged', startMs: 0, endMs: 50_000 }])
  })
})

describe('a retake', () => {
  test('begun twenty times at once is only one retake, and pauses the countdown', async () => {
    const ended = await endedWith()
    const views = await Promise.all(Array.from({ length: 20 }, () => start(ended)))
    const sessions = views.map(show)
    expect(new Set(sessions.map((session) => session.retake?.take))).toEqual(new Set([2]))
    expect(sessions[0]?.retake).toMatchObject({
      answerId: ended.answerId,
      turn: 1,
      questionText: ended.session.messages.find((entry) => entry.type === 'question')?.content,
      expiresAt: new Date(fixture.deps.clock.nowMs() + linkLimits.autoSubmitPauseMs).toISOString(),
    })
    const notes = await fixture.deps.withActor(worker, (tx) =>
      tx.select().from(sessionEvent).where(eq(sessionEvent.sessionId, ended.candidateSession.id)),
    )
    expect(notes.filter((row) => JSON.stringify(row.payload).includes('started'))).toHaveLength(1)
    fixture.deps.clock.advance(sessionLimits.autoSubmitAfterMs + minuteMs)
    await sweepSessions(fixture.context)
    expect(await submissionsOf(ended.candidateSession.id)).toEqual([])
  })

  test('accepts its recordings from its beginning, even after it was abandoned, because a device still has them', async () => {
    const ended = await endedWith()
    const { candidateSession, answerId } = ended
    const admit = () =>
      getErrorCode(
        admitUpload(fixture.context, candidateSession.actor, { sessionId: candidateSession.id, answerId, take: 2 }),
      )
    expect(await admit()).toBe('NOT_FOUND')
    await start(ended)
    expect(await admit()).toBe('not refused')
    await undo(ended, 'retakeCancelled')
    expect(await admit()).toBe('not refused')
    await start(ended)
    await redo(ended, { take: 3 })
    const later = { sessionId: candidateSession.id, answerId, take: 3 }
    expect(await getErrorCode(admitUpload(fixture.context, candidateSession.actor, later))).toBe('not refused')
    expect(await getErrorCode(admitUpload(fixture.context, candidateSession.actor, { ...later, take: 1 }))).toBe(
      'not refused',
    )
  })

  test('becomes current at the first take’s times once it is committed; reverting restores the first take unchanged', async () => {
    const ended = await endedWith()
    const [before] = await takesOf(ended.answerId)
    const answerBefore = await rowOf(ended.answerId)
    fixture.deps.clock.advance(2 * minuteMs)
    await start(ended)
    fixture.deps.clock.advance(minuteMs)
    const session = show(await redo(ended))
    expect(session.answers[0]).toMatchObject({
      take: 2,
      text: `Again: ${text}`,
      faultReport: { faults: [], isUnusable: false },
      canRetake: false,
      canRevert: true,
    })
    expect([session.retake, session.mode]).toEqual([null, 'chat'])
    expect(await rowOf(ended.answerId)).toEqual({ ...answerBefore, currentTake: 2 })
    expect((await takesOf(ended.answerId))[0]).toEqual(before)
    expect(show(await redo(ended)).answers[0]?.take).toBe(2)
    const back = show(await undo(ended, 'retakeReverted'))
    expect(back.answers[0]).toMatchObject({ take: 1, text, canRetake: true, canRevert: false })
    const [first, second] = await takesOf(ended.answerId)
    expect([first, second?.text]).toEqual([before, `Again: ${text}`])
    expect(await rowOf(ended.answerId)).toEqual(answerBefore)
  })

  test('is refused for an intact answer, another candidate’s answer and a missing answer', async () => {
    const ended = await endedWith([])
    expect(await getErrorCode(start(ended))).toBe('RETAKE_NOT_OFFERED')
    expect(await getErrorCode(undo(ended, 'retakeReverted'))).toBe('RETAKE_NOT_OFFERED')
    expect(await getErrorCode(redo(ended))).toBe('TURN_OUT_OF_ORDER')
    const live = await fixture.begin(linkId, { mode: 'chat' })
    fixture.deps.clock.advance(minuteMs)
    const elsewhere = { ...ended, candidateSession: live }
    const missing = { ...elsewhere, answerId: fixture.deps.newId() }
    const strayed = [
      start(missing),
      start(elsewhere),
      undo(missing, 'retakeCancelled'),
      undo(elsewhere, 'retakeReverted'),
    ]
    expect(await Promise.all(strayed.map(getErrorCode))).toEqual(strayed.map(() => 'RETAKE_NOT_OFFERED'))
    const untouched = await fixture.deps.withActor(worker, (tx) => readSession(tx, live.id))
    expect(untouched?.state).toEqual(live.view.row.state)
    const spoilt = await endedWith()
    const stranger = await fixture.begin(linkId, { email: 'other@example.org' })
    const foreign = { ...spoilt, candidateSession: { ...spoilt.candidateSession, actor: stranger.actor } }
    const attempts = [start(foreign), undo(foreign, 'retakeCancelled'), undo(foreign, 'retakeReverted'), redo(foreign)]
    expect(await Promise.all(attempts.map(getErrorCode))).toEqual(attempts.map(() => 'SESSION_NOT_FOUND'))
  })

  test('is transcribed from its own recording', async () => {
    const speechToText = createOpenAiSpeechToText({ baseUrl: 'http://localhost:9', model: 'whisper-1' })
    const heard = await openInterviewFixture({ speechToText })
    try {
      const set = await heard.makeSet()
      const candidateSession = await heard.begin(set.linkId, { mode: 'chat' })
      const first = candidateSession.view.row.state.answers[0]?.answerId ?? ''
      await commitTurn(heard.context, candidateSession.actor, spoken(candidateSession.id, 1))
      await sendSimple(heard.context, candidateSession.actor, { type: 'ended', sessionId: candidateSession.id })
      const told = { sessionId: candidateSession.id, answerId: first, take: 1, segmentCount: 0, faults: [muted] }
      await declareSegments(heard.context, candidateSession.actor, told)
      await startRetake(heard.context, candidateSession.actor, { sessionId: candidateSession.id, answerId: first })
      const turn = spoken(candidateSession.id, 1, { take: 2, source: 'server', text: null, segmentCount: 1 })
      await commitRetake(heard.context, candidateSession.actor, turn)
      expect(heard.deps.sentJobs.at(-1)).toMatchObject({
        queue: 'transcribe-take',
        data: { sessionId: candidateSession.id, answerId: first, turn: 1, take: 2 },
      })
    } finally {
      await heard.close()
    }
  })
})

describe('the submission', () => {
  test('takes the retake or continues without it, and loses nothing, whichever comes first (I-24)', async () => {
    const outcomes = new Set<string>()
    for (const lead of ['retake', 'sweep', 'finalize'] as const) {
      const ended = await endedWith()
      await start(ended)
      fixture.deps.clock.advance(linkLimits.autoSubmitPauseMs)
      fixture.deps.clock.advance(lead === 'retake' ? -1 : sessionLimits.autoSubmitAfterMs)
      const { candidateSession } = ended
      const runs = {
        retake: () => getErrorCode(redo(ended)),
        sweep: () => getErrorCode(sweepSessions(fixture.context)),
        finalize: () =>
          getErrorCode(
            sendSimple(fixture.context, candidateSession.actor, { type: 'submitted', sessionId: candidateSession.id }),
          ),
      }
      const order = [lead, ...(['finalize', 'retake', 'sweep'] as const).filter((one) => one !== lead)]
      await Promise.all(order.map((one) => runs[one]()))
      await sweepSessions(fixture.context)
      expect(await submissionsOf(candidateSession.id)).toHaveLength(1)
      const takes = await takesOf(ended.answerId)
      const current = (await rowOf(ended.answerId))?.currentTake
      expect(takes[0]?.text).toBe(text)
      expect(takes.map((take) => take.take)).toContain(current)
      outcomes.add(`${lead} ${current}`)
    }
    expect(outcomes.has('sweep 1')).toBe(true)
  })

  test('is shown at the countdown’s own time, as if the countdown had never paused', async () => {
    const ended = await endedWith()
    const endMs = fixture.deps.clock.nowMs()
    fixture.deps.clock.advance(minuteMs)
    await start(ended)
    fixture.deps.clock.advance(20 * minuteMs)
    expect(show(await redo(ended)).autoSubmitAt).toBe(new Date(endMs + 35 * minuteMs).toISOString())
    fixture.deps.clock.advance(14 * minuteMs)
    await sweepSessions(fixture.context)
    const [made] = await submissionsOf(ended.candidateSession.id)
    expect(made?.submittedAt.getTime()).toBe(endMs + sessionLimits.autoSubmitAfterMs)
    expect(made?.createdAt.getTime()).toBe(endMs + 35 * minuteMs)
  })
})
