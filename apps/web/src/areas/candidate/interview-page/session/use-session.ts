import type { NetworkQuality, ServerMessage, Session } from '@candor/contract'
import {
  type ConnectionState,
  initialConnection,
  isConnectionLost,
  isInterrupted,
  isUnderway,
  reduceConnection,
} from '@candor/domain'
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { api } from '../../../../shared/api/client'
import { readUploadKbps } from '../../../../shared/media/spool/upload-speed'
import { createNetworkMonitor } from './network-monitor'
import { retryUntilResponse } from './retry-until-response'
import { findSessionInMessage, pickNewerSession } from './session-updates'
import { usePing, useSessionStream } from './use-http-connection'
import { type RealtimeConnection, useRealtimeConnection } from './use-realtime-connection'

/** After this many failed socket attempts in a row, the interview uses HTTP until the socket opens. */
const HTTP_AFTER_FAILURES = 2

interface Clock {
  remainingMs: number
  isRunning: boolean
}

export interface InterviewSession {
  snapshot: Session
  connection: ConnectionState
  /** Null: not enough was measured. */
  quality: NetworkQuality | null
  /** The remaining time by the server's last report, for the countdown. */
  clock: Clock
  realtime: RealtimeConnection
  apply: (snapshot: Session) => void
  /** Sends a command until it is answered and applies the returned session. Throws refusals. */
  command: (send: () => Promise<Session>) => Promise<Session>
  /** True: an interruption is wanted, because the candidate asks for something, so the page must not resume by itself. */
  waitForAnswer: (isWaiting: boolean) => void
}

/** Holds the snapshot, applies newer versions, and sends commands. */
function useSnapshot(initial: Session) {
  const [session, setSession] = useState(initial)
  const [clock, setClock] = useState<Clock>({ remainingMs: initial.remainingMs, isRunning: initial.isClockRunning })
  const getLatest = useRef(initial)
  const apply = useCallback((next: Session) => {
    const newer = pickNewerSession(getLatest.current, next)
    if (newer !== next) return
    getLatest.current = next
    setSession(next)
    setClock({ remainingMs: next.remainingMs, isRunning: next.isClockRunning })
  }, [])
  const command = useCallback(
    async (send: () => Promise<Session>) => {
      const next = await retryUntilResponse(send)
      apply(next)
      return next
    },
    [apply],
  )
  const onPong = useCallback((remainingMs: number) => setClock((now) => ({ ...now, remainingMs })), [])
  return { session, clock, getLatest: useCallback(() => getLatest.current, []), take: apply, command, onPong }
}

/** Uses HTTP until the socket is open, and if it can't be opened. A socket that reconnects at once changes nothing. */
const usesHttp = ({ state, failures, hasBeenOpen }: RealtimeConnection): boolean => {
  if (state === 'open' || state === 'takenOver') return false
  return !hasBeenOpen || state === 'off' || failures >= HTTP_AFTER_FAILURES
}

const findSessionState = (message: ServerMessage): Session['state'] | null => {
  if (message.type === 'pong') return message.state
  return message.type === 'welcome' ? message.session.state : null
}

/**
 * The session as one hook: snapshot, updates, and a ping every five seconds, over the socket if possible, else over HTTP.
 * The server makes all decisions.
 */
export function useSession(initial: Session): InterviewSession {
  const { session: snapshot, clock, getLatest, take: apply, command, onPong } = useSnapshot(initial)
  const [connection, onConnection] = useReducer(reduceConnection, initialConnection)
  const [quality, setQuality] = useState<NetworkQuality | null>(null)
  const monitor = useMemo(() => createNetworkMonitor(readUploadKbps), [])
  const isOn = isUnderway(snapshot)
  const { id } = snapshot
  const isWaiting = useRef(false)
  const waitForAnswer = useCallback((next: boolean) => {
    isWaiting.current = next
  }, [])
  /** An interrupted session resumes only by a command, however the page found it. */
  const resume = () => void command(() => api.interview.chat.resume({ sessionId: id })).catch(() => {})
  const onMessage = (message: ServerMessage) => {
    const next = findSessionInMessage(message)
    if (next) apply(next)
    if (message.type === 'pong') {
      onPong(message.remainingMs)
      setQuality(monitor.quality())
    }
    const state = findSessionState(message)
    if (state !== null && isInterrupted({ state }) && !isWaiting.current) resume()
  }
  const realtime = useRealtimeConnection({
    id,
    isOn,
    monitor,
    getLatest,
    onMessage,
    onConnection,
  })
  const isHttp = isOn && usesHttp(realtime)
  const isLost = isConnectionLost(connection)
  useSessionStream({
    id,
    isOn: isHttp,
    isConnectionLost: isLost,
    lastSeq: () => getLatest().lastSeq,
    onSnapshot: apply,
  })
  usePing({
    id,
    isOn: isHttp,
    monitor,
    getLatest,
    onPong,
    onConnection,
    onQuality: setQuality,
    onSnapshot: apply,
    mayResume: () => !isWaiting.current,
  })
  useOffline(isOn, () => onConnection({ type: 'lost' }))
  const shown = isOn ? connection.state : 'connected'
  return { snapshot, connection: shown, quality, clock, realtime, apply, command, waitForAnswer }
}

/** The browser knows at once when it is offline. That it is online is only proven by a response. */
function useOffline(isOn: boolean, onOffline: () => void): void {
  const latest = useRef(onOffline)
  latest.current = onOffline
  useEffect(() => {
    if (!isOn) return
    const handleOffline = () => latest.current()
    addEventListener('offline', handleOffline)
    return () => removeEventListener('offline', handleOffline)
  }, [isOn])
}
