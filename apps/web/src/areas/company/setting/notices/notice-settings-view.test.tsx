import type { NoticeSetting } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as notices } from '../../../../locales/en/notices'
import { NoticeSettingsView } from './notice-settings-view'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const setting: NoticeSetting = { kind: 'mention', inProduct: true, byMail: true }

/** A server that saves or refuses. Returns what was sent to it. */
function serve({ isRefusing = false } = {}): unknown[] {
  const sent: unknown[] = []
  let items = [setting]
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init)
    if (!request.url.includes('/notice/setting')) return Response.json({}, { status: 404 })
    if (request.method === 'POST') {
      const changed = (await request.json()) as NoticeSetting
      sent.push(changed)
      if (isRefusing) return Response.json({ code: 'UNAVAILABLE', status: 503, message: '' }, { status: 503 })
      items = [changed]
    }
    return Response.json({ items })
  })
  return sent
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" messages={{ common, errors, notices }} timeZone="UTC">
        <NoticeSettingsView />
      </IntlProvider>
    </QueryClientProvider>,
  )

const findBox = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('group', { name: 'A mention in a note' })).getByRole('checkbox', { name: 'By email' })

test('each choice is named by its kind and channel, and saved at once', async () => {
  const sent = serve()
  show()
  fireEvent.click(await findBox())
  await waitFor(() => expect(sent.at(-1)).toEqual({ ...setting, byMail: false }))
  await waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('false'))
})

test('a choice that is refused is shown as it is stored', async () => {
  const sent = serve({ isRefusing: true })
  show()
  fireEvent.click(await findBox())
  await waitFor(() => expect(sent.at(-1)).toEqual({ ...setting, byMail: false }))
  await waitFor(async () => expect((await findBox()).getAttribute('aria-checked')).toBe('true'))
})
