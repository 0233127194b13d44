import { getPauseMs } from './backoff'
import type { SpooledSegment } from './spooled-segment'
import {
  decideAction,
  initialUpload,
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

/** Uploads one segment, however long it takes. Resolves when it is final, refused, taken over or stopped. */
export async function runUpload(segment: SpooledSegment, deps: UploadDeps): Promise<UploadState> {
  let state = initialUpload
  while (!deps.isStopped()) {
    const action = decideAction(state, segment.getLocalState())
    if (action.do === 'stop') return state
    if (action.do === 'wait') {
      await segment.wake.wait()
      continue
    }
    // The segment may have been released while it waited for its turn.
    state = reduceAnswer(
      state,
      await deps.limit(async () => (deps.isStopped() ? unsure : perform(segment, deps.wire, action))),
    )
    await segment.acknowledge(state.storedBytes)
    deps.onChange(state)
    const pause = getPauseMs(state, deps.random())
    if (pause > 0 && !deps.isStopped()) await deps.network.wait(pause)
  }
  return state
}
