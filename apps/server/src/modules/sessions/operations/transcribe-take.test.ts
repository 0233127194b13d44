import { readFile } from 'node:fs/promises'
import { createOpenAiSpeechToText, type FakeSpeechServer, SpeechError, startFakeSpeechServer } from '@candor/ai'
import type { InterviewMode } from '@candor/contract'
import { answerTake, assessment, consent } from '@candor/db'
import { answerOfTurn } from '@candor/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverEvents, type EventHandlers } from '../../../platform/events/deliver-events'
import { openRoom, type Room, type Sitting, typed } from '../../../testing/interview-room'
import { assessSubmission } from '../../assessments/operations/assess-submission'
import { reassessLateWords } from '../../assessments/operations/reassess-late-words'
import { commitTurn, sendSimple } from '../commands'
import { assessSubmissionQueue, transcribeTakeQueue, zTranscribeTake } from '../queues'
import { readSession } from '../repo/index'
import { getEvaluation } from './get-evaluation'
import { sweepSessions } from './sweep-sessions'
import { orderTranscriptWhenSealed, transcribeTake } from './transcribe-take'

/** Delivers the session's events to the module that acts on them. */
const deliver = (sessionId: string) => deliverEvents(room.deps, [assessmentHandlers], { subjectId: sessionId })
const assessmentHandlers: EventHandlers = {
  'transcript.stored': (tx, { payload }) => reassessLateWords(room.deps, tx, payload),
}
const fixture = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
const words =
  'In my last role I was responsible for hiring twelve engineers. I wrote a scorecard myself and called eighty people. ' +
  'As a result we hired all twelve in ten weeks, which was twenty percent more than the year before.'

let speech: FakeSpeechServer
let room: Room
let linkId: string
let video: Uint8Array

beforeAll(async () => {
  speech = await startFakeSpeechServer({ scripts: { en: [{ text: words }], vi: [{ text: 'Vâng.' }] } })
  const speechToText = createOpenAiSpeechToText({ baseUrl: speech.baseUrl, model: 'whisper-1' })
  room = await openRoom({ speechToText })
  linkId = (await room.makeSet()).linkId
  video = new Uint8Array(await readFile(fixture))
})
afterAll(async () => {
  await room.close()
  await speech.close()
})
beforeEach(() => {
  speech.setModes({ kind: 'ok' })
  room.deps.sentJobs.length = 0
})

const mode: InterviewMode = 'chat'
const start = (wishes = {}): Promise<Sitting> => room.begin(linkId, { mode, ...wishes })
const first = (sitting: Sitting) => {
  const [answer] = sitting.view.row.state.answers
  if (answer === undefined) throw new Error('nothing was asked')
  return answer
}

const record = (sitting: Sitting, segmentIndex = 0, startOffsetMs = 0) =>
  room.record(sitting, video, { segmentIndex, startOffsetMs })
const commit = (sitting: Sitting, segmentCount = 1) =>
  commitTurn(room.context, sitting.actor, {
    ...typed(sitting.id, 1),
    mode,
    text: null,
    source: 'server',
    speechMs: 20_000,
    durationMs: 21_000,
    segmentCount,
  })
const jobsOf = (sitting: Sitting) =>
  room.deps.sentJobs
    .filter((job) => job.queue === transcribeTakeQueue && 'sessionId' in job.data && job.data.sessionId === sitting.id)
    .map((job) => ({ data: zTranscribeTake.parse(job.data), startAfterMs: job.startAfterMs }))
const run = async (sitting: Sitting) => {
  const job = jobsOf(sitting).at(-1)
  if (job === undefined) throw new Error('no job was sent')
  await transcribeTake(room.context, job.data)
}
const stored = async (sitting: Sitting) => {
  const row = await room.deps.withActor({ kind: 'worker' }, (tx) => readSession(tx, sitting.id))
  const [take] = await room.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .select()
      .from(answerTake)
      .where(eq(answerTake.answerId, first(sitting).answerId)),
  )
  return { state: row?.state, answer: row === null ? null : answerOfTurn(row.state, 1), take }
}

describe('a spoken answer', () => {
  test('becomes words with times, and the next question follows', async () => {
    const sitting = await start()
    await record(sitting)
    await commit(sitting)
    expect(jobsOf(sitting).map((job) => job.startAfterMs)).toEqual([undefined])
    await run(sitting)
    const { answer, take, state } = await stored(sitting)
    expect([answer?.text, answer?.transcript, answer?.transcribedBy]).toEqual([words, 'ready', 'whisper-1'])
    expect(take?.words).toHaveLength(words.split(' ').length)
    expect(take?.text).toBe(words)
    expect(state?.turn).toBe(2)
  })

  test('keeps the times of each segment on the answer’s own timeline', async () => {
    const sitting = await start()
    await record(sitting, 0, 0)
    await record(sitting, 1, 60_000)
    await commit(sitting, 2)
    await run(sitting)
    const { take } = await stored(sitting)
    const spans = (take?.words ?? []) as { endMs: number }[]
    expect(spans.at(-1)?.endMs).toBeGreaterThan(60_000)
  })

  test('waits for its last segment, whose sealing starts the transcription', async () => {
    const sitting = await start()
    await record(sitting, 0)
    await commit(sitting, 2)
    const [fallback] = jobsOf(sitting)
    expect(fallback?.startAfterMs).toBeGreaterThan(room.deps.clock.nowMs())
    await run(sitting)
    expect((await stored(sitting)).answer?.transcript).toBe('pending')
    const { answerId, take } = first(sitting)
    const before = jobsOf(sitting).length
    await orderTranscriptWhenSealed(room.context, { sessionId: sitting.id, answerId, take })
    expect(jobsOf(sitting)).toHaveLength(before)
    await record(sitting, 1, 30_000)
    await orderTranscriptWhenSealed(room.context, { sessionId: sitting.id, answerId, take })
    expect(jobsOf(sitting)).toHaveLength(before + 1)
    await run(sitting)
    expect((await stored(sitting)).answer?.transcript).toBe('ready')
  })

  test('is transcribed once, however often the job runs', async () => {
    const sitting = await start()
    await record(sitting)
    await commit(sitting)
    const calls = speech.calls.length
    await run(sitting)
    await run(sitting)
    expect(speech.calls.length - calls).toBe(1)
  })

  test('waits for the next day if today’s budget is spent, however often, and loses nothing', async () => {
    const sitting = await start()
    await record(sitting)
    await commit(sitting)
    const real = room.context.ports.speechToText
    if (real === null) throw new Error('this room has a recogniser')
    const spent = new SpeechError('over_budget', 'spent', 7 * 3_600_000)
    const speechToText = { ...real, transcribe: () => Promise.reject(spent) }
    const ports = { ...room.context.ports, speechToText }
    const job = jobsOf(sitting).at(-1)?.data
    if (job === undefined) throw new Error('no job was sent')
    await transcribeTake({ ...room.context, ports }, { ...job, failures: 30 })
    const again = jobsOf(sitting).at(-1)
    expect([again?.data.failures, again?.startAfterMs]).toEqual([30, room.deps.clock.nowMs() + 7 * 3_600_000])
    expect((await stored(sitting)).answer?.transcript).toBe('pending')
  })

  test('does not delay the interview while the recognizer is unavailable, and adds the words later', async () => {
    const sitting = await start()
    await record(sitting)
    await commit(sitting)
    speech.setModes({ kind: 'rate_limited', retryAfter: '600' })
    await run(sitting)
    expect(jobsOf(sitting).at(-1)?.data.failures).toBe(1)
    room.deps.clock.advance(8_001)
    await sweepSessions(room.context)
    expect((await stored(sitting)).state?.turn).toBe(2)
    expect((await stored(sitting)).answer?.transcript).toBe('pending')
    speech.setModes({ kind: 'ok' })
    await run(sitting)
    const late = await stored(sitting)
    expect([late.answer?.transcript, late.answer?.text, late.state?.turn]).toEqual(['ready', words, 2])
  })

  test('whose words come after the assessment is assessed again with them, and the version without them remains', async () => {
    const sitting = await start()
    await record(sitting)
    await commit(sitting)
    const { deps } = room
    await sendSimple(room.context, sitting.actor, { type: 'ended', sessionId: sitting.id })
    await sendSimple(room.context, sitting.actor, { type: 'submitted', sessionId: sitting.id })
    const { submissionId } = await getEvaluation(deps, sitting.actor, sitting.id)
    const assessed = () => assessSubmission(deps, { submissionId: submissionId ?? '' })
    const made = () =>
      deps.withActor({ kind: 'worker' }, (tx) =>
        tx
          .select()
          .from(assessment)
          .where(eq(assessment.submissionId, submissionId ?? ''))
          .orderBy(asc(assessment.createdAt)),
      )
    deps.clock.advance(11 * 60_000)
    await assessed()
    const sent = deps.sentJobs.length
    await run(sitting)
    await deliver(sitting.id)
    expect(deps.sentJobs.slice(sent).map(({ queue }) => queue)).toContain(assessSubmissionQueue)
    deps.clock.advance(1_000)
    await assessed()
    const rows = await made()
    expect(rows.map(({ cause }) => cause)).toEqual(['submitted', 'late_words'])
    expect(rows.map(({ input }) => JSON.stringify(input).includes('twelve engineers'))).toEqual([false, true])
    await run(sitting)
    await deliver(sitting.id)
    await assessed()
    expect(await made()).toHaveLength(2)
  })

  test('is never sent to a recognizer without consent, and reports that it has no words', async () => {
    const sitting = await start()
    await record(sitting)
    await room.deps.withActor({ kind: 'worker' }, (tx) => tx.delete(consent).where(eq(consent.sessionId, sitting.id)))
    const calls = speech.calls.length
    await commit(sitting)
    const { answer, state } = await stored(sitting)
    expect([answer?.transcript, answer?.text, answer?.state, state?.turn]).toEqual(['failed', '', 'ready', 2])
    expect([speech.calls.length - calls, jobsOf(sitting)]).toEqual([0, []])
  })

  test('without any recording has no words, and none are invented', async () => {
    const sitting = await start()
    await commit(sitting, 0)
    const { answer } = await stored(sitting)
    expect([answer?.transcript, answer?.text]).toEqual(['failed', ''])
  })
})
