import { beforeEach, expect, test, vi } from 'vitest'
import { keepRemembersVietnamese, saveLanguage, startLanguage } from './start-language'

/** One visit is one session storage; a reload keeps it, a new visit does not. */
function browser() {
  const reload = vi.fn()
  const open = (search = '') => startLanguage({ ...window.location, search, reload })
  const newVisit = () => sessionStorage.clear()
  return { open, reload, newVisit }
}

beforeEach(() => {
  // Ends the cookie.
  saveLanguage('en')
  localStorage.clear()
  sessionStorage.clear()
})

test('the server learns of another language than English by a cookie, which goes with the language', () => {
  const { open } = browser()
  open()
  expect(document.cookie).toBe('')
  open('?selected_lang=vi')
  expect(document.cookie).toBe('candor_language=vi')
  saveLanguage('en')
  expect(document.cookie).toBe('')
  saveLanguage('vi')
  expect(document.cookie).toBe('candor_language=vi')
})

test('Vietnamese stored by an earlier visit causes one reload, then English, and never another reload', () => {
  const { open, reload, newVisit } = browser()
  saveLanguage('vi')
  newVisit()
  expect(open()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(open()).toBe('en')
  newVisit()
  expect(open()).toBe('en')
  expect(reload).toHaveBeenCalledTimes(1)
})

test('Vietnamese chosen now stays for the whole visit', () => {
  const { open, reload } = browser()
  saveLanguage('vi')
  expect(open()).toBe('vi')
  expect(open()).toBe('vi')
  expect(reload).not.toHaveBeenCalled()
})

test('if the operator keeps Vietnamese, the next visit is Vietnamese too', () => {
  const { open, reload, newVisit } = browser()
  saveLanguage('vi')
  keepRemembersVietnamese(true)
  newVisit()
  expect(open()).toBe('vi')
  keepRemembersVietnamese(false)
  newVisit()
  expect(open()).toBeNull()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('?selected_lang=vi holds for the pages that follow in this visit', () => {
  const { open, newVisit } = browser()
  expect(open('?selected_lang=vi')).toBe('vi')
  expect(open()).toBe('vi')
  newVisit()
  expect(open()).toBe('en')
})

test('a browser that blocks session storage gets English without a reload', () => {
  const { open, reload } = browser()
  localStorage.setItem('candor.language', 'vi')
  const refuse = () => {
    throw new Error('blocked')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse })
  expect(open()).toBe('en')
  expect(reload).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})
