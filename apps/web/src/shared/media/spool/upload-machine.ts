/** Largest body of one append: a blob of 50 MB after a sleep goes up in pieces. */
export const APPEND_BYTES = 1024 * 1024
/** On a line that fails again and again smaller pieces get through where large ones run out of time. */
export const SMALL_APPEND_BYTES = 128 * 1024

/**
 * One segment on its way to the server.
 * `begin`: the server is to be asked for an upload; `ask`: where it stands is unsure; `send`: known.
 */
export interface UploadState {
  phase: 'begin' | 'ask' | 'send' | 'sealed' | 'refused'
  uploadId: string | null
  /** Bytes the server has durably, as far as we know. */
  storedBytes: number
  /** Tries in vain since the last success: they set the pause. */
  attempt: number
}

export const freshUpload: UploadState = { phase: 'begin', uploadId: null, storedBytes: 0, attempt: 0 }

export interface LocalFacts {
  /** Bytes kept on this device. */
  keptBytes: number
  /** No more bytes will come. */
  isFinished: boolean
}

export type UploadAction =
  | { do: 'begin' }
  | { do: 'ask'; uploadId: string }
  | { do: 'append'; uploadId: string; fromBytes: number; toBytes: number; isLast: boolean }
  /** Until there are more bytes. */
  | { do: 'wait' }
  /** Sealed, or given up for good. */
  | { do: 'stop' }

function nextAppend(uploadId: string, state: UploadState, { keptBytes, isFinished }: LocalFacts): UploadAction {
  const fromBytes = state.storedBytes
  const toBytes = Math.min(keptBytes, fromBytes + (state.attempt > 1 ? SMALL_APPEND_BYTES : APPEND_BYTES))
  const isLast = isFinished && toBytes === keptBytes
  return toBytes > fromBytes || isLast ? { do: 'append', uploadId, fromBytes, toBytes, isLast } : { do: 'wait' }
}

/** What to do next; everything follows from what the server said last and what is kept here. */
export function nextAction(state: UploadState, local: LocalFacts): UploadAction {
  if (state.phase === 'sealed' || state.phase === 'refused') return { do: 'stop' }
  // An upload without a byte would only be litter on the server.
  if (local.keptBytes === 0) return local.isFinished ? { do: 'stop' } : { do: 'wait' }
  const { uploadId } = state
  if (state.phase === 'begin' || uploadId === null) return { do: 'begin' }
  if (state.phase === 'ask') return { do: 'ask', uploadId }
  // More there than here can only be after this device lost flushed bytes: then it can't vouch for the whole.
  if (state.storedBytes > local.keptBytes) return { do: 'stop' }
  return nextAppend(uploadId, state, local)
}

export type UploadAnswer =
  /** The server's word on where it stands, with a success as with a conflict. */
  | { kind: 'stands'; uploadId: string; storedBytes: number; isComplete: boolean; isAccepted: boolean }
  /** No answer, or one that says: later. */
  | { kind: 'unsure' }
  /** It will never take this segment: not ours any more, or the interview is closed. */
  | { kind: 'refused' }

/** What the state is after an answer. A conflict is normal: the server's offset is taken; only one that moves nothing pauses. */
export function afterAnswer(state: UploadState, answer: UploadAnswer): UploadState {
  switch (answer.kind) {
    case 'refused':
      return { ...state, phase: 'refused' }
    case 'unsure':
      return { ...state, phase: state.uploadId === null ? 'begin' : 'ask', attempt: state.attempt + 1 }
    case 'stands': {
      const { uploadId, storedBytes, isComplete, isAccepted } = answer
      const hasMoved = isAccepted || storedBytes !== state.storedBytes
      return {
        phase: isComplete ? 'sealed' : 'send',
        uploadId,
        storedBytes,
        attempt: hasMoved ? 0 : state.attempt + 1,
      }
    }
  }
}
