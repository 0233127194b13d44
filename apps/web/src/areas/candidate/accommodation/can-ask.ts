import type { Session } from '@candor/contract'
import { isOver } from '@candor/domain'

/** An interview that was created and is not over can wait for an answer; a practice can't. */
export const canAskForAdjustment = (session: Pick<Session, 'state' | 'isPractice'> | null): session is Session =>
  session !== null && !session.isPractice && !isOver(session)
