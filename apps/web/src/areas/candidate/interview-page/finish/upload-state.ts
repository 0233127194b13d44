import type { Session } from '@candor/contract'
import { isOpenUpload } from '@candor/domain'
import type { SegmentStatus, SpoolState } from '../../../../shared/media/spool/messages'
import type { Sidecar } from '../../../../shared/media/spool/segment-name'
import { isPreparationFailed, UNSTABLE_ATTEMPTS } from '../../../../shared/media/spool/upload-machine'
import type { UploadTotals } from '../../../../shared/media/spool/upload-totals'

/** What the upload status needs of a segment on this device. */
export type Piece = Pick<SegmentStatus, 'recordedBytes' | 'isFinished' | 'phase' | 'isFinal'> & {
  sidecar: Pick<Sidecar, 'sessionId' | 'answerId' | 'take' | 'segmentIndex' | 'isSpare'>
}
type DeviceState = Pick<SpoolState, 'isReady'> & { segments: readonly Piece[] }

type FinishedAnswer = Pick<Session['answers'][number], 'answerId' | 'take' | 'segments'>

export type UploadStatus =
  | 'preparing'
  | 'prepareFailed'
  | 'prepareRetry'
  | 'urlFailed'
  | 'uploading'
  | 'uploaded'
  | 'failed'
  | 'savingFailed'
  | 'unstable'

type Totals = Omit<UploadTotals, 'percent'>

/** The status of a refused upload: it never began, stopped on the way, or arrived but could not be saved. */
function getRefusalStatus({ storedBytes, recordedBytes }: Totals): UploadStatus {
  if (storedBytes === 0) return 'prepareFailed'
  return storedBytes < recordedBytes ? 'failed' : 'savingFailed'
}

/**
 * The spec's words for the upload status. The first failed preparation announces a retry, the next one the failure; the
 * upload then continues when the connection is stable.
 * `isSettled`: no upload is running. `isLost`: this device could not store a part.
 */
export function getUploadStatus(totals: Totals, outcome: { isSettled: boolean; isLost: boolean }): UploadStatus {
  if (totals.isAllStored) return outcome.isLost ? 'savingFailed' : 'uploaded'
  if (outcome.isSettled) return getRefusalStatus(totals)
  if (totals.isPreparing && totals.attempt > 0)
    return isPreparationFailed(totals.attempt) ? 'urlFailed' : 'prepareRetry'
  if (totals.attempt >= UNSTABLE_ATTEMPTS) return 'unstable'
  return totals.storedBytes === 0 ? 'preparing' : 'uploading'
}

/** Lists this device's segments, without spare recordings and without those that another page or device writes. */
const listPieces = ({ segments }: DeviceState, sessionId: string): Piece[] =>
  segments.filter(
    ({ sidecar, phase, recordedBytes, isFinished }) =>
      sidecar.sessionId === sessionId && !sidecar.isSpare && phase !== 'fenced' && !(recordedBytes === 0 && isFinished),
  )

/** Whether every segment is settled: accepted by the server, or permanently refused. */
export const isSettled = (device: DeviceState, sessionId: string): boolean =>
  listPieces(device, sessionId).every(({ phase }) => phase === 'sealed' || phase === 'refused')

/** Server segments that are neither sealed there nor known here. */
function isMissingHere(answer: FinishedAnswer, own: readonly Piece[]): boolean {
  const isHere = (segmentIndex: number) =>
    own.some(({ sidecar }) => sidecar.take === answer.take && sidecar.segmentIndex === segmentIndex)
  return answer.segments.some((segment) => isOpenUpload(segment) && !isHere(segment.segmentIndex))
}

const filterByAnswer = (pieces: readonly Piece[], { answerId }: FinishedAnswer): Piece[] =>
  pieces.filter(({ sidecar }) => sidecar.answerId === answerId)

/** Everything recorded in this interview, here or elsewhere, is on the last tier of the server: the page may be closed. */
export function isFinal(session: { id: string; answers: readonly FinishedAnswer[] }, device: DeviceState): boolean {
  if (!device.isReady) return false
  const own = listPieces(device, session.id)
  return (
    own.every((piece) => piece.phase === 'sealed' && piece.isFinal) &&
    session.answers.every((answer) => !isMissingHere(answer, filterByAnswer(own, answer)))
  )
}

export type RecordingPlace = 'server' | 'device' | 'otherDevice'

/** Where an answer's recording is: all of it on the server, a part only on this device or on another. Null: nothing was recorded. */
export function findRecordingPlace(
  answer: FinishedAnswer,
  sessionId: string,
  device: DeviceState,
): RecordingPlace | null {
  const own = filterByAnswer(listPieces(device, sessionId), answer).filter(
    ({ sidecar }) => sidecar.take === answer.take,
  )
  if (own.some(({ phase }) => phase !== 'sealed')) return 'device'
  if (!device.isReady && answer.segments.some(isOpenUpload)) return null
  if (isMissingHere(answer, own)) return 'otherDevice'
  return own.length + answer.segments.length > 0 ? 'server' : null
}
