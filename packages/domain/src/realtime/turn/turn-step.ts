import type { CommitCause } from '@candor/contract'
import { takenSpeechMs } from './patience'
import type { DoneKey, TurnEffect } from './turn-event'
import type { TurnMachineState, TurnTake } from './turn-state'

/** A state on its way and the effects gathered so far. */
export interface TurnStep {
  readonly state: TurnMachineState
  readonly effects: readonly TurnEffect[]
}

export const change = (step: TurnStep, patch: Partial<TurnMachineState>): TurnStep => ({
  state: { ...step.state, ...patch },
  effects: step.effects,
})
export const changeSaid = (step: TurnStep, patch: Partial<TurnTake>): TurnStep =>
  change(step, { said: { ...step.state.said, ...patch } })
export const effect = (step: TurnStep, added: TurnEffect): TurnStep => ({
  state: step.state,
  effects: [...step.effects, added],
})
export const stopSpeech = (step: TurnStep): TurnStep => effect(step, { type: 'stopSpeech', turn: step.state.turn })

/** The candidate has or may have the floor: not before the question, nor after the answer was handed in. */
export const isAnswering = ({ stage }: TurnMachineState): boolean =>
  stage === 'listening' || stage === 'pausing' || stage === 'yielding'

/** From here on the session decides: the answer was handed in, or is to be. */
export const commitBy = (step: TurnStep, by: CommitCause, nowMs: number): TurnStep => {
  const { state } = step
  const commit = {
    type: 'commit' as const,
    turn: state.turn,
    take: state.take,
    by,
    durationMs: Math.max(state.said.durationMs, state.said.endedAtMs ?? 0),
    speechMs: takenSpeechMs(state),
    segmentCount: state.said.segmentCount,
  }
  return effect(
    change(step, { stage: 'committing', silence: null, yieldedAtMs: null, commit, committedAtMs: nowMs }),
    commit,
  )
}

/** What the recorder and the voice detector have measured only grows. */
export const measure = (step: TurnStep, known: Partial<Pick<DoneKey, 'durationMs' | 'speechMs' | 'segmentCount'>>) => {
  const { durationMs, speechMs, segmentCount } = step.state.said
  return changeSaid(step, {
    durationMs: Math.max(durationMs, known.durationMs ?? 0),
    speechMs: Math.max(speechMs, known.speechMs ?? 0),
    segmentCount: Math.max(segmentCount, known.segmentCount ?? 0),
  })
}
