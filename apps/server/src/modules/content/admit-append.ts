import type { ErrorCode } from '@candor/contract'
import { type DiskSpace, getAllowanceWaitSeconds, getRecordingAllowanceBytes, type RecordingPace } from '@candor/domain'
import { AppError } from '../../platform/errors'
import { growingBytes } from './answer-quota'
import type { OwnUpload } from './own-upload'
import type { ContentPorts } from './ports'
import { sumSession } from './repo/claims'
import type { UploadContext } from './resolve-upload-owner'
import type { SessionRecordings } from './session-bytes'

export interface AppendContext extends UploadContext {
  readonly ports: UploadContext['ports'] & Pick<ContentPorts, 'sessions'>
}

interface Refusal {
  readonly refused: ErrorCode
  readonly waitSeconds: number
}

const diskFull: Refusal = { refused: 'SERVER_DISK_FULL', waitSeconds: 5 }

const readSession = async (context: AppendContext, own: OwnUpload): Promise<SessionRecordings> => {
  const { deps, ports } = context
  const { sessionId } = own.row
  const { isClosed, ...window } = await ports.sessions.getRecordingWindow(own.actor, sessionId)
  const sum = await deps.withActor(own.actor, (tx) => sumSession(tx, sessionId))
  const growing = await Promise.all(sum.open.map((row) => growingBytes(context, row)))
  return { bytes: growing.reduce((total, bytes) => total + bytes, sum.sealedBytes), window, isClosed }
}

const getExcessBytes = (
  context: AppendContext,
  session: SessionRecordings,
  ask: { readonly lengthBytes: number; readonly pace: RecordingPace },
): number =>
  session.bytes + ask.lengthBytes - getRecordingAllowanceBytes(session.window, context.deps.clock.nowMs(), ask.pace)

/** What is left of a full disk is for interviews that record at a plausible rate. */
const getPace = (space: DiskSpace): RecordingPace => (space === 'reserved' ? 'plausible' : 'generous')

/**
 * Why the bytes may not be written now; null: they may, and are counted until `ports.sessionBytes.settle` is called. Throws if the
 * session accepts no recordings any more.
 */
export const admitAppend = async (
  context: AppendContext,
  own: OwnUpload,
  lengthBytes: number,
): Promise<Refusal | null> => {
  const { ports } = context
  const { sessionId } = own.row
  const read = () => readSession(context, own)
  let current = await ports.sessionBytes.get(sessionId, read)
  if (current().isClosed) throw new AppError('SESSION_ENDED')
  const space = await ports.readDiskSpace()
  if (space === 'exhausted') return diskFull
  const ask = { lengthBytes, pace: getPace(space) }
  if (getExcessBytes(context, current(), ask) > 0) {
    current = await ports.sessionBytes.get(sessionId, read, { isRefused: true })
  }
  const excessBytes = getExcessBytes(context, current(), ask)
  if (excessBytes <= 0) {
    ports.sessionBytes.admit(sessionId, lengthBytes)
    return null
  }
  if (space === 'reserved') return diskFull
  return { refused: 'UPLOAD_TOO_FAST', waitSeconds: getAllowanceWaitSeconds(excessBytes, ask.pace) }
}
