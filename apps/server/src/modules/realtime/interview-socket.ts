import { type HearingKind, type TurnPhase, zId } from '@candor/contract'
import type { FastifyRequest } from 'fastify'
import type { SocketHandler } from '../../http/register-raw'
import { getCaller } from '../../http/request-caller'
import { AppError } from '../../platform/errors'
import { findCandidateActor } from '../sessions'
import { Conversation } from './conversation'
import type { RealtimeContext } from './realtime-context'

/** The status of a session's conversation. */
export interface LiveStatus {
  readonly phase: TurnPhase
  readonly patienceMs: number | null
  readonly hears: HearingKind
}

const parseSessionId = (request: FastifyRequest): string => {
  const query = request.query
  const sessionId = typeof query === 'object' && query !== null && 'sessionId' in query ? query.sessionId : null
  const parsed = zId.safeParse(sessionId)
  if (!parsed.success) throw new AppError('SESSION_NOT_FOUND')
  return parsed.data
}

/** The conversations of this process: the latest one per session. */
export const createInterviewSocket = (context: RealtimeContext) => {
  const active = new Map<string, Conversation>()
  const onClaimed = (conversation: Conversation): void => {
    const { sessionId } = conversation
    const other = active.get(sessionId)
    const isLater = other === undefined || other.epoch < conversation.epoch
    if (isLater) active.set(sessionId, conversation)
    const loser = isLater ? other : conversation
    loser?.close('takenOver')
  }
  const leaving = new Set<Promise<void>>()
  const onEnd = (conversation: Conversation, released: Promise<void>): void => {
    if (active.get(conversation.sessionId) === conversation) active.delete(conversation.sessionId)
    leaving.add(released)
    void released.finally(() => leaving.delete(released))
  }
  const handler: SocketHandler = async (request) => {
    const sessionId = parseSessionId(request)
    const actor = await findCandidateActor(context.deps, getCaller(request), sessionId)
    return (wire) => {
      new Conversation({ context, wire, actor, sessionId, onClaimed, onEnd })
    }
  }
  return {
    handler,
    find: (sessionId: string): LiveStatus | null => active.get(sessionId) ?? null,
    /** Resolves once every ended conversation has finished its last write. */
    async settled(): Promise<void> {
      await Promise.all(leaving)
    },
  }
}
