import { afterEach, expect, test, vi } from 'vitest'
import { appendHeaders, fetchWire, readAnswer } from './upload-wire'

afterEach(() => {
  vi.unstubAllGlobals()
})

const answer = (status: number, headers: Record<string, string> = {}, code: string | null = null) =>
  readAnswer({ status, ok: status < 300, headers: new Headers(headers) }, 'u', code)

test('a success and a conflict both carry the server’s offset, epoch and final state', () => {
  const stands = { kind: 'stands', uploadId: 'u', storedBytes: 700, epoch: null, isComplete: false, isFinal: false }
  expect(answer(204, { 'upload-offset': '700' })).toEqual({ ...stands, isAccepted: true })
  expect(answer(409, { 'upload-offset': '700', 'upload-epoch': '3' }, 'UPLOAD_OFFSET_CONFLICT')).toEqual({
    ...stands,
    epoch: 3,
    isAccepted: false,
  })
  const sealed = { 'upload-offset': '700', 'upload-complete': '?1' }
  expect(answer(204, sealed)).toMatchObject({ isComplete: true, isFinal: false })
  expect(answer(204, { ...sealed, 'upload-final': '?1' })).toMatchObject({ isComplete: true, isFinal: true })
})

test('a failing, full or busy server is retried, whatever its headers say, and not before its Retry-After time', () => {
  for (const status of [429, 500, 502, 503, 507]) {
    expect(answer(status, { 'upload-offset': '700' })).toEqual({ kind: 'unsure', retryAfterMs: null })
    expect(answer(status, { 'retry-after': '7' })).toEqual({ kind: 'unsure', retryAfterMs: 7000 })
  }
  expect(answer(503, { 'retry-after': '86400' })).toEqual({ kind: 'unsure', retryAfterMs: 60_000 })
})

test('the response for an ended epoch carries the new epoch and the server’s offset', () => {
  expect(answer(409, { 'upload-offset': '700', 'upload-epoch': '2' }, 'UPLOAD_FENCED')).toEqual({
    kind: 'fenced',
    storedBytes: 700,
    epoch: 2,
  })
})

test('a refusal by Candor’s server without an offset is final', () => {
  for (const status of [401, 404, 409, 413, 422]) expect(answer(status, {}, 'NOT_FOUND')).toEqual({ kind: 'refused' })
})

test('a proxy’s response without Candor’s headers or codes is not trusted', () => {
  const unsure = { kind: 'unsure', retryAfterMs: null }
  expect(answer(200)).toEqual(unsure)
  expect(answer(204, { 'upload-offset': 'x' })).toEqual(unsure)
  for (const status of [401, 403, 404, 413]) expect(answer(status)).toEqual(unsure)
})

test('an append sends its epoch and its first available byte only if they differ from the defaults', () => {
  const order = { uploadId: 'u', epoch: null, heldFromBytes: 0, fromBytes: 5, bytes: new Uint8Array(2), digest: null }
  expect(appendHeaders(order)).toEqual({
    'content-type': 'application/partial-upload',
    'upload-offset': '5',
    'upload-complete': '?0',
    'upload-crc32': '41d912ff',
  })
  expect(appendHeaders({ ...order, epoch: 4, heldFromBytes: 3 })).toMatchObject({
    'upload-epoch': '4',
    'upload-held-from': '3',
  })
})

test('only a JSON answer of a working server answers a probe', async () => {
  const json = { 'content-type': 'application/json; charset=utf-8' }
  const respond = (status: number, headers: Record<string, string>) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status, headers })))
  respond(200, json)
  expect(await fetchWire.probe()).toBe(true)
  respond(429, { 'content-type': 'application/problem+json' })
  expect(await fetchWire.probe()).toBe(true)
  respond(200, { 'content-type': 'text/html' })
  expect(await fetchWire.probe()).toBe(false)
  respond(503, { 'content-type': 'application/problem+json' })
  expect(await fetchWire.probe()).toBe(false)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await fetchWire.probe()).toBe(false)
})
