import { type HearingKind, type TurnPhase, zId } from '@candor/contract'
import type { FastifyRequest } from 'fastify'
import type { SocketHandler } from '../../http/register-raw'
import { AppError } from '../../platform/errors'
import { findCandidateActor } from '../sessions'
import { Conversation } from './conversation'
import type { LiveContext } from './realtime-context'

/** How the conversation of a session stands. */
export interface LiveStatus {
  readonly phase: TurnPhase
  readonly patienceMs: number | null
  readonly hears: HearingKind
}

const sessionIdOf = (request: FastifyRequest): string => {
  const query = request.query
  const sessionId = typeof query === 'object' && query !== null && 'sessionId' in query ? query.sessionId : null
  const parsed = zId.safeParse(sessionId)
  if (!parsed.success) throw new AppError('SESSION_NOT_FOUND')
  return parsed.data
}

/** The conversations of this process: one per session, the one that came last. */
export const createLiveSocket = (context: LiveContext) => {
  const held = new Map<string, Conversation>()
  const onHeld = (conversation: Conversation): void => {
    const { sessionId } = conversation
    const other = held.get(sessionId)
    const isLater = other === undefined || other.epoch < conversation.epoch
    if (isLater) held.set(sessionId, conversation)
    const loser = isLater ? other : conversation
    loser?.bye('takenOver')
  }
  const leaving = new Set<Promise<void>>()
  const onEnd = (conversation: Conversation, letGo: Promise<void>): void => {
    if (held.get(conversation.sessionId) === conversation) held.delete(conversation.sessionId)
    leaving.add(letGo)
    void letGo.finally(() => leaving.delete(letGo))
  }
  const handler: SocketHandler = async (request) => {
    const sessionId = sessionIdOf(request)
    const actor = await findCandidateActor(context.deps, request.caller, sessionId)
    return (wire) => {
      new Conversation({ context, wire, actor, sessionId, onHeld, onEnd })
    }
  }
  return {
    handler,
    find: (sessionId: string): LiveStatus | null => held.get(sessionId) ?? null,
    /** Once every conversation that has ended has written its last. */
    async settled(): Promise<void> {
      await Promise.all(leaving)
    },
  }
}
