import { useEffect } from 'react'
import type { InterviewMode } from '../../mode'
import type { Link, LinkFacts } from './use-realtime-connection'
import type { LiveSession } from './use-session'

/** The room's socket, with what this way of answering hears and wants to hear; null: this tab may not have it. */
export function useJoin({ join }: Link, facts: LinkFacts | null): void {
  const isAllowed = facts !== null
  const wantsVoice = facts?.wantsVoice ?? false
  const hears = facts?.hears ?? 'nothing'
  useEffect(() => {
    join(isAllowed ? { wantsVoice, hears } : null)
  }, [join, isAllowed, wantsVoice, hears])
}

/** Whose turn ends by a silence and whose by a key depends on the way of answering: the server knows which it is. */
export function useToldMode({ link, session }: LiveSession, mode: InterviewMode): void {
  const { send, state } = link
  const known = session.mode
  useEffect(() => {
    if (state === 'open' && mode !== known) send({ type: 'mode', mode })
  }, [state, mode, known, send])
}
