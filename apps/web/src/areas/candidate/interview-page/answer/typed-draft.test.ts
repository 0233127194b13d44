import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readTypedDraft, saveTypedDraft } from './typed-draft'

beforeEach(() => {
  sessionStorage.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('an answer without a draft starts empty', () => {
  expect(readTypedDraft('a1')).toBe('')
})

test('a draft is read back exactly, with its line breaks and spaces', () => {
  saveTypedDraft('a1', 'First line\n  second line ')
  expect(readTypedDraft('a1')).toBe('First line\n  second line ')
})

test('each answer has a draft of its own', () => {
  saveTypedDraft('a1', 'one')
  saveTypedDraft('a2', 'two')
  expect([readTypedDraft('a1'), readTypedDraft('a2')]).toEqual(['one', 'two'])
})

test('an emptied draft leaves nothing on the device', () => {
  saveTypedDraft('a1', 'one')
  saveTypedDraft('a1', '')
  expect(sessionStorage.length).toBe(0)
})

test('full or blocked storage does not stop the candidate from typing', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  saveTypedDraft('a1', 'one')
  saveTypedDraft('a1', '')
  expect(readTypedDraft('a1')).toBe('')
})
