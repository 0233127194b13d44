import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useOpenCounts } from './use-open-counts'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => vi.unstubAllGlobals())

function count(open: { reviews: number; adjustments: number }, canAnswer = true) {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    paths.push(pathname)
    return Response.json({ open: pathname.includes('/accommodation') ? open.adjustments : open.reviews })
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { paths, ...renderHook(() => useOpenCounts({ isReviewer: true, canAnswer }), { wrapper }) }
}

test('the navigation counts both lists', async () => {
  const { result } = count({ reviews: 3, adjustments: 2 })
  await waitFor(() => expect(result.current).toEqual({ reviews: '3', adjustments: '2', all: '5' }))
})

test('shows no more than 99, also where only the sum is more', async () => {
  const { result } = count({ reviews: 60, adjustments: 60 })
  await waitFor(() => expect(result.current).toEqual({ reviews: '60', adjustments: '60', all: '99+' }))
})

test('a member who doesn’t answer counts reviews only, and nothing where none are open', async () => {
  const { result, paths } = count({ reviews: 0, adjustments: 2 }, false)
  await waitFor(() => expect(paths).toHaveLength(1))
  expect(result.current).toEqual({ reviews: null, adjustments: null, all: null })
})
