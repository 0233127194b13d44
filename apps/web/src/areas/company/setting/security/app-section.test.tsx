import type { SecondFactors } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { messages as common } from '../../../../locales/en/common'
import { messages as errors } from '../../../../locales/en/errors'
import { messages as security } from '../../../../locales/en/security'
import { createFakeServer } from '../../auth/testing'
import { FactorSections } from './factor-sections'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
// Waiting for a popup's module to be compiled is not what these tests are about.
beforeAll(() =>
  Promise.all([import('../../../../shared/ui/alert-dialog-popup'), import('../../../../shared/ui/dialog-popup')]),
)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { app, recovery } = security
const factors: SecondFactors = {
  appAddedAt: null,
  passkeys: [],
  canUsePasskeys: false,
  recoveryCodesLeft: 0,
  changeableUntil: '2026-11-24T00:10:00.000Z',
  isRequired: false,
}
const begun = { body: { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Candor' } }
const codes = ['AAAAA-11111', 'BBBBB-22222']

const show = (...answers: Parameters<typeof createFakeServer>): void => {
  vi.stubGlobal('fetch', createFakeServer(begun, ...answers).fetch)
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } })
  render(
    <QueryClientProvider client={queryClient}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ common, errors, security }}>
        <FactorSections factors={factors} returnUrl="/company/setting/security" />
      </IntlProvider>
    </QueryClientProvider>,
  )
}

const firstBox = () => screen.getByRole<HTMLInputElement>('textbox', { name: app.code })
const openSetup = async (): Promise<void> => {
  screen.getByRole('button', { name: app.add }).focus()
  fireEvent.click(screen.getByRole('button', { name: app.add }))
  await screen.findByRole('heading', { name: app.scanTitle })
}
const confirm = (code: string): void => {
  fireEvent.paste(firstBox(), { clipboardData: { getData: () => code } })
  fireEvent.click(screen.getByRole('button', { name: app.confirm }))
}

test('the setup of an app begins at its heading, and canceling leads back to the button that opened it', async () => {
  show()
  await openSetup()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: app.scanTitle }))
  fireEvent.click(screen.getByRole('button', { name: app.cancel }))
  const opener = await screen.findByRole('button', { name: app.add })
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a wrong code is reported at its field, which is empty again and focused', async () => {
  show({ refuse: 'SECOND_FACTOR_INVALID', status: 422 })
  await openSetup()
  confirm('000000')
  expect((await screen.findByRole('alert')).textContent).toBe(errors.SECOND_FACTOR_INVALID)
  expect(firstBox().getAttribute('aria-invalid')).toBe('true')
  expect(firstBox().value).toBe('')
  fireEvent.paste(firstBox(), { clipboardData: { getData: () => '1' } })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('recovery codes stay on the page until the person says that they saved them', async () => {
  show({ body: { recoveryCodes: codes } })
  await openSetup()
  confirm('123456')
  const dialog = await screen.findByRole('dialog', { name: recovery.shownTitle })
  fireEvent.keyDown(dialog, { key: 'Escape' })
  expect(screen.getByText(codes[0] ?? '')).toBeTruthy()
  expect(screen.queryByRole('button', { name: common.actions.close })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: recovery.done }))
  await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull())
})
