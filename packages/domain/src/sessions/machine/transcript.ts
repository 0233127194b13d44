import { sessionLimits } from '../../limits'
import { askProbe, moveOn } from './ask'
import type { SessionResult } from './effect'
import type { ReplyDecided, TranscriptArrived, TranscriptFailed } from './event'
import { findAnswerOfTurn } from './read'
import { accept, change, effect, refuse, type Step, say, words } from './step'
import { changeTake, findTake, firstTake } from './takes'

const isAwaited = (step: Step, what: 'transcript' | 'reply', turn: number): boolean =>
  step.state.awaiting?.for === what && step.state.awaiting.turn === turn

/** The interviewer gets a moment for the reply, however little of the deadline the transcript has left. */
const decideReply = (step: Step, turn: number, nowMs: number): Step => {
  const untilMs = Math.max(step.state.awaiting?.untilMs ?? nowMs, nowMs + sessionLimits.replyDecisionMs)
  return effect(change(step, { awaiting: { for: 'reply', turn, untilMs } }), { type: 'decideReply', turn })
}

/** Words of a recording, in time or late, even after the end. The first ones stay; no words is a skipped answer. */
export const takeTranscript = (step: Step, event: TranscriptArrived): SessionResult => {
  const known = findTake(findAnswerOfTurn(step.state, event.turn), event.take)
  if (known === null) return refuse(step, 'TURN_OUT_OF_ORDER')
  if (known.transcript !== 'pending' && known.transcript !== 'failed') return accept(step)
  const isEmpty = event.text.trim() === ''
  const kept = changeTake(step, event, {
    state: isEmpty ? 'skipped' : 'ready',
    transcript: 'ready',
    text: event.text,
    segments: event.segments,
    transcribedBy: event.transcribedBy,
  })
  // A retake is not said: it takes the place of the first take's words.
  const isSaid = !isEmpty && event.take === firstTake
  const said = isSaid
    ? say(kept, { messageType: 'answer', content: words(event.text), atMs: event.nowMs, turn: event.turn })
    : kept
  if (!isAwaited(step, 'transcript', event.turn)) return accept(said)
  return accept(isEmpty ? moveOn(said, event.nowMs) : decideReply(said, event.turn, event.nowMs))
}

/**
 * The words recognized during speech stay; without any, the recording is an answer without words. The interview
 * continues.
 */
export const failTranscript = (step: Step, event: TranscriptFailed): SessionResult => {
  const known = findTake(findAnswerOfTurn(step.state, event.turn), event.take)
  if (known === null) return refuse(step, 'TURN_OUT_OF_ORDER')
  if (known.transcript !== 'pending') return accept(step)
  const failed = changeTake(step, event, { state: 'ready', transcript: 'failed' })
  return accept(isAwaited(step, 'transcript', event.turn) ? moveOn(failed, event.nowMs) : failed)
}

/** A decision that comes after its deadline changes nothing: the next question has been asked. */
export const applyReply = (step: Step, event: ReplyDecided): SessionResult => {
  if (!isAwaited(step, 'reply', event.turn)) return accept(step)
  return accept(event.reply === null ? moveOn(step, event.nowMs) : askProbe(step, event.reply, event.nowMs))
}
