import type { DigitalSource, ErrorCode, MessageType } from '@candor/contract'
import type { SayContent, SessionEffect, SessionResult, SessionTemplateKey } from './effect'
import type { SessionAnswerState, SessionMachineState } from './state'

/** A state on its way and the effects gathered so far. */
export interface Step {
  readonly state: SessionMachineState
  readonly effects: readonly SessionEffect[]
}

export const accept = (step: Step): SessionResult => ({ ...step, refused: null })
export const refuse = (step: Step, code: ErrorCode): SessionResult => ({ ...step, refused: code })

export const change = (step: Step, patch: Partial<SessionMachineState>): Step => ({
  state: { ...step.state, ...patch },
  effects: step.effects,
})
export const effect = (step: Step, added: SessionEffect): Step => ({
  state: step.state,
  effects: [...step.effects, added],
})

export const template = (key: SessionTemplateKey, params: Readonly<Record<string, number>> = {}): SayContent => ({
  kind: 'template',
  key,
  params,
})
export const words = (text: string): SayContent => ({ kind: 'text', text })

interface Saying {
  readonly messageType: MessageType
  readonly content: SayContent
  readonly digitalSource?: DigitalSource | undefined
  readonly atMs: number
  readonly turn?: number
}

/** Adds an entry to the journal; only an 'answer' is the candidate's. */
export const say = (step: Step, saying: Saying): Step => {
  const seq = step.state.lastSeq + 1
  return effect(change(step, { lastSeq: seq }), {
    type: 'say',
    seq,
    role: saying.messageType === 'answer' ? 'candidate' : 'interviewer',
    messageType: saying.messageType,
    content: saying.content,
    ...(saying.digitalSource && { digitalSource: saying.digitalSource }),
    turn: saying.turn ?? step.state.turn,
    atMs: saying.atMs,
  })
}

export const changeAnswer = (step: Step, turn: number, patch: Partial<SessionAnswerState>): Step =>
  change(step, {
    answers: step.state.answers.map((answer) => (answer.turn === turn ? { ...answer, ...patch } : answer)),
  })
