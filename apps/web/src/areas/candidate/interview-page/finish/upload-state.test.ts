import { expect, test } from 'vitest'
import { findRecordingPlace, getUploadStatus, isFinal, isSettled, type Piece } from './upload-state'

const base = {
  count: 2,
  recordedBytes: 100,
  storedBytes: 0,
  isDeviceFull: false,
  isAllStored: false,
  refusedCount: 0,
  attempt: 0,
  isPreparing: true,
}
const underway = { isSettled: false, isLost: false }
const over = { isSettled: true, isLost: false }

test('the status announces one retry of the preparation and then its failure', () => {
  expect(getUploadStatus(base, underway)).toBe('preparing')
  expect(getUploadStatus({ ...base, attempt: 1 }, underway)).toBe('prepareRetry')
  expect(getUploadStatus({ ...base, attempt: 2 }, underway)).toBe('urlFailed')
})

test('a running upload shows as uploading until it stalls for long, and then as unstable', () => {
  const sending = { ...base, isPreparing: false, storedBytes: 50 }
  expect(getUploadStatus(sending, underway)).toBe('uploading')
  expect(getUploadStatus({ ...sending, attempt: 3 }, underway)).toBe('uploading')
  expect(getUploadStatus({ ...sending, attempt: 8 }, underway)).toBe('unstable')
})

test('the status of a refused upload depends on how many bytes arrived', () => {
  const refused = { ...base, refusedCount: 1, isPreparing: false }
  expect(getUploadStatus(refused, over)).toBe('prepareFailed')
  expect(getUploadStatus({ ...refused, storedBytes: 9 }, over)).toBe('failed')
  expect(getUploadStatus({ ...refused, storedBytes: 100 }, over)).toBe('savingFailed')
})

test('one refused segment doesn’t hide the status of the others that are still uploading', () => {
  expect(getUploadStatus({ ...base, refusedCount: 1, storedBytes: 9, isPreparing: false }, underway)).toBe('uploading')
})

test('the status reports success only if the device lost nothing', () => {
  const stored = { ...base, isAllStored: true, storedBytes: 100 }
  expect(getUploadStatus(stored, over)).toBe('uploaded')
  expect(getUploadStatus(stored, { isSettled: true, isLost: true })).toBe('savingFailed')
})

const piece = (segmentIndex: number, phase: Piece['phase'], part: Partial<Piece> = {}): Piece => ({
  recordedBytes: 10,
  isFinished: true,
  phase,
  isFinal: phase === 'sealed',
  sidecar: { sessionId: 's', answerId: 'a', take: 1, segmentIndex, isSpare: false },
  ...part,
})
const device = (...segments: Piece[]) => ({ isReady: true, segments })
const answer = (...states: ('open' | 'sealed')[]) => ({
  answerId: 'a',
  take: 1,
  segments: states.map((state, segmentIndex) => ({ uploadId: `${segmentIndex}`, segmentIndex, state, storedBytes: 1 })),
})
const session = (...answers: ReturnType<typeof answer>[]) => ({ id: 's', answers })

test('the page may be closed only when every segment of every device is final on the server', () => {
  expect(isFinal(session(answer('sealed')), device(piece(0, 'sealed')))).toBe(true)
  expect(isFinal(session(answer('sealed')), device(piece(0, 'sealed'), piece(1, 'send')))).toBe(false)
  expect(isFinal(session(answer('sealed', 'open')), device(piece(0, 'sealed')))).toBe(false)
  expect(isFinal(session(answer('sealed')), device(piece(0, 'refused')))).toBe(false)
})

test('a sealed segment that waits for its last storage tier still needs this device', () => {
  expect(isFinal(session(answer('sealed')), device(piece(0, 'sealed', { isFinal: false })))).toBe(false)
})

test('segments that another page is writing and spare recordings don’t count as this device’s', () => {
  const spare = { sessionId: 's', answerId: 'a', take: 1, segmentIndex: 1, isSpare: true }
  expect(findRecordingPlace(answer('open'), 's', device(piece(0, 'fenced')))).toBe('otherDevice')
  expect(isSettled(device(piece(0, 'fenced')), 's')).toBe(true)
  expect(isFinal(session(answer('sealed')), device(piece(0, 'sealed'), piece(1, 'begin', { sidecar: spare })))).toBe(
    true,
  )
})

test('a device whose storage has not been scanned yet never reports the recording as final', () => {
  expect(isFinal(session(answer('sealed')), { isReady: false, segments: [] })).toBe(false)
})

test('a segment that the server still lists as open is final once this device received its seal', () => {
  expect(isFinal(session(answer('open')), device(piece(0, 'sealed')))).toBe(true)
})

test('an answer’s recording is located on the server, on this device, or on another device', () => {
  expect(findRecordingPlace(answer('sealed'), 's', device(piece(0, 'sealed')))).toBe('server')
  expect(findRecordingPlace(answer('sealed', 'open'), 's', device(piece(0, 'sealed'), piece(1, 'send')))).toBe('device')
  expect(findRecordingPlace(answer('open'), 's', device())).toBe('otherDevice')
  expect(findRecordingPlace(answer('open'), 's', { isReady: false, segments: [] })).toBeNull()
  expect(findRecordingPlace(answer(), 's', device())).toBeNull()
})

test('another take, another session and an empty segment don’t affect the location of an answer’s recording', () => {
  const other = { sessionId: 's', answerId: 'a', take: 2, segmentIndex: 0, isSpare: false }
  const foreign = { sessionId: 'x', answerId: 'a', take: 1, segmentIndex: 1, isSpare: false }
  const strangers = [
    piece(0, 'send', { sidecar: other }),
    piece(0, 'send', { sidecar: foreign }),
    piece(1, 'send', { recordedBytes: 0 }),
  ]
  expect(findRecordingPlace(answer('sealed'), 's', device(...strangers))).toBe('server')
  expect(isSettled(device(piece(0, 'send', { sidecar: foreign })), 's')).toBe(true)
})
