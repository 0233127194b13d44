import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropBackUrl, readBackUrl, saveBackUrl } from './back-url'

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('names the page that was left, until it is dropped', () => {
  window.history.replaceState(null, '', '/company/all-submissions?set_id=1')
  saveBackUrl()
  expect(readBackUrl()).toBe('/company/all-submissions?set_id=1')
  dropBackUrl()
  expect(readBackUrl()).toBeNull()
})

test('never leads outside the product', () => {
  sessionStorage.setItem('candor.back-url', 'https://elsewhere.example/')
  expect(readBackUrl()).toBeNull()
  sessionStorage.setItem('candor.back-url', '//elsewhere.example')
  expect(readBackUrl()).toBeNull()
})

test('names nothing where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  saveBackUrl()
  dropBackUrl()
  expect(readBackUrl()).toBeNull()
})
