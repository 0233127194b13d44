import type { InterviewIntro, Session } from '@candor/contract'
import { hasEnded, isOver, wasAbandoned } from '@candor/domain'

/** Ended, and nothing of it is or will be submitted: no question was answered, or no answer has words. */
export const isEndedEmpty = (session: Session): boolean =>
  hasEnded(session) &&
  !wasAbandoned(session) &&
  !session.isSubmitted &&
  session.autoSubmitAt === null &&
  session.retake === null

/** The candidate still decides about it: answers wait for submission, or one that a fault ruined can be given again. */
export const canReview = (session: Session): boolean =>
  hasEnded(session) &&
  !session.isPractice &&
  !session.isSubmitted &&
  !wasAbandoned(session) &&
  (!isEndedEmpty(session) || session.answers.some((answer) => answer.retakeReason !== null))

/**
 * Whether the link leads to the page of this interview rather than to a new one: its answers wait, no new one can be started,
 * or the address names it.
 */
export const leadsToEnding = ({ access }: InterviewIntro, session: Session, askedId: string | null): boolean => {
  if (!isOver(session)) return false
  const isWaiting = hasEnded(session) && !wasAbandoned(session) && !session.isSubmitted && !isEndedEmpty(session)
  return isWaiting || access.whyNot !== null || session.id === askedId
}
