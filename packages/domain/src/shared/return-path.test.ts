import { describe, expect, it } from 'vitest'
import { countCharacters } from './characters'
import { safeReturnPath } from './return-path'

describe('a return path', () => {
  it.each([
    '/',
    '/company/interview-sets',
    '/company/all-submissions?set_id=1&page=2#top',
    '/company/interview-set/edit/42',
    '/interview/abc_DEF-123/start?mode=text',
    '/@someone',
    '/a?next=https://example.com/',
    '/jobs/caf%C3%A9',
    '/apiary',
  ])('inside the product does not change: %s', (path) => {
    expect(safeReturnPath(path, '/home')).toBe(path)
  })
  it('is normalized when it contains dots', () => {
    expect(safeReturnPath('/company/../jobs/1', '/home')).toBe('/jobs/1')
  })
  it.each([
    null,
    undefined,
    '',
    'company',
    'https://e.com',
    'https:e.com',
    'http:/e.com',
    'HTTPS://e.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '//e.com',
    '///e.com',
    '////e.com',
    '/\\e.com',
    '\\\\e.com',
    '\\/e.com',
    '/\t/e.com',
    '/\n/e.com',
    '/\r\n/e.com',
    ' //e.com',
    '\t//e.com',
    '/ /e.com',
    '/%2f%2fe.com',
    '/%2fe.com',
    '/%5ce.com',
    '/%5c%5ce.com',
    '/%252fe.com',
    '/%25252fe.com',
    '/%2525252525252fe.com',
    '/..//e.com',
    '/.//e.com',
    '/a/..//e.com',
    '/%2e%2e//e.com',
    '/%2e/%2fe.com',
    '/a//e.com',
    '@e.com',
    '/\u2044e.com',
    '/\u2215e.com',
    '/\uff0fe.com',
    '/\uff3ce.com',
    '/\u29f8e.com',
    '/a\u3002b',
    '/%e2%81%84e.com',
    '/%00',
    '/%0d%0aSet-Cookie:a=b',
    '/%09/e.com',
    '/\u0000',
    '/\u200b/e.com',
    '/\u202e',
    '/%zz',
    '/%',
    '/%c0%af',
    '.e.com',
    '?x',
    '#x',
    '/api/identity/auth/sign-out',
    '/API/x',
    '/%61pi/x',
    '/x/../api/y',
    '/api',
    `/${'a'.repeat(2_001)}`,
    '/%2e%2e%2f%2fe.com',
    '/;//e.com',
    '/\ud800',
    // Schemes, and what browsers take for one.
    'javascript://e.com/%0aalert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\tscript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://e.com/1',
    'about:blank',
    'mailto:a@e.com',
    'http:\\\\e.com',
    'https:/\\e.com',
    'https:\\e.com',
    'ftp://e.com',
    // Hosts hidden behind names, ports and user information.
    'http://localhost:3000@e.com',
    '//localhost@e.com',
    '//e.com%2f@localhost',
    '//e.com?localhost',
    '//e.com#localhost',
    '//[::1]',
    '//0x7f.1',
    '//e%E3%80%82com',
    '//\u24d4.com',
    // Slashes, encoded, doubled, mixed.
    '/\\/e.com',
    '/\\\\e.com',
    '/\\t/e.com',
    '/%2f/e.com',
    '/%2F%2Fe.com',
    '/%5C%2Fe.com',
    '/%2f%5ce.com',
    '/a/%2f%2fe.com',
    '/a%2f%2fe.com',
    '/./%2fe.com',
    '/%2e%2e/%2f/e.com',
    '/;/..//e.com',
    '/\u00a0/e.com',
    '/\ufeff/e.com',
    '/\u2028/e.com',
    '/\u2060/e.com',
    '/%e2%80%8b/e.com',
    '/%ef%bc%8fe.com',
    '/%c2%a0/e.com',
    '/\u000b/e.com',
    '/%7f',
    // Back to the API, where a path is no page.
    '/./api/docs',
    '/%2561pi/x',
    '/a/%2e%2e/api/x',
    '/api%2fdocs',
    '/api?x=1',
    '/api#x',
  ])('that could lead elsewhere is replaced by the fallback: %j', (path) => {
    expect(safeReturnPath(path, '/home')).toBe('/home')
  })
  it('is replaced by the root when there is no other fallback', () => {
    expect(safeReturnPath('//e.com')).toBe('/')
  })
})

describe('countCharacters', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['ệ'.normalize('NFD'), 1],
    ['👩‍👩‍👧', 1],
    ['a\r\nb', 3],
  ])('counts the characters of %j as %i', (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})
