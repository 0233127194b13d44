import type { DigitalSource, ErrorCode, MessageRole, MessageType } from '@candor/contract'
import type { SessionMachineState } from './state'

/** Words the server keeps in both languages; it fills in the params. */
export const sessionTemplateKeys = [
  /** params: questionCount, and isAiDeclined (1) without consent to AI */
  'intro',
  /** At once after an answer. params: variant (below `acknowledgementVariants`) */
  'acknowledgement',
  /** Nothing was said: on to the next question. No params. */
  'movingOn',
  /** params: seconds */
  'timeWarning',
  'outro',
  'outroTimeUp',
  'outroLeft',
  'outroNoQuestions',
] as const
/** The same neutral words in turn: short, and fitting whatever follows. */
export const acknowledgementVariants = 6

export type SessionTemplateKey = (typeof sessionTemplateKeys)[number]

export type SayContent =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'template'; readonly key: SessionTemplateKey; readonly params: Readonly<Record<string, number>> }

/** An entry of the chat history and the journal: `seq` is its number there. */
export interface SayEffect {
  readonly type: 'say'
  readonly seq: number
  readonly role: MessageRole
  readonly messageType: MessageType
  readonly content: SayContent
  /** Of words that no person wrote; a template has none. */
  readonly digitalSource?: DigitalSource
  readonly turn: number
  readonly atMs: number
}

export type SessionEffect =
  | SayEffect
  | { readonly type: 'transcribe'; readonly turn: number; readonly take: number; readonly answerId: string }
  /** Ask the interviewer's port with `replyInput(state, turn, nowMs)` and answer with `replyDecided`. */
  | { readonly type: 'decideReply'; readonly turn: number }
  /** Send `timePassed` at this instant. A session has one wake-up: a later effect replaces an earlier one. */
  | { readonly type: 'scheduleTick'; readonly atMs: number }
  /** The answers are submitted by themselves at this instant, by the `timePassed` of the wake-up: for a job or a notice. */
  | { readonly type: 'scheduleAutoSubmit'; readonly atMs: number }
  | { readonly type: 'cancelAutoSubmit' }
  /** Make the submission, once. */
  | { readonly type: 'submit' }
  /** A practice is over: forget what was recorded. */
  | { readonly type: 'discardPractice' }

/**
 * What came of an event. `refused` null: it was accepted or had been before. The state is to be stored even with a
 * refusal: time may have passed in it, and a refused short answer is counted.
 */
export interface SessionResult {
  readonly state: SessionMachineState
  readonly effects: readonly SessionEffect[]
  readonly refused: ErrorCode | null
}
