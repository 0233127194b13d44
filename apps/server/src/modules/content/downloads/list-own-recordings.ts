import { BytesUnavailableError, DamagedBytesError } from '@candor/media'
import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import type { CandidateActor } from '../own-upload'
import { type MediaContext, openSealed, type RecordedFile } from '../playback'
import { listSealedRecordings } from '../repo/downloads'

/** Why a recording can't be read: its bytes changed, or they are where this process can't reach them now. */
export type RecordingProblem = 'damaged' | 'unavailable'

/** A segment of a candidate's own answer, of any take. */
export interface OwnRecording {
  readonly answerId: string
  readonly questionNumber: number
  readonly take: number
  readonly segmentIndex: number
  /** Where it begins on the answer's timeline. */
  readonly startOffsetMs: number
  readonly file: RecordedFile | RecordingProblem
}

const findProblem = (error: unknown): RecordingProblem | null => {
  if (error instanceof DamagedBytesError) return 'damaged'
  if (error instanceof AppError && error.code === 'RECORDING_DAMAGED') return 'damaged'
  return error instanceof BytesUnavailableError ? 'unavailable' : null
}

const openOrExplain = async (
  media: MediaContext,
  row: Parameters<typeof openSealed>[1],
): Promise<RecordedFile | RecordingProblem> => {
  try {
    return await openSealed(media, row)
  } catch (error) {
    const problem = findProblem(error)
    if (problem !== null) return problem
    throw error
  }
}

/** The stored recordings of a session of this browser's candidate, earlier takes too; none of a foreign session. */
export const listOwnRecordings = async (
  media: MediaContext,
  caller: Pick<Caller, 'candidate'>,
  sessionId: string,
): Promise<OwnRecording[]> => {
  for (const { organizationId, dataSubjectId } of caller.candidate) {
    const actor: CandidateActor = { kind: 'candidate', organizationId, dataSubjectId }
    const rows = await media.deps.withActor(actor, (tx) => listSealedRecordings(tx, sessionId))
    const recordings: OwnRecording[] = []
    for (const { upload, questionNumber } of rows) {
      const { answerId, take, segmentIndex, startOffsetMs } = upload
      const file = await openOrExplain(media, upload)
      recordings.push({ answerId, questionNumber, take, segmentIndex, startOffsetMs, file })
    }
    if (recordings.length > 0) return recordings
  }
  return []
}
