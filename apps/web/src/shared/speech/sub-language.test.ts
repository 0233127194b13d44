import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSpeechTags, readSubLanguage, saveSubLanguage } from './sub-language'

const useDevice = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

beforeEach(() => {
  sessionStorage.clear()
  useDevice('fr-FR')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('begins with the device’s sub-language, and is unknown where the device names none of several', () => {
  expect(readSubLanguage('en')).toBeNull()
  expect(readSubLanguage('vi')).toBe('vi-VN')
  useDevice('fr-FR', 'en', 'en-in')
  expect(readSubLanguage('en')).toBe('en-IN')
})

test('a choice beats the device, and comes back with its language', () => {
  useDevice('en-US')
  saveSubLanguage('en', 'en-GB')
  expect(readSubLanguage('en')).toBe('en-GB')
  saveSubLanguage('vi', 'vi-VN')
  expect(sessionStorage.getItem('candor.interview.sub-language')).toBe('vi-VN')
  expect(readSubLanguage('en')).toBe('en-GB')
})

test('speech is tried in the candidate’s sub-language first, then in the others', () => {
  saveSubLanguage('en', 'en-AU')
  expect(listSpeechTags('en').slice(0, 2)).toEqual(['en-AU', 'en-US'])
  expect(listSpeechTags('vi')).toEqual(['vi-VN'])
})

test('what another version stored is ignored, and blocked storage gives the device’s', () => {
  sessionStorage.setItem('candor.interview.language-types', '{"en":"x"}')
  useDevice('en-NZ')
  expect(readSubLanguage('en')).toBe('en-NZ')
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked })
  saveSubLanguage('en', 'en-GB')
  expect(readSubLanguage('en')).toBe('en-NZ')
})
