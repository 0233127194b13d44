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
import { resolveWithin } from '../../platform/resolve-within'
import { boundAnswer, type EventOrder, type Host, toReply } from '../sessions'
import type { LeasedSession } from './leased-session'
import { type PredictionBase, predict } from './predict'
import { type CachedProbe, ProbeCache } from './probe-cache'
import { type ConversationOutput, conversationLimits, type RealtimeContext } from './realtime-context'
import type { Speaker } from './speaker'
import type { TaskQueue } from './task-queue'
import type { TurnTranscriber, TurnTranscript } from './turn-transcriber'

export type CommitEffect = Extract<TurnEffect, { type: 'commit' }>
/** Null: it is already written, or it can't be written now. */
export type CommitOutcome = { readonly refused: ErrorCode | null } | null

export interface CommitParts {
  readonly context: RealtimeContext
  readonly leased: LeasedSession
  readonly host: Host | null
  readonly speaker: Speaker
  readonly output: ConversationOutput
  readonly tasks: TaskQueue
}

const isAwaited = (state: SessionMachineState, turn: number): boolean =>
  state.awaiting?.for === 'reply' && state.awaiting.turn === turn

/** Waits until every decision already made is visible. */
const yieldToPending = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A recording that has begun has a segment, even if the browser never reported it. */
const countKnownSegments = (state: SessionMachineState, turn: number): number =>
  openAnswer(state)?.turn === turn && openAnswer(state)?.state === 'recording' ? 1 : 0

/** Without a voice detector, the words give the length of speech; words without times are measured by the recording. */
const measureSpeech = (effect: CommitEffect, transcript: TurnTranscript): number | null => {
  const spokenMs = transcript.segments.reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  const speechMs = transcript.isMeasured ? effect.speechMs : Math.max(effect.speechMs, spokenMs)
  return speechMs === 0 && !transcript.isMeasured ? null : speechMs
}

const createCommitEvent = (
  effect: CommitEffect,
  state: SessionMachineState,
  transcript: TurnTranscript,
): Omit<TurnCommitted, 'nowMs'> => {
  const { text, segments, speechMs, durationMs } = boundAnswer({
    text: transcript.text,
    segments: transcript.segments,
    speechMs: measureSpeech(effect, transcript),
    durationMs: effect.durationMs,
  })
  const { turn, take } = effect
  const words =
    text === ''
      ? { text: null, source: 'server' as const, segments: null }
      : transcript.by === 'device'
        ? { text, source: 'device' as const, segments }
        : { text: null, heardText: text, source: 'server' as const, segments }
  return {
    type: 'turnCommitted',
    turn,
    take,
    mode: state.mode,
    ...words,
    speechMs,
    durationMs,
    segmentCount: Math.max(effect.segmentCount, countKnownSegments(state, turn)),
  }
}

type CommitEvent = Omit<TurnCommitted, 'nowMs'>

/**
 * Submits an answer. The session's own rules predict what the session will say, so that it is spoken at once. Then the
 * session decides, in one transaction with the interviewer's reply if that is known. The acknowledgement masks a late
 * reply, and the interview continues without a reply that never comes.
 */
export class AnswerCommit {
  readonly #parts: CommitParts
  readonly #running = new Set<string>()
  #probes: { readonly turn: number; readonly cache: ProbeCache } | null = null

  constructor(parts: CommitParts) {
    this.#parts = parts
  }

  /** Prefetches a reply to words that may be the whole answer. */
  prefetchReply(effect: CommitEffect, text: string): void {
    const { leased, speaker } = this.#parts
    const cached = this.#startProbe(
      createCommitEvent(effect, leased.state, { text, segments: [], by: 'server', isMeasured: true }),
    )
    void cached?.probe.then((probe) => {
      if (probe !== null) speaker.prepare([probe.text])
    })
  }

  /** Whether the session would accept the answer now. */
  canCommit(effect: CommitEffect, transcriber: TurnTranscriber): boolean {
    return (
      this.#predict(createCommitEvent(effect, this.#parts.leased.state, transcriber.currentTranscript())).refused ===
      null
    )
  }

  /** Runs at most one commit at a time per turn and take, however often it is requested. */
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

  /** Decides the reply to an answer that the session already has, including one that another process left undecided. */
  async decide(turn: number): Promise<void> {
    const { context, leased, speaker, tasks } = this.#parts
    const input = replyInput(leased.state, turn, context.deps.clock.nowMs())
    if (input === null) return
    const cached = this.#probesFor(turn).get(input)
    const reply = this.#toReply(await resolveWithin(cached.probe, sessionLimits.replyDeadlineMs, context.timers.after))
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
    const event = transcriber.hasAllWords
      ? early
      : createCommitEvent(effect, leased.state, await transcriber.waitForWords(conversationLimits.lastWordsMs))
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

  /** Null: the session would not ask the interviewer about this answer. */
  #startProbe(event: CommitEvent): CachedProbe | null {
    const { state } = this.#predict(event)
    if (!isAwaited(state, event.turn)) return null
    const input = replyInput(state, event.turn, this.#parts.context.deps.clock.nowMs())
    return input === null ? null : this.#probesFor(event.turn).get(input)
  }

  #probesFor(turn: number): ProbeCache {
    if (this.#probes?.turn === turn) return this.#probes.cache
    const { context, leased } = this.#parts
    const { interviewer } = context.ports
    const cache = new ProbeCache({ interviewer, deps: context.deps, session: leased.row })
    this.#probes = { turn, cache }
    return cache
  }

  #toReply(probe: Probe | null): Reply | null {
    return toReply(probe, this.#parts.context.deps.newId)
  }
}
