/** Largest body of one append: a blob of 50 MB after a sleep goes up in pieces. */
export const APPEND_BYTES = 1024 * 1024
/** On a line that fails again and again smaller pieces get through where large ones run out of time. */
export const SMALL_APPEND_BYTES = 128 * 1024

/** The last bytes that the server has are sent again to prove that they are this recording's: so many of them. */
export const PROOF_BYTES = 64 * 1024

/**
 * One segment on its way to the server.
 * `begin`: the server is to be asked for an upload; `ask`: where it stands is unsure; `prove`: it has bytes that this page did not
 * send; `send`: where it stands is known; `sealed`: whole on the server's disk; `fenced`: another page writes it now; `refused`: the
 * server will not take it.
 */
export interface UploadState {
  phase: 'begin' | 'ask' | 'prove' | 'send' | 'sealed' | 'fenced' | 'refused'
  /** In `prove`: why. An epoch that is over may mean another writer or only another server. */
  doubt: 'begun' | 'fenced' | null
  uploadId: string | null
  /** Bytes the server has durably, as far as we know. */
  storedBytes: number
  /** Grows with every change of writer or of server; appends carry the last one heard. */
  epoch: number | null
  /** Sealed, and verified on the last tier: only now may this device drop its bytes. */
  isFinal: boolean
  /** Tries in vain since the last success: they set the pause. */
  attempt: number
  /** How often a sealed segment was asked whether it is final. */
  finalAsks: number
  /** The server said itself when to come again. */
  retryAfterMs: number | null
}

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

export interface LocalState {
  /** Bytes kept on this device. */
  recordedBytes: number
  /** No more bytes will come. */
  isFinished: boolean
}

export type UploadAction =
  | { do: 'begin' }
  | { do: 'ask'; uploadId: string }
  | { do: 'append'; uploadId: string; epoch: number | null; fromBytes: number; toBytes: number; isLast: boolean }
  /** Until there are more bytes. */
  | { do: 'wait' }
  /** Final, another page's, or given up for good. */
  | { do: 'stop' }

function decideAppend(uploadId: string, state: UploadState, { recordedBytes, isFinished }: LocalState): UploadAction {
  const { epoch, storedBytes: fromBytes } = state
  const toBytes = Math.min(recordedBytes, fromBytes + (state.attempt > 1 ? SMALL_APPEND_BYTES : APPEND_BYTES))
  const isLast = isFinished && toBytes === recordedBytes
  return toBytes > fromBytes || isLast ? { do: 'append', uploadId, epoch, fromBytes, toBytes, isLast } : { do: 'wait' }
}

/** Bytes that are there already come to nothing new where they are the same, and to a conflict where they are not. */
function decideProof(uploadId: string, state: UploadState, recordedBytes: number): UploadAction {
  const toBytes = Math.min(recordedBytes, state.storedBytes)
  const fromBytes = Math.max(0, toBytes - PROOF_BYTES)
  return { do: 'append', uploadId, epoch: state.epoch, fromBytes, toBytes, isLast: false }
}

const isOver = ({ phase, isFinal }: UploadState): boolean =>
  phase === 'refused' || phase === 'fenced' || (phase === 'sealed' && isFinal)

/** What to do next; everything follows from what the server said last and what is kept here. */
export function decideAction(state: UploadState, local: LocalState): UploadAction {
  if (isOver(state)) return { do: 'stop' }
  // An upload without a byte would only be litter on the server.
  if (local.recordedBytes === 0) return local.isFinished ? { do: 'stop' } : { do: 'wait' }
  const { uploadId } = state
  if (state.phase === 'begin' || uploadId === null) return { do: 'begin' }
  if (state.phase === 'ask' || state.phase === 'sealed') return { do: 'ask', uploadId }
  if (state.phase === 'prove') return decideProof(uploadId, state, local.recordedBytes)
  // More there than here: this device lost what it held in memory only. It can't vouch for the whole; the server closes it in time.
  if (state.storedBytes > local.recordedBytes) return { do: 'stop' }
  return decideAppend(uploadId, state, local)
}

/** The server's word on where it stands, with a success as with a conflict. */
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
  /** No answer, or one that says: later. */
  | { kind: 'unsure'; retryAfterMs: number | null }
  /** This upload is not known there (any more): begin says why. */
  | { kind: 'unknown' }
  /** The epoch is over: another page writes this segment now, or another server has taken it on with what it has of it. */
  | { kind: 'fenced'; storedBytes: number; epoch: number | null }
  /** It will never take this segment: not ours any more, or the interview is closed. */
  | { kind: 'refused' }

export const unsure: UploadAnswer = { kind: 'unsure', retryAfterMs: null }

/** The same bytes are taken as known; other ones are a conflict. */
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
 * Where the server stands is believed, also when it is less than it once acknowledged: another server has taken over then, and
 * everything from there on is sent again. A conflict is normal; only one that moves nothing pauses.
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

/** A server that lost bytes is another server; one that has none has no other's. In between the bytes themselves must tell. */
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

/** A sealed segment stays one while the server can't be asked about it, and a doubt a doubt. */
const getPhaseWhenUnsure = ({ phase, uploadId }: UploadState): UploadState['phase'] => {
  if (phase === 'sealed' || phase === 'prove') return phase
  return uploadId === null ? 'begin' : 'ask'
}

/** What the state is after an answer. */
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
