import type { NetworkQuality, Session } from '@candor/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'
import { monotonicMs } from '../../../../shared/clock'
import { createNetworkWatch, type NetworkWatch } from './network-watch'
import { newerSession, sessionOfEvent } from './session-news'
import { untilAnswered } from './until-answered'

const PING_MS = 5000
const PING_TIMEOUT_MS = 4000
const PING_AGAIN_MS = 1000
const STREAM = '/api/interview/interview/chat/stream'

export type Line = 'connected' | 'lost'

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
  take: (session: Session) => void
  /** Sends until answered and takes the session that comes back. Refusals are thrown. */
  command: (send: () => Promise<Session>) => Promise<Session>
}

const isUnderway = (session: Pick<Session, 'state'>): boolean =>
  !['created', 'ended', 'aborted'].includes(session.state)

/** One hook over the session: the snapshot, its news as they come, a ping every five seconds. All decisions are the server's. */
export function useSession(initial: Session): LiveSession {
  const [session, setSession] = useState(initial)
  const [clock, setClock] = useState<Clock>({ remainingMs: initial.remainingMs, isRunning: initial.isClockRunning })
  const [line, setLine] = useState<Line>('connected')
  const [quality, setQuality] = useState<NetworkQuality>('excellent')
  const watch = useMemo(createNetworkWatch, [])
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
  const isOn = isUnderway(session)
  const { id } = session
  useStream({ id, isOn, line, lastSeq: () => seen.current.lastSeq, onSession: take })
  const onPong = useCallback((remainingMs: number) => setClock((now) => ({ ...now, remainingMs })), [])
  usePing({
    id,
    isOn,
    watch,
    seen: () => seen.current,
    onPong,
    onLine: setLine,
    onQuality: setQuality,
    onSession: take,
  })
  return { session, line: isOn ? line : 'connected', quality, clock, take, command }
}

interface StreamInput {
  id: string
  isOn: boolean
  line: Line
  lastSeq: () => number
  onSession: (session: Session) => void
}

/** The journal as events. A stream that the line took away without a word is opened anew when the line is back. */
function useStream({ id, isOn, line, lastSeq, onSession }: StreamInput): void {
  const last = useRef(lastSeq)
  last.current = lastSeq
  useEffect(() => {
    if (!isOn || line === 'lost') return
    const source = new EventSource(`${STREAM}?sessionId=${id}&after=${last.current()}`)
    source.addEventListener('message', (event) => {
      const next = typeof event.data === 'string' ? sessionOfEvent(event.data) : null
      if (next) onSession(next)
    })
    return () => source.close()
  }, [id, isOn, line, onSession])
}

interface PingInput {
  id: string
  isOn: boolean
  watch: NetworkWatch
  seen: () => Session
  onPong: (remainingMs: number) => void
  onLine: (line: Line) => void
  onQuality: (quality: NetworkQuality) => void
  onSession: (session: Session) => void
}

async function pingOnce({ id, watch, seen, onPong, onSession }: PingInput): Promise<void> {
  const startedMs = monotonicMs()
  const pong = await api.interview.chat.ping(
    { sessionId: id, networkQuality: watch.quality(), lastSeq: seen().lastSeq },
    { signal: AbortSignal.timeout(PING_TIMEOUT_MS) },
  )
  watch.answered(monotonicMs() - startedMs)
  onPong(pong.remainingMs)
  const isStale = pong.lastSeq > seen().lastSeq && isUnderway(seen()) && isUnderway(pong)
  if (isStale || pong.state === 'interrupted') onSession(await api.interview.chat.resume({ sessionId: id }))
}

/** Notes what became of a ping; a loss counts as a drop once, and as a miss for as long as it lasts. */
async function tryPing(input: PingInput, wasLost: boolean): Promise<boolean> {
  try {
    await pingOnce(input)
    return false
  } catch {
    if (wasLost) input.watch.missed()
    else input.watch.dropped()
    return true
  }
}

/** Five seconds between signs of life; one second while there is none. A ping that finds the session interrupted resumes it. */
function usePing(input: PingInput): void {
  const now = useRef(input)
  now.current = input
  const { isOn, id } = input
  useEffect(() => {
    if (!isOn) return
    let timer = 0
    let isGone = false
    let isLost = false
    const beat = async () => {
      isLost = await tryPing({ ...now.current, id }, isLost)
      if (isGone) return
      now.current.onLine(isLost ? 'lost' : 'connected')
      now.current.onQuality(now.current.watch.quality())
      clearTimeout(timer)
      timer = window.setTimeout(() => void beat(), isLost ? PING_AGAIN_MS : PING_MS)
    }
    const beatNow = () => {
      clearTimeout(timer)
      void beat()
    }
    const lose = () => now.current.onLine('lost')
    beatNow()
    addEventListener('online', beatNow)
    addEventListener('offline', lose)
    return () => {
      isGone = true
      clearTimeout(timer)
      removeEventListener('online', beatNow)
      removeEventListener('offline', lose)
    }
  }, [isOn, id])
}
