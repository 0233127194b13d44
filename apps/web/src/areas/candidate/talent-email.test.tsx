import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropTalentEmail, readTalentEmail, saveTalentEmail } from './talent-email'
import { useInviteCode } from './use-invite-code'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('is kept for the tab until it is dropped', () => {
  expect(readTalentEmail()).toBe('')
  saveTalentEmail('lan@example.org')
  expect(readTalentEmail()).toBe('lan@example.org')
  dropTalentEmail()
  expect(readTalentEmail()).toBe('')
})

test('a personal link of another person forgets it', () => {
  saveTalentEmail('lan@example.org')
  renderHook(() => useInviteCode('a'.repeat(22), 'code', () => undefined))
  expect(readTalentEmail()).toBe('')
})

test('is empty where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  saveTalentEmail('lan@example.org')
  dropTalentEmail()
  expect(readTalentEmail()).toBe('')
})
