import type { CompanyRequest } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as cvReport } from '../../../../locales/en/cv-report'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as requests } from '../../../../locales/en/requests'
import { RequestsCard } from '../requests/requests-card'
import { ObjectionMark } from './objection-mark'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const submissionId = '00000000-0000-4000-8000-000000000002'
const subject = { type: 'cv_remark', id: 'gap 12 {}' } as const
const open: CompanyRequest = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'objection',
  subject: { ...subject, name: 'gap' },
  text: 'I studied in that year.',
  language: 'en',
  createdAt: '2026-11-01T10:00:00.000Z',
  dueAt: '2126-11-15T10:00:00.000Z',
  answer: null,
  submissionId,
  candidateName: 'Ánh Nguyễn',
  positionName: 'Recruiter',
}
const answered = (outcome: 'upheld' | 'changed'): CompanyRequest => ({
  ...open,
  answer: { outcome, text: 'I read it.', answeredAt: '2026-11-03T10:00:00.000Z', answeredBy: 'Thu Trần' },
})

const show = (items: readonly CompanyRequest[]) => {
  vi.stubGlobal('fetch', async () => Response.json({ items, page: 1, pageSize: 1_000, total: items.length }))
  const can = { review: true } as const
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, cvReport, errors, requests }}>
        <RequestsCard submission={{ id: submissionId, can }} />
        <ObjectionMark submissionId={submissionId} subject={subject} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

test('an open objection marks its remark, and the card names the remark', async () => {
  show([open])
  expect(await screen.findByText('The candidate objects')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe(
    `Objection to a remark on the CV: ${cvReport.flags.gap.title}`,
  )
})

test.each([
  ['changed', 'Withdrawn after an objection', 'It’s withdrawn'],
  ['upheld', 'Stays after an objection', 'It stays'],
] as const)('an answer with the outcome %s is shown with its reason', async (outcome, mark, inCard) => {
  show([answered(outcome)])
  expect(await screen.findByText(mark)).toBeTruthy()
  expect(screen.getByTestId('objection-mark').textContent).toContain('Thu Trần: I read it.')
  expect(screen.getByText(inCard)).toBeTruthy()
})

test('an objection to something else, and a request for a review, mark nothing', async () => {
  show([
    { ...open, subject: { type: 'integrity_signal', id: submissionId, name: 'gaze_away' } },
    { ...open, id: submissionId, kind: 'human_review', subject: null },
  ])
  expect(await screen.findByText('Objection to a signal: looking away')).toBeTruthy()
  expect(screen.queryByTestId('objection-mark')).toBeNull()
})
