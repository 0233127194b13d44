import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../../locales/en/candidate'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as shared } from '../../../../locales/en/shared'
import { createIntro } from '../../testing/create-intro'
import { FirstIntro } from '../first-intro'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(cleanup)

const show = (responseRate: ReturnType<typeof createIntro>['responseRate']) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ candidate, common, errors, shared }} timeZone="UTC">
        <FirstIntro intro={createIntro({ responseRate })} />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('says how reliably the company replies where it shows that', () => {
  show({ percent: 92, count: 120, days: 180 })
  const text = 'Lotus replied to 92% of 120 candidates by the promised date in the last 180 days.'
  expect(screen.getByText(text)).toBeTruthy()
})

test('says nothing of replies where the company shows no rate', () => {
  show(null)
  expect(screen.queryByText(/by the promised date/u)).toBeNull()
})
