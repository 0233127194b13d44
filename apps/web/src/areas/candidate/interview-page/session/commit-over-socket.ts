import type { ClientMessage, ServerMessage, Session } from '@candor/contract'
import { isOver } from '@candor/domain'
import { ApiError } from '../../../../shared/api/api-error'
import { findSessionInMessage } from './session-updates'
import type { RealtimeConnection } from './use-realtime-connection'

type Done = Extract<ClientMessage, { type: 'done' }>

/** Nobody waits longer for the socket's answer than this; HTTP may say the same again. */
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
 * Hands an answer in by the socket: 'taken' once the session has gone on, 'unanswered' where that can't be known, which is no
 * harm, for the same again by HTTP is the same. A socket that was opened anew meanwhile is told again. Refusals are thrown.
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
