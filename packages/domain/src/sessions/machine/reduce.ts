import { answerAccommodation, requestAccommodation } from './accommodation'
import { commitTurn } from './commit'
import { advance, advanceWithContact, dueAtMs } from './due'
import type { SessionResult } from './effect'
import type { SessionInput } from './event'
import {
  abort,
  begin,
  changePace,
  declareSegments,
  end,
  repeatQuestion,
  resume,
  startRecording,
  submit,
  switchMode,
} from './lifecycle'
import { cancelRetake, commitRetake, revertRetake, startRetake } from './retake'
import type { SessionMachineState } from './state'
import { accept, type Step } from './step'
import { applyReply, failTranscript, takeTranscript } from './transcript'

/** What the candidate's browser sends is a sign of life; the server's own news is not. */
const contacts: ReadonlySet<SessionInput['type']> = new Set([
  'pinged',
  'begun',
  'modeSwitched',
  'paceChanged',
  'questionRepeated',
  'resumed',
  'recordingStarted',
  'turnCommitted',
  'segmentsDeclared',
  'accommodationRequested',
])

const handle = (step: Step, event: SessionInput): SessionResult => {
  switch (event.type) {
    case 'begun':
      return begin(step, event)
    case 'modeSwitched':
      return switchMode(step, event.mode)
    case 'paceChanged':
      return changePace(step, event)
    case 'questionRepeated':
      return repeatQuestion(step, event)
    case 'pinged':
    case 'timePassed':
      return accept(step)
    case 'resumed':
      return resume(step, event.nowMs)
    case 'recordingStarted':
      return startRecording(step, event)
    case 'turnCommitted':
      return commitTurn(step, event)
    case 'transcriptArrived':
      return takeTranscript(step, event)
    case 'transcriptFailed':
      return failTranscript(step, event)
    case 'replyDecided':
      return applyReply(step, event)
    case 'segmentsDeclared':
      return declareSegments(step, event)
    case 'ended':
      return end(step, event.nowMs)
    case 'aborted':
      return abort(step, event.nowMs)
    case 'submitted':
      return submit(step, event.nowMs)
    case 'retakeStarted':
      return startRetake(step, event)
    case 'retakeCanceled':
      return cancelRetake(step, event)
    case 'retakeCommitted':
      return commitRetake(step, event)
    case 'retakeReverted':
      return revertRetake(step, event)
    case 'accommodationRequested':
      return requestAccommodation(step, event)
    case 'accommodationAnswered':
      return answerAccommodation(step, event)
  }
}

/** One wake-up per session: after a tick always the next, else where the next one moved, but not for every ping. */
const schedule = (before: SessionMachineState, result: SessionResult, event: SessionInput): SessionResult => {
  const atMs = dueAtMs(result.state)
  const dueBefore = dueAtMs(before)
  const isEarlier = atMs !== null && (dueBefore === null || atMs < dueBefore)
  if (atMs === null || (event.type !== 'timePassed' && !isEarlier)) return result
  return { ...result, effects: [...result.effects, { type: 'scheduleTick', atMs }] }
}

/**
 * The one rule book of an interview session. Total: every event is answered in every state, nothing throws. Time that
 * has passed since the last event is caught up with first, so that a late tick and a restart change nothing.
 */
export const reduceSession = (state: SessionMachineState, event: SessionInput): SessionResult => {
  const start: Step = { state, effects: [] }
  const reached = contacts.has(event.type) ? advanceWithContact(start, event.nowMs) : advance(start, event.nowMs)
  return schedule(state, handle(reached, event), event)
}
