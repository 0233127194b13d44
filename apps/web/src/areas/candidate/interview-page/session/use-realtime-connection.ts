import {
  type ClientMessage,
  type HearingKind,
  realtimeVersion,
  type ServerMessage,
  type Session,
} from '@candor/contract'
import type { ConnectionEvent, MicrophoneFrame, VoiceFrame } from '@candor/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { monotonicMs } from '../../../../shared/clock'
import { startPageBlockedTime } from '../../../../shared/realtime/blocked-time'
import { RealtimeSocket, type SocketLike, type SocketState } from '../../../../shared/realtime/realtime-socket'
import type { NetworkMonitor } from './network-monitor'

const PATH = '/api/interview/interview/chat/stream'

/** What this browser can play and record. */
export interface AudioCapabilities {
  wantsVoice: boolean
  hears: HearingKind
}

export interface RealtimeListener {
  onMessage: (message: ServerMessage) => void
  onSound?: (frame: VoiceFrame) => void
}

/** The realtime connection as the interview page sees it. The interview works without it, over HTTP. */
export interface RealtimeConnection {
  state: SocketState
  /** Failed attempts since it was last open. */
  failures: number
  hasBeenOpen: boolean
  /** False: not open, nothing was sent. */
  send: (message: ClientMessage) => boolean
  sendSound: (frame: MicrophoneFrame) => boolean
  subscribe: (listener: RealtimeListener) => () => void
  /** Opens the connection or sends the changed options; null: this tab may not join. */
  join: (capabilities: AudioCapabilities | null) => void
  /** Takes the interview back from another tab. */
  reclaim: () => void
  notePlayed: (seq: number) => void
}

export interface RealtimeInput {
  id: string
  isOn: boolean
  monitor: NetworkMonitor
  getLatest: () => Session
  onMessage: (message: ServerMessage) => void
  onConnection: (event: ConnectionEvent) => void
}

const openSocket = (id: string): SocketLike => {
  const address = new URL(`${PATH}?sessionId=${id}`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

const schedule = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

function createHeartbeat({ getLatest, monitor }: RealtimeInput) {
  const networkQuality = monitor.quality()
  return { lastSeq: getLatest().lastSeq, ...(networkQuality !== null && { networkQuality }) }
}

interface HelloState {
  capabilities: AudioCapabilities
  playedSeq: number
}

function createSocket(
  getInput: () => RealtimeInput,
  hello: HelloState,
  handlers: Pick<SocketHandlers, 'state' | 'message' | 'sound'>,
) {
  return new RealtimeSocket({
    open: () => openSocket(getInput().id),
    nowMs: monotonicMs,
    random: Math.random,
    later: schedule,
    hello: () => ({
      type: 'hello',
      version: realtimeVersion,
      resumeFrom: getInput().getLatest().lastSeq,
      heardSeq: hello.playedSeq,
      ...hello.capabilities,
    }),
    heartbeat: () => createHeartbeat(getInput()),
    startBlockedTime: startPageBlockedTime,
    onMessage: handlers.message,
    onSound: handlers.sound,
    onState: handlers.state,
    onPong: (rttMs) => {
      getInput().monitor.recordRoundTrip(rttMs)
      getInput().onConnection({ type: 'answered' })
    },
    onSilence: () => {
      getInput().monitor.recordDrop()
      getInput().onConnection({ type: 'lost' })
    },
  })
}

interface SocketHandlers {
  state: (state: SocketState, failures: number) => void
  message: (message: ServerMessage) => void
  sound: (frame: VoiceFrame) => void
}
type ConnectionStatus = Pick<RealtimeConnection, 'state' | 'failures' | 'hasBeenOpen'>

/** The stable part of the connection, around a socket that reconnects. */
function createRealtimeConnection(
  getInput: () => RealtimeInput,
  updateStatus: (change: (status: ConnectionStatus) => ConnectionStatus) => void,
) {
  const listeners = new Set<RealtimeListener>()
  const hello: HelloState = { capabilities: { wantsVoice: false, hears: 'nothing' }, playedSeq: 0 }
  let isJoined = false
  const socket = createSocket(getInput, hello, {
    state: (state, failures) => {
      updateStatus((status) => ({ state, failures, hasBeenOpen: status.hasBeenOpen || state === 'open' }))
      if (state === 'open') getInput().onConnection({ type: 'answered' })
      if (state === 'connecting') getInput().onConnection({ type: 'attempted', isDeviceOnline: navigator.onLine })
    },
    message: (message) => {
      getInput().onMessage(message)
      for (const { onMessage } of [...listeners]) onMessage(message)
    },
    sound: (frame) => {
      for (const { onSound } of [...listeners]) onSound?.(frame)
    },
  })
  const join = (capabilities: AudioCapabilities | null) => {
    isJoined = capabilities !== null
    if (capabilities === null) return socket.stop()
    const before = hello.capabilities
    hello.capabilities = capabilities
    if (before.wantsVoice !== capabilities.wantsVoice) socket.send({ type: 'voice', isWanted: capabilities.wantsVoice })
    if (before.hears !== capabilities.hears) socket.send({ type: 'hears', hears: capabilities.hears })
    // After another tab took over, only a press reclaims the session.
    if (socket.state === 'off' && getInput().isOn) socket.start()
  }
  return {
    socket,
    resume: () => {
      if (isJoined && socket.state === 'off') socket.start()
    },
    realtime: {
      send: (message: ClientMessage) => socket.send(message),
      sendSound: (frame: MicrophoneFrame) => socket.sendSound(frame),
      subscribe: (listener: RealtimeListener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
      join,
      reclaim: () => socket.start(),
      notePlayed: (seq: number) => {
        hello.playedSeq = Math.max(hello.playedSeq, seq)
      },
    },
  }
}

/** The socket of one session, while it runs and this tab has joined. */
export function useRealtimeConnection(input: RealtimeInput): RealtimeConnection {
  const getInput = useRef(input)
  getInput.current = input
  const [status, setStatus] = useState<ConnectionStatus>({ state: 'off', failures: 0, hasBeenOpen: false })
  const [{ socket, realtime, resume }] = useState(() => createRealtimeConnection(() => getInput.current, setStatus))
  const { isOn } = input
  useEffect(() => {
    if (!isOn) return
    resume()
    const renew = () => socket.renew()
    addEventListener('online', renew)
    return () => {
      removeEventListener('online', renew)
      socket.stop()
    }
  }, [isOn, socket, resume])
  return useMemo(() => ({ ...realtime, ...status }), [realtime, status])
}
