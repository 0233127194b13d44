import { type InterviewMode, interviewModes } from '@candor/contract'
import { isSpokenMode } from '../mode'
import { isOver } from '../session-state'
import { isClockRunning, stopClock } from './clock'
import type { SessionResult } from './effect'
import type { AccommodationAnswered, AccommodationRequested } from './event'
import type { SessionMachineState } from './state'
import { accept, change, refuse, type Step } from './step'

/** As if the candidate had left, but without a gap in the open answer: a pause that was asked for is no fault of a recording. */
const pause = (step: Step, nowMs: number): Step =>
  isClockRunning(step.state)
    ? change(step, {
        state: 'interrupted',
        clock: stopClock(step.state.clock, nowMs),
        interruptedAtMs: nowMs,
      })
    : step

/** Before or during the interview. It can be continued at any time, and doesn't end before a person could answer. */
export const requestAccommodation = (step: Step, { untilMs, nowMs }: AccommodationRequested): SessionResult => {
  const { state } = step
  if (state.isPractice) return refuse(step, 'ACCOMMODATION_NOT_OFFERED')
  if (isOver(state) || state.closing !== null) return refuse(step, 'SESSION_ENDED')
  return accept(change(pause(step, nowMs), { heldUntilMs: Math.max(untilMs, state.heldUntilMs ?? 0) }))
}

const typedModes = interviewModes.filter((mode) => !isSpokenMode(mode))

const allowTyping = ({ modesOffered }: SessionMachineState) => ({
  isTypingAllowed: true,
  modesOffered: [...new Set([...modesOffered, ...typedModes])],
})

/** The answer may come after the interview is over: then it changes nothing of it. */
export const answerAccommodation = (step: Step, event: AccommodationAnswered): SessionResult => {
  if (isOver(step.state)) return accept(step)
  return accept(change(step, { heldUntilMs: event.untilMs, ...(event.allowsTyping ? allowTyping(step.state) : {}) }))
}

/** A plan that is made again, with what the one before had from a request for an accommodation. */
export const keepAccommodation = (
  planned: SessionMachineState,
  { heldUntilMs, isTypingAllowed }: SessionMachineState,
): SessionMachineState => ({ ...planned, heldUntilMs, ...(isTypingAllowed ? allowTyping(planned) : {}) })

/** Whether the company allowed this candidate the mode, whatever the set offers. */
export const isTypingAllowedIn = ({ isTypingAllowed }: SessionMachineState, mode: InterviewMode): boolean =>
  isTypingAllowed && !isSpokenMode(mode)
