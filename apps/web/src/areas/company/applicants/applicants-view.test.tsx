import type { Applicant } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as applicants } from '../../../locales/en/applicants'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { messages as stages } from '../../../locales/en/stages'
import type { ApplicantFilter } from './applicant-filter'
import { ApplicantsView } from './applicants-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const person = (part: Partial<Applicant>): Applicant => ({
  id: crypto.randomUUID(),
  positionId: crypto.randomUUID(),
  positionName: 'Engineer',
  name: 'Lan Phạm',
  email: 'lan@example.org',
  stageId: crypto.randomUUID(),
  createdAt: '2026-11-27T12:00:00.000Z',
  replyBy: null,
  mailRefusedAt: null,
  interview: 'submitted',
  submissionCount: 1,
  newestSubmissionId: crypto.randomUUID(),
  rating: null,
  ...part,
})
const left = person({ name: 'Chi Lê', interview: 'unfinished', submissionCount: 0, newestSubmissionId: null })

function show({ items, filter = {} }: { items: readonly Applicant[]; filter?: ApplicantFilter }) {
  const can = { 'submission.review': true, 'set.manage': true, 'member.manage': true }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(new Request(input).url)
    if (url.pathname.endsWith('/profile')) return Response.json({ can })
    if (!url.pathname.endsWith('/applicant')) return Response.json({ items: [], total: 0 })
    asked.push(url.search)
    return Response.json({ items, page: 1, pageSize: 20, total: items.length })
  })
  const onFilter = vi.fn()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ applicants, common, company, errors, stages }}>
        <ApplicantsView filter={filter} onFilter={onFilter} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return { asked, onFilter }
}

test('a person who started an interview and left has the sentence of the specification and no link', async () => {
  show({ items: [left] })
  const row = within(await screen.findByRole('row', { name: /Chi Lê/ }))
  expect(row.getByText('Unable to evaluate - interview started but not completed.')).toBeTruthy()
  expect(row.queryByRole('link')).toBeNull()
})

test('a person who submitted has a link to the newest submission', async () => {
  const submitted = person({ rating: 3.5 })
  show({ items: [submitted] })
  const link = await screen.findByRole('link', { name: 'Lan Phạm' })
  expect(link.getAttribute('href')).toContain(submitted.newestSubmissionId)
  expect(screen.getByText('3.5 of 5')).toBeTruthy()
})

test('asks the server for what the address filters, and sorts by name from its heading', async () => {
  const { asked, onFilter } = show({ items: [left], filter: { interview: 'unfinished', page: 1 } })
  fireEvent.click(await screen.findByRole('button', { name: 'Name' }))
  expect(asked[0]).toContain('interview=unfinished')
  expect(onFilter).toHaveBeenCalledWith({ interview: 'unfinished', page: undefined, sort: 'name' })
})

test('without a match it offers to show everyone', async () => {
  const { onFilter } = show({ items: [], filter: { keyword: 'zzz' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Show all applicants' }))
  expect(onFilter).toHaveBeenCalledWith({})
})
