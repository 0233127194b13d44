import type { ErrorCode } from '@candor/contract'
import { answerLimits, sessionLimits } from '../../limits'
import { countCharacters } from '../../shared/characters'
import { isOver } from '../session-state'
import { acknowledge, finish, moveOn, timesAsked } from './ask'
import type { SessionResult } from './effect'
import type { TurnCommitted } from './event'
import { resumeClock } from './lifecycle'
import { findAnswerOfTurn, findQuestion, isOpenAnswer } from './read'
import type { SessionAnswerState } from './state'
import { accept, change, changeAnswer, effect, refuse, type Step, say, words } from './step'
import { findTake } from './takes'

export const isBlank = (text: string | null): boolean => text === null || text.trim() === ''

/** What is committed, as a turn or as a retake. */
type Commit = Omit<TurnCommitted, 'type'>

/** Speech below five seconds, or nothing typed. Recognized words without a measure are measured by the recording. */
export const isSilent = (event: Commit): boolean => {
  if (event.source === 'typed') return isBlank(event.text)
  const speechMs = event.speechMs ?? (isBlank(event.text) ? 0 : event.durationMs)
  return speechMs < answerLimits.minSpeechMs
}

/** Only what was captured before the end of the time counts; the recording can't have begun before the question. */
const isCapturedTooLate = (step: Step, answer: SessionAnswerState, event: TurnCommitted): boolean => {
  const { closing } = step.state
  if (closing === null) return false
  const startedAtMs = answer.firstStartedAtMs ?? answer.askedAtMs
  return startedAtMs + event.durationMs > closing.deadlineMs + sessionLimits.captureSlackMs
}

export const isBelowMinimum = (step: Step, answer: SessionAnswerState, event: Commit): boolean => {
  const minCharacters = answer.isFollowUp ? null : (findQuestion(step.state, answer)?.minCharacters ?? null)
  if (minCharacters === null || event.source !== 'typed' || step.state.closing !== null) return false
  return countCharacters((event.text ?? '').trim()) < minCharacters
}

export const isTooLong = (event: Commit): boolean =>
  event.source === 'typed' && countCharacters(event.text ?? '') > answerLimits.maxCharacters

/** A refusal that leaves everything as it was. */
const findRefusal = (step: Step, event: TurnCommitted): ErrorCode | null => {
  if (step.state.state === 'created') return 'SESSION_NOT_STARTED'
  if (isOver(step.state)) return 'SESSION_ENDED'
  const answer = findAnswerOfTurn(step.state, event.turn)
  if (!answer || !isOpenAnswer(answer) || answer.take !== event.take) return 'TURN_OUT_OF_ORDER'
  if (!step.state.modesOffered.includes(event.mode)) return 'MODE_NOT_OFFERED'
  if (isCapturedTooLate(step, answer, event)) return 'SESSION_ENDED'
  if (isTooLong(event)) return 'VALIDATION_FAILED'
  return isBelowMinimum(step, answer, event) ? 'ANSWER_TOO_SHORT' : null
}

const record = (step: Step, answer: SessionAnswerState, event: TurnCommitted): Step => {
  const endedAtMs = Math.min(event.nowMs, step.state.closing?.deadlineMs ?? event.nowMs)
  const isSpoken = event.source !== 'typed'
  return changeAnswer(change(step, { mode: event.mode }), answer.turn, {
    state: 'committed',
    firstStartedAtMs: answer.firstStartedAtMs ?? Math.max(answer.askedAtMs, endedAtMs - event.durationMs),
    firstEndedAtMs: Math.max(endedAtMs, answer.askedAtMs),
    modality: isSpoken ? 'spoken' : 'typed',
    text: event.text ?? '',
    speechMs: event.speechMs,
    durationMs: event.durationMs,
    segmentCount: Math.max(answer.segmentCount, event.segmentCount),
    transcript: isSpoken && !isBlank(event.text) ? 'ready' : 'none',
    transcribedBy: isSpoken && !isBlank(event.text) ? event.source : null,
    segments: event.segments,
  })
}

const sayAnswer = (step: Step, event: TurnCommitted): Step =>
  isBlank(event.text)
    ? step
    : say(step, {
        messageType: 'answer',
        content: words(event.text ?? ''),
        atMs: event.nowMs,
        turn: event.turn,
      })

/** The second silent commit: the machine saves any words there are and continues the interview. */
const commitSilence = (step: Step, event: TurnCommitted): Step => {
  const state = isBlank(event.text) ? 'skipped' : 'ready'
  return moveOn(changeAnswer(sayAnswer(step, event), event.turn, { state }), event.nowMs)
}

/** Without consent to AI no follow-up is looked for: the next question comes at once. */
const awaitInterviewer = (step: Step, event: TurnCommitted): Step => {
  if (!step.state.isAiAllowed) return moveOn(step, event.nowMs)
  const untilMs = event.nowMs + sessionLimits.replyDeadlineMs
  return effect(change(step, { awaiting: { for: 'reply', turn: event.turn, untilMs } }), {
    type: 'decideReply',
    turn: event.turn,
  })
}

/** The recording must still be transcribed; the words recognized so far are enough for the interviewer to continue. */
const awaitTranscript = (step: Step, answer: SessionAnswerState, event: TurnCommitted): Step => {
  const { turn, take, answerId } = answer
  const text = event.heardText ?? ''
  const pending = effect(changeAnswer(step, turn, { state: 'transcribing', transcript: 'pending', text }), {
    type: 'transcribe',
    turn,
    take,
    answerId,
  })
  if (step.state.closing !== null) return finish(pending, 'time_up', event.nowMs)
  const heard = acknowledge(pending, event.nowMs)
  if (!isBlank(text) || !step.state.isAiAllowed) return awaitInterviewer(heard, event)
  const untilMs = event.nowMs + sessionLimits.replyDeadlineMs
  return change(heard, { awaiting: { for: 'transcript', turn, untilMs } })
}

const awaitReply = (step: Step, event: TurnCommitted): Step => {
  const ready = changeAnswer(sayAnswer(step, event), event.turn, { state: 'ready' })
  if (step.state.closing !== null) return finish(ready, 'time_up', event.nowMs)
  return awaitInterviewer(acknowledge(ready, event.nowMs), event)
}

const mayAskAgain = (step: Step, answer: SessionAnswerState): boolean =>
  step.state.closing === null && timesAsked(step, answer) < answerLimits.maxAsks

/** One commit per turn and take: the same again changes nothing, whatever else it carries. */
export const commitTurn = (step: Step, event: TurnCommitted): SessionResult => {
  const known = findAnswerOfTurn(step.state, event.turn)
  if (known !== null && known.firstEndedAtMs !== null && findTake(known, event.take) !== null) return accept(step)
  const refusal = findRefusal(step, event)
  if (refusal !== null || known === null) return refuse(step, refusal ?? 'TURN_OUT_OF_ORDER')
  const here = resumeClock(step, event.nowMs)
  if (isSilent(event) && mayAskAgain(here, known)) {
    return refuse(changeAnswer(here, known.turn, { shortAttempts: known.shortAttempts + 1 }), 'ANSWER_TOO_SHORT')
  }
  const answer = findAnswerOfTurn(here.state, event.turn) ?? known
  const recorded = record(here, answer, event)
  if (isSilent(event)) return accept(commitSilence(recorded, event))
  return accept(isBlank(event.text) ? awaitTranscript(recorded, answer, event) : awaitReply(recorded, event))
}
