import type { SayEffect, SessionResult } from '../../../sessions/machine/effect'
import type { SessionInput } from '../../../sessions/machine/event'
import type { SessionMachineState } from '../../../sessions/machine/state'
import type { TurnEffect, TurnEvent } from '../turn-event'
import type { TurnMachineState } from '../turn-state'
import type { Link } from './link'
import type { Rules } from './rules'
import type { AnswerScript, Disturbance, InterviewScript } from './script'
import type { Timeline } from './timeline'

/** An event without its instant: that of its arrival is added. */
export type Untimed<E> = E extends unknown ? Omit<E, 'nowMs'> : never

/** What the other parts use of the invariant checker. */
export interface CheckerPart {
  voiceStarted(kind: string): void
  voiceEnded(): void
  speechStarted(): void
  speechEnded(): void
  turnStep(state: TurnMachineState, effects: readonly TurnEffect[]): void
  sessionStep(before: SessionMachineState, event: SessionInput, result: SessionResult): void
}

/** What the other parts use of the browser's player. */
export interface PlayerPart {
  readonly isPageOver: boolean
  readonly isPlaying: boolean
  aside(lengthMs: number): void
  stopSpeech(): void
  listen(): void
}

/** What the other parts use of the candidate. */
export interface CandidatePart {
  readonly turn: number
  readonly isOver: boolean
  readonly isAsked: boolean
  readonly isHeld: boolean
  readonly isPassive: boolean
  readonly isSpeaking: boolean
  readonly hasPressed: boolean
  readonly speechBeganMs: number
  readonly speechEndedMs: number
  readonly recorded: ReadonlyMap<number, readonly { readonly word: string; readonly endMs: number }[]>
  getSpokenWords(turn: number): readonly string[]
  questionKnown(turn: number): void
  tellBargedIn(): void
  refused(turn: number): void
  turnOver(turn: number): void
  greet(): void
}

/** What the other parts use of the server. */
export interface ServerPart {
  readonly session: SessionMachineState
  readonly turn: TurnMachineState
  readonly isHandsFree: boolean
  readonly heardAtCommit: ReadonlyMap<number, string>
  hear(event: Untimed<TurnEvent>): void
  apply(event: SessionInput): string | null
}

/** A simulated interview as its parts use it. The parts import this file only, so that they do not import one another. */
export interface InterviewParts {
  readonly script: InterviewScript
  readonly rules: Rules
  readonly timeline: Timeline
  readonly link: Link
  readonly checker: CheckerPart
  readonly player: PlayerPart
  readonly candidate: CandidatePart
  readonly server: ServerPart
  getAnswerScript(turn: number): AnswerScript
  show(entry: SayEffect, lengthMs: number): void
  disturb(disturbance: Disturbance): void
}
