export { acknowledgementOf } from './ask'
export { expiresAtMs, isAlmostUp, isClockRunning, remainingMs } from './clock'
export { dueAtMs } from './due'
export * from './effect'
export * from './event'
export {
  answerById,
  answerOfTurn,
  currentTurn,
  hasAnswered,
  isAnswered,
  isCompleted,
  openAnswer,
  type ReplyInput,
  replyInput,
  resumableUntilMs,
  startedAfterMs,
  takeSeq,
} from './read'
export { reduceSession } from './reduce'
export { canRetake, canRevert, currentRetake, isKnownTake, submitsAtMs } from './retake'
export * from './state'
export { takeOf, takesOf } from './takes'
