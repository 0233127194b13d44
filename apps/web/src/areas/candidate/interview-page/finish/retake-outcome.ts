import type { Session } from '@candor/contract'

export type RetakeOutcome = 'recorded' | 'cancelled' | 'expired'
export type Retake = NonNullable<Session['retake']>

/** How a finished retake ended. An uncommitted retake leaves the answer unchanged. */
export function getRetakeOutcome(
  retake: Retake,
  session: Pick<Session, 'answers'>,
  isCanceled: boolean,
): RetakeOutcome {
  const answer = session.answers.find(({ turn }) => turn === retake.turn)
  if (answer?.take === retake.take) return 'recorded'
  return isCanceled ? 'cancelled' : 'expired'
}
