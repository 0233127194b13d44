export { isTypingAllowedIn, keepAccommodation } from './accommodation'
export { getAcknowledgment } from './ask'
export { getVoiceRate, hasUsedOwnPace, isAlmostUp, isClockRunning, isOwnPace, remainingMs } from './clock'
export { applyContact, withContact } from './contact'
export { dueAtMs } from './due'
export * from './effect'
export * from './event'
export {
  answerById,
  currentTurn,
  findAnswerOfTurn,
  isCompleted,
  openAnswer,
  type ReplyInput,
  replyInput,
  takeSeq,
} from './read'
export { reduceSession } from './reduce'
export {
  canRevert,
  countRetakesLeft,
  currentRetake,
  endedWithoutWords,
  findRetakeReason,
  findRetakeState,
  isKnownTake,
  submitsAtMs,
} from './retake'
export { getShownSubmissionMs } from './shown-submission'
export * from './state'
export { findTake, listTakes } from './takes'
