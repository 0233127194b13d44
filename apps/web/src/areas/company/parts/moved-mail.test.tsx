import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as common } from '../../../locales/en/common'
import { messages as company } from '../../../locales/en/company'
import { getMoveOutcome } from './move-outcome'
import { MovedMail } from './moved-mail'
import { sampleStage } from './testing/sample-stage'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const named = (kind: 'rejected' | 'hired' | 'offer', hasMessage: boolean) => ({
  ...sampleStage(kind, hasMessage),
  name: company.stages.kinds[kind],
})

const show = (stage: ReturnType<typeof named>, mayManage = true) => {
  vi.stubGlobal('fetch', async () => Response.json({ can: { 'set.manage': mayManage } }))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, company }}>
        <MovedMail mail={getMoveOutcome(null, stage)} onDismiss={() => undefined} />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

test.each(['rejected', 'hired'] as const)('says that a candidate moved to "%s" gets no message', async (kind) => {
  const stage = named(kind, false)
  show(stage)
  expect(await screen.findByText(`${stage.name} has no email, so the candidate gets no message.`)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Write an email' })).toBeTruthy()
})

test('leads a member who may not change stages nowhere', async () => {
  show(named('rejected', false), false)
  await screen.findByRole('status')
  expect(screen.queryByRole('button', { name: 'Write an email' })).toBeNull()
})

test.each([named('offer', false), named('rejected', true)])(
  'says nothing of $name with email: $hasMessage',
  (stage) => {
    show(stage)
    expect(document.body.textContent).toBe('')
  },
)
