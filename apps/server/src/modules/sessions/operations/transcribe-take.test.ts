import { readFile } from 'node:fs/promises'
import { createOpenAiSpeechToText, SpeechError } from '@candor/ai'
import { type FakeSpeechServer, startFakeSpeechServer } from '@candor/ai/testing'
import type { InterviewMode } from '@candor/contract'
import { answerTake, assessment, consent } from '@candor/db'
import { findAnswerOfTurn } from '@candor/domain'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deliverEvents, type EventHandlers } from '../../../platform/events/deliver-events'
import { AudioOverrunError } from '../../../platform/workers/audio-overrun-error'
import {
  type CandidateSession,
  createTypedTurn,
  type InterviewFixture,
  openInterviewFixture,
} from '../../../testing/interview-fixture'
import { assessSubmission } from '../../assessments/operations/assess-submission'
import { reassessLateWords } from '../../assessments/operations/reassess-late-words'
import { assessSubmissionQueue, transcribeTakeQueue, zTranscribeTake } from '../queues'
import { readSession } from '../repo/index'
import { commitTurn } from './commit-turn'
import { endSession } from './end-session'
import { getEvaluation } from './get-evaluation'
import { orderTranscript } from './order-transcript'
import { submitSession } from './submit-session'
import { sweepSessions } from './sweep-sessions'
import { transcribeTake } from './transcribe-take'

/** Delivers the session's events to the module that acts on them. */
const deliver = (sessionId: string) => deliverEvents(fixture.deps, [assessmentHandlers], { subjectId: sessionId })
const assessmentHandlers: EventHandlers = {
  'transcript.stored': (tx, { payload }) => reassessLateWords(fixture.deps, tx, payload),
}
const recordingFile = new URL('../../../../../../packages/media/fixtures/chromium-vp8-opus.webm', import.meta.url)
const words =
  'In my last role I was responsible for hiring twelve engineers. I wrote a scorecard myself and called eighty people. ' +
  'As a result we hired all twelve in ten weeks, which was twenty percent more than the year before.'

let speech: FakeSpeechServer
let fixture: InterviewFixture
let linkId: string
let video: Uint8Array

beforeAll(async () => {
  speech = await startFakeSpeechServer({ scripts: { en: [{ text: words }], vi: [{ text: 'Vâng.' }] } })
  const speechToText = createOpenAiSpeechToText({ baseUrl: speech.baseUrl, model: 'whisper-1' })
  fixture = await openInterviewFixture({ speechToText })
  linkId = (await fixture.makeSet()).linkId
  video = new Uint8Array(await readFile(recordingFile))
})
afterAll(async () => {
  await fixture.close()
  await speech.close()
})
beforeEach(() => {
  speech.setModes({ kind: 'ok' })
  fixture.deps.sentJobs.length = 0
})

const mode: InterviewMode = 'chat'
const start = (wishes = {}): Promise<CandidateSession> => fixture.begin(linkId, { mode, ...wishes })
const first = (candidateSession: CandidateSession) => {
  const [answer] = candidateSession.view.row.state.answers
  if (answer === undefined) throw new Error('nothing was asked')
  return answer
}

const record = (candidateSession: CandidateSession, segmentIndex = 0, startOffsetMs = 0) =>
  fixture.recordSegment(candidateSession, video, { segmentIndex, startOffsetMs })
const commit = (candidateSession: CandidateSession, segmentCount = 1) =>
  commitTurn(fixture.context, candidateSession.actor, {
    ...createTypedTurn(candidateSession.id, 1),
    mode,
    text: null,
    source: 'server',
    speechMs: 20_000,
    durationMs: 21_000,
    segmentCount,
  })
const listJobs = (candidateSession: CandidateSession) =>
  fixture.deps.sentJobs
    .filter(
      (job) =>
        job.queue === transcribeTakeQueue && 'sessionId' in job.data && job.data.sessionId === candidateSession.id,
    )
    .map((job) => ({ data: zTranscribeTake.parse(job.data), startAfterMs: job.startAfterMs }))
const run = async (candidateSession: CandidateSession) => {
  const job = listJobs(candidateSession).at(-1)
  if (job === undefined) throw new Error('no job was sent')
  await transcribeTake(fixture.context, job.data)
}
const stored = async (candidateSession: CandidateSession) => {
  const row = await fixture.deps.withActor({ kind: 'worker' }, (tx) => readSession(tx, candidateSession.id))
  const [take] = await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
    tx
      .select()
      .from(answerTake)
      .where(eq(answerTake.answerId, first(candidateSession).answerId)),
  )
  return { state: row?.state, answer: row === null ? null : findAnswerOfTurn(row.state, 1), take }
}

describe('transcribeTake', () => {
  test('turns a spoken answer into words with times, and the next question follows', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await commit(candidateSession)
    expect(listJobs(candidateSession).map((job) => job.startAfterMs)).toEqual([undefined])
    await run(candidateSession)
    const { answer, take, state } = await stored(candidateSession)
    expect([answer?.text, answer?.transcript, answer?.transcribedBy]).toEqual([words, 'ready', 'whisper-1'])
    expect(take?.words).toHaveLength(words.split(' ').length)
    expect(take?.text).toBe(words)
    expect(state?.turn).toBe(2)
  })

  test('places the times of each segment on the answer’s own timeline', async () => {
    const candidateSession = await start()
    await record(candidateSession, 0, 0)
    await record(candidateSession, 1, 60_000)
    await commit(candidateSession, 2)
    await run(candidateSession)
    const { take } = await stored(candidateSession)
    const spans = (take?.words ?? []) as { endMs: number }[]
    expect(spans.at(-1)?.endMs).toBeGreaterThan(60_000)
  })

  test('waits for the last segment, whose sealing starts the transcription', async () => {
    const candidateSession = await start()
    await record(candidateSession, 0)
    await commit(candidateSession, 2)
    const [fallback] = listJobs(candidateSession)
    expect(fallback?.startAfterMs).toBeGreaterThan(fixture.deps.clock.nowMs())
    await run(candidateSession)
    expect((await stored(candidateSession)).answer?.transcript).toBe('pending')
    const { answerId, take } = first(candidateSession)
    const before = listJobs(candidateSession).length
    await orderTranscript(fixture.context, { sessionId: candidateSession.id, answerId, take })
    expect(listJobs(candidateSession)).toHaveLength(before)
    await record(candidateSession, 1, 30_000)
    await orderTranscript(fixture.context, { sessionId: candidateSession.id, answerId, take })
    expect(listJobs(candidateSession)).toHaveLength(before + 1)
    await run(candidateSession)
    expect((await stored(candidateSession)).answer?.transcript).toBe('ready')
  })

  test('transcribes a take once, however often the job runs', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await commit(candidateSession)
    const calls = speech.calls.length
    await run(candidateSession)
    await run(candidateSession)
    expect(speech.calls.length - calls).toBe(1)
  })

  test('waits for the next day each time the day’s budget is spent, and loses nothing', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await commit(candidateSession)
    const real = fixture.context.ports.speechToText
    if (real === null) throw new Error('this fixture has a recogniser')
    const spent = new SpeechError('over_budget', 'spent', { retryAfterMs: 7 * 3_600_000 })
    const speechToText = { ...real, transcribe: () => Promise.reject(spent) }
    const ports = { ...fixture.context.ports, speechToText }
    const job = listJobs(candidateSession).at(-1)?.data
    if (job === undefined) throw new Error('no job was sent')
    await transcribeTake({ ...fixture.context, ports }, { ...job, failures: 30 })
    const retryJob = listJobs(candidateSession).at(-1)
    expect([retryJob?.data.failures, retryJob?.startAfterMs]).toEqual([30, fixture.deps.clock.nowMs() + 7 * 3_600_000])
    expect((await stored(candidateSession)).answer?.transcript).toBe('pending')
  })

  test('fails after two tries if the recording exhausts the worker that reads it, and asks no recognizer', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await commit(candidateSession)
    const calls = speech.calls.length
    const recordedAudio = {
      ...fixture.context.ports.recordedAudio,
      clips: () => Promise.reject(new AudioOverrunError('timeout', 'late')),
    }
    const context = { ...fixture.context, ports: { ...fixture.context.ports, recordedAudio } }
    const runNext = async () => transcribeTake(context, zTranscribeTake.parse(listJobs(candidateSession).at(-1)?.data))
    await runNext()
    expect(listJobs(candidateSession).map(({ data }) => [data.overruns, data.failures])).toEqual([
      [0, 0],
      [1, 0],
    ])
    await runNext()
    expect(listJobs(candidateSession)).toHaveLength(2)
    expect((await stored(candidateSession)).answer?.transcript).toBe('failed')
    expect(speech.calls.length).toBe(calls)
  })

  test('does not delay the interview while the recognizer is unavailable, and adds the words later', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await commit(candidateSession)
    speech.setModes({ kind: 'rate_limited', retryAfter: '600' })
    await run(candidateSession)
    expect(listJobs(candidateSession).at(-1)?.data.failures).toBe(1)
    fixture.deps.clock.advance(8_001)
    await sweepSessions(fixture.context)
    expect((await stored(candidateSession)).state?.turn).toBe(2)
    expect((await stored(candidateSession)).answer?.transcript).toBe('pending')
    speech.setModes({ kind: 'ok' })
    await run(candidateSession)
    const late = await stored(candidateSession)
    expect([late.answer?.transcript, late.answer?.text, late.state?.turn]).toEqual(['ready', words, 2])
  })

  test('has a submission assessed again if words arrive after its assessment, and the first version remains', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await commit(candidateSession)
    const { deps } = fixture
    await endSession(fixture.context, candidateSession.actor, { sessionId: candidateSession.id })
    await submitSession(fixture.context, candidateSession.actor, { sessionId: candidateSession.id })
    const { submissionId } = await getEvaluation(deps, candidateSession.actor, candidateSession.id)
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
    await run(candidateSession)
    await deliver(candidateSession.id)
    expect(deps.sentJobs.slice(sent).map(({ queue }) => queue)).toContain(assessSubmissionQueue)
    deps.clock.advance(1_000)
    await assessed()
    const rows = await made()
    expect(rows.map(({ cause }) => cause)).toEqual(['submitted', 'late_words'])
    expect(rows.map(({ input }) => JSON.stringify(input).includes('twelve engineers'))).toEqual([false, true])
    await run(candidateSession)
    await deliver(candidateSession.id)
    await assessed()
    expect(await made()).toHaveLength(2)
  })

  test('never sends an answer to a recognizer without consent, and marks its transcript as failed', async () => {
    const candidateSession = await start()
    await record(candidateSession)
    await fixture.deps.withActor({ kind: 'worker' }, (tx) =>
      tx.delete(consent).where(eq(consent.sessionId, candidateSession.id)),
    )
    const calls = speech.calls.length
    await commit(candidateSession)
    const { answer, state } = await stored(candidateSession)
    expect([answer?.transcript, answer?.text, answer?.state, state?.turn]).toEqual(['failed', '', 'ready', 2])
    expect([speech.calls.length - calls, listJobs(candidateSession)]).toEqual([0, []])
  })

  test('stores no words for an answer without a recording', async () => {
    const candidateSession = await start()
    await commit(candidateSession, 0)
    const { answer } = await stored(candidateSession)
    expect([answer?.transcript, answer?.text]).toEqual(['failed', ''])
  })
})
