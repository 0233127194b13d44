import type { Probe } from '@candor/ai'
import type { ErrorCode } from '@candor/contract'
import {
  openAnswer,
  type Reply,
  replyInput,
  type SessionInput,
  type SessionMachineState,
  sessionLimits,
  type TurnCommitted,
  type TurnEffect,
} from '@candor/domain'
import { errorType } from '../../platform/error-type'
import type { EventOrder, Host } from '../sessions'
import { cleanText } from '../sessions'
import type { LeasedSession } from './leased-session'
import { type PredictionBase, predict } from './predict'
import { type CachedProbe, ProbeCache } from './probe-cache'
import { type LiveOutput, liveTimes, type RealtimeContext } from './realtime-context'
import type { Speaker } from './speaker'
import type { TaskQueue } from './task-queue'
import type { TurnTranscriber, TurnTranscript } from './turn-transcriber'

export type CommitEffect = Extract<TurnEffect, { type: 'commit' }>
/** null: it was written already, or could not be written now. */
export type CommitOutcome = { readonly refused: ErrorCode | null } | null

export interface CommitParts {
  readonly context: RealtimeContext
  readonly leased: LeasedSession
  readonly host: Host | null
  readonly speaker: Speaker
  readonly output: LiveOutput
  readonly tasks: TaskQueue
}

const longestAnswerMs = 24 * 60 * 60_000
const longestText = 20_000
const maxSegments = 500

const within = async <T>(context: RealtimeContext, work: Promise<T>, limitMs: number): Promise<T | null> => {
  let cancel: () => void = () => undefined
  const over = new Promise<null>((resolve) => {
    cancel = context.timers.after(limitMs, () => resolve(null))
  })
  try {
    return await Promise.race([work, over])
  } finally {
    cancel()
  }
}

const isAwaited = (state: SessionMachineState, turn: number): boolean =>
  state.awaiting?.for === 'reply' && state.awaiting.turn === turn

/** Lets everything that is already decided become known. */
const yieldToPending = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A recording that has begun has a segment, whether or not the browser came to say so. */
const countKnownSegments = (state: SessionMachineState, turn: number): number =>
  openAnswer(state)?.turn === turn && openAnswer(state)?.state === 'recording' ? 1 : 0

/** Where no voice detector says it, words tell how long they were; words without times are measured by the recording. */
const measureSpeech = (effect: CommitEffect, heard: TurnTranscript): number | null => {
  const spokenMs = heard.segments.reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  const speechMs = heard.isMeasured ? effect.speechMs : Math.max(effect.speechMs, spokenMs)
  return speechMs === 0 && !heard.isMeasured ? null : Math.min(Math.round(speechMs), longestAnswerMs)
}

const createCommitEvent = (
  effect: CommitEffect,
  state: SessionMachineState,
  heard: TurnTranscript,
): Omit<TurnCommitted, 'nowMs'> => {
  const text = cleanText(heard.text).trim().slice(0, longestText)
  const segments = heard.segments.slice(0, maxSegments).map((segment) => ({
    text: cleanText(segment.text),
    startMs: Math.round(segment.startMs),
    endMs: Math.round(segment.endMs),
  }))
  const { turn, take } = effect
  const words =
    text === ''
      ? { text: null, source: 'server' as const, segments: null }
      : heard.by === 'device'
        ? { text, source: 'device' as const, segments }
        : { text: null, heardText: text, source: 'server' as const, segments }
  return {
    type: 'turnCommitted',
    turn,
    take,
    mode: state.mode,
    ...words,
    speechMs: measureSpeech(effect, heard),
    durationMs: Math.min(Math.round(effect.durationMs), longestAnswerMs),
    segmentCount: Math.max(effect.segmentCount, countKnownSegments(state, turn)),
  }
}

type CommitEvent = Omit<TurnCommitted, 'nowMs'>

/**
 * Hands an answer in. What the session will say is predicted by its own rules and spoken at once; then the session decides,
 * in one transaction with the interviewer's reply where that is known. A reply that is late is masked by the acknowledgement, and
 * the interview goes on without one that never comes.
 */
export class AnswerCommit {
  readonly #parts: CommitParts
  readonly #running = new Set<string>()
  #probes: { readonly turn: number; readonly cache: ProbeCache } | null = null

  constructor(parts: CommitParts) {
    this.#parts = parts
  }

  /** Thinks of a reply to words that may be the whole answer. */
  prefetchReply(effect: CommitEffect, text: string): void {
    const { leased, speaker } = this.#parts
    const cached = this.#startProbe(
      createCommitEvent(effect, leased.state, { text, segments: [], by: 'server', isMeasured: true }),
    )
    void cached?.probe.then((probe) => {
      if (probe !== null) speaker.prepare([probe.text])
    })
  }

  /** Whether the session would take it now. */
  canCommit(effect: CommitEffect, transcriber: TurnTranscriber): boolean {
    return (
      this.#predict(createCommitEvent(effect, this.#parts.leased.state, transcriber.currentTranscript())).refused ===
      null
    )
  }

  /** One at a time per turn and take, however often it is asked for. */
  async run(effect: CommitEffect, transcriber: TurnTranscriber): Promise<CommitOutcome> {
    const key = `${effect.turn}.${effect.take}`
    if (this.#running.has(key)) return null
    this.#running.add(key)
    try {
      return await this.#commit(effect, transcriber)
    } finally {
      this.#running.delete(key)
    }
  }

  /** Decides on the reply to an answer that the session has: also one that another process left undecided. */
  async decide(turn: number): Promise<void> {
    const { context, leased, speaker, tasks } = this.#parts
    const input = replyInput(leased.state, turn, context.deps.clock.nowMs())
    if (input === null) return
    const cached = this.#probesFor(turn).get(input)
    const reply = this.#toReply(await within(context, cached.probe, sessionLimits.replyDeadlineMs))
    await tasks.run(async () => {
      if (!isAwaited(leased.state, turn)) return
      const decided = { type: 'replyDecided' as const, turn, reply }
      speaker.speakAhead(predict(this.#base(), [{ ...decided, nowMs: context.deps.clock.nowMs() }]).says)
      await leased.apply({ event: (nowMs) => ({ ...decided, nowMs }) })
    })
  }

  async #commit(effect: CommitEffect, transcriber: TurnTranscriber): Promise<CommitOutcome> {
    const { leased, speaker } = this.#parts
    const early = createCommitEvent(effect, leased.state, transcriber.currentTranscript())
    speaker.speakAhead(this.#predict(early).says)
    const event = transcriber.isSettled
      ? early
      : createCommitEvent(effect, leased.state, await transcriber.settle(liveTimes.settleMs))
    const cached = this.#startProbe(event)
    await yieldToPending()
    const known = cached?.known() ?? null
    const reply = known === null ? undefined : this.#toReply(known.probe)
    speaker.speakAhead(this.#predict(event, reply).says)
    return this.#write(event, reply)
  }

  /** `reply` undefined: not yet decided. */
  async #write(event: CommitEvent, reply: Reply | null | undefined): Promise<CommitOutcome> {
    const { leased, speaker, tasks } = this.#parts
    const { turn } = event
    const next: EventOrder['next'] = (state, nowMs) =>
      reply === undefined || !isAwaited(state, turn) ? null : { type: 'replyDecided', turn, reply, nowMs }
    let outcome: CommitOutcome = null
    await tasks.run(async () => {
      const applied = await leased.apply({ event: (nowMs) => ({ ...event, nowMs }), next })
      if (applied.refused !== null) speaker.retract()
      if (applied.decideTurn !== null) void this.decide(applied.decideTurn)
      outcome = { refused: applied.refused }
    })
    if (outcome === null) speaker.retract()
    return outcome
  }

  #base(): PredictionBase {
    const { leased, host } = this.#parts
    return { state: leased.state, mayTranscribe: leased.mayTranscribe, host }
  }

  #predict(event: CommitEvent, reply?: Reply | null) {
    const nowMs = this.#parts.context.deps.clock.nowMs()
    const { turn } = event
    const decided: SessionInput[] = reply === undefined ? [] : [{ type: 'replyDecided', turn, reply, nowMs }]
    return predict(this.#base(), [{ ...event, nowMs }, ...decided])
  }

  /** null: the session would not ask the interviewer about it. */
  #startProbe(event: CommitEvent): CachedProbe | null {
    const { state } = this.#predict(event)
    if (!isAwaited(state, event.turn)) return null
    const input = replyInput(state, event.turn, this.#parts.context.deps.clock.nowMs())
    return input === null ? null : this.#probesFor(event.turn).get(input)
  }

  #probesFor(turn: number): ProbeCache {
    if (this.#probes?.turn === turn) return this.#probes.cache
    const { context, leased } = this.#parts
    const cache = new ProbeCache({
      interviewer: context.ports.interviewer,
      sessionId: leased.id,
      organizationId: leased.row.organizationId,
      // The answer may stand in an adapter's message: only its kind is told.
      onFailure: (error) =>
        context.deps.log.warn({ sessionId: leased.id, kind: errorType(error) }, 'interviewer failed'),
    })
    this.#probes = { turn, cache }
    return cache
  }

  #toReply(probe: Probe | null): Reply | null {
    if (probe === null) return null
    return {
      kind: probe.kind,
      text: probe.text,
      term: probe.term ?? null,
      answerId: this.#parts.context.deps.newId(),
    }
  }
}
