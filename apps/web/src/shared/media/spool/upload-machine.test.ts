import { expect, test } from 'vitest'
import { getBackoffMs, getPauseMs } from './backoff'
import {
  APPEND_BYTES,
  decideAction,
  initialUpload,
  unsure as noAnswer,
  PROOF_BYTES,
  reduceAnswer,
  type StatusAnswer,
  type UploadAction,
  type UploadAnswer,
  type UploadState,
} from './upload-machine'

const sending = (storedBytes: number): UploadState => ({ ...initialUpload, phase: 'send', uploadId: 'u', storedBytes })
const stands = (storedBytes: number, isAccepted = true, isComplete = false): StatusAnswer => ({
  kind: 'stands',
  uploadId: 'u',
  storedBytes,
  epoch: null,
  isAccepted,
  isComplete,
  isFinal: false,
})

test('an upload does not begin before the first byte exists', () => {
  expect(decideAction(initialUpload, { recordedBytes: 0, isFinished: false })).toEqual({ do: 'wait' })
  expect(decideAction(initialUpload, { recordedBytes: 0, isFinished: true })).toEqual({ do: 'stop' })
  expect(decideAction(initialUpload, { recordedBytes: 1, isFinished: false })).toEqual({ do: 'begin' })
})

test('a giant blob is uploaded in pieces, and only the last piece of a finished segment seals it', () => {
  const recordedBytes = 2 * APPEND_BYTES + 10
  const first = decideAction(sending(0), { recordedBytes, isFinished: true })
  const append = { do: 'append', uploadId: 'u', epoch: null }
  expect(first).toEqual({ ...append, fromBytes: 0, toBytes: APPEND_BYTES, isLast: false })
  const last = decideAction(sending(2 * APPEND_BYTES), { recordedBytes, isFinished: true })
  expect(last).toMatchObject({ fromBytes: 2 * APPEND_BYTES, toBytes: recordedBytes, isLast: true })
})

test('a segment whose bytes are all there is sealed with an empty append', () => {
  expect(decideAction(sending(10), { recordedBytes: 10, isFinished: false })).toEqual({ do: 'wait' })
  expect(decideAction(sending(10), { recordedBytes: 10, isFinished: true })).toEqual({
    do: 'append',
    uploadId: 'u',
    epoch: null,
    fromBytes: 10,
    toBytes: 10,
    isLast: true,
  })
})

test('after a conflict, the upload continues at once from the server’s offset', () => {
  const after = reduceAnswer(sending(500), stands(900, false))
  expect(after).toEqual({ ...sending(900), attempt: 0 })
})

test('repeated conflicts without progress back off instead of spinning', () => {
  const once = reduceAnswer(sending(500), stands(500, false))
  expect(once.attempt).toBe(1)
  expect(reduceAnswer(once, stands(500, false)).attempt).toBe(2)
})

test('after a missing response, the upload asks the server for its offset', () => {
  const unsure = reduceAnswer(sending(500), noAnswer)
  expect(decideAction(unsure, { recordedBytes: 900, isFinished: false })).toEqual({ do: 'ask', uploadId: 'u' })
  expect(reduceAnswer(unsure, stands(700))).toEqual({ ...sending(700), attempt: 0 })
  expect(decideAction(reduceAnswer(initialUpload, noAnswer), { recordedBytes: 1, isFinished: false })).toEqual({
    do: 'begin',
  })
})

test('final and refused segments need no further request', () => {
  const local = { recordedBytes: 10, isFinished: true }
  const final = { ...stands(10, true, true), isFinal: true }
  expect(decideAction(reduceAnswer(sending(10), final), local)).toEqual({ do: 'stop' })
  expect(decideAction(reduceAnswer(sending(10), { kind: 'refused' }), local)).toEqual({ do: 'stop' })
})

test('a device that holds less than the server does not seal the segment', () => {
  expect(decideAction(sending(11), { recordedBytes: 10, isFinished: true })).toEqual({ do: 'stop' })
})

test('after any series of failures, the server has exactly the recorded bytes', () => {
  for (let seed = 1; seed <= 200; seed += 1) expect(simulate(seed)).toEqual({ stored: 5_000_003, phase: 'sealed' })
})

test('retry delays double from 150 ms up to at most 5 s', () => {
  expect(getBackoffMs(0, 0)).toBe(150)
  expect(getBackoffMs(3, 0)).toBe(1200)
  expect(getBackoffMs(50, 0)).toBe(5000)
  expect(getBackoffMs(50, 1)).toBe(3750)
})

test('a sealed segment is polled until it is final, after 5 s and then at intervals that double up to 60 s', () => {
  const local = { recordedBytes: 10, isFinished: true }
  let state = reduceAnswer(sending(10), stands(10, true, true))
  const pauses: number[] = []
  for (let asks = 0; asks < 6; asks += 1) {
    expect(decideAction(state, local)).toEqual({ do: 'ask', uploadId: 'u' })
    pauses.push(getPauseMs(state, 0))
    state = reduceAnswer(state, stands(10, true, true))
  }
  expect(pauses).toEqual([5000, 10_000, 20_000, 40_000, 60_000, 60_000])
  expect(reduceAnswer(state, noAnswer).phase).toBe('sealed')
  expect(getPauseMs({ ...state, isFinal: true }, 0)).toBe(0)
})

test('a server that has less than it acknowledged is sent everything from there, sealed or not, in its new epoch', () => {
  const moved = { ...stands(0, false), epoch: 2 }
  const again = reduceAnswer({ ...sending(900), epoch: 1 }, moved)
  expect(decideAction(again, { recordedBytes: 1000, isFinished: false })).toMatchObject({ fromBytes: 0, epoch: 2 })
  const sealed = reduceAnswer(sending(10), stands(10, true, true))
  expect(
    decideAction(reduceAnswer(sealed, { ...moved, isAccepted: true }), { recordedBytes: 10, isFinished: true }),
  ).toMatchObject({ do: 'append', fromBytes: 0, isLast: true })
})

const fencedAt = (storedBytes: number): UploadAnswer => ({ kind: 'fenced', storedBytes, epoch: 2 })
const local = { recordedBytes: 200_000, isFinished: false }

test('an ended epoch with fewer bytes means another server, which gets everything after them in the new epoch', () => {
  expect(decideAction(reduceAnswer(sending(900), fencedAt(300)), local)).toMatchObject({ fromBytes: 300, epoch: 2 })
  expect(decideAction(reduceAnswer(sending(0), fencedAt(0)), local)).toMatchObject({ fromBytes: 0, epoch: 2 })
})

test('an ended epoch with as many bytes continues only if those bytes belong to this recording', () => {
  const doubtful = reduceAnswer(sending(90_000), fencedAt(100_000))
  const proof = { do: 'append', fromBytes: 100_000 - PROOF_BYTES, toBytes: 100_000, epoch: 2, isLast: false }
  expect(decideAction(doubtful, local)).toMatchObject(proof)
  expect(decideAction(reduceAnswer(doubtful, noAnswer), local)).toMatchObject(proof)
  const ours = reduceAnswer(doubtful, stands(100_000))
  expect(decideAction(ours, local)).toMatchObject({ fromBytes: 100_000, toBytes: 200_000 })
  const theirs = reduceAnswer(doubtful, stands(100_000, false))
  expect([theirs.phase, decideAction(theirs, local)]).toEqual(['fenced', { do: 'stop' }])
})

test('an upload that already has bytes is compared with this recording before more bytes are appended', () => {
  const begun = reduceAnswer(initialUpload, stands(100))
  expect(decideAction(begun, local)).toMatchObject({ do: 'append', fromBytes: 0, toBytes: 100 })
  expect(decideAction(reduceAnswer(begun, stands(100)), local)).toMatchObject({ fromBytes: 100 })
  expect(reduceAnswer(begun, stands(100, false)).phase).toBe('refused')
  expect(decideAction(reduceAnswer(initialUpload, stands(0)), local)).toMatchObject({ fromBytes: 0 })
})

test('a response without an epoch keeps the known epoch', () => {
  expect(reduceAnswer({ ...sending(0), epoch: 5 }, stands(10)).epoch).toBe(5)
})

test('the upload respects the server’s Retry-After time', () => {
  const full = reduceAnswer(sending(10), { kind: 'unsure', retryAfterMs: 8000 })
  expect(getPauseMs(full, 1)).toBe(8000)
  expect(getPauseMs(reduceAnswer(full, noAnswer), 0)).toBe(300)
})

test('an upload that the server no longer knows begins again', () => {
  const lost = reduceAnswer(sending(10), { kind: 'unknown' })
  expect(decideAction(lost, { recordedBytes: 20, isFinished: false })).toEqual({ do: 'begin' })
})

const TOTAL = 5_000_003

/** Numbers from 0 to 1 that are the same for every run of a seed. */
function createRandom(seed: number): () => number {
  let dice = seed
  return () => {
    dice = (dice * 1_103_515_245 + 12_345) % 2_147_483_648
    return dice / 2_147_483_648
  }
}

/** A server that loses requests and answers at random. */
function forgetfulServer(chance: () => number) {
  const own = { stored: 0, isSealed: false }
  const take = (action: UploadAction): boolean => {
    if (action.do !== 'append') return true
    if (action.fromBytes > own.stored) return false
    own.stored = Math.max(own.stored, action.toBytes)
    if (action.isLast && own.stored === action.toBytes) own.isSealed = true
    return true
  }
  const answer = (action: UploadAction): UploadAnswer => {
    const fate = chance()
    if (fate <= 0.2) return noAnswer
    const isAccepted = take(action)
    return fate > 0.4 ? stands(own.stored, isAccepted, own.isSealed) : noAnswer
  }
  return { own, answer }
}

/** A recording that grows while it is uploaded. */
function simulate(seed: number): { stored: number; phase: string } {
  const chance = createRandom(seed)
  const { own, answer } = forgetfulServer(chance)
  let recordedBytes = 0
  let state = initialUpload
  for (let round = 0; round < 2000; round += 1) {
    recordedBytes = Math.min(TOTAL, recordedBytes + Math.floor(chance() * 200_000))
    const action = decideAction(state, { recordedBytes, isFinished: recordedBytes === TOTAL })
    if (action.do === 'stop') break
    if (action.do !== 'wait') state = reduceAnswer(state, answer(action))
  }
  return { stored: own.stored, phase: state.phase }
}
