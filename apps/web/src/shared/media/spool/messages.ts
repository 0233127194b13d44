import type { Sidecar } from './segment-name'

/** To the worker. `append` hands its bytes over. */
export type SpoolOrder =
  /** Find what is on the device and bring it to the server; `sessionId`: and claim this session for recording. */
  | { type: 'open'; sessionId: string | null; isTakeover: boolean }
  | { type: 'begin'; sidecar: Sidecar }
  | { type: 'append'; key: string; bytes: ArrayBuffer }
  | { type: 'finish'; key: string }
  /** A practice is over: nothing of it is kept anywhere. */
  | { type: 'forget'; sessionId: string }
  /** The line may be back. */
  | { type: 'wake' }

export interface SegmentStatus {
  key: string
  sidecar: Sidecar
  keptBytes: number
  /** The device took no more: what came after that only memory holds, until the server has it. */
  isDeviceFull: boolean
  storedBytes: number
  isFinished: boolean
  phase: 'begin' | 'ask' | 'send' | 'sealed' | 'refused'
  attempt: number
}

export interface SpoolState {
  /** Null until the store is open. */
  backend: 'opfs' | 'indexeddb' | 'memory' | null
  /** The device has been looked through once. */
  isReady: boolean
  /** Sessions that another tab records or uploads. */
  heldElsewhere: string[]
  segments: SegmentStatus[]
  /** A segment whose bytes could be kept nowhere any more: recording must pause. */
  lostKey: string | null
}

/** From the worker. */
export type SpoolNews = { type: 'state'; state: SpoolState }

export const emptySpool: SpoolState = {
  backend: null,
  isReady: false,
  heldElsewhere: [],
  segments: [],
  lostKey: null,
}
