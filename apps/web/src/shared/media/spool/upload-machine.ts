import { uploadLimits } from '@candor/domain'

/** Largest body of one append: a 50 MB blob, as after a sleep, is uploaded in pieces. */
export const APPEND_BYTES = 1024 * 1024
/** On an unstable connection, small pieces get through where large ones time out. */
export const SMALL_APPEND_BYTES = 128 * 1024

/** The number of trailing bytes that are sent again to prove that the server's bytes are this recording's. */
export const PROOF_BYTES = 64 * 1024

/**
 * The upload of one segment.
 * - `begin`: the upload must be created on the server.
 * - `ask`: the server's offset is unknown.
 * - `prove`: the server has bytes that this page did not send.
 * - `send`: the server's offset is known.
 * - `sealed`: complete on the server's disk.
 * - `fenced`: another page writes this segment now.
 * - `refused`: the server will never accept it.
 */
export interface UploadState {
  phase: 'begin' | 'ask' | 'prove' | 'send' | 'sealed' | 'fenced' | 'refused'
  /** The reason for `prove`. An ended epoch means another writer or just another server. */
  doubt: 'begun' | 'fenced' | null
  uploadId: string | null
  /** The last known number of bytes that the server stores durably. */
  storedBytes: number
  /** Grows with every change of writer or server; appends carry the last one received. */
  epoch: number | null
  /** Sealed and verified on the last tier. Only now may this device delete its bytes. */
  isFinal: boolean
  /** Failed attempts since the last success; they set the retry delay. */
  attempt: number
  /** How often the server was asked whether the sealed segment is final. */
  finalAsks: number
  /** The Retry-After time that the server named. */
  retryAfterMs: number | null
}

/** Failed attempts after which the connection counts as unstable: about half a minute. */
export const UNSTABLE_ATTEMPTS = 8

/** Whether the preparation failed, and so did its retry. */
export const isPreparationFailed = (attempt: number): boolean => attempt > uploadLimits.preparationRetries

/** Whether the next attempt waits until the connection is stable. */
export const needsStableConnection = ({ phase, attempt }: UploadState): boolean =>
  (phase === 'begin' && isPreparationFailed(attempt)) || attempt >= UNSTABLE_ATTEMPTS

export const initialUpload: UploadState = {
  phase: 'begin',
  doubt: null,
  uploadId: null,
  storedBytes: 0,
  epoch: null,
  isFinal: false,
  attempt: 0,
  finalAsks: 0,
  retryAfterMs: null,
}

/** The bytes of this time are sent with one request while nothing is at risk. */
export const GATHER_MS = 1000

export interface LocalState {
  /** Bytes recorded on this device. */
  recordedBytes: number
  /** No more bytes will come. */
  isFinished: boolean
}

export type UploadAction =
  | { do: 'begin' }
  | { do: 'ask'; uploadId: string }
  | { do: 'append'; uploadId: string; epoch: number | null; fromBytes: number; toBytes: number; isLast: boolean }
  /** Wait until there are more bytes. */
  | { do: 'wait' }
  /** Final, taken over by another page, or refused. */
  | { do: 'stop' }

function decideAppend(uploadId: string, state: UploadState, { recordedBytes, isFinished }: LocalState): UploadAction {
  const { epoch, storedBytes: fromBytes } = state
  const toBytes = Math.min(recordedBytes, fromBytes + (state.attempt > 1 ? SMALL_APPEND_BYTES : APPEND_BYTES))
  const isLast = isFinished && toBytes === recordedBytes
  return toBytes > fromBytes || isLast ? { do: 'append', uploadId, epoch, fromBytes, toBytes, isLast } : { do: 'wait' }
}

/** Whether more bytes may gather before the append is sent: the answer continues, the connection works and the server has all but the newest. */
export function mayGather(state: UploadState, action: UploadAction, { isFinished }: LocalState): boolean {
  if (action.do !== 'append' || state.phase !== 'send') return false
  return state.attempt === 0 && !isFinished && action.toBytes - action.fromBytes < APPEND_BYTES
}

/** Sending bytes that the server already has changes nothing if they are equal, and is a conflict if they differ. */
function decideProof(uploadId: string, state: UploadState, recordedBytes: number): UploadAction {
  const toBytes = Math.min(recordedBytes, state.storedBytes)
  const fromBytes = Math.max(0, toBytes - PROOF_BYTES)
  return { do: 'append', uploadId, epoch: state.epoch, fromBytes, toBytes, isLast: false }
}

const isOver = ({ phase, isFinal }: UploadState): boolean =>
  phase === 'refused' || phase === 'fenced' || (phase === 'sealed' && isFinal)

/** Decides the next action from the server's last response and the bytes on this device. */
export function decideAction(state: UploadState, local: LocalState): UploadAction {
  if (isOver(state)) return { do: 'stop' }
  // An upload without a byte would only leave garbage on the server.
  if (local.recordedBytes === 0) return local.isFinished ? { do: 'stop' } : { do: 'wait' }
  const { uploadId } = state
  if (state.phase === 'begin' || uploadId === null) return { do: 'begin' }
  if (state.phase === 'ask' || state.phase === 'sealed') return { do: 'ask', uploadId }
  if (state.phase === 'prove') return decideProof(uploadId, state, local.recordedBytes)
  // The server has more bytes than this device, which lost those in memory. It can't verify the whole, so the server closes the upload.
  if (state.storedBytes > local.recordedBytes) return { do: 'stop' }
  return decideAppend(uploadId, state, local)
}

/** The upload's state on the server, reported with a success or a conflict. */
export interface StatusAnswer {
  kind: 'stands'
  uploadId: string
  storedBytes: number
  epoch: number | null
  isComplete: boolean
  isFinal: boolean
  isAccepted: boolean
}

export type UploadAnswer =
  | StatusAnswer
  /** No response, or one that asks for a later retry. */
  | { kind: 'unsure'; retryAfterMs: number | null }
  /** The server doesn't know this upload (any more); `begin` returns the reason. */
  | { kind: 'unknown' }
  /** The epoch has ended: another page writes this segment now, or another server continues it with the bytes it has. */
  | { kind: 'fenced'; storedBytes: number; epoch: number | null }
  /** The server will never accept this segment: it belongs to another owner now, or the interview is closed. */
  | { kind: 'refused' }

export const unsure: UploadAnswer = { kind: 'unsure', retryAfterMs: null }

/** The server accepts equal bytes as known; different ones are a conflict. */
function getPhaseAfterProof(state: UploadState, { isComplete, isAccepted }: StatusAnswer): UploadState['phase'] {
  if (!isAccepted) return state.doubt === 'fenced' ? 'fenced' : 'refused'
  return isComplete ? 'sealed' : 'send'
}

/** Bytes that this page did not send may be another recording's; bytes appended to them can't be separated later. */
function getPhaseAfterStatus(state: UploadState, answer: StatusAnswer): UploadState['phase'] {
  if (state.phase === 'prove') return getPhaseAfterProof(state, answer)
  if (answer.isComplete) return 'sealed'
  return state.phase === 'begin' && answer.storedBytes > 0 ? 'prove' : 'send'
}

/**
 * The server's offset always counts, even below an acknowledged one: then another server has taken over, and all later
 * bytes are sent again. A conflict is normal and causes a pause only if it changes nothing.
 */
function reduceStatus(state: UploadState, answer: StatusAnswer): UploadState {
  const { uploadId, storedBytes, epoch, isComplete, isFinal, isAccepted } = answer
  const hasMoved = isAccepted || storedBytes !== state.storedBytes
  const wasSealed = state.phase === 'sealed' && isComplete
  const phase = getPhaseAfterStatus(state, answer)
  return {
    phase,
    doubt: phase === 'prove' ? 'begun' : null,
    uploadId,
    storedBytes,
    epoch: epoch ?? state.epoch,
    isFinal: isComplete && isFinal,
    attempt: hasMoved ? 0 : state.attempt + 1,
    finalAsks: wasSealed ? state.finalAsks + 1 : 0,
    retryAfterMs: null,
  }
}

/** A server with fewer bytes is another server, and one without bytes has no foreign ones. Otherwise the bytes must be compared. */
function reduceFenced(state: UploadState, storedBytes: number, epoch: number | null): UploadState {
  const isNewServer = storedBytes < state.storedBytes || storedBytes === 0
  return {
    ...state,
    phase: isNewServer ? 'send' : 'prove',
    doubt: isNewServer ? null : 'fenced',
    storedBytes,
    epoch,
    attempt: state.attempt + 1,
    retryAfterMs: null,
  }
}

/** Without a response, a sealed segment stays sealed and an unproven one stays unproven. */
const getPhaseWhenUnsure = ({ phase, uploadId }: UploadState): UploadState['phase'] => {
  if (phase === 'sealed' || phase === 'prove') return phase
  return uploadId === null ? 'begin' : 'ask'
}

/** Reduces the server's response to the next state. */
export function reduceAnswer(state: UploadState, answer: UploadAnswer): UploadState {
  switch (answer.kind) {
    case 'refused':
      return { ...state, phase: 'refused', retryAfterMs: null }
    case 'fenced':
      return reduceFenced(state, answer.storedBytes, answer.epoch)
    case 'unknown':
      return { ...state, phase: 'begin', uploadId: null, attempt: state.attempt + 1, retryAfterMs: null }
    case 'unsure':
      return {
        ...state,
        phase: getPhaseWhenUnsure(state),
        attempt: state.attempt + 1,
        retryAfterMs: answer.retryAfterMs,
      }
    case 'stands':
      return reduceStatus(state, answer)
  }
}
