import { expect, test } from 'vitest'
import { backoffMs } from './backoff'
import {
  APPEND_BYTES,
  afterAnswer,
  freshUpload,
  nextAction,
  type UploadAction,
  type UploadAnswer,
  type UploadState,
} from './upload-machine'

const sending = (storedBytes: number): UploadState => ({ phase: 'send', uploadId: 'u', storedBytes, attempt: 0 })
const stands = (storedBytes: number, isAccepted = true, isComplete = false): UploadAnswer => ({
  kind: 'stands',
  uploadId: 'u',
  storedBytes,
  isAccepted,
  isComplete,
})

test('nothing is begun before there is a byte', () => {
  expect(nextAction(freshUpload, { keptBytes: 0, isFinished: false })).toEqual({ do: 'wait' })
  expect(nextAction(freshUpload, { keptBytes: 0, isFinished: true })).toEqual({ do: 'stop' })
  expect(nextAction(freshUpload, { keptBytes: 1, isFinished: false })).toEqual({ do: 'begin' })
})

test('a giant blob goes up in pieces, and only the last of a finished segment seals', () => {
  const keptBytes = 2 * APPEND_BYTES + 10
  const first = nextAction(sending(0), { keptBytes, isFinished: true })
  expect(first).toEqual({ do: 'append', uploadId: 'u', fromBytes: 0, toBytes: APPEND_BYTES, isLast: false })
  const last = nextAction(sending(2 * APPEND_BYTES), { keptBytes, isFinished: true })
  expect(last).toMatchObject({ fromBytes: 2 * APPEND_BYTES, toBytes: keptBytes, isLast: true })
})

test('a segment whose bytes are all there is sealed with an empty append', () => {
  expect(nextAction(sending(10), { keptBytes: 10, isFinished: false })).toEqual({ do: 'wait' })
  expect(nextAction(sending(10), { keptBytes: 10, isFinished: true })).toEqual({
    do: 'append',
    uploadId: 'u',
    fromBytes: 10,
    toBytes: 10,
    isLast: true,
  })
})

test('a conflict is answered by going on from the server’s offset, without a pause', () => {
  const after = afterAnswer(sending(500), stands(900, false))
  expect(after).toEqual({ ...sending(900), attempt: 0 })
})

test('a conflict that moves nothing pauses longer and longer instead of spinning', () => {
  const once = afterAnswer(sending(500), stands(500, false))
  expect(once.attempt).toBe(1)
  expect(afterAnswer(once, stands(500, false)).attempt).toBe(2)
})

test('after an answer that never came the server is asked where it stands', () => {
  const unsure = afterAnswer(sending(500), { kind: 'unsure' })
  expect(nextAction(unsure, { keptBytes: 900, isFinished: false })).toEqual({ do: 'ask', uploadId: 'u' })
  expect(afterAnswer(unsure, stands(700))).toEqual({ ...sending(700), attempt: 0 })
  expect(nextAction(afterAnswer(freshUpload, { kind: 'unsure' }), { keptBytes: 1, isFinished: false })).toEqual({
    do: 'begin',
  })
})

test('a sealed and a refused segment are left alone', () => {
  const local = { keptBytes: 10, isFinished: true }
  expect(nextAction(afterAnswer(sending(10), stands(10, true, true)), local)).toEqual({ do: 'stop' })
  expect(nextAction(afterAnswer(sending(10), { kind: 'refused' }), local)).toEqual({ do: 'stop' })
})

test('a device that holds less than the server does not vouch for the whole', () => {
  expect(nextAction(sending(11), { keptBytes: 10, isFinished: true })).toEqual({ do: 'stop' })
})

test('whatever goes wrong on the way, the server ends with exactly the bytes that are kept', () => {
  for (let seed = 1; seed <= 200; seed += 1) expect(simulate(seed)).toEqual({ stored: 5_000_003, phase: 'sealed' })
})

test('pauses double from 150 ms to 5 s and are never longer', () => {
  expect(backoffMs(0, 0)).toBe(150)
  expect(backoffMs(3, 0)).toBe(1200)
  expect(backoffMs(50, 0)).toBe(5000)
  expect(backoffMs(50, 1)).toBe(3750)
})

const TOTAL = 5_000_003

/** Numbers from 0 to 1 that are the same for every run of a seed. */
function diceOf(seed: number): () => number {
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
    if (fate <= 0.2) return { kind: 'unsure' }
    const isAccepted = take(action)
    return fate > 0.4 ? stands(own.stored, isAccepted, own.isSealed) : { kind: 'unsure' }
  }
  return { own, answer }
}

/** A recording that grows while it is uploaded. */
function simulate(seed: number): { stored: number; phase: string } {
  const chance = diceOf(seed)
  const { own, answer } = forgetfulServer(chance)
  let kept = 0
  let state = freshUpload
  for (let round = 0; round < 2000; round += 1) {
    kept = Math.min(TOTAL, kept + Math.floor(chance() * 200_000))
    const action = nextAction(state, { keptBytes: kept, isFinished: kept === TOTAL })
    if (action.do === 'stop') break
    if (action.do !== 'wait') state = afterAnswer(state, answer(action))
  }
  return { stored: own.stored, phase: state.phase }
}
