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
import { errorKind } from '../../platform/error-type'
import type { EventOrder, Host } from '../sessions'
import { cleanText } from '../sessions'
import type { HeldSession } from './leased-session'
import { type ForesightBase, foretell } from './predict'
import { type Thought, Thoughts } from './probe-cache'
import { type LiveContext, type LiveOutput, liveTimes } from './realtime-context'
import type { Speaker } from './speaker'
import type { TaskQueue } from './task-queue'
import type { Ears, Understood } from './turn-transcriber'

export type CommitEffect = Extract<TurnEffect, { type: 'commit' }>
/** null: it was written already, or could not be written now. */
export type CommitOutcome = { readonly refused: ErrorCode | null } | null

export interface CommitParts {
  readonly context: LiveContext
  readonly held: HeldSession
  readonly host: Host | null
  readonly speaker: Speaker
  readonly output: LiveOutput
  readonly tasks: TaskQueue
}

const longestAnswerMs = 24 * 60 * 60_000
const longestText = 20_000
const maxSegments = 500

const within = async <T>(context: LiveContext, work: Promise<T>, limitMs: number): Promise<T | null> => {
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
const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A recording that has begun has a segment, whether or not the browser came to say so. */
const leastSegments = (state: SessionMachineState, turn: number): number =>
  openAnswer(state)?.turn === turn && openAnswer(state)?.state === 'recording' ? 1 : 0

/** Where no voice detector says it, words tell how long they were; words without times are measured by the recording. */
const speechOf = (effect: CommitEffect, heard: Understood): number | null => {
  const spokenMs = heard.segments.reduce((total, { startMs, endMs }) => total + endMs - startMs, 0)
  const speechMs = heard.isMeasured ? effect.speechMs : Math.max(effect.speechMs, spokenMs)
  return speechMs === 0 && !heard.isMeasured ? null : Math.min(Math.round(speechMs), longestAnswerMs)
}

const eventOf = (effect: CommitEffect, state: SessionMachineState, heard: Understood): Omit<TurnCommitted, 'nowMs'> => {
  const text = cleanText(heard.text).trim().slice(0, longestText)
  const segments = heard.segments.slice(0, maxSegments).map((one) => ({
    text: cleanText(one.text),
    startMs: Math.round(one.startMs),
    endMs: Math.round(one.endMs),
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
    speechMs: speechOf(effect, heard),
    durationMs: Math.min(Math.round(effect.durationMs), longestAnswerMs),
    segmentCount: Math.max(effect.segmentCount, leastSegments(state, turn)),
  }
}

type Handed = Omit<TurnCommitted, 'nowMs'>

/**
 * Hands an answer in. What the session will say is foretold by its own rules and begun to be said at once; then the session decides,
 * in one transaction with the interviewer's reply where that is known. A reply that is late is masked by the acknowledgement, and
 * the interview goes on without one that never comes.
 */
export class AnswerCommit {
  readonly #parts: CommitParts
  readonly #running = new Set<string>()
  #thoughts: { readonly turn: number; readonly of: Thoughts } | null = null

  constructor(parts: CommitParts) {
    this.#parts = parts
  }

  /** Thinks of a reply to words that may be the whole answer. */
  think(effect: CommitEffect, text: string): void {
    const { held, speaker } = this.#parts
    const thought = this.#thoughtOn(eventOf(effect, held.state, { text, segments: [], by: 'server', isMeasured: true }))
    void thought?.probe.then((probe) => {
      if (probe !== null) speaker.prepare([probe.text])
    })
  }

  /** Whether the session would take it now. */
  wouldTake(effect: CommitEffect, ears: Ears): boolean {
    return this.#foretell(eventOf(effect, this.#parts.held.state, ears.understood())).refused === null
  }

  /** One at a time per turn and take, however often it is asked for. */
  async run(effect: CommitEffect, ears: Ears): Promise<CommitOutcome> {
    const key = `${effect.turn}.${effect.take}`
    if (this.#running.has(key)) return null
    this.#running.add(key)
    try {
      return await this.#handIn(effect, ears)
    } finally {
      this.#running.delete(key)
    }
  }

  /** Decides on the reply to an answer that the session has: also one that another process left undecided. */
  async decide(turn: number): Promise<void> {
    const { context, held, speaker, tasks } = this.#parts
    const input = replyInput(held.state, turn, context.deps.clock.nowMs())
    if (input === null) return
    const thought = this.#thoughtsOf(turn).of(input)
    const reply = this.#replyOf(await within(context, thought.probe, sessionLimits.replyDeadlineMs))
    await tasks.run(async () => {
      if (!isAwaited(held.state, turn)) return
      const decided = { type: 'replyDecided' as const, turn, reply }
      speaker.foresee(foretell(this.#base(), [{ ...decided, nowMs: context.deps.clock.nowMs() }]).says)
      await held.apply({ event: (nowMs) => ({ ...decided, nowMs }) })
    })
  }

  async #handIn(effect: CommitEffect, ears: Ears): Promise<CommitOutcome> {
    const { held, speaker } = this.#parts
    const early = eventOf(effect, held.state, ears.understood())
    speaker.foresee(this.#foretell(early).says)
    const event = ears.isSettled ? early : eventOf(effect, held.state, await ears.settle(liveTimes.settleMs))
    const thought = this.#thoughtOn(event)
    await soon()
    const known = thought?.known() ?? null
    const reply = known === null ? undefined : this.#replyOf(known.probe)
    speaker.foresee(this.#foretell(event, reply).says)
    return this.#write(event, reply)
  }

  /** `reply` undefined: not yet decided. */
  async #write(event: Handed, reply: Reply | null | undefined): Promise<CommitOutcome> {
    const { held, speaker, tasks } = this.#parts
    const { turn } = event
    const next: EventOrder['next'] = (state, nowMs) =>
      reply === undefined || !isAwaited(state, turn) ? null : { type: 'replyDecided', turn, reply, nowMs }
    let outcome: CommitOutcome = null
    await tasks.run(async () => {
      const applied = await held.apply({ event: (nowMs) => ({ ...event, nowMs }), next })
      if (applied.refused !== null) speaker.retract()
      if (applied.decideTurn !== null) void this.decide(applied.decideTurn)
      outcome = { refused: applied.refused }
    })
    if (outcome === null) speaker.retract()
    return outcome
  }

  #base(): ForesightBase {
    const { held, host } = this.#parts
    return { state: held.state, mayTranscribe: held.mayTranscribe, host }
  }

  #foretell(event: Handed, reply?: Reply | null) {
    const nowMs = this.#parts.context.deps.clock.nowMs()
    const { turn } = event
    const decided: SessionInput[] = reply === undefined ? [] : [{ type: 'replyDecided', turn, reply, nowMs }]
    return foretell(this.#base(), [{ ...event, nowMs }, ...decided])
  }

  /** null: the session would not ask the interviewer about it. */
  #thoughtOn(event: Handed): Thought | null {
    const { state } = this.#foretell(event)
    if (!isAwaited(state, event.turn)) return null
    const input = replyInput(state, event.turn, this.#parts.context.deps.clock.nowMs())
    return input === null ? null : this.#thoughtsOf(event.turn).of(input)
  }

  #thoughtsOf(turn: number): Thoughts {
    if (this.#thoughts?.turn === turn) return this.#thoughts.of
    const { context, held } = this.#parts
    const of = new Thoughts({
      interviewer: context.ports.interviewer,
      sessionId: held.id,
      organizationId: held.row.organizationId,
      // The answer may stand in an adapter's message: only its kind is told.
      onFailure: (error) => context.deps.log.warn({ sessionId: held.id, kind: errorKind(error) }, 'interviewer failed'),
    })
    this.#thoughts = { turn, of }
    return of
  }

  #replyOf(probe: Probe | null): Reply | null {
    if (probe === null) return null
    return {
      kind: probe.kind,
      text: probe.text,
      term: probe.term ?? null,
      answerId: this.#parts.context.deps.newId(),
    }
  }
}
