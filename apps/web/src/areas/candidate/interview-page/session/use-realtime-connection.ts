import type { ClientMessage, HearingKind, ServerMessage, Session } from '@candor/contract'
import type { MicrophoneFrame, VoiceFrame } from '@candor/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { monotonicMs } from '../../../../shared/clock'
import { RealtimeSocket, type SocketLike, type SocketState } from '../../../../shared/realtime/realtime-socket'
import type { NetworkWatch } from './network-monitor'

const PATH = '/api/interview/interview/chat/stream'
const VERSION = 1

/** What the server is told of this browser's ears and mouth. */
export interface LinkFacts {
  wantsVoice: boolean
  hears: HearingKind
}

export interface LinkListener {
  onMessage: (message: ServerMessage) => void
  onSound?: (frame: VoiceFrame) => void
}

/** The interview's socket, as the parts of the room see it. Nothing of the interview depends on it: without it, HTTP carries all. */
export interface Link {
  state: SocketState
  /** Tries that came to nothing since it was open last. */
  failures: number
  hasBeenOpen: boolean
  /** False: not open, nothing was sent. */
  send: (message: ClientMessage) => boolean
  sendSound: (frame: MicrophoneFrame) => boolean
  subscribe: (listener: LinkListener) => () => void
  /** Opens it, or tells what has changed; null: this tab may not. */
  join: (facts: LinkFacts | null) => void
  /** Another tab has the interview: take it back. */
  takeBack: () => void
  noteHeard: (seq: number) => void
}

export interface LinkInput {
  id: string
  isOn: boolean
  watch: NetworkWatch
  seen: () => Session
  onMessage: (message: ServerMessage) => void
  /** The line is there, or it is gone. */
  onLine: (isThere: boolean) => void
}

const openSocket = (id: string): SocketLike => {
  const address = new URL(`${PATH}?sessionId=${id}`, location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return new WebSocket(address)
}

const later = (work: () => void, ms: number): (() => void) => {
  const timer = setTimeout(work, ms)
  return () => clearTimeout(timer)
}

interface Ends {
  facts: LinkFacts
  heardSeq: number
}

function createSocket(now: () => LinkInput, ends: Ends, tell: Pick<LinkOutlet, 'state' | 'message' | 'sound'>) {
  return new RealtimeSocket({
    open: () => openSocket(now().id),
    nowMs: monotonicMs,
    random: Math.random,
    later,
    hello: () => ({
      type: 'hello',
      version: VERSION,
      resumeFrom: now().seen().lastSeq,
      heardSeq: ends.heardSeq,
      ...ends.facts,
    }),
    heartbeat: () => ({ lastSeq: now().seen().lastSeq, networkQuality: now().watch.quality() }),
    onMessage: tell.message,
    onSound: tell.sound,
    onState: tell.state,
    onPong: (rttMs) => now().watch.answered(rttMs),
    onSilence: () => {
      now().watch.dropped()
      now().onLine(false)
    },
  })
}

interface LinkOutlet {
  state: (state: SocketState, failures: number) => void
  message: (message: ServerMessage) => void
  sound: (frame: VoiceFrame) => void
}
type Shown = Pick<Link, 'state' | 'failures' | 'hasBeenOpen'>

/** The parts of a link that never change, around a socket that comes and goes. */
function createLink(now: () => LinkInput, show: (change: (shown: Shown) => Shown) => void) {
  const listeners = new Set<LinkListener>()
  const ends: Ends = { facts: { wantsVoice: false, hears: 'nothing' }, heardSeq: 0 }
  let isJoined = false
  const socket = createSocket(now, ends, {
    state: (state, failures) => {
      show((shown) => ({ state, failures, hasBeenOpen: shown.hasBeenOpen || state === 'open' }))
      if (state === 'open') now().onLine(true)
    },
    message: (message) => {
      now().onMessage(message)
      for (const { onMessage } of [...listeners]) onMessage(message)
    },
    sound: (frame) => {
      for (const { onSound } of [...listeners]) onSound?.(frame)
    },
  })
  const join = (facts: LinkFacts | null) => {
    isJoined = facts !== null
    if (facts === null) return socket.stop()
    const before = ends.facts
    ends.facts = facts
    if (before.wantsVoice !== facts.wantsVoice) socket.send({ type: 'voice', isWanted: facts.wantsVoice })
    if (before.hears !== facts.hears) socket.send({ type: 'hears', hears: facts.hears })
    // What another tab has taken is only taken back by a press.
    if (socket.state === 'off' && now().isOn) socket.start()
  }
  return {
    socket,
    resume: () => {
      if (isJoined && socket.state === 'off') socket.start()
    },
    link: {
      send: (message: ClientMessage) => socket.send(message),
      sendSound: (frame: MicrophoneFrame) => socket.sendSound(frame),
      subscribe: (listener: LinkListener) => {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
      join,
      takeBack: () => socket.start(),
      noteHeard: (seq: number) => {
        ends.heardSeq = Math.max(ends.heardSeq, seq)
      },
    },
  }
}

/** The socket of one session, while it runs and the room has joined it. */
export function useLink(input: LinkInput): Link {
  const now = useRef(input)
  now.current = input
  const [shown, setShown] = useState<Shown>({ state: 'off', failures: 0, hasBeenOpen: false })
  const [{ socket, link, resume }] = useState(() => createLink(() => now.current, setShown))
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
  return useMemo(() => ({ ...link, ...shown }), [link, shown])
}
