import { expect, test, vi } from 'vitest'

vi.mock('../../../shared/api/client', () => ({ query: {} }))
const { pathAfterEntry } = await import('./use-enter')

test('after signing in one goes on where one was', () => {
  expect(pathAfterEntry('/company/invite/1?x=2#y')).toBe('/company/invite/1?x=2#y')
})

test.each([
  undefined,
  '',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:1',
])('W-03: %s leads to the interview sets, never out of the product', (returnUrl) => {
  expect(pathAfterEntry(returnUrl)).toBe('/company/interview-sets')
})
