import type { ChatEntry, ServerMessage, Session, SessionEvent } from '@candor/contract'

/** The newer of two looks at a session: the stream, commands and reloads may come in any order. */
export function newerSession(known: Session, next: Session): Session {
  if (next.lastSeq !== known.lastSeq) return next.lastSeq > known.lastSeq ? next : known
  return next.serverTime >= known.serverTime ? next : known
}

export const isUnderway = (session: Pick<Session, 'state'>): boolean =>
  !['created', 'ended', 'aborted'].includes(session.state)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSessionEvent = (value: unknown): value is SessionEvent =>
  isRecord(value) &&
  ((value.type === 'message' && isRecord(value.entry)) ||
    (value.type === 'session' && isRecord(value.session) && Array.isArray(value.session.messages)))

/** The session of one server-sent event; null for a single message (the session follows it) and for what can't be read. */
export function sessionOfEvent(data: string): Session | null {
  try {
    const value: unknown = JSON.parse(data)
    return isSessionEvent(value) && value.type === 'session' ? value.session : null
  } catch {
    return null
  }
}

const isAsked = (entry: ChatEntry, turn: number): boolean =>
  entry.turn === turn && (entry.type === 'question' || entry.type === 'followUp' || entry.type === 'repeat')

/** The session a message of the socket brings; null: none. */
export function sessionOfMessage(message: ServerMessage): Session | null {
  if (message.type === 'welcome') return message.session
  return message.type === 'event' && message.event.type === 'session' ? message.event.session : null
}

/** The entry that asks a turn's question; null while it has not been said. */
export const questionEntry = (session: Pick<Session, 'messages'>, turn: number): ChatEntry | null =>
  session.messages.findLast((entry) => entry.role === 'interviewer' && isAsked(entry, turn)) ?? null

/**
 * Up to where the interviewer has been heard when the room opens. A first opening hears everything; a return hears the present
 * question again and nothing before it; an interview that is over is not said again.
 */
export function heardSeqAtOpening(session: Session): number {
  if (session.state === 'ended' || session.state === 'aborted') return session.lastSeq
  if (session.answers.length <= 1) return 0
  const question = session.current && questionEntry(session, session.current.turn)
  return question ? question.seq - 1 : session.lastSeq
}
