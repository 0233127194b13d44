import { expect, test, vi } from 'vitest'

vi.mock('../../../shared/api/client', () => ({ query: {} }))
const { getPathAfterSignIn } = await import('./use-complete-sign-in')

test('signing in returns to the page that asked for it', () => {
  expect(getPathAfterSignIn('/company/invite/1?x=2#y')).toBe('/company/invite/1?x=2#y')
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:1',
])('W-03: %s leads to the start page, never out of the product', (returnUrl) => {
  expect(getPathAfterSignIn(returnUrl)).toBe('/company/start')
})
