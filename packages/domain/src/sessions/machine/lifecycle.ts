import type { InterviewMode } from '@candor/contract'
import { sessionLimits } from '../../limits'
import { isOver } from '../session-state'
import { estimateSpokenMs } from '../spoken-length'
import { askNext, finish } from './ask'
import { setUntimed, startClock } from './clock'
import { submitNow } from './due'
import type { SessionResult } from './effect'
import type { Begun, PaceChanged, QuestionRepeated, RecordingStarted, SegmentsDeclared } from './event'
import { answerById, findAnswerOfTurn, hasAnswered, isOpenAnswer, openAnswer } from './read'
import type { SessionMachineState } from './state'
import { accept, change, changeAnswer, effect, refuse, type Step, say, template } from './step'
import { changeTake, endRetake, findTake } from './takes'

/** Again while it runs changes nothing; a mode of its own switches to it. */
export const begin = (step: Step, event: Begun): SessionResult => {
  const { state } = step
  if (isOver(state)) return refuse(step, 'SESSION_ENDED')
  if (!state.modesOffered.includes(event.mode)) return refuse(step, 'MODE_NOT_OFFERED')
  if (state.state !== 'created') return accept(step)
  const begun = change(step, {
    state: 'started',
    mode: event.mode,
    begunAtMs: event.nowMs,
    clock: startClock(state.clock, event.nowMs),
  })
  const params = {
    questionCount: state.plan.length,
    ...(state.isAiAllowed ? {} : { isAiDeclined: 1 }),
  }
  const greeted =
    state.plan.length === 0
      ? begun
      : say(begun, { messageType: 'intro', content: template('intro', params), atMs: event.nowMs })
  return accept(askNext(greeted, event.nowMs))
}

export const switchMode = (step: Step, mode: InterviewMode): SessionResult => {
  if (isOver(step.state)) return refuse(step, 'SESSION_ENDED')
  if (!step.state.modesOffered.includes(mode)) return refuse(step, 'MODE_NOT_OFFERED')
  return accept(change(step, { mode }))
}

/** Before or during the interview. After the end of the time there is no pace to choose any more. */
export const changePace = (step: Step, { isOwnPace, nowMs }: PaceChanged): SessionResult => {
  const { clock, closing } = step.state
  if (isOver(step.state) || closing !== null) return refuse(step, 'SESSION_ENDED')
  if (clock.isUntimed === isOwnPace) return accept(step)
  return accept(change(step, { clock: setUntimed(clock, isOwnPace, nowMs) }))
}

/** The time that the question takes to be heard again is given back. Nothing is noted: asking again has no effect on the result. */
export const repeatQuestion = (step: Step, { turn }: QuestionRepeated): SessionResult => {
  if (isOver(step.state)) return refuse(step, 'SESSION_ENDED')
  const open = openAnswer(step.state)
  if (open?.turn !== turn) return refuse(step, 'TURN_OUT_OF_ORDER')
  const { clock, closing } = step.state
  if (clock.isUntimed || closing !== null) return accept(step)
  const usedMs = clock.usedMs - estimateSpokenMs(open.questionText)
  return accept(change(step, { clock: { ...clock, usedMs } }))
}

const closeGaps = (step: Step, nowMs: number): Step =>
  change(step, {
    answers: step.state.answers.map((answer) => ({
      ...answer,
      interruptions: answer.interruptions.map((gap) => (gap.toMs === null ? { ...gap, toMs: nowMs } : gap)),
    })),
  })

/** The interviewer gets a moment again: a decision that came during the interruption may have been held. */
const extendAwaiting = ({ awaiting }: SessionMachineState, nowMs: number) =>
  awaiting && { ...awaiting, untilMs: Math.max(awaiting.untilMs, nowMs + sessionLimits.replyDecisionMs) }

/** An interrupted session continues from its last ping; any other session stays unchanged. */
export const resumeClock = (step: Step, nowMs: number): Step =>
  step.state.state === 'interrupted'
    ? change(closeGaps(step, nowMs), {
        state: 'resumed',
        interruptedAtMs: null,
        awaiting: extendAwaiting(step.state, nowMs),
        clock: startClock(step.state.clock, nowMs),
      })
    : step

export const resume = (step: Step, nowMs: number): SessionResult => {
  if (step.state.state === 'created') return refuse(step, 'SESSION_NOT_STARTED')
  if (isOver(step.state)) return refuse(step, 'SESSION_ENDED')
  return accept(resumeClock(step, nowMs))
}

/** Late or repeated news of a recording changes nothing: the first start counts. */
export const startRecording = (step: Step, event: RecordingStarted): SessionResult => {
  if (step.state.state === 'created') return refuse(step, 'SESSION_NOT_STARTED')
  const answer = findAnswerOfTurn(step.state, event.turn)
  if (!answer || answer.take !== event.take) return refuse(step, 'TURN_OUT_OF_ORDER')
  if (openAnswer(step.state)?.turn !== event.turn) return accept(step)
  const firstStartedAtMs = answer.firstStartedAtMs ?? event.nowMs
  return accept(changeAnswer(step, event.turn, { state: 'recording', firstStartedAtMs }))
}

/** The count only grows: declared segments can't be withdrawn. */
export const declareSegments = (step: Step, event: SegmentsDeclared): SessionResult => {
  const answer = answerById(step.state, event.answerId)
  if (!answer) return refuse(step, 'TURN_OUT_OF_ORDER')
  const { take, segmentCount } = event
  const { retake } = step.state
  const running = retake?.turn === answer.turn && retake.take === take ? retake : null
  const known = running ?? findTake(answer, take)
  if (known === null) return refuse(step, 'TURN_OUT_OF_ORDER')
  if (segmentCount <= known.segmentCount) return accept(step)
  if (step.state.isSubmitted) return refuse(step, 'SESSION_ENDED')
  if (running !== null) return accept(change(step, { retake: { ...running, segmentCount } }))
  return accept(changeTake(step, { turn: answer.turn, take }, { segmentCount }))
}

export const end = (step: Step, nowMs: number): SessionResult => {
  if (step.state.state === 'created') return refuse(step, 'SESSION_NOT_STARTED')
  if (step.state.state === 'aborted') return refuse(step, 'SESSION_ENDED')
  if (step.state.state === 'ended') return accept(step)
  return accept(finish(step, step.state.closing === null ? 'left' : 'time_up', nowMs))
}

/** Left without completing: nothing is submitted, and a new interview may be started. */
export const abort = (step: Step, nowMs: number): SessionResult => {
  if (step.state.state === 'aborted') return accept(step)
  if (step.state.state === 'ended') return refuse(step, 'SESSION_ENDED')
  const { clock } = step.state
  const aborted = change(step, {
    state: 'aborted',
    endedAtMs: nowMs,
    awaiting: null,
    closing: null,
    interruptedAtMs: null,
    clock: { ...clock, runningSinceMs: null },
    answers: step.state.answers.map((answer) => (isOpenAnswer(answer) ? { ...answer, state: 'skipped' } : answer)),
  })
  return accept(step.state.isPractice ? effect(aborted, { type: 'discardPractice' }) : aborted)
}

/** "Finalize now", without a retake that still runs. Again is the same submission; a practice, an aborted and an abandoned interview have none. */
export const submit = (step: Step, nowMs: number): SessionResult => {
  const { state } = step
  if (state.isSubmitted) return accept(step)
  if (state.state === 'created') return refuse(step, 'SESSION_NOT_STARTED')
  if (state.isPractice || state.state === 'aborted' || state.endReason === 'abandoned') {
    return refuse(step, 'SESSION_ENDED')
  }
  if (!hasAnswered(state)) return refuse(step, 'NOTHING_ANSWERED')
  if (state.state !== 'ended') return refuse(step, 'CONFLICT')
  return accept(submitNow(effect(endRetake(step, nowMs), { type: 'cancelAutoSubmit' })))
}
