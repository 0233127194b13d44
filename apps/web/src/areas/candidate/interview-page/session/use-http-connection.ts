import type { NetworkQuality, Session } from '@candor/contract'
import { type ConnectionEvent, isInterrupted, isUnderway, sessionLimits } from '@candor/domain'
import { useEffect, useRef } from 'react'
import { api } from '../../../../shared/api/client'
import { monotonicMs } from '../../../../shared/clock'
import { startPageBlockedTime } from '../../../../shared/realtime/blocked-time'
import type { NetworkMonitor } from './network-monitor'
import { parseSessionEvent } from './session-updates'

const PING_TIMEOUT_MS = 4000
const PING_RETRY_MS = 1000
const STREAM = '/api/interview/interview/chat/stream'

interface StreamInput {
  id: string
  isOn: boolean
  isConnectionLost: boolean
  lastSeq: () => number
  onSnapshot: (session: Session) => void
}

/** Reads the journal as server-sent events. A stream that ended without an error is reopened when the connection is back. */
export function useSessionStream({ id, isOn, isConnectionLost, lastSeq, onSnapshot }: StreamInput): void {
  const getLastSeq = useRef(lastSeq)
  getLastSeq.current = lastSeq
  useEffect(() => {
    if (!isOn || isConnectionLost) return
    const source = new EventSource(`${STREAM}?sessionId=${id}&after=${getLastSeq.current()}`)
    source.addEventListener('message', (event) => {
      const next = typeof event.data === 'string' ? parseSessionEvent(event.data) : null
      if (next) onSnapshot(next)
    })
    return () => source.close()
  }, [id, isOn, isConnectionLost, onSnapshot])
}

interface PingInput {
  id: string
  isOn: boolean
  monitor: NetworkMonitor
  getLatest: () => Session
  onPong: (remainingMs: number) => void
  onConnection: (event: ConnectionEvent) => void
  onQuality: (quality: NetworkQuality | null) => void
  onSnapshot: (session: Session) => void
  /** False: an interruption is wanted. */
  mayResume: () => boolean
}

async function pingOnce({ id, monitor, getLatest, onPong, onSnapshot, mayResume }: PingInput): Promise<void> {
  const quality = monitor.quality()
  const heartbeat = { lastSeq: getLatest().lastSeq, ...(quality !== null && { networkQuality: quality }) }
  const startedMs = monotonicMs()
  const stopBlockedTime = startPageBlockedTime()
  let blockedMs = 0
  const pong = await api.interview.chat
    .ping({ sessionId: id, ...heartbeat }, { signal: AbortSignal.timeout(PING_TIMEOUT_MS) })
    .finally(() => {
      blockedMs = stopBlockedTime()
    })
  monitor.recordRoundTrip(Math.max(0, monotonicMs() - startedMs - blockedMs))
  onPong(pong.remainingMs)
  const isStale = pong.lastSeq > getLatest().lastSeq && isUnderway(getLatest()) && isUnderway(pong)
  if ((isStale || isInterrupted(pong)) && mayResume()) onSnapshot(await api.interview.chat.resume({ sessionId: id }))
}

/** Records the result of a ping. A lost connection counts as one drop, and as a miss for each lost ping. */
async function tryPing(input: PingInput, wasLost: boolean): Promise<boolean> {
  try {
    await pingOnce(input)
    return false
  } catch {
    if (wasLost) input.monitor.recordMiss()
    else input.monitor.recordDrop()
    return true
  }
}

/** A failed retry is not a new loss. */
function reportPing({ onConnection }: PingInput, isLost: boolean, wasLost: boolean): void {
  if (!isLost) onConnection({ type: 'answered' })
  else if (!wasLost) onConnection({ type: 'lost' })
}

/** Pings every five seconds, and every second while the connection is lost. Resumes an interrupted session. */
export function usePing(input: PingInput): void {
  const latest = useRef(input)
  latest.current = input
  const { isOn, id } = input
  useEffect(() => {
    if (!isOn) return
    let timer = 0
    let isUnmounted = false
    let isLost = false
    const ping = async () => {
      const wasLost = isLost
      latest.current.onConnection({ type: 'attempted', isDeviceOnline: navigator.onLine })
      isLost = await tryPing({ ...latest.current, id }, wasLost)
      if (isUnmounted) return
      reportPing(latest.current, isLost, wasLost)
      latest.current.onQuality(latest.current.monitor.quality())
      clearTimeout(timer)
      timer = window.setTimeout(() => void ping(), isLost ? PING_RETRY_MS : sessionLimits.pingIntervalMs)
    }
    const pingNow = () => {
      clearTimeout(timer)
      void ping()
    }
    pingNow()
    addEventListener('online', pingNow)
    return () => {
      isUnmounted = true
      clearTimeout(timer)
      removeEventListener('online', pingNow)
    }
  }, [isOn, id])
}
