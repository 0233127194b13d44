/*
 * What the harness knows of the recordings without asking the product's own stores: it stands between the recorder and the
 * page, and hears what the page and its worker tell one another.
 */

/** Events of a page, in the order in which they happened there. */
export type PageEvent =
  /** A recorder gave out a slice; `at` counts the recorder's slices. */
  | {
      readonly type: 'emitted'
      readonly page: string
      readonly recorder: number
      readonly at: number
      readonly base64: string
    }
  /** This recorder writes this segment. A spare is part of an answer only once its worker says so. */
  | {
      readonly type: 'begun'
      readonly page: string
      readonly recorder: number
      readonly key: string
      readonly isSpare: boolean
    }
  /** No more will come, and all of it was handed to the worker. */
  | { readonly type: 'finished'; readonly key: string }
  /** A spare that was not needed: nothing of it is to be kept, and another recorder may have its name. */
  | { readonly type: 'discarded'; readonly key: string }
  /** The worker has so many bytes of the segment flushed to the device; it is no spare, or no longer one. */
  | { readonly type: 'kept'; readonly key: string; readonly keptBytes: number }

export interface ObservedSegment {
  readonly key: string
  /** Slices in the recorder's order, as far as they were reported. */
  readonly slices: readonly Buffer[]
  readonly keptBytes: number
  /** What lay on the device at some moment, read from there. */
  readonly snapshots: readonly Buffer[]
  readonly isFinished: boolean
  /** Its page was killed or lost the session before all of it was kept: only what was kept is promised. */
  readonly isInterrupted: boolean
}

interface RecorderState {
  slices: (Buffer | undefined)[]
  key: string | null
}

interface SegmentState {
  keptBytes: number
  snapshots: Buffer[]
  isFinished: boolean
  isInterrupted: boolean
  /** Begun as part of an answer, or said by a worker to be one; a spare is neither. */
  isPart: boolean
}

const createState = (isPart: boolean): SegmentState => ({
  keptBytes: 0,
  snapshots: [],
  isFinished: false,
  isInterrupted: false,
  isPart,
})

const DISCARDED = 'discarded'
/** Slices come every half second; on a busy machine a good deal later. */
const RECORDING_MS = 2_000

const sumBytes = (slices: readonly Buffer[]): number => slices.reduce((sum, { length }) => sum + length, 0)

const hasBytes = (state: SegmentState | undefined): boolean =>
  state?.isPart === true && (state.keptBytes > 0 || state.snapshots.some(({ length }) => length > 0))

/** Collects what was recorded over a whole run, from any number of pages and browsers. */
export const createRecordingObserver = () => {
  const recorders = new Map<string, RecorderState>()
  const states = new Map<string, SegmentState>()
  const getRecorder = (page: string, recorder: number): RecorderState => {
    const id = `${page}/${recorder}`
    const known = recorders.get(id) ?? { slices: [], key: null }
    recorders.set(id, known)
    return known
  }
  const getState = (key: string): SegmentState => {
    const known = states.get(key) ?? createState(false)
    states.set(key, known)
    return known
  }
  const listSlices = (key: string): Buffer[] => {
    const slices = [...recorders.values()].find((entry) => entry.key === key)?.slices ?? []
    // A kill may lose the report of one slice; what comes behind it then has no known place.
    const known: Buffer[] = []
    for (const slice of slices) {
      if (slice === undefined) break
      known.push(slice)
    }
    return known
  }
  const conflicts: string[] = []
  const drop = (key: string): void => {
    states.delete(key)
    for (const entry of recorders.values()) if (entry.key === key) entry.key = DISCARDED
  }
  const begin = (entry: RecorderState, key: string, isSpare: boolean): void => {
    // A page that was killed before it kept a byte of a segment has left no trace of it: the next one gives out its number again.
    if (hasBytes(states.get(key))) conflicts.push(key)
    else drop(key)
    entry.key = key
    states.set(key, createState(!isSpare))
  }
  let emittedAtMs = Number.NEGATIVE_INFINITY
  const handle = (event: PageEvent): void => {
    switch (event.type) {
      case 'emitted':
        emittedAtMs = performance.now()
        getRecorder(event.page, event.recorder).slices[event.at] = Buffer.from(event.base64, 'base64')
        return
      case 'begun':
        begin(getRecorder(event.page, event.recorder), event.key, event.isSpare)
        return
      case 'discarded':
        drop(event.key)
        return
      case 'finished':
        getState(event.key).isFinished = true
        return
      case 'kept': {
        const state = getState(event.key)
        state.isPart = true
        state.keptBytes = Math.max(state.keptBytes, event.keptBytes)
      }
    }
  }
  return {
    handle,
    /** What was found on the device, read from there. */
    addSnapshot: (key: string, bytes: Buffer): void => {
      getState(key).snapshots.push(bytes)
    },
    /** Every page is gone, or has lost the session, at this moment: what was not kept yet is not promised. */
    markInterrupted: (): void => {
      for (const [key, state] of states) {
        const isKept = state.isFinished && state.keptBytes >= sumBytes(listSlices(key))
        if (!isKept) state.isInterrupted = true
      }
    },
    /** Every segment that is part of an answer. */
    read: (): ObservedSegment[] =>
      [...states]
        .filter(([, { isPart }]) => isPart)
        .map(([key, { isPart: _isPart, ...state }]) => ({ key, slices: listSlices(key), ...state })),
    /** Two recorders that were given one segment: their streams would lie in one file. */
    conflicts: (): readonly string[] => conflicts,
    /** Something was given out just now. */
    isRecording: (): boolean => performance.now() - emittedAtMs < RECORDING_MS,
    keptBytes: (): number => [...states.values()].reduce((sum, { keptBytes }) => sum + keptBytes, 0),
    /** Recorders whose segment was never named: the harness cannot compare them. */
    namelessCount: (): number =>
      [...recorders.values()].filter(({ key, slices }) => key === null && slices.length > 0).length,
  }
}
export type RecordingObserver = ReturnType<typeof createRecordingObserver>
