import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const script = readFileSync('apps/web/before-paint.js', 'utf8')
const element = document.documentElement

/** Opens a page that the server rendered in a language, and runs the script as its head does. */
function open(path: string, servedLanguage = 'en'): void {
  history.replaceState(null, '', path)
  element.lang = servedLanguage
  Object.defineProperty(document, 'currentScript', { value: { nonce: 'n' }, configurable: true })
  runInThisContext(script)
}

const press = (selector: string): Event => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  document.querySelector(selector)?.dispatchEvent(event)
  return event
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  delete element.dataset.firstPage
})
afterEach(() => {
  document.body.innerHTML = ''
  document.getElementById('_goober')?.remove()
})

describe('a page is shown as the server rendered it', () => {
  test.each([
    ['in English to a first visitor', '/', 'en', {}],
    ['in the language of its address', '/?selected_lang=vi', 'vi', {}],
    ['in the language of the visit', '/', 'vi', { 'candor.visit-language': 'vi' }],
    ['at the first step to who is there', '/interview/a1', 'en', { 'candor.interview.a1.step': 'intro' }],
    [
      'to who is at a later step of another interview',
      '/interview/a1',
      'en',
      { 'candor.interview.b2.step': 'devices' },
    ],
  ])('%s', (...row) => {
    const [, path, language, stored] = row
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    open(path, language)
    expect(element.dataset.firstPage).toBeUndefined()
    expect(element.lang).toBe(language)
  })
})

test('the small-screen notice that was dismissed in this tab stays away', () => {
  open('/')
  expect(element.dataset.smallScreen).not.toBe('continued')
  sessionStorage.setItem('candor.small-screen', 'continued')
  open('/')
  expect(element.dataset.smallScreen).toBe('continued')
})

describe('a page is hidden until it is drawn', () => {
  test.each([
    ['that was rendered in another language than the visit has', '/', { 'candor.visit-language': 'vi' }, 'vi'],
    ['of which a later step is shown', '/interview/a1', { 'candor.interview.a1.step': 'devices' }, 'en'],
    ['that a personal code opens', '/interview/a1/', { 'candor.interview.a1.code': 'x' }, 'en'],
  ])('%s', (...row) => {
    const [, path, stored, language] = row
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value)
    open(path)
    expect(element.dataset.firstPage).toBe('hidden')
    expect(element.lang).toBe(language)
  })

  test('if the operator keeps Vietnamese from earlier visits', () => {
    localStorage.setItem('candor.language', 'vi')
    open('/')
    expect([element.dataset.firstPage, element.lang]).toEqual([undefined, 'en'])
    localStorage.setItem('candor.remember-vietnamese', 'true')
    open('/')
    expect([element.dataset.firstPage, element.lang]).toEqual(['hidden', 'vi'])
  })
})

describe('a press before the app runs', () => {
  const early = (): Element | null => Reflect.get(window, 'candorEarlyPress').button
  const page =
    '<div id="first-page"><form><button id="a"><b>Send</b></button><a href="#x">x</a></form><button id="c"></button></div>'

  test('is kept, the last one only, and sends no form', () => {
    document.body.innerHTML = `${page}<button id="outside"></button>`
    open('/')
    expect(press('#a b').defaultPrevented).toBe(true)
    expect(early()?.id).toBe('a')
    expect(early()?.getAttribute('aria-busy')).toBe('true')
    press('#c')
    expect(early()?.id).toBe('c')
    expect(document.querySelector('#a')?.hasAttribute('aria-busy')).toBe(false)
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    document.querySelector('form')?.dispatchEvent(submit)
    expect(submit.defaultPrevented).toBe(true)
  })

  test('is also an arrow key on the button of a menu, and on no other button', () => {
    document.body.innerHTML = page.replace('<button id="c">', '<button id="c" aria-haspopup="menu">')
    open('/')
    const pressArrow = (selector: string) =>
      document
        .querySelector(selector)
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
    expect(pressArrow('#a')).toBe(true)
    expect(early()).toBeNull()
    expect(pressArrow('#c')).toBe(false)
    expect(early()?.id).toBe('c')
  })

  test('is canceled by Escape, and is none on a link or outside of the rendered page', () => {
    document.body.innerHTML = `${page}<button id="outside"></button>`
    open('/')
    expect(press('#outside').defaultPrevented).toBe(false)
    expect(press('a').defaultPrevented).toBe(false)
    expect(early()).toBeNull()
    press('#c')
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    expect(early()).toBeNull()
  })
})
