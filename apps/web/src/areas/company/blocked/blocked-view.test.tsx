import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as account } from '../../../locales/en/account'
import { messages as common } from '../../../locales/en/common'
import { BlockedView } from './blocked-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
vi.mock('../frame/use-sign-out', () => ({ useSignOut: () => ({ isPending: false, isSuccess: false }) }))
let supportEmail: string | null = null
vi.stubGlobal('fetch', async () => Response.json({ supportEmail }))
afterEach(() => {
  cleanup()
  supportEmail = null
})

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={{ account, common }}>
        <BlockedView reason="suspended" />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('a blocked account can write to support where no support address is set', () => {
  show()
  const link = screen.getByRole('link', { name: common.actions.contactSupport })
  expect(link.getAttribute('href')).toBe('/support')
  expect(screen.getByText(account.blocked.support)).toBeTruthy()
})

test('a blocked account also sees the support address where one is set', async () => {
  supportEmail = 'help@example.org'
  show()
  const address = await screen.findByRole('link', { name: 'help@example.org' })
  expect(address.getAttribute('href')).toBe('mailto:help@example.org')
  expect(screen.getByRole('link', { name: common.actions.contactSupport }).getAttribute('href')).toBe('/support')
})
