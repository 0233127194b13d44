import { emptySpool, type SpoolNews, type SpoolOrder, type SpoolState } from './messages'
import { type Sidecar, segmentKey } from './segment-name'

/** The page's side of the worker that owns the recordings. */
export interface SpoolClient {
  /** Looks through the device and uploads what is there; with a session, claims it for recording. */
  open: (sessionId: string | null, isTakeover?: boolean) => void
  begin: (sidecar: Sidecar) => void
  append: (sidecar: Sidecar, bytes: ArrayBuffer) => void
  finish: (sidecar: Sidecar) => void
  /** Drops everything of a session from this device. */
  forget: (sessionId: string) => void
  /** Try again at once. */
  wake: () => void
  /** Every segment known on this device, those just begun included. */
  sidecars: () => Sidecar[]
  subscribe: (onChange: () => void) => () => void
  get: () => SpoolState
}

function createSpoolClient(): SpoolClient {
  // Started with the page, not with the first recording: offline no worker can be loaded.
  const worker = new Worker(new URL('./spool-worker.ts', import.meta.url), { type: 'module' })
  const listeners = new Set<() => void>()
  const begun: Sidecar[] = []
  let state = emptySpool
  const order = (message: SpoolOrder, transfer: Transferable[] = []) => worker.postMessage(message, transfer)
  worker.addEventListener('message', (event: MessageEvent<SpoolNews>) => {
    state = event.data.state
    for (const listener of listeners) listener()
  })
  const wake = () => order({ type: 'wake' })
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', wake)
  return {
    wake,
    forget: (sessionId) => order({ type: 'forget', sessionId }),
    open: (sessionId, isTakeover = false) => order({ type: 'open', sessionId, isTakeover }),
    begin: (sidecar) => {
      begun.push(sidecar)
      order({ type: 'begin', sidecar })
    },
    append: (sidecar, bytes) => order({ type: 'append', key: segmentKey(sidecar), bytes }, [bytes]),
    finish: (sidecar) => order({ type: 'finish', key: segmentKey(sidecar) }),
    sidecars: () => [...state.segments.map((segment) => segment.sidecar), ...begun],
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
