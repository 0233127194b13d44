import type { ErrorCode } from '@candor/contract'
import {
  answerById,
  findTake,
  getShownSubmissionMs,
  isCompleted,
  isIntroMessage,
  reduceSession,
  type SayEffect,
  type SessionEffect,
  type SessionInput,
  type SessionMachineState,
  takeSeq,
} from '@candor/domain'
import type { Deps } from '../../deps'
import { AppError } from '../../platform/errors'
import { createMessage } from './messages'
import type { SessionPorts } from './ports'
import type { SessionView } from './present'
import { assessSubmissionQueue, discardPracticeQueue, transcribeTakeQueue } from './queues'
import * as repo from './repo/index'
import { retakeNote } from './retake-note'
import { loadView } from './session-view'
import { type Host, renderUtterance } from './texts'

export type ApplyDeps = Pick<
  Deps,
  'withActor' | 'clock' | 'newId' | 'newToken' | 'jobs' | 'events' | 'recordEvent' | 'node' | 'log'
>
export type ApplyPorts = Pick<SessionPorts, 'speechToText'>

/** Time in which the last segments of a recording usually arrive; their sealing starts the job long before. */
const transcriptionFallbackMs = 60_000
/** A practice stays readable for this long after its end, so that the browser can show how it ended. */
const practiceReadableMs = 30_000

interface Reduced {
  readonly state: SessionMachineState
  readonly effects: readonly SessionEffect[]
  readonly refused: ErrorCode | null
}

/** What one event did to a session, committed. */
export interface Applied {
  readonly view: Omit<SessionView, 'storedBytes'>
  readonly refused: ErrorCode | null
  /** The turn on whose answer the interviewer is to decide, if any. */
  readonly decideTurn: number | null
  /** The journal grew: streams read it. */
  readonly hasNews: boolean
}

export interface EventOrder {
  readonly sessionId: string
  readonly event: (nowMs: number) => SessionInput
  /** Applied directly after an accepted event and written in the same transaction, or not at all. */
  readonly next?: (state: SessionMachineState, nowMs: number) => SessionInput | null
  /** The conversation that writes: if it has lost the session since, nothing is written (StaleSessionError). */
  readonly heldEpoch?: number
  /** Runs under the session's lock before the event; answers the row the event is applied to. */
  readonly prepare?: (tx: repo.Transaction, row: repo.SessionRow, nowMs: number) => Promise<repo.SessionRow>
  /** Runs with the changed state, in the same transaction; a refused event leaves nothing of it. */
  readonly afterWrite?: (tx: repo.Transaction, row: repo.SessionRow, nowMs: number) => Promise<void>
  readonly afterSeq?: number
}

const cannotTranscribe = async (
  tx: repo.Transaction,
  change: { readonly row: repo.SessionRow; readonly ports: ApplyPorts; readonly segmentCount: number },
): Promise<boolean> =>
  change.ports.speechToText === null ||
  change.segmentCount === 0 ||
  !(await repo.hasConsent(tx, { sessionId: change.row.id, purpose: 'server_transcription' }))

/** Fails the transcript at once if the recording can't become words, so that nothing waits for it. */
const failIfUntranscribable = async (
  tx: repo.Transaction,
  change: { readonly row: repo.SessionRow; readonly ports: ApplyPorts; readonly nowMs: number },
  reduced: Reduced,
): Promise<Reduced> => {
  const wanted = reduced.effects.find((effect) => effect.type === 'transcribe')
  if (wanted === undefined) return reduced
  const segmentCount = reduced.state.answers.find((answer) => answer.turn === wanted.turn)?.segmentCount ?? 0
  if (!(await cannotTranscribe(tx, { ...change, segmentCount }))) return reduced
  const failed = reduceSession(reduced.state, {
    type: 'transcriptFailed',
    turn: wanted.turn,
    take: wanted.take,
    nowMs: change.nowMs,
  })
  const others = reduced.effects.filter((effect) => effect !== wanted)
  return { state: failed.state, effects: [...others, ...failed.effects], refused: reduced.refused }
}

const areAllSealed = async (
  tx: repo.Transaction,
  state: SessionMachineState,
  take: { readonly answerId: string; readonly take: number },
): Promise<boolean> => {
  const declared = findTake(answerById(state, take.answerId), take.take)?.segmentCount ?? 0
  const sealed = await repo.listSealedSegments(tx, take)
  return sealed.length >= declared
}

const orderTranscript = async (
  deps: ApplyDeps,
  tx: repo.Transaction,
  change: {
    readonly sessionId: string
    readonly state: SessionMachineState
    readonly take: { readonly turn: number; readonly take: number; readonly answerId: string }
  },
): Promise<void> => {
  const { turn, take, answerId } = change.take
  const isReady = await areAllSealed(tx, change.state, change.take)
  await deps.jobs.send(tx, {
    queue: transcribeTakeQueue,
    data: { sessionId: change.sessionId, answerId, turn, take },
    ...(isReady ? {} : { startAfterMs: deps.clock.nowMs() + transcriptionFallbackMs }),
  })
}

const submit = async (
  deps: ApplyDeps,
  tx: repo.Transaction,
  change: { readonly row: repo.SessionRow; readonly state: SessionMachineState; readonly nowMs: number },
): Promise<void> => {
  const submissionId = await repo.insertSubmission(tx, change.row, {
    id: deps.newId(),
    code: deps.newToken(16),
    isCompleted: isCompleted(change.state),
    nowMs: change.nowMs,
    submittedAtMs: getShownSubmissionMs(change.state, change.nowMs),
  })
  if (submissionId === null) return
  const { organizationId, dataSubjectId } = change.row
  await deps.recordEvent(tx, {
    type: 'submission.created',
    organizationId,
    dataSubjectId,
    subjectId: submissionId,
    payload: { submissionId },
  })
  await deps.jobs.send(tx, { queue: assessSubmissionQueue, data: { submissionId }, organizationId })
}

const runEffect = async (
  deps: ApplyDeps,
  tx: repo.Transaction,
  change: {
    readonly row: repo.SessionRow
    readonly state: SessionMachineState
    readonly nowMs: number
    readonly effect: SessionEffect
  },
): Promise<void> => {
  const { effect, row, state, nowMs } = change
  switch (effect.type) {
    case 'transcribe':
      return orderTranscript(deps, tx, { sessionId: row.id, state, take: effect })
    case 'submit':
      return submit(deps, tx, change)
    case 'discardPractice':
      return deps.jobs.send(tx, {
        queue: discardPracticeQueue,
        data: { sessionId: row.id },
        startAfterMs: nowMs + practiceReadableMs,
      })
    // Said in the journal, decided after the commit, or stored in the wake-up column: nothing to do here.
    case 'say':
    case 'decideReply':
    case 'scheduleTick':
    case 'scheduleAutoSubmit':
    case 'cancelAutoSubmit':
      return
  }
}

/** Whether a browser would show something else now; the clock's running alone is not news. */
const isVisiblyChanged = (before: SessionMachineState, after: SessionMachineState): boolean =>
  before.state !== after.state ||
  before.mode !== after.mode ||
  before.modesOffered !== after.modesOffered ||
  before.clock.isUntimed !== after.clock.isUntimed ||
  before.answers !== after.answers ||
  before.closing !== after.closing ||
  before.autoSubmitAtMs !== after.autoSubmitAtMs ||
  before.retake !== after.retake ||
  before.isSubmitted !== after.isSubmitted

/** The journal entries of a change; a change without words gets an entry of its own, so that streams read it. */
const buildJournal = (
  change: { readonly row: repo.SessionRow; readonly reduced: Reduced; readonly nowMs: number },
  host: Host | null,
): { readonly state: SessionMachineState; readonly entries: readonly repo.JournalEntry[] } => {
  const { reduced, nowMs } = change
  const { state } = reduced
  const said = reduced.effects.filter((effect): effect is SayEffect => effect.type === 'say')
  const entries = said.map((say) => ({
    seq: say.seq,
    type: 'message' as const,
    payload: createMessage(say, renderUtterance(say.content, state.language, host)),
    atMs: say.atMs,
  }))
  if (entries.length > 0 || !isVisiblyChanged(change.row.state, state)) return { state, entries }
  const numbered = takeSeq(state)
  return {
    state: numbered.state,
    entries: [{ seq: numbered.seq, type: 'session', payload: retakeNote(change.row.state, state), atMs: nowMs }],
  }
}

const reduceBoth = (state: SessionMachineState, order: EventOrder, nowMs: number): Reduced => {
  const first = reduceSession(state, order.event(nowMs))
  const next = first.refused === null ? (order.next?.(first.state, nowMs) ?? null) : null
  if (next === null) return first
  const second = reduceSession(first.state, next)
  return { ...second, effects: [...first.effects, ...second.effects] }
}

const isIntro = (effect: SessionEffect): boolean => effect.type === 'say' && isIntroMessage(effect.messageType)

/** Known only where the interviewer introduces itself: nothing else it says needs it. */
const findHost = async (
  tx: repo.Transaction,
  change: { readonly row: repo.SessionRow; readonly reduced: Reduced },
): Promise<Host | null> =>
  change.row.isPractice || !change.reduced.effects.some(isIntro) ? null : repo.readHost(tx, change.row)

const write = async (
  deps: ApplyDeps,
  tx: repo.Transaction,
  change: { readonly row: repo.SessionRow; readonly reduced: Reduced; readonly nowMs: number },
): Promise<repo.SessionRow> => {
  const { row, nowMs } = change
  const { state, entries } = buildJournal(change, await findHost(tx, change))
  const saved = await repo.saveSession(tx, row, { state, nowMs })
  await repo.appendJournal(tx, row, entries)
  await repo.saveAnswers(tx, row, { state, newId: deps.newId })
  for (const effect of change.reduced.effects) await runEffect(deps, tx, { row, state, nowMs, effect })
  return saved
}

/**
 * One event, one transaction: the row is locked, the reducer decides, and state, journal, answers, submission and jobs
 * are written together or not at all. A refusal is stored too: time may have passed in it.
 */
export const applyEvent = async (
  context: { readonly deps: ApplyDeps; readonly ports: ApplyPorts },
  actor: repo.SessionActor,
  order: EventOrder,
): Promise<Applied> => {
  const { deps, ports } = context
  const applied = await deps.withActor(actor, (tx) => applyInTransaction({ deps, ports, tx }, order))
  if (applied === null) throw new AppError('SESSION_NOT_FOUND')
  if (applied.hasNews) deps.events.emit('session.changed', { sessionId: order.sessionId })
  return applied
}

/** The same within the caller's transaction; null: there is no such session for this actor. The caller tells of it. */
export const applyInTransaction = async (
  context: { readonly deps: ApplyDeps; readonly ports: ApplyPorts; readonly tx: repo.Transaction },
  order: EventOrder,
): Promise<Applied | null> => {
  const { deps, ports, tx } = context
  const locked = await repo.lockSession(tx, order.sessionId)
  if (locked === null) return null
  if (order.heldEpoch !== undefined && order.heldEpoch !== locked.epoch) {
    throw new repo.StaleSessionError('The session was taken over')
  }
  const nowMs = deps.clock.nowMs()
  const row = order.prepare === undefined ? locked : await order.prepare(tx, locked, nowMs)
  const reduced = await failIfUntranscribable(tx, { row, ports, nowMs }, reduceBoth(row.state, order, nowMs))
  const written = await write(deps, tx, { row, reduced, nowMs })
  if (reduced.refused === null) await order.afterWrite?.(tx, written, nowMs)
  const decide = reduced.effects.findLast((effect) => effect.type === 'decideReply')
  return {
    view: await loadView(tx, written, order.afterSeq),
    refused: reduced.refused,
    decideTurn: written.state.awaiting?.for === 'reply' ? (decide?.turn ?? null) : null,
    hasNews: written.state.lastSeq !== locked.state.lastSeq,
  }
}
