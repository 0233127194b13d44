import type { ChatEntry, ServerMessage, Session, SessionEvent } from '@candor/contract'
import { asksForAnswer, isOver, isSaidByInterviewer } from '@candor/domain'

/** Picks the newer version of a session, because stream, commands and reloads may arrive in any order. */
export function pickNewerSession(known: Session, next: Session): Session {
  if (next.lastSeq !== known.lastSeq) return next.lastSeq > known.lastSeq ? next : known
  return next.serverTime >= known.serverTime ? next : known
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isSessionEvent = (value: unknown): value is SessionEvent =>
  isRecord(value) &&
  ((value.type === 'message' && isRecord(value.entry)) ||
    (value.type === 'session' && isRecord(value.session) && Array.isArray(value.session.messages)))

/** Reads the session of a server-sent event. Null: a single message, which its session follows, or an invalid event. */
export function parseSessionEvent(data: string): Session | null {
  try {
    const value: unknown = JSON.parse(data)
    return isSessionEvent(value) && value.type === 'session' ? value.session : null
  } catch {
    return null
  }
}

const asksQuestion = (entry: ChatEntry, turn: number): boolean => entry.turn === turn && asksForAnswer(entry.type)

/** Reads the session of a socket message; null without one. */
export function findSessionInMessage(message: ServerMessage): Session | null {
  if (message.type === 'welcome') return message.session
  return message.type === 'event' && message.event.type === 'session' ? message.event.session : null
}

/** Finds the entry that asks a turn's question; null before it. */
export const findQuestionEntry = (session: Pick<Session, 'messages'>, turn: number): ChatEntry | null =>
  session.messages.findLast((entry) => isSaidByInterviewer(entry) && asksQuestion(entry, turn)) ?? null

/**
 * The last entry that counts as played when the page opens. A first visit plays everything; a return plays the current
 * question again and nothing before it; an ended interview is not played again.
 */
export function getInitialPlayedSeq(session: Session): number {
  if (isOver(session)) return session.lastSeq
  if (session.answers.length <= 1) return 0
  const question = session.current && findQuestionEntry(session, session.current.turn)
  return question ? question.seq - 1 : session.lastSeq
}
