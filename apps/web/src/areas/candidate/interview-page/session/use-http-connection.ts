import type { NetworkQuality, Session } from '@candor/contract'
import { useEffect, useRef } from 'react'
import { api } from '../../../../shared/api/client'
import { monotonicMs } from '../../../../shared/clock'
import type { NetworkWatch } from './network-monitor'
import { isUnderway, sessionOfEvent } from './session-updates'

const PING_MS = 5000
const PING_TIMEOUT_MS = 4000
const PING_AGAIN_MS = 1000
const STREAM = '/api/interview/interview/chat/stream'

export type Line = 'connected' | 'lost'

interface StreamInput {
  id: string
  isOn: boolean
  line: Line
  lastSeq: () => number
  onSession: (session: Session) => void
}

/** The journal as events. A stream that the line took away without a word is opened anew when the line is back. */
export function useStream({ id, isOn, line, lastSeq, onSession }: StreamInput): void {
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
export function usePing(input: PingInput): void {
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
    beatNow()
    addEventListener('online', beatNow)
    return () => {
      isGone = true
      clearTimeout(timer)
      removeEventListener('online', beatNow)
    }
  }, [isOn, id])
}
