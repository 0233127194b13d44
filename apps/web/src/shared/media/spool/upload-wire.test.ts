import { expect, test } from 'vitest'
import { readAnswer } from './upload-wire'

const answer = (status: number, headers: Record<string, string> = {}) =>
  readAnswer({ status, ok: status < 300, headers: new Headers(headers) }, 'u')

test('a success and a conflict both say where the server stands', () => {
  const stands = { kind: 'stands', uploadId: 'u', storedBytes: 700, isComplete: false }
  expect(answer(204, { 'upload-offset': '700' })).toEqual({ ...stands, isAccepted: true })
  expect(answer(409, { 'upload-offset': '700' })).toEqual({ ...stands, isAccepted: false })
  expect(answer(204, { 'upload-offset': '700', 'upload-complete': '?1' })).toMatchObject({ isComplete: true })
})

test('a server that is ill, full or busy is asked again later, whatever its headers say', () => {
  for (const status of [429, 500, 502, 503, 507]) {
    expect(answer(status, { 'upload-offset': '700' })).toEqual({ kind: 'unsure' })
  }
})

test('a refusal without an offset is final', () => {
  for (const status of [401, 404, 409, 413, 422]) expect(answer(status)).toEqual({ kind: 'refused' })
})

test('a proxy’s answer without our headers proves nothing', () => {
  expect(answer(200)).toEqual({ kind: 'unsure' })
  expect(answer(204, { 'upload-offset': 'x' })).toEqual({ kind: 'unsure' })
})
