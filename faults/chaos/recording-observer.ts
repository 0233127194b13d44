/*
 * Observes recordings without asking the product's stores. It reads the recorder's output, and the messages between the page and
 * its worker.
 */

/** Events of a page, in their order there. */
export type PageEvent =
  /** A recorder emitted a slice. `at` counts its slices. */
  | {
      readonly type: 'emitted'
      readonly page: string
      readonly recorder: number
      readonly at: number
      readonly base64: string
    }
  /** A recorder started this segment. A spare becomes part of an answer only when its worker reports it. */
  | {
      readonly type: 'begun'
      readonly page: string
      readonly recorder: number
      readonly key: string
      readonly isSpare: boolean
    }
  /** The segment is complete, and the worker has all of it. */
  | { readonly type: 'finished'; readonly key: string }
  /** A spare was not needed. Another recorder may use its key. */
  | { readonly type: 'discarded'; readonly key: string }
  /** The worker has flushed this many bytes to the device. The segment is not, or no longer, a spare. */
  | { readonly type: 'saved'; readonly key: string; readonly savedBytes: number }

export interface ObservedSegment {
  readonly key: string
  /** Slices in the recorder's order, as far as they were reported. */
  readonly slices: readonly Buffer[]
  readonly savedBytes: number
  /** Copies of the file on the device, read at different times. */
  readonly snapshots: readonly Buffer[]
  readonly isFinished: boolean
  /** Its page was killed or lost the session before everything was saved. Only the saved bytes are promised. */
  readonly isInterrupted: boolean
}

interface RecorderState {
  slices: (Buffer | undefined)[]
  key: string | null
}

interface SegmentState {
  savedBytes: number
  snapshots: Buffer[]
  isFinished: boolean
  isInterrupted: boolean
  /** Started as part of an answer, or reported as such by a worker. A spare is neither. */
  isPart: boolean
}

const createState = (isPart: boolean): SegmentState => ({
  savedBytes: 0,
  snapshots: [],
  isFinished: false,
  isInterrupted: false,
  isPart,
})

const DISCARDED = 'discarded'
/** Slices come every half second, on a busy machine much later. */
const RECORDING_MS = 2_000

const sumBytes = (slices: readonly Buffer[]): number => slices.reduce((sum, { length }) => sum + length, 0)

const hasBytes = (state: SegmentState | undefined): boolean =>
  state?.isPart === true && (state.savedBytes > 0 || state.snapshots.some(({ length }) => length > 0))

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
    // A kill may lose the report of a slice. The offset of later slices is then unknown.
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
    // A page killed before it saved a byte leaves no trace, so the next page uses the same segment number.
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
      case 'saved': {
        const state = getState(event.key)
        state.isPart = true
        state.savedBytes = Math.max(state.savedBytes, event.savedBytes)
      }
    }
  }
  return {
    handle,
    /** Adds a copy of the file on the device. */
    addSnapshot: (key: string, bytes: Buffer): void => {
      getState(key).snapshots.push(bytes)
    },
    /** Marks that every page is gone or lost the session. Unsaved bytes are not promised. */
    markInterrupted: (): void => {
      for (const [key, state] of states) {
        const isSaved = state.isFinished && state.savedBytes >= sumBytes(listSlices(key))
        if (!isSaved) state.isInterrupted = true
      }
    },
    /** Lists the segments that are part of an answer. */
    read: (): ObservedSegment[] =>
      [...states]
        .filter(([, { isPart }]) => isPart)
        .map(([key, { isPart: _isPart, ...state }]) => ({ key, slices: listSlices(key), ...state })),
    /** Lists segments that two recorders wrote, whose streams would share a file. */
    listConflicts: (): readonly string[] => conflicts,
    /** Whether a slice was emitted just now. */
    isRecording: (): boolean => performance.now() - emittedAtMs < RECORDING_MS,
    countSavedBytes: (): number => [...states.values()].reduce((sum, { savedBytes }) => sum + savedBytes, 0),
    /** Counts recorders without a known segment, which cannot be compared. */
    countUnnamed: (): number =>
      [...recorders.values()].filter(({ key, slices }) => key === null && slices.length > 0).length,
  }
}
export type RecordingObserver = ReturnType<typeof createRecordingObserver>
