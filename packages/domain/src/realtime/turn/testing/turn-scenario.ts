import { reduceTurn } from '../reduce-turn'
import { turnDueAtMs } from '../turn-due'
import type { CreateTurnInput, Ending, TurnEffect, TurnEvent } from '../turn-event'
import { createTurnMachine, type TurnMachineState } from '../turn-state'

/** Short ways to write a turn down, for the tests of the machine. The audio clock began with the server's. */
export class TurnScenario {
  state: TurnMachineState
  nowMs: number
  /** What the machine did, each with the instant at which it did it. */
  readonly made: { readonly atMs: number; readonly effect: TurnEffect }[] = []

  constructor(given: Partial<CreateTurnInput> = {}) {
    this.nowMs = given.nowMs ?? 1_000_000
    const input = { language: 'en', isHandsFree: true, isPractice: false } as const
    this.startMs = this.nowMs
    this.state = createTurnMachine({ ...input, ...given, nowMs: this.nowMs })
  }

  private readonly startMs: number
  readonly answer = { turn: 1, take: 1 }

  get atMs(): number {
    return this.nowMs - this.startMs
  }

  send(event: TurnEvent): this {
    this.nowMs = Math.max(this.nowMs, event.nowMs)
    const result = reduceTurn(this.state, event)
    this.state = result.state
    for (const effect of result.effects) this.made.push({ atMs: this.atMs, effect })
    return this
  }

  /** Lets time pass and handles every wake-up. */
  pass(forMs: number): this {
    const endMs = this.nowMs + forMs
    for (let dueMs = turnDueAtMs(this.state); dueMs !== null && dueMs <= endMs; dueMs = turnDueAtMs(this.state)) {
      this.send({ type: 'timePassed', nowMs: Math.max(dueMs, this.nowMs) })
    }
    this.nowMs = endMs
    return this
  }

  /** The question is asked and heard to its end. */
  asked(turn = 1): this {
    this.answer.turn = turn
    return this.send({ type: 'turnAsked', ...this.answer, askingMs: 3_000, nowMs: this.nowMs }).send({
      type: 'askedToEnd',
      ...this.answer,
      nowMs: this.nowMs,
    })
  }

  private speechMs = 0
  speaks(forMs: number, text?: string): this {
    this.send({ type: 'speechStarted', ...this.answer, atMs: this.atMs, nowMs: this.nowMs }).pass(forMs)
    this.speechMs += forMs
    if (text !== undefined) this.words(text)
    return this.send({
      ...this.answer,
      type: 'speechEnded',
      atMs: this.atMs,
      speechMs: this.speechMs,
      nowMs: this.nowMs,
    })
  }

  words(text: string): this {
    return this.send({ type: 'wordsHeard', ...this.answer, text, isFinal: true, nowMs: this.nowMs })
  }

  judged(text: string, ending: Ending): this {
    return this.send({ type: 'endingJudged', ...this.answer, text, ending, nowMs: this.nowMs })
  }

  key(durationMs = 10_000): this {
    return this.send({
      type: 'doneKey',
      ...this.answer,
      durationMs,
      speechMs: 8_000,
      segmentCount: 1,
      nowMs: this.nowMs,
    })
  }

  /** When each effect of a kind happened. */
  timesOf(type: TurnEffect['type']): readonly number[] {
    return this.made.filter(({ effect }) => effect.type === type).map(({ atMs }) => atMs)
  }

  get phases(): readonly string[] {
    return this.made.flatMap(({ effect }) => (effect.type === 'show' ? [effect.phase] : []))
  }

  get commits() {
    return this.made.flatMap(({ effect }) => (effect.type === 'commit' ? [effect] : []))
  }
}
