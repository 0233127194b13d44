import { getPauseMs } from './backoff'
import type { SpooledSegment } from './spooled-segment'
import {
  decideAction,
  GATHER_MS,
  initialUpload,
  mayGather,
  needsStableConnection,
  reduceAnswer,
  type UploadAction,
  type UploadAnswer,
  type UploadState,
  unsure,
} from './upload-machine'
import type { UploadWire } from './upload-wire'
import type { WakeSignal } from './wake-signal'

interface UploadDeps {
  wire: UploadWire
  /** Wakes the upload when the browser is online or the page is visible again. */
  network: WakeSignal
  /** Resolves when the connection is stable. */
  waitUntilStable: () => Promise<void>
  limit: <T>(work: () => Promise<T>) => Promise<T>
  random: () => number
  isStopped: () => boolean
  onChange: (state: UploadState) => void
}

async function perform(
  segment: SpooledSegment,
  wire: UploadWire,
  action: Exclude<UploadAction, { do: 'wait' | 'stop' }>,
): Promise<UploadAnswer> {
  const { heldFromBytes } = segment
  if (action.do === 'begin') return wire.begin(segment.sidecar, heldFromBytes)
  if (action.do === 'ask') return wire.ask(action.uploadId, heldFromBytes)
  const { uploadId, epoch, fromBytes, toBytes } = action
  const bytes = await segment.read(fromBytes, toBytes)
  // Bytes that can't be read now are not invented: the server may recover them, or the file may be readable later.
  if (bytes === null) return unsure
  const digest = action.isLast ? await segment.digest() : null
  if (action.isLast && digest === null) return unsure
  return wire.append({ uploadId, epoch, heldFromBytes, fromBytes, bytes, digest })
}

/**
 * Lets the bytes of a second gather before they are sent. The time is over early when the browser is online again or the page is
 * hidden or shown.
 */
function createGathering(segment: SpooledSegment, network: WakeSignal) {
  let over: Promise<void> | null = null
  return {
    start: (action: UploadAction): void => {
      if (action.do !== 'append') return
      const started: Promise<void> = network.wait(GATHER_MS).then(() => {
        if (over === started) over = null
      })
      over = started
    },
    isGathering: (state: UploadState, action: UploadAction): boolean =>
      over !== null && !segment.isDeviceFull && mayGather(state, action, segment.getLocalState()),
    /** Until there are more bytes, or the time is over. */
    waitForMore: async (): Promise<void> => {
      await Promise.race([segment.wake.wait(), ...(over === null ? [] : [over])])
    },
  }
}

/** Pauses after a failure. After many, it also waits until the connection is stable. */
async function waitForNextAttempt(state: UploadState, deps: UploadDeps): Promise<void> {
  const pause = getPauseMs(state, deps.random())
  if (pause > 0 && !deps.isStopped()) await deps.network.wait(pause)
  if (needsStableConnection(state) && !deps.isStopped()) await deps.waitUntilStable()
}

/** Uploads one segment, however long it takes. Resolves when it is final, refused, taken over or stopped. */
export async function runUpload(segment: SpooledSegment, deps: UploadDeps): Promise<UploadState> {
  let state = initialUpload
  const gathering = createGathering(segment, deps.network)
  while (!deps.isStopped()) {
    const action = decideAction(state, segment.getLocalState())
    if (action.do === 'stop') return state
    if (action.do === 'wait' || gathering.isGathering(state, action)) {
      await gathering.waitForMore()
      continue
    }
    gathering.start(action)
    // The segment may have been released while it waited for its turn.
    state = reduceAnswer(
      state,
      await deps.limit(async () => (deps.isStopped() ? unsure : perform(segment, deps.wire, action))),
    )
    await segment.acknowledge(state.storedBytes)
    deps.onChange(state)
    await waitForNextAttempt(state, deps)
  }
  return state
}
