import { backoffMs } from './backoff'
import type { SpooledSegment } from './spooled-segment'
import {
  afterAnswer,
  freshUpload,
  nextAction,
  type UploadAction,
  type UploadAnswer,
  type UploadState,
} from './upload-machine'
import type { UploadWire } from './upload-wire'
import type { Wake } from './wake'

interface Parts {
  wire: UploadWire
  /** The line is back, or the page is seen again: try at once. */
  line: Wake
  limit: <T>(work: () => Promise<T>) => Promise<T>
  chance: () => number
  isStopped: () => boolean
  onChange: (state: UploadState) => void
}

async function perform(
  segment: SpooledSegment,
  wire: UploadWire,
  action: Exclude<UploadAction, { do: 'wait' | 'stop' }>,
): Promise<UploadAnswer> {
  if (action.do === 'begin') return wire.begin(segment.sidecar)
  if (action.do === 'ask') return wire.ask(action.uploadId)
  const bytes = await segment.read(action.fromBytes, action.toBytes)
  // A file that gives less than it holds can't be read now: later it may be.
  if (bytes.byteLength !== action.toBytes - action.fromBytes) return { kind: 'unsure' }
  const digest = action.isLast ? await segment.digest() : null
  return wire.append({ uploadId: action.uploadId, fromBytes: action.fromBytes, bytes, digest })
}

/** Brings one segment to the server, for as long as it takes. Resolves when it is sealed, given up or stopped. */
export async function runUpload(segment: SpooledSegment, parts: Parts): Promise<UploadState> {
  let state = freshUpload
  while (!parts.isStopped()) {
    const action = nextAction(state, segment.facts())
    if (action.do === 'stop') return state
    if (action.do === 'wait') {
      await segment.wake.wait()
      continue
    }
    state = afterAnswer(state, await parts.limit(() => perform(segment, parts.wire, action)))
    segment.acknowledge(state.storedBytes)
    parts.onChange(state)
    if (state.attempt > 0) await parts.line.wait(backoffMs(state.attempt - 1, parts.chance()))
  }
  return state
}
