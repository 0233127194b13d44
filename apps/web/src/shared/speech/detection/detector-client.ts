import type { DetectorCommand, DetectorEvent } from './pcm-messages'
import { vadBase } from './vendor-assets'

/** Engines that need a worker and extra files. */
export type DetectorKind = 'silero' | 'webrtc'

export interface JudgedPiece {
  endFrame: number
  rms: number
  probability: number
  /** How long the detection took. */
  costMs: number
}

export interface DetectorSession {
  /** The port that receives pieces of sound. */
  port: MessagePort
  stop: () => void
}

export interface DetectorClient {
  listen: (onPiece: (piece: JudgedPiece) => void, onLost: (reason: 'tooSlow' | 'stopped') => void) => DetectorSession
}

interface Listener {
  onPiece: (piece: JudgedPiece) => void
  onLost: (reason: 'tooSlow' | 'stopped') => void
}

/** The longest wait for six megabytes over a slow connection; then another engine listens. */
const LOAD_TIMEOUT_MS = 60_000

const createWorker: Readonly<Record<DetectorKind, () => Worker>> = {
  silero: () => new Worker(new URL('./silero-wasm-worker.ts', import.meta.url), { type: 'module' }),
  webrtc: () => new Worker(new URL('./webrtc-wasm-worker.ts', import.meta.url), { type: 'module' }),
}

const send = (worker: Worker, order: DetectorCommand, transfer: Transferable[] = []) =>
  worker.postMessage(order, transfer)

function createClient(worker: Worker, listeners: Map<number, Listener>): DetectorClient {
  let lastId = 0
  return {
    listen: (onPiece, onLost) => {
      lastId += 1
      const id = lastId
      const { port1, port2 } = new MessageChannel()
      listeners.set(id, { onPiece, onLost })
      send(worker, { kind: 'listen', id, port: port1 }, [port1])
      return {
        port: port2,
        stop: () => {
          listeners.delete(id)
          send(worker, { kind: 'stop', id })
        },
      }
    },
  }
}

const dispatch = (event: DetectorEvent, listeners: Map<number, Listener>) => {
  if (event.kind === 'heard') listeners.get(event.id)?.onPiece(event)
  if (event.kind === 'late') listeners.get(event.id)?.onLost('tooSlow')
}

function start(kind: DetectorKind, onEnd: () => void): Promise<DetectorClient> {
  return new Promise((resolve, reject) => {
    const worker = createWorker[kind]()
    const listeners = new Map<number, Listener>()
    const end = () => {
      clearTimeout(timer)
      worker.terminate()
      onEnd()
      reject(new Error(`${kind} does not listen`))
      for (const { onLost } of listeners.values()) onLost('stopped')
      listeners.clear()
    }
    const timer = setTimeout(end, LOAD_TIMEOUT_MS)
    worker.addEventListener('error', end)
    worker.addEventListener('messageerror', end)
    worker.addEventListener('message', ({ data }: MessageEvent<DetectorEvent>) => {
      if (data.kind === 'failed') return end()
      if (data.kind !== 'loaded') return dispatch(data, listeners)
      clearTimeout(timer)
      resolve(createClient(worker, listeners))
    })
    send(worker, { kind: 'load', base: vadBase(globalThis.location.origin) })
  })
}

const started = new Map<DetectorKind, Promise<DetectorClient>>()

/** One worker per engine and page, because loading one unpacks fifteen megabytes. */
export function loadDetector(kind: DetectorKind): Promise<DetectorClient> {
  const known = started.get(kind)
  if (known !== undefined) return known
  const starting = start(kind, () => started.delete(kind))
  started.set(kind, starting)
  return starting
}
