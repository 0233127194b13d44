import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePrefetchNext } from './use-prefetch-next'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nextId = crypto.randomUUID()
const neighbors = { previousId: null, nextId, place: 1, total: 2 }

/** Shows a submission of a list, decided or not. Returns the paths that were asked for. */
function open() {
  const paths: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    paths.push(new URL(new Request(input).url).pathname)
    return Response.json({ code: 'NOT_FOUND' }, { status: 404 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { rerender } = renderHook(
    ({ isDecided, next }: { isDecided: boolean; next: string | null }) =>
      usePrefetchNext({ neighbors: { ...neighbors, nextId: next } }, isDecided),
    { wrapper, initialProps: { isDecided: false, next: nextId as string | null } },
  )
  return { paths, rerender }
}

test('loads the next submission and its review once this one is decided, and nothing before', async () => {
  const { paths, rerender } = open()
  expect(paths).toEqual([])
  rerender({ isDecided: true, next: nextId })
  await waitFor(() => expect(paths).toHaveLength(2))
  expect(paths.every((path) => path.includes(nextId))).toBe(true)
  expect(new Set(paths).size).toBe(2)
})

test('loads nothing after the last submission', async () => {
  const { paths, rerender } = open()
  rerender({ isDecided: true, next: null })
  await Promise.resolve()
  expect(paths).toEqual([])
})
