import type { ClientMessage, ServerMessage, Session } from '@candor/contract'
import { ApiError } from '../../../../shared/api/api-error'
import { sessionOfMessage } from './session-updates'
import type { Link } from './use-realtime-connection'

type Done = Extract<ClientMessage, { type: 'done' }>

/** Nobody waits longer for the socket's answer than this; HTTP may say the same again. */
const ANSWER_MS = 4000
const REFUSED_STATUS = 409

type Outcome = 'taken' | 'unanswered'

const isOpenStill = ({ current, state }: Session, { turn, take }: Done): boolean =>
  state !== 'ended' && state !== 'aborted' && current?.turn === turn && current.take === take

const refusalIn = (message: ServerMessage, { turn }: Done): ApiError | null => {
  if (message.type !== 'refused' || message.about !== 'done' || message.turn !== turn) return null
  return new ApiError(message.code, REFUSED_STATUS, { params: {}, fields: {}, requestId: null })
}

/**
 * Hands an answer in by the socket: 'taken' once the session has gone on, 'unanswered' where that can't be known, which is no
 * harm, for the same again by HTTP is the same. A socket that was opened anew meanwhile is told again. Refusals are thrown.
 */
export function commitBySocket(link: Pick<Link, 'send' | 'subscribe'>, done: Done): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    let isOver = false
    const finish = (settle: () => void) => {
      if (isOver) return
      isOver = true
      still()
      clearTimeout(timer)
      settle()
    }
    const onMessage = (message: ServerMessage) => {
      const session = sessionOfMessage(message)
      const refusal = refusalIn(message, done)
      if (refusal) finish(() => reject(refusal))
      else if (session && !isOpenStill(session, done)) finish(() => resolve('taken'))
      else if (message.type === 'welcome') link.send(done)
    }
    const still = link.subscribe({ onMessage })
    const timer = setTimeout(() => finish(() => resolve('unanswered')), ANSWER_MS)
    if (!link.send(done)) finish(() => resolve('unanswered'))
  })
}
