import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as start } from '../../../locales/en/start'
import { Experience } from './experience'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const show = (answer: unknown) => {
  vi.stubGlobal('fetch', async () => Response.json(answer))
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, start }}>
        <Experience />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

test('shows the mean, interval and number of answers of all and of each group', async () => {
  const spoken = { count: 10, mean: 7.2, low: 6.1, high: 8.3 }
  const typed = { count: 5, mean: 4, low: 2.5, high: 5.5 }
  const overall = { count: 15, mean: 6.1, low: 5, high: 7.2 }
  show({
    overall,
    byModality: [
      { modality: 'spoken', ...spoken },
      { modality: 'typed', ...typed },
    ],
    byLanguage: [{ language: 'vi', ...overall }],
  })
  const names = [
    'All 6.1 5 to 7.2 15',
    'Spoken 7.2 6.1 to 8.3 10',
    'Typed 4 2.5 to 5.5 5',
    'Vietnamese 6.1 5 to 7.2 15',
  ]
  for (const name of names) expect(await screen.findByRole('row', { name })).toBeTruthy()
  expect(screen.queryByRole('row', { name: /English/ })).toBeNull()
  expect(screen.getByText(/never whose answer is whose/)).toBeTruthy()
})

test('says that there are too few answers', async () => {
  show({ overall: null, byModality: [], byLanguage: [] })
  expect(await screen.findByText(start.experience.none)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})
