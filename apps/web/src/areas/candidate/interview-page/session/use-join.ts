import { useEffect } from 'react'
import type { InterviewMode } from '../../mode'
import type { AudioCapabilities, RealtimeConnection } from './use-realtime-connection'
import type { InterviewSession } from './use-session'

/** Joins the realtime connection with this mode's audio capabilities; null: this tab may not join. */
export function useJoin({ join }: RealtimeConnection, capabilities: AudioCapabilities | null): void {
  const isAllowed = capabilities !== null
  const wantsVoice = capabilities?.wantsVoice ?? false
  const hears = capabilities?.hears ?? 'nothing'
  useEffect(() => {
    join(isAllowed ? { wantsVoice, hears } : null)
  }, [join, isAllowed, wantsVoice, hears])
}

/** Reports the mode: it decides whether a silence or a key ends the turn. */
export function useReportMode({ realtime, snapshot }: InterviewSession, mode: InterviewMode): void {
  const { send, state } = realtime
  const known = snapshot.mode
  useEffect(() => {
    if (state === 'open' && mode !== known) send({ type: 'mode', mode })
  }, [state, mode, known, send])
}
