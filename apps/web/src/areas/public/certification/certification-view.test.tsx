import type { CertificateCheck } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as certificate } from '../../../locales/en/certificate'
import { messages as common } from '../../../locales/en/common'
import { CertificationView } from './certification-view'

vi.mock('../../../shared/api/client', () => import('../../../shared/testing/api-client'))

const code = '0123456789ABCDEFGHJKMNPQRSTV'
const hash = '0123456789abcdef'.repeat(4)
const valid: CertificateCheck = {
  state: 'valid',
  certificate: {
    code,
    issuedAt: '2026-11-02T10:00:00.000Z',
    contentHash: hash,
    facts: {
      name: 'Linh Nguyễn',
      organizationName: 'Sao Mai',
      positionName: 'Baker',
      completedAt: '2026-11-01T10:00:00.000Z',
      durationMs: 754_000,
      language: 'vi',
      answerCount: 6,
      assessment: { engine: 'builtin', engineVersion: '3.2.0', model: null, level: 3.4 },
      isIdentityChecked: false,
    },
  },
}

let reply: CertificateCheck
let asked: string[]
beforeEach(() => {
  reply = valid
  asked = []
  vi.stubGlobal('fetch', async (input: Request | string | URL, init?: RequestInit) => {
    asked.push(new URL(new Request(input, init).url).pathname)
    return Response.json(reply)
  })
})
afterEach(cleanup)

const show = (given: string | null, onCode = vi.fn<(code: string) => void>()) => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ certificate, common }}>
        <CertificationView given={given} onCode={onCode} />
      </IntlProvider>
    </QueryClientProvider>,
  )
  return onCode
}

test('a valid certificate shows what is known, its code, and that no identity was checked', async () => {
  show('0123-4567-89ab-cdef-ghjk-mnpq-rstv')
  await screen.findByText(certificate.states.valid.title)
  expect(asked).toEqual([`/api/seeker/seeker/certificate/${code}`])
  const paper = screen.getByTestId('certificate-paper')
  for (const words of ['Linh Nguyễn', 'Sao Mai', 'Baker', '12:34', 'Vietnamese', '3.4 of 5', 'version 3.2.0']) {
    expect(paper.textContent).toContain(words)
  }
  expect(paper.textContent).toContain(certificate.paper.identityNotChecked)
  expect(screen.getByTestId('certificate-code').textContent).toBe('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV')
  expect(paper.textContent).toContain('01234567 89abcdef')
})

test('a certificate without a name and an assessment says that they are not shown', async () => {
  const { certificate: made } = valid
  if (made === null) throw new Error('the sample has a certificate')
  reply = { state: 'valid', certificate: { ...made, facts: { ...made.facts, name: null, assessment: null } } }
  show(code)
  await screen.findByText(certificate.paper.unnamed)
  expect(screen.queryByText(certificate.paper.level)).toBeNull()
  expect(screen.getByText(certificate.paper.notAssessed)).toBeTruthy()
})

test.each(['withdrawn', 'unknown'] as const)(
  'a certificate that is %s shows nothing of it, and another code can be checked',
  async (state) => {
    reply = { state, certificate: null }
    const onCode = show(code)
    await screen.findByText(certificate.states[state].title)
    expect(screen.queryByTestId('certificate-paper')).toBeNull()
    fireEvent.change(screen.getByLabelText(certificate.check.code), { target: { value: code.toLowerCase() } })
    fireEvent.click(screen.getByRole('button', { name: certificate.check.submit }))
    expect(onCode).toHaveBeenCalledWith('0123-4567-89AB-CDEF-GHJK-MNPQ-RSTV')
  },
)

test('an address without a code asks for it, and one with another text says that it is none', () => {
  show(null)
  expect(screen.queryByText(certificate.check.malformed)).toBeNull()
  cleanup()
  const onCode = show('hello')
  expect(screen.getByText(certificate.check.malformed)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: certificate.check.submit }))
  expect(onCode).not.toHaveBeenCalled()
  expect(asked).toEqual([])
})
