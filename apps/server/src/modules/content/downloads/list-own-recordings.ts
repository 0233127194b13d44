import type { Caller } from '../../../http/caller'
import { AppError } from '../../../platform/errors'
import type { CandidateActor } from '../own-upload'
import { type MediaContext, openSealed, type RecordedFile } from '../playback'
import { listSealedRecordings } from '../repo/downloads'

/** A segment of a candidate's own answer, of any take. */
export interface OwnRecording {
  readonly answerId: string
  readonly questionNumber: number
  readonly take: number
  readonly segmentIndex: number
  readonly file: RecordedFile | 'damaged'
}

const openOrDamaged = async (
  media: MediaContext,
  row: Parameters<typeof openSealed>[1],
): Promise<RecordedFile | 'damaged'> => {
  try {
    return await openSealed(media, row)
  } catch (error) {
    if (error instanceof AppError && error.code === 'RECORDING_DAMAGED') return 'damaged'
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
      const { answerId, take, segmentIndex } = upload
      recordings.push({ answerId, questionNumber, take, segmentIndex, file: await openOrDamaged(media, upload) })
    }
    if (recordings.length > 0) return recordings
  }
  return []
}
