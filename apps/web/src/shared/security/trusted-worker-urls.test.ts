import { expect, test, vi } from 'vitest'
import { ownScriptUrl, trustOwnWorkers } from './trusted-worker-urls'

const origin = 'https://candor.example'

test('a file of this build may be a worker', () => {
  const url = `${origin}/assets/spool-worker-B1x_y-2.js`
  expect(ownScriptUrl(url, origin)).toBe(url)
})

test.each([
  'https://evil.example/assets/a.js',
  '//evil.example/assets/a.js',
  '/api/content/file/1',
  '/assets/../api/x.js',
  '/assets/a.js?x=1',
  '/assets/a.json',
  'data:text/javascript,alert(1)',
  'blob:https://candor.example/1',
  'javascript:alert(1)',
])('%s may not', (url) => {
  expect(() => ownScriptUrl(url, origin)).toThrow(TypeError)
})

test.each([
  ['/interview/AbC', true],
  ['/submission/7f3c2a10', true],
  ['/company/start', false],
])('on %s the address of a worker passes a policy: %s', (pathname, isTrusted) => {
  const createPolicy = vi.fn()
  vi.stubGlobal('trustedTypes', { createPolicy })
  trustOwnWorkers(pathname)
  vi.unstubAllGlobals()
  expect(createPolicy).toHaveBeenCalledTimes(isTrusted ? 1 : 0)
})
