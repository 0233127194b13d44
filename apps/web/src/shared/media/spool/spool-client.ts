import { faultStore } from '../faults/fault-store'
import { emptySpool, type SpoolCommand, type SpoolState, type SpoolUpdate } from './messages'
import { type Sidecar, segmentKey } from './segment-name'
import { recordUploadSpeed } from './upload-speed'

/** The page's side of the worker that owns the recordings. */
export interface SpoolClient {
  /** Scans the device and uploads what it finds. With a session, also claims it for recording. */
  open: (sessionId: string | null, isTakeover?: boolean) => void
  begin: (sidecar: Sidecar) => void
  append: (sidecar: Sidecar, bytes: ArrayBuffer) => void
  finish: (sidecar: Sidecar) => void
  /** Adds a spare recording to its answer. */
  adopt: (sidecar: Sidecar) => void
  /** Discards a spare recording. */
  discard: (sidecar: Sidecar) => void
  /** Drops everything of a session from this device. */
  forget: (sessionId: string) => void
  /** Retries all uploads at once. */
  wake: () => void
  /** Every segment known on this device, those just begun included. */
  sidecars: () => Sidecar[]
  subscribe: (onChange: () => void) => () => void
  get: () => SpoolState
}

function createSpoolClient(): SpoolClient {
  // Started with the page, because a worker can't be loaded while offline.
  const worker = new Worker(new URL('./spool-worker.ts', import.meta.url), { type: 'module' })
  const listeners = new Set<() => void>()
  const begun = new Map<string, Sidecar>()
  /** Discarded segments that the worker's last status may still contain. */
  const discarded = new Set<string>()
  let state = emptySpool
  const postCommand = (message: SpoolCommand, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  worker.addEventListener('message', (event: MessageEvent<SpoolUpdate>) => {
    state = event.data.state
    recordUploadSpeed(event.data.uploadKbps)
    for (const listener of listeners) listener()
  })
  const wake = () => postCommand({ type: 'wake' })
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return {
    wake,
    forget: (sessionId) => {
      faultStore.forget(sessionId)
      postCommand({ type: 'forget', sessionId })
    },
    open: (sessionId, isTakeover = false) => postCommand({ type: 'open', sessionId, isTakeover }),
    begin: (sidecar) => {
      begun.set(segmentKey(sidecar), sidecar)
      postCommand({ type: 'begin', sidecar })
    },
    append: (sidecar, bytes) => postCommand({ type: 'append', key: segmentKey(sidecar), bytes }, [bytes]),
    finish: (sidecar) => postCommand({ type: 'finish', key: segmentKey(sidecar) }),
    adopt: (sidecar) => {
      begun.set(segmentKey(sidecar), sidecar)
      postCommand({ type: 'adopt', key: segmentKey(sidecar) })
    },
    discard: (sidecar) => {
      begun.delete(segmentKey(sidecar))
      discarded.add(segmentKey(sidecar))
      postCommand({ type: 'discard', key: segmentKey(sidecar) })
    },
    sidecars: () => {
      const shown = state.segments
        .map(({ sidecar }) => sidecar)
        .filter((sidecar) => !discarded.has(segmentKey(sidecar)))
      return [...shown, ...begun.values()]
    },
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    get: () => state,
  }
}

let shared: SpoolClient | null = null

/** One per page. */
export function spoolClient(): SpoolClient {
  shared ??= createSpoolClient()
  return shared
}
