import type { OwnCertificate } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as certificate } from '../../../locales/en/certificate'
import { messages as common } from '../../../locales/en/common'
import { CertificateCard } from './certificate-card'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const texts = certificate.own
const made: NonNullable<OwnCertificate['certificate']> = {
  code: '0123456789ABCDEFGHJKMNPQRSTV',
  issuedAt: '2026-11-02T10:00:00.000Z',
  contentHash: 'a'.repeat(64),
  facts: {
    name: 'Linh Nguyễn',
    organizationName: 'Sao Mai',
    positionName: 'Baker',
    completedAt: '2026-11-01T10:00:00.000Z',
    durationMs: 754_000,
    language: 'en',
    answerCount: 6,
    assessment: null,
    isIdentityChecked: false,
  },
}
let stored: OwnCertificate
let sent: unknown[]
beforeEach(() => {
  stored = { certificate: null, can: { create: true, showLevel: true } }
  sent = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method === 'GET') return Response.json(stored)
    const text = await request.text()
    sent.push([request.method, text === '' ? null : JSON.parse(text)])
    stored = { ...stored, certificate: request.method === 'DELETE' ? null : made }
    return request.method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(made)
  })
})
afterEach(cleanup)

const show = (isAssessed = true) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ certificate, common }}>
        <CertificateCard
          submissionId="7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b"
          company="Sao Mai"
          isAssessed={isAssessed}
        />
      </IntlProvider>
    </QueryClientProvider>,
  )

test('a certificate shows nothing that the candidate did not choose, and opens by its link', async () => {
  show()
  fireEvent.click(await screen.findByText(texts.showName))
  fireEvent.click(screen.getByRole('button', { name: texts.create }))
  const link = await screen.findByRole('link', { name: texts.open })
  expect(sent).toEqual([['POST', { showsName: true, showsLevel: false }]])
  expect(link.getAttribute('href')).toBe(`/certification?code=${made.code}`)
  expect(screen.getByText(/It shows your name and doesn’t show your level/)).toBeTruthy()
})

test('a level that the candidate does not have cannot be chosen', async () => {
  stored = { certificate: null, can: { create: true, showLevel: false } }
  show()
  await screen.findByText(texts.showName)
  expect(screen.queryByText(texts.showLevel)).toBeNull()
})

test('withdrawing asks first, and a new certificate can be made afterwards', async () => {
  stored = { ...stored, certificate: made }
  show()
  fireEvent.click(await screen.findByRole('button', { name: texts.withdraw }))
  fireEvent.click(await screen.findByRole('button', { name: texts.withdrawConfirm }))
  await screen.findByRole('button', { name: texts.create })
  expect(sent).toEqual([['DELETE', null]])
})

test('an interview that was not completed has no card', async () => {
  stored = { certificate: null, can: { create: false, showLevel: false } }
  const { container } = show()
  await waitFor(() => expect(container.textContent).toBe(''))
})

test('before the result is there, the candidate reads that the certificate will be without it', async () => {
  show(false)
  await screen.findByText(texts.stillAssessed)
  cleanup()
  show()
  await screen.findByText(texts.showName)
  expect(screen.queryByText(texts.stillAssessed)).toBeNull()
})
