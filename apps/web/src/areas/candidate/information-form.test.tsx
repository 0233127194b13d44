import type { InterfaceLanguage, Session } from '@candor/contract'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { catalogs } from '../../shared/i18n/catalogs'
import { openDraft } from './draft'
import { InformationForm } from './information-form'
import { createFakeServer, type Replies, refusal, renderRestoreAccess } from './restore-access/testing'
import { createIntro } from './testing/create-intro'
import { useInformation } from './use-information'

vi.mock('../../shared/api/client', () => import('../../shared/testing/api-client'))

const intro = createIntro()

interface FormProps {
  onStarted?: ((session: Session) => unknown) | undefined
  isPractice?: boolean
  /** The address in the link. */
  email?: string
}

function Form({ onStarted = () => undefined, isPractice = false, email = 'linh@example.org' }: FormProps) {
  const form = useInformation({
    intro,
    draft: openDraft(intro.linkId),
    asked: { firstName: 'Linh', lastName: 'Đỗ', email },
    language: 'en',
    mode: 'text',
    isPractice,
    isRehearsal: false,
    consentText: () => '',
    onStarted,
  })
  return <InformationForm id="information" intro={intro} form={form} />
}

// Waiting for a popup's module to be compiled is not what these tests are about.
beforeAll(() => import('./restore-access/restore-access-popup'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

async function renderForm(language: InterfaceLanguage, onStarted?: (session: Session) => unknown) {
  const [candidate, common, errors] = await Promise.all([
    catalogs[language].candidate(),
    catalogs[language].common(),
    catalogs[language].errors(),
  ])
  const messages: Record<string, unknown> = { candidate, common, errors }
  return render(
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <Form onStarted={onStarted} />
    </IntlProvider>,
  )
}

test.each([
  ['en', ['firstName', 'lastName', 'email']],
  ['vi', ['lastName', 'firstName', 'email']],
] as const)('the form in %s asks for %s in this order', async (language: InterfaceLanguage, names) => {
  await renderForm(language)
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('name'))).toEqual(names)
})

const startPath = 'interview/interview/chat/start'
const sendPath = 'identity/email/send-verify-otp'
const verifyPath = 'identity/verify/email-otp'
const challengeId = '7f3c2a10-9d4e-4b6a-8f21-0c5d6e7f8a9b'
const inAMinute = '2026-11-21T09:01:00.000Z'
const emailProof = '1795400000000.proof'

const fullDiskTexts = {
  en: 'Our storage is almost full, so we can’t start an interview or accept a file right now. Please try again later.',
  vi: 'Dung lượng lưu trữ của chúng tôi sắp đầy nên hiện chưa thể bắt đầu phỏng vấn hoặc nhận tệp. Vui lòng thử lại sau.',
}

test.each(['en', 'vi'] as const)(
  'a start that a full disk refuses is explained, and can be sent again: %s',
  async (language) => {
    const replies: Record<string, Replies[string]> = { [startPath]: refusal('SERVER_DISK_FULL', 507) }
    const server = createFakeServer(replies)
    vi.stubGlobal('fetch', server.fetch)
    const onStarted = vi.fn()
    openDraft(intro.linkId).saveTerms(true)
    const { container } = await renderForm(language, onStarted)
    fireEvent.submit(container.querySelector('form') ?? container)
    expect(await screen.findByText(fullDiskTexts[language])).toBeTruthy()
    expect(screen.getByDisplayValue('linh@example.org')).toBeTruthy()
    expect(onStarted).not.toHaveBeenCalled()
    replies[startPath] = { status: 201, body: { id: challengeId } }
    fireEvent.submit(container.querySelector('form') ?? container)
    await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1))
    expect(server.to(startPath)).toHaveLength(2)
    await waitFor(() => expect(screen.queryByText(fullDiskTexts[language])).toBeNull())
  },
)

test('a start that needs a proven address opens the code dialog and is sent once more, with the proof', async () => {
  const replies: Record<string, Replies[string]> = {
    [startPath]: refusal('EMAIL_PROOF_REQUIRED', 403),
    [sendPath]: { status: 201, body: { challengeId, expiresAt: inAMinute, resendAt: inAMinute } },
    [verifyPath]: { body: { userId: null, interviewCount: 0, emailProof } },
  }
  const server = createFakeServer(replies)
  vi.stubGlobal('fetch', server.fetch)
  const onStarted = vi.fn()
  openDraft(intro.linkId).saveTerms(true)
  const { container } = renderRestoreAccess(<Form onStarted={onStarted} />)
  fireEvent.submit(container.querySelector('form') ?? container)
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }))
  expect(screen.getByText(/An interview was already started with this email/)).toBeTruthy()
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Email').value).toBe('linh@example.org')
  replies[startPath] = { status: 201, body: { id: challengeId } }
  fireEvent.click(dialog.getByRole('button', { name: 'Email me a code' }))
  fireEvent.change(await dialog.findByRole('textbox', { name: 'Code from the email' }), { target: { value: '123456' } })
  await waitFor(() => expect(onStarted).toHaveBeenCalledTimes(1))
  expect(server.to(verifyPath)).toEqual([
    { challengeId, code: '123456', audience: 'candidate', linkId: intro.linkId, isRestoring: false },
  ])
  const [refused, accepted, ...more] = server.to(startPath)
  expect(refused).not.toHaveProperty('emailProof')
  expect(accepted).toMatchObject({ email: 'linh@example.org', emailProof })
  expect(more).toEqual([])
  expect(screen.queryByRole('button', { name: 'Confirm my email' })).toBeNull()
})

test('a start without an attempt left says so, and links to what was submitted', async () => {
  const server = createFakeServer({ [startPath]: refusal('INTERVIEW_ATTEMPTS_USED', 409) })
  vi.stubGlobal('fetch', server.fetch)
  const onStarted = vi.fn()
  openDraft(intro.linkId).saveTerms(true)
  const { container } = await renderForm('en', onStarted)
  fireEvent.submit(container.querySelector('form') ?? container)
  const link = await screen.findByRole('link', { name: 'Open my interview' })
  expect(link.getAttribute('href')).toBe(`/interview/${intro.linkId}/start`)
  expect(screen.getByText(/What you submitted stays with the company/)).toBeTruthy()
  expect(onStarted).not.toHaveBeenCalled()
})

test('each purpose is a choice of its own, with its consequence beside it until it is given', async () => {
  const server = createFakeServer({ [startPath]: { status: 201, body: { id: challengeId } } })
  vi.stubGlobal('fetch', server.fetch)
  const { container } = await renderForm('en')
  expect(screen.getByText('Without this, you answer by typing.')).toBeTruthy()
  expect(screen.getByText(/no software assesses your answers/)).toBeTruthy()
  fireEvent.click(screen.getByText('Record me while I answer'))
  await waitFor(() => expect(screen.queryByText('Without this, you answer by typing.')).toBeNull())
  fireEvent.click(screen.getByText('I have read this and agree to the terms'))
  fireEvent.submit(container.querySelector('form') ?? container)
  await waitFor(() => expect(server.to(startPath)).toHaveLength(1))
  const [sent] = server.to(startPath)
  expect(sent).toMatchObject({ consents: [{ purpose: 'recording' }] })
})

test('what was agreed to in a practice is not agreed to in the interview', () => {
  renderRestoreAccess(<Form isPractice />)
  fireEvent.click(screen.getByText('Record me while I answer'))
  fireEvent.click(screen.getByText('Follow-ups and assessment by AI'))
  const draft = openDraft(intro.linkId)
  expect([draft.isAllowed('recording'), draft.isAllowed('ai')]).toEqual([false, false])
  cleanup()
  renderRestoreAccess(<Form />)
  fireEvent.click(screen.getByText('Record me while I answer'))
  expect([draft.isAllowed('recording'), draft.isAllowed('ai')]).toEqual([true, false])
})

test('a confirmed address prefills the form of another interview in this tab, if its link names none', async () => {
  const server = createFakeServer({ [startPath]: { status: 201, body: { id: challengeId } } })
  vi.stubGlobal('fetch', server.fetch)
  openDraft(intro.linkId).saveTerms(true)
  const onStarted = vi.fn()
  const { container } = renderRestoreAccess(<Form onStarted={onStarted} />)
  expect(sessionStorage.getItem('candor.interview.talent-email')).toBeNull()
  fireEvent.submit(container.querySelector('form') ?? container)
  await waitFor(() => expect(onStarted).toHaveBeenCalledOnce())
  cleanup()
  openDraft(intro.linkId).startOver()
  renderRestoreAccess(<Form email="" />)
  expect(screen.getByDisplayValue('linh@example.org')).toBeTruthy()
  cleanup()
  renderRestoreAccess(<Form email="mai@example.org" />)
  expect(screen.getByDisplayValue('mai@example.org')).toBeTruthy()
})
