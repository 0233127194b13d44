import { afterEach, expect, test } from 'vitest'
import { mayReload } from './new-version'
import { innerTarget } from './use-inner-links'

afterEach(() => {
  document.body.innerHTML = ''
})

/** Judges a click on something inside the link; it goes no further, so that the test's browser does not follow it. */
function click(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html
  const inside = document.querySelector('i')
  let target: string | null = null
  inside?.addEventListener('click', (seen) => {
    target = innerTarget(seen)
    seen.stopPropagation()
  })
  inside?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  return target
}

test('a click inside a link of the product stays inside the app', () => {
  expect(click('<a href="/company/sign-up?from=x"><i></i></a>')).toBe('/company/sign-up?from=x')
})

test.each([
  ['another site', '<a href="https://example.com/"><i></i></a>', {}],
  ['the API', '<a href="/api/docs"><i></i></a>', {}],
  ['a mail', '<a href="mailto:a@example.com"><i></i></a>', {}],
  ['a new tab', '<a href="/x" target="_blank"><i></i></a>', {}],
  ['a download', '<a href="/x" download><i></i></a>', {}],
  ['a press with Ctrl', '<a href="/x"><i></i></a>', { ctrlKey: true }],
  ['the middle button', '<a href="/x"><i></i></a>', { button: 1 }],
  ['no link', '<i></i>', {}],
])('%s is left to the browser', (_, html, init) => {
  expect(click(html, init)).toBeNull()
})

test('a new version never reloads an interview', () => {
  expect(mayReload('/interview/abc/start')).toBe(false)
  expect(mayReload('/practice/interview/abc')).toBe(false)
  expect(mayReload('/company/interview-sets')).toBe(true)
})
