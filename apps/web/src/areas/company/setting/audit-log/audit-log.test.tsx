import { type AuditEvent, auditEventTypes } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { messages as auditLog } from '../../../../locales/en/audit-log'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import type { AuditLogFilter } from './audit-log-filter'
import { AuditLogView } from './audit-log-view'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const createEvent = (changes: Partial<AuditEvent>): AuditEvent => ({
  id: crypto.randomUUID(),
  type: 'recording.watched',
  at: '2026-11-23T00:00:00.000Z',
  actor: { kind: 'member', id: crypto.randomUUID(), name: 'Mai Trần' },
  subject: { type: 'submission', id: crypto.randomUUID(), name: 'An Lê' },
  grantee: null,
  detail: null,
  count: null,
  device: 'Chrome on Windows',
  ...changes,
})

interface Page {
  readonly items: readonly AuditEvent[]
  readonly nextCursor: string | null
}

/** Answers each request for the log with the next page, and returns the addresses that were asked. */
const serve = (...pages: readonly Page[]): URL[] => {
  const asked: URL[] = []
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL(new Request(input).url)
    if (!url.pathname.endsWith('/audit-log')) return Response.json({ items: [] })
    asked.push(url)
    return Response.json(pages[asked.length - 1] ?? { items: [], nextCursor: null })
  }
  vi.stubGlobal('fetch', fetch)
  return asked
}

const draw = (filter: AuditLogFilter = {}) => {
  const onFilter = vi.fn<(filter: AuditLogFilter) => void>()
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ auditLog, common, errors }}>
        <AuditLogView filter={filter} onFilter={onFilter} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return onFilter
}

describe('AuditLogView', () => {
  it('says in a sentence who did what, and in which browser', async () => {
    serve({ items: [createEvent({})], nextCursor: null })
    draw()
    expect((await screen.findByText('Mai Trần watched a recording of An Lê')).textContent).not.toBe('')
    expect(screen.getByText(/Chrome on Windows/).textContent).toContain('Nov 23, 2026')
    expect(screen.queryByText(auditLog.older)).toBeNull()
  })

  it('says how many people were invited to which set', async () => {
    const subject = { type: 'set' as const, id: crypto.randomUUID(), name: 'Engineers' }
    const counts = [1, 500]
    const items = counts.map((count) => createEvent({ type: 'candidates.invited', subject, count }))
    serve({ items, nextCursor: null })
    draw()
    expect(await screen.findByText('Mai Trần invited 1 person to the set Engineers')).not.toBeNull()
    expect(screen.getByText('Mai Trần invited 500 people to the set Engineers')).not.toBeNull()
  })

  it('names the member whose link a recording was watched by', async () => {
    const actor = { kind: 'anonymous' as const, id: null, name: null }
    const grantee = { id: crypto.randomUUID(), name: 'Mai Trần' }
    serve({ items: [createEvent({ actor, grantee }), createEvent({ actor })], nextCursor: null })
    draw()
    expect(await screen.findByText('Someone watched a recording of An Lê by a link from Mai Trần')).not.toBeNull()
    expect(screen.getByText('Someone watched a recording of An Lê')).not.toBeNull()
  })

  it('has a sentence for each type of event, with names that were erased', async () => {
    const items = auditEventTypes.map((type) =>
      createEvent({ type, actor: { kind: 'anonymous', id: null, name: null }, subject: null, device: '' }),
    )
    serve({ items, nextCursor: null })
    draw()
    expect(await screen.findAllByText(/^Someone /)).toHaveLength(auditEventTypes.length)
    expect(screen.getAllByText(new RegExp(auditLog.unknownDevice))).toHaveLength(auditEventTypes.length)
  })

  it('adds older events below the ones that are shown', async () => {
    const cursor = '1763856000000.22222222-0000-4000-8000-000000000000'
    const asked = serve(
      { items: [createEvent({})], nextCursor: cursor },
      { items: [createEvent({ type: 'sign_out', subject: null })], nextCursor: null },
    )
    draw()
    fireEvent.click(await screen.findByText(auditLog.older))
    await screen.findByText('Mai Trần signed out')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(asked.map((url) => url.searchParams.get('cursor'))).toEqual([null, cursor])
  })

  it('offers all events when a filter shows none, and exports what is shown', async () => {
    const subject = '11111111-0000-4000-8000-000000000000'
    const asked = serve({ items: [], nextCursor: null })
    const onFilter = draw({ group: 'viewing', subject })
    fireEvent.click(await screen.findByText(auditLog.showAll))
    expect(onFilter).toHaveBeenCalledWith({})
    expect(asked[0]?.searchParams.get('subjectId')).toBe(subject)
    const link = screen.getByRole('link', { name: auditLog.export })
    expect(link.getAttribute('href')).toBe(`/api/company/audit-log/export?group=viewing&subjectId=${subject}`)
  })

  it('names the candidate whose views are shown, and leads back to the submission and to all events', async () => {
    const subject = '11111111-0000-4000-8000-000000000000'
    const event = createEvent({ subject: { type: 'submission', id: subject, name: 'An Lê' } })
    serve({ items: [event], nextCursor: null })
    const onFilter = draw({ group: 'viewing', subject })
    expect(await screen.findByText('Only events about An Lê.')).toBeTruthy()
    const link = screen.getByRole('link', { name: auditLog.openSubmission })
    expect(link.getAttribute('href')).toBe(`/company/submission-details?id=${subject}`)
    fireEvent.click(screen.getByRole('button', { name: auditLog.showAll }))
    expect(onFilter).toHaveBeenCalledWith({})
  })

  it('says that no one has viewed a submission yet', async () => {
    serve({ items: [], nextCursor: null })
    draw({ group: 'viewing', subject: '11111111-0000-4000-8000-000000000000' })
    expect(await screen.findByText(auditLog.unviewedTitle)).toBeTruthy()
    expect(screen.getAllByRole('button', { name: auditLog.showAll })).toHaveLength(1)
  })

  it('calls a person who left the organization a former member, not an id', async () => {
    serve({ items: [], nextCursor: null })
    const person = '22222222-0000-4000-8000-000000000000'
    draw({ person })
    expect(await screen.findByText(auditLog.filter.formerMember)).toBeTruthy()
    expect(screen.queryByText(person)).toBeNull()
  })
})
