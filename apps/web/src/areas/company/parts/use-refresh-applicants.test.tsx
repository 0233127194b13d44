import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { query } from '../../../shared/api/client'
import { useRefreshApplicants } from './use-refresh-applicants'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

test('submissions, stages, people and projects are loaded again, and nothing else', async () => {
  const client = new QueryClient()
  const { interview, company } = query
  const [projectId, code] = [crypto.randomUUID(), 'A'.repeat(22)]
  const shown = [
    interview.submission.list.queryKey({ input: { page: 1 } }),
    interview.stage.list.queryKey(),
    company.applicant.findByCode.queryKey({ input: { code } }),
    company.project.listApplicants.queryKey({ input: { projectId, page: 1 } }),
  ] as const
  const other = interview.set.list.queryKey({ input: { page: 1 } })
  for (const queryKey of [...shown, other]) client.setQueryData<unknown>(queryKey, {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  await renderHook(() => useRefreshApplicants(), { wrapper }).result.current()
  const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated
  expect([...shown, other].map(isStale)).toEqual([true, true, true, true, false])
})
