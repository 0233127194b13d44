import { describe, expect, test } from 'vitest'
import { isCanonicalTarget } from './canonical-target'

describe('a request target', () => {
  test.each([
    '/',
    '/?tab=a%2Fb',
    '/company/sets/',
    '/api/identity/profile',
    '/api/interview/interview/set?page=2&keyword=..%2F%2F',
    '/assets/index-Bx_9~1.js',
    '/tuy%E1%BB%83n%20d%E1%BB%A5ng',
    "/api/interview/interview/set/'%20or%201=1%20--",
  ])('is accepted in its one spelling: %s', (target) => {
    expect(isCanonicalTarget(target)).toBe(true)
  })

  test.each([
    ['an escaped letter', '/%61pi/identity/profile'],
    ['an escaped letter with its hex digits in capitals', '/api/identity/%50rofile%7E'],
    ['dot segments', '/api/../api/identity/profile'],
    ['a single dot', '/api/./identity/profile'],
    ['a dot segment at the end', '/api/identity/..'],
    ['escaped dot segments', '/x/%2e%2e/api/identity/profile'],
    ['a half escaped dot segment', '/x/.%2E/api/identity/profile'],
    ['two slashes', '//api/identity/profile'],
    ['two slashes within', '/api//identity/profile'],
    ['an escaped slash', '/api%2fidentity/profile'],
    ['a backslash', '/api\\identity\\profile'],
    ['an escaped backslash', '/api%5Cidentity/profile'],
    ['a path parameter', '/api/identity/profile;x=1'],
    ['an escaped path parameter', '/api/identity/profile%3bx=1'],
    ['an escaped percent sign', '/%2561pi/identity/profile'],
    ['NUL', '/api/identity/profile%00'],
    ['a line break', '/api/identity/profile%0a'],
    ['a fragment', '/api/identity/profile#x'],
    ['bytes that are no UTF-8', '/api/identity/%ff'],
    ['an overlong slash', '/api%c0%afidentity'],
    ['a broken escape', '/api/identity/%zz'],
    ['an escape cut off', '/api/identity/%4'],
    ['a letter beyond ASCII', '/api/identity/ä'],
    ['an absolute address', 'http://localhost/api/identity/profile'],
    ['an authority', 'localhost:3000'],
    ['an asterisk', '*'],
    ['nothing', ''],
  ])('is refused with %s', (_, target) => {
    expect(isCanonicalTarget(target)).toBe(false)
  })
})
