import { type MeteredSpeechToText, SpeechError, type Transcript } from '@candor/ai'
import {
  type AnswerSegment,
  findAnswerOfTurn,
  findTake,
  isAbortedCall,
  isOverBudget,
  isTranscriptPending,
  type SessionInput,
} from '@candor/domain'
import type { Deps } from '../../../deps'
import { AudioOverrunError } from '../../../platform/workers/audio-overrun-error'
import { applyEvent, type EventOrder } from '../apply-event'
import type { SessionPorts } from '../ports'
import { type TranscribeTake, transcribeTakeQueue } from '../queues'
import * as repo from '../repo/index'
import { type CommandContext, followUp } from '../run-command'

const firstWaitMs = 60_000
const maxWaitMs = 15 * 60_000
const firstRetryMs = 2_000
const maxRetryMs = 5 * 60_000
/** About two hours of an unreachable recognizer. */
const maxFailures = 30
/** About a day of missing segments. */
const maxWaits = 96
/** A recording that exhausts its worker delays the others' transcripts: it is read twice at most. */
const maxOverruns = 2
const worker = { kind: 'worker' } as const

export interface TranscribeContext extends CommandContext {
  readonly deps: CommandContext['deps'] & Pick<Deps, 'recordEvent'>
  readonly ports: CommandContext['ports'] & Pick<SessionPorts, 'recordedAudio'>
}

interface Work {
  readonly row: repo.SessionRow
  readonly segments: readonly repo.SegmentRow[]
  readonly declaredCount: number
}

/** What is to be transcribed; null: nothing (any more). */
const findWork = async (context: TranscribeContext, job: TranscribeTake): Promise<Work | null> =>
  context.deps.withActor(worker, async (tx) => {
    const row = await repo.readSession(tx, job.sessionId)
    const take = row === null ? null : findTake(findAnswerOfTurn(row.state, job.turn), job.take)
    if (row === null || take === null || !isTranscriptPending(take.transcript)) return null
    const isAllowed = await repo.hasConsent(tx, { sessionId: row.id, purpose: 'server_transcription' })
    const segments = isAllowed ? await repo.listSealedSegments(tx, job) : []
    return { row, segments, declaredCount: isAllowed ? take.segmentCount : 0 }
  })

interface JoinedTranscript {
  readonly text: string
  readonly segments: readonly AnswerSegment[]
  readonly words: repo.TakeWords['words']
  readonly isVerbatim: boolean
  readonly model: string
}

const shift = <T extends { readonly startMs: number; readonly endMs: number }>(span: T, byMs: number): T => ({
  ...span,
  startMs: span.startMs + byMs,
  endMs: span.endMs + byMs,
})

const join = (parts: readonly { readonly transcript: Transcript; readonly offsetMs: number }[]): JoinedTranscript => {
  const spoken = parts.filter(({ transcript }) => transcript.text !== '')
  const words = spoken.flatMap(({ transcript, offsetMs }) =>
    (transcript.words ?? []).map((word) => shift(word, offsetMs)),
  )
  return {
    text: spoken.map(({ transcript }) => transcript.text).join(' '),
    segments: spoken.flatMap(({ transcript, offsetMs }) =>
      transcript.segments.map(({ text, startMs, endMs }) => shift({ text, startMs, endMs }, offsetMs)),
    ),
    // One stretch without word times leaves holes: then there are none at all.
    words: spoken.length > 0 && spoken.every(({ transcript }) => transcript.words !== null) ? words : null,
    isVerbatim: parts.length > 0 && parts.every(({ transcript }) => transcript.isVerbatim),
    model: parts[0]?.transcript.model ?? '',
  }
}

const transcribe = async (
  context: TranscribeContext,
  speechToText: MeteredSpeechToText,
  work: Work,
): Promise<JoinedTranscript | null> => {
  const parts: { transcript: Transcript; offsetMs: number }[] = []
  const { organizationId, id: sessionId, state } = work.row
  const use = { organizationId, sessionId, purpose: 'transcript' as const }
  for (const { bytes, mime, offsetMs } of await context.ports.recordedAudio.clips(work.segments)) {
    const transcript = await speechToText.transcribe({ audio: { bytes, mime }, language: state.language, use })
    parts.push({ transcript, offsetMs })
  }
  return parts.length === 0 ? null : join(parts)
}

const applyOutcome = async (
  context: TranscribeContext,
  job: TranscribeTake,
  outcome: {
    readonly event: (nowMs: number) => SessionInput
    readonly afterWrite?: NonNullable<EventOrder['afterWrite']>
  },
): Promise<void> => {
  const applied = await applyEvent(context, worker, { sessionId: job.sessionId, ...outcome })
  await followUp(context, worker, applied)
}

const fail = (context: TranscribeContext, job: TranscribeTake): Promise<void> =>
  applyOutcome(context, job, {
    event: (nowMs) => ({ type: 'transcriptFailed', turn: job.turn, take: job.take, nowMs }),
  })

const succeed = (context: TranscribeContext, job: TranscribeTake, joined: JoinedTranscript): Promise<void> => {
  const { turn, take, answerId } = job
  const { text, segments, words, isVerbatim, model } = joined
  return applyOutcome(context, job, {
    event: (nowMs) => ({ type: 'transcriptArrived', turn, take, text, segments, transcribedBy: model, nowMs }),
    afterWrite: async (tx, written) => {
      await repo.saveTakeWords(tx, { answerId, take, words, isVerbatim })
      await context.deps.recordEvent(tx, {
        type: 'transcript.stored',
        organizationId: written.organizationId,
        dataSubjectId: written.dataSubjectId,
        subjectId: job.sessionId,
        payload: { sessionId: job.sessionId, answerId, take },
      })
    },
  })
}

const retryLater = async (context: TranscribeContext, job: TranscribeTake, delayMs: number): Promise<void> => {
  const startAfterMs = context.deps.clock.nowMs() + delayMs
  await context.deps.withActor(worker, (tx) =>
    context.deps.jobs.send(tx, { queue: transcribeTakeQueue, data: job, startAfterMs }),
  )
}

const isWaiting = (work: Work, job: TranscribeTake): boolean =>
  work.segments.length < work.declaredCount && job.waits < maxWaits

const retryOverrun = (context: TranscribeContext, job: TranscribeTake): Promise<void> => {
  const overruns = job.overruns + 1
  if (overruns >= maxOverruns) return fail(context, job)
  return retryLater(context, { ...job, overruns }, firstRetryMs)
}

const retry = async (context: TranscribeContext, job: TranscribeTake, error: SpeechError): Promise<void> => {
  if (error instanceof AudioOverrunError) return retryOverrun(context, job)
  if (isOverBudget(error.code)) return retryLater(context, job, error.retryAfterMs ?? maxRetryMs)
  const isPermanent = !error.retryable && !isAbortedCall(error.code)
  if (isPermanent || job.failures >= maxFailures) return fail(context, job)
  const delayMs = error.retryAfterMs ?? Math.min(firstRetryMs * 2 ** job.failures, maxRetryMs)
  return retryLater(context, { ...job, failures: job.failures + 1 }, Math.min(delayMs, maxRetryMs))
}

/**
 * Transcribes one take's recording on the answer's own timeline. Repeatable. Queues itself again while segments are
 * still being uploaded or the recognizer is unavailable. Sound that can't be recognized is marked as failed; words are
 * never invented.
 */
export const transcribeTake = async (context: TranscribeContext, job: TranscribeTake): Promise<void> => {
  const work = await findWork(context, job)
  if (work === null) return
  if (isWaiting(work, job)) {
    const delayMs = Math.min(firstWaitMs * (job.waits + 1), maxWaitMs)
    return retryLater(context, { ...job, waits: job.waits + 1 }, delayMs)
  }
  const { speechToText } = context.ports
  if (speechToText === null) return fail(context, job)
  try {
    const joined = await transcribe(context, speechToText, work)
    return joined === null ? await fail(context, job) : await succeed(context, job, joined)
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error
    context.deps.log.warn(
      { sessionId: job.sessionId, code: error.code, failures: job.failures },
      'transcription failed',
    )
    return retry(context, job, error)
  }
}
