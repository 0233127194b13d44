import { answerById, type SessionAnswerState } from '@candor/domain'
import { AppError } from '../../platform/errors'
import type { SessionRow } from './repo/index'

/** The answer to be retaken. An answer of another session is refused like a missing one. */
export const requireAnswer = (row: SessionRow, answerId: string): SessionAnswerState => {
  const answer = answerById(row.state, answerId)
  if (answer === null) throw new AppError('RETAKE_NOT_OFFERED')
  return answer
}
