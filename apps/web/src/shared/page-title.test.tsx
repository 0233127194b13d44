import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePageTitle } from './page-title'

afterEach(cleanup)

const shown = () => [document.title, document.querySelector('meta[name=description]')?.getAttribute('content')]

test('a page shows its own title and description, and leaving it restores the defaults', () => {
  document.head.innerHTML = '<meta name="description" content="AI Interview">'
  const { rerender, unmount } = renderHook(({ title }) => usePageTitle(title, 'What it is for'), {
    initialProps: { title: 'Sign in' },
  })
  expect(shown()).toEqual(['Sign in · AI Interview', 'What it is for'])
  rerender({ title: 'Đăng nhập' })
  expect(shown()[0]).toBe('Đăng nhập · AI Interview')
  unmount()
  expect(shown()).toEqual(['AI Interview', 'AI Interview'])
})

test('a page without a title has the default', () => {
  renderHook(() => usePageTitle(undefined))
  expect(document.title).toBe('AI Interview')
})
