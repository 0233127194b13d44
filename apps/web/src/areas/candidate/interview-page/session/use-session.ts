import type { NetworkQuality, ServerMessage, Session } from '@candor/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'
import { createNetworkWatch } from './network-monitor'
import { untilAnswered } from './retry-until-response'
import { isUnderway, newerSession, sessionOfMessage } from './session-updates'
import { type Line, usePing, useStream } from './use-http-connection'
import { type Link, useLink } from './use-realtime-connection'

/** The socket could not be had so often in a row: HTTP carries the interview until it can. */
const HTTP_AFTER_FAILURES = 2

interface Clock {
  remainingMs: number
  isRunning: boolean
}

export interface LiveSession {
  session: Session
  line: Line
  quality: NetworkQuality
  /** As the server last said; a countdown shows it. */
  clock: Clock
  link: Link
  take: (session: Session) => void
  /** Sends until answered and takes the session that comes back. Refusals are thrown. */
  command: (send: () => Promise<Session>) => Promise<Session>
}

/** The snapshot, newer looks at it as they come, and the commands that make them. */
function useSnapshot(initial: Session) {
  const [session, setSession] = useState(initial)
  const [clock, setClock] = useState<Clock>({ remainingMs: initial.remainingMs, isRunning: initial.isClockRunning })
  const seen = useRef(initial)
  const take = useCallback((next: Session) => {
    const newer = newerSession(seen.current, next)
    if (newer !== next) return
    seen.current = next
    setSession(next)
    setClock({ remainingMs: next.remainingMs, isRunning: next.isClockRunning })
  }, [])
  const command = useCallback(
    async (send: () => Promise<Session>) => {
      const next = await untilAnswered(send)
      take(next)
      return next
    },
    [take],
  )
  const onPong = useCallback((remainingMs: number) => setClock((now) => ({ ...now, remainingMs })), [])
  return { session, clock, seen: useCallback(() => seen.current, []), take, command, onPong }
}

/** By HTTP: before the socket is there, and where it can't be had. A socket that is opened again at once changes nothing. */
const isByHttp = ({ state, failures, hasBeenOpen }: Link): boolean => {
  if (state === 'open' || state === 'takenOver') return false
  return !hasBeenOpen || state === 'off' || failures >= HTTP_AFTER_FAILURES
}

const stateIn = (message: ServerMessage): Session['state'] | null => {
  if (message.type === 'pong') return message.state
  return message.type === 'welcome' ? message.session.state : null
}

/**
 * One hook over the session: the snapshot, its news as they come, a sign of life every five seconds; by the socket where that can be
 * had, else by HTTP. All decisions are the server's.
 */
export function useSession(initial: Session): LiveSession {
  const { session, clock, seen, take, command, onPong } = useSnapshot(initial)
  const [line, setLine] = useState<Line>('connected')
  const [quality, setQuality] = useState<NetworkQuality>('excellent')
  const watch = useMemo(createNetworkWatch, [])
  const isOn = isUnderway(session)
  const { id } = session
  /** An interrupted session goes on by a command, whatever found it so. */
  const resume = () => void command(() => api.interview.chat.resume({ sessionId: id })).catch(() => {})
  const onMessage = (message: ServerMessage) => {
    const next = sessionOfMessage(message)
    if (next) take(next)
    if (message.type === 'pong') {
      onPong(message.remainingMs)
      setQuality(watch.quality())
    }
    if (stateIn(message) === 'interrupted') resume()
  }
  const link = useLink({
    id,
    isOn,
    watch,
    seen,
    onMessage,
    onLine: (isThere) => setLine(isThere ? 'connected' : 'lost'),
  })
  const isHttp = isOn && isByHttp(link)
  useStream({ id, isOn: isHttp, line, lastSeq: () => seen().lastSeq, onSession: take })
  usePing({ id, isOn: isHttp, watch, seen, onPong, onLine: setLine, onQuality: setQuality, onSession: take })
  useOffline(isOn, () => setLine('lost'))
  return { session, line: isOn ? line : 'connected', quality, clock, link, take, command }
}

/** The browser knows at once that there is no line; that there is one, only an answer proves. */
function useOffline(isOn: boolean, onOffline: () => void): void {
  const latest = useRef(onOffline)
  latest.current = onOffline
  useEffect(() => {
    if (!isOn) return
    const lose = () => latest.current()
    addEventListener('offline', lose)
    return () => removeEventListener('offline', lose)
  }, [isOn])
}
