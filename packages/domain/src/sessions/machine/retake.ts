import { type CurrentTurn, type ErrorCode, type RetakeReason, retakeState, type SessionAnswer } from '@candor/contract'
import { linkLimits, retakeLimits, sessionLimits } from '../../limits'
import { isBelowMinimum, isBlank, isSilent, isTooLong } from './commit'
import type { SessionResult } from './effect'
import type { RetakeCanceled, RetakeCommitted, RetakeReverted, RetakeStarted } from './event'
import { answerById, findAnswerOfTurn, presentTurn } from './read'
import type { AnswerTakeState, RetakeState, SessionAnswerState, SessionMachineState } from './state'
import { accept, change, changeAnswer, effect, refuse, type Step } from './step'
import { endRetake, findTake, putTake } from './takes'

/** How much longer the countdown may be stopped. */
const pauseLeftMs = (state: SessionMachineState): number => Math.max(0, linkLimits.autoSubmitPauseMs - state.pausedMs)

/** Between the end of an interview and its submission, with no retake under way. */
const isBetween = (state: SessionMachineState): boolean =>
  state.state === 'ended' &&
  state.endReason !== 'abandoned' &&
  !state.isPractice &&
  !state.isSubmitted &&
  state.retake === null

/** It ended without words, so it is submitted only if an answer of it is retaken. */
export const endedWithoutWords = (state: SessionMachineState): boolean =>
  isBetween(state) && state.autoSubmitAtMs === null

/** How many more retakes the set allows. Retakes after faults don't count; reverting a retake doesn't give it back. */
export const countRetakesLeft = ({ numberOfRetakes, answers }: SessionMachineState): number =>
  Math.max(0, numberOfRetakes - answers.reduce((sum, { setRetakeCount }) => sum + setRetakeCount, 0))

/** The fault comes first: a retake after a fault uses none of those that the set allows. */
const findReason = (
  state: SessionMachineState,
  answer: SessionAnswerState,
  isUnusable: boolean,
): RetakeReason | null => {
  const faultRetakeCount = answer.otherTakes.length - answer.setRetakeCount
  if (isUnusable && faultRetakeCount < retakeLimits.maxFreePerAnswer) return 'fault'
  return countRetakesLeft(state) > 0 ? 'set' : null
}

/**
 * Why a committed answer may be retaken, free of charge: a technical fault ruined its take that counts, also where that left
 * no words at all, or the set allows another retake. Null: it may not.
 */
export const findRetakeReason = (
  state: SessionMachineState,
  answer: SessionAnswerState,
  now: { readonly isUnusable: boolean; readonly nowMs: number },
): RetakeReason | null => {
  const isOpen =
    isBetween(state) &&
    now.nowMs < (state.endedAtMs ?? 0) + sessionLimits.resumableForMs &&
    answer.firstEndedAtMs !== null &&
    pauseLeftMs(state) > 0
  return isOpen ? findReason(state, answer, now.isUnusable) : null
}

/** The take that counted before: not one that was reverted, though its number may be higher. */
const findEarlierTake = (answer: SessionAnswerState): AnswerTakeState | null =>
  answer.replaces === null ? null : findTake(answer, answer.replaces)

export const canRevert = (state: SessionMachineState, answer: SessionAnswerState): boolean =>
  isBetween(state) && findEarlierTake(answer) !== null

/** How often an answer was retaken. Every committed take but one is among the others, also after a retake was reverted. */
export const findRetakeState = ({
  otherTakes,
}: Pick<SessionAnswerState, 'otherTakes'>): SessionAnswer['retakeState'] => {
  if (otherTakes.length === 0) return retakeState.NONE
  return otherTakes.length === 1 ? retakeState.FIRST_RETAKE : retakeState.RETAKE_LOOP
}

interface CurrentRetake extends CurrentTurn {
  readonly reason: RetakeReason
  readonly modality: AnswerTakeState['modality']
  readonly expiresAtMs: number
}

/** The answer that is being retaken, as the browser shows a question; null when no retake is open. */
export const currentRetake = (state: SessionMachineState): CurrentRetake | null => {
  const { retake } = state
  const answer = retake === null ? null : findAnswerOfTurn(state, retake.turn)
  if (retake === null || answer === null) return null
  const { take, reason, untilMs } = retake
  return { ...presentTurn(state, answer), take, reason, modality: answer.modality, expiresAtMs: untilMs }
}

/** When the answers are submitted by themselves if nothing more is done. */
export const submitsAtMs = (state: SessionMachineState): number | null =>
  state.retake === null ? state.autoSubmitAtMs : state.retake.untilMs + state.retake.leftMs

const notOffered = (step: Step): SessionResult =>
  refuse(step, step.state.isSubmitted ? 'SESSION_ENDED' : 'RETAKE_NOT_OFFERED')

/** The countdown stops. Again while it runs changes nothing. */
export const startRetake = (step: Step, event: RetakeStarted): SessionResult => {
  const { state } = step
  const answer = answerById(state, event.answerId)
  if (answer === null) return notOffered(step)
  if (state.retake?.turn === answer.turn) return accept(step)
  const reason = findRetakeReason(state, answer, event)
  if (reason === null) return notOffered(step)
  const { nowMs } = event
  const take = answer.lastTake + 1
  const retake: RetakeState = {
    turn: answer.turn,
    take,
    reason,
    startedAtMs: nowMs,
    leftMs: state.autoSubmitAtMs === null ? sessionLimits.autoSubmitAfterMs : state.autoSubmitAtMs - nowMs,
    untilMs: nowMs + pauseLeftMs(state),
    segmentCount: 0,
  }
  const begun = change(changeAnswer(step, answer.turn, { lastTake: take }), { retake, autoSubmitAtMs: null })
  return accept(effect(begun, { type: 'cancelAutoSubmit' }))
}

/** The answer stays as it was. Without a retake there is nothing to give up. */
export const cancelRetake = (step: Step, event: RetakeCanceled): SessionResult => {
  const answer = answerById(step.state, event.answerId)
  const { retake, isSubmitted } = step.state
  if (answer === null || isSubmitted) return notOffered(step)
  if (retake === null) return accept(step)
  return retake.turn === answer.turn ? accept(endRetake(step, event.nowMs)) : notOffered(step)
}

const findRefusal = (step: Step, answer: SessionAnswerState, event: RetakeCommitted): ErrorCode | null => {
  const { retake, isSubmitted, modesOffered } = step.state
  if (retake?.turn !== event.turn || retake.take !== event.take) {
    return isSubmitted ? 'SESSION_ENDED' : 'TURN_OUT_OF_ORDER'
  }
  if (!modesOffered.includes(event.mode)) return 'MODE_NOT_OFFERED'
  if (isTooLong(event)) return 'VALIDATION_FAILED'
  return isSilent(event) || isBelowMinimum(step, answer, event) ? 'ANSWER_TOO_SHORT' : null
}

/** The recording can't have begun before the retake. */
const takeFrom = (retake: RetakeState, replaces: number, event: RetakeCommitted): AnswerTakeState => {
  const isSpoken = event.source !== 'typed'
  const isAwaited = isBlank(event.text)
  return {
    take: event.take,
    replaces,
    startedAtMs: Math.max(retake.startedAtMs, event.nowMs - event.durationMs),
    endedAtMs: event.nowMs,
    state: isAwaited ? 'transcribing' : 'ready',
    modality: isSpoken ? 'spoken' : 'typed',
    text: event.text ?? '',
    speechMs: event.speechMs,
    durationMs: event.durationMs,
    segmentCount: Math.max(retake.segmentCount, event.segmentCount),
    transcript: chooseTranscript(isSpoken, isAwaited),
    transcribedBy: isSpoken && !isAwaited ? event.source : null,
    segments: event.segments,
    interruptions: [],
  }
}

const chooseTranscript = (isSpoken: boolean, isAwaited: boolean): AnswerTakeState['transcript'] => {
  if (isAwaited) return 'pending'
  return isSpoken ? 'ready' : 'none'
}

/** Only a committed retake uses one of those that the set allows: one that was given up or ran out of time doesn't. */
const countRetake = (step: Step, { turn, setRetakeCount }: SessionAnswerState, reason: RetakeReason): Step =>
  reason === 'set' ? changeAnswer(step, turn, { setRetakeCount: setRetakeCount + 1 }) : step

/**
 * The retake counts from now on. Nothing is asked after it and nothing is said: in the journal's words the answer stays where it
 * was. Silence is refused however often, for the earlier take is there. Again changes nothing.
 */
export const commitRetake = (step: Step, event: RetakeCommitted): SessionResult => {
  const answer = findAnswerOfTurn(step.state, event.turn)
  if (answer === null) return refuse(step, 'TURN_OUT_OF_ORDER')
  if (answer.firstEndedAtMs !== null && findTake(answer, event.take) !== null) return accept(step)
  const refusal = findRefusal(step, answer, event)
  const { retake } = step.state
  if (refusal !== null || retake === null) return refuse(step, refusal ?? 'TURN_OUT_OF_ORDER')
  const given = takeFrom(retake, answer.take, event)
  const counting = putTake(countRetake(endRetake(step, event.nowMs), answer, retake.reason), answer, given)
  if (given.transcript !== 'pending') return accept(counting)
  const { turn, answerId } = answer
  return accept(effect(counting, { type: 'transcribe', turn, take: given.take, answerId }))
}

/** The take before counts again, exactly as it was; the reverted one stays among the others. */
export const revertRetake = (step: Step, event: RetakeReverted): SessionResult => {
  const answer = answerById(step.state, event.answerId)
  const earlier = answer === null ? null : findEarlierTake(answer)
  if (answer === null || earlier === null || !canRevert(step.state, answer)) return notOffered(step)
  return accept(putTake(step, answer, earlier))
}

/** Recordings are let in of every take that was ever begun: also of one that was given up, whose bytes lie on a device still. */
export const isKnownTake = (answer: Pick<SessionAnswerState, 'lastTake'>, take: number): boolean =>
  take >= 1 && take <= answer.lastTake
