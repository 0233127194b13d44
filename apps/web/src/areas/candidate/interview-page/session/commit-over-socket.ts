import type { ClientMessage, ServerMessage, Session } from '@candor/contract'
import { isOver } from '@candor/domain'
import { ApiError } from '../../../../shared/api/api-error'
import { findSessionInMessage } from './session-updates'
import type { RealtimeConnection } from './use-realtime-connection'

type Done = Extract<ClientMessage, { type: 'done' }>

/** The longest wait for the socket's response; then HTTP sends the same commit. */
const RESPONSE_TIMEOUT_MS = 4000
const REFUSED_STATUS = 409

type Outcome = 'taken' | 'unanswered'

const isStillOpen = (session: Session, { turn, take }: Done): boolean =>
  !isOver(session) && session.current?.turn === turn && session.current.take === take

const findRefusal = (message: ServerMessage, { turn }: Done): ApiError | null => {
  if (message.type !== 'refused' || message.about !== 'done' || message.turn !== turn) return null
  return new ApiError(message.code, REFUSED_STATUS, { params: {}, fields: {}, requestId: null })
}

/**
 * Commits an answer over the socket: 'taken' once the session has advanced, 'unanswered' if that is unknown. HTTP can
 * then repeat the commit, which is idempotent. A socket that reopens meanwhile gets the commit again. Throws refusals.
 */
export function commitOverSocket(
  realtime: Pick<RealtimeConnection, 'send' | 'subscribe'>,
  done: Done,
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let isSettled = false
    const finish = (settle: () => void) => {
      if (isSettled) return
      isSettled = true
      unsubscribe()
      clearTimeout(timer)
      settle()
    }
    const onMessage = (message: ServerMessage) => {
      const session = findSessionInMessage(message)
      const refusal = findRefusal(message, done)
      if (refusal) finish(() => reject(refusal))
      else if (session && !isStillOpen(session, done)) finish(() => resolve('taken'))
      else if (message.type === 'welcome') realtime.send(done)
    }
    const unsubscribe = realtime.subscribe({ onMessage })
    const timer = setTimeout(() => finish(() => resolve('unanswered')), RESPONSE_TIMEOUT_MS)
    if (!realtime.send(done)) finish(() => resolve('unanswered'))
  })
}
