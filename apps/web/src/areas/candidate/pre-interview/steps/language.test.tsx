import type { InterviewLanguage } from '@candor/contract'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { messages as candidate } from '../../../../locales/en/candidate'
import { messages as common } from '../../../../locales/en/common'
import { createIntro } from '../../testing/create-intro'
import type { PreInterview } from '../pre-interview-state'
import { LanguageStep } from './language'

vi.mock('../pre-interview-frame', () => ({
  PreInterviewFrame: ({ action, children }: Record<'action' | 'children', ReactNode>) => (
    <main>
      {children}
      {action}
    </main>
  ),
}))

const next = vi.fn()
function show(language: InterviewLanguage) {
  const preInterview = {
    intro: createIntro({ languages: ['en', 'vi'] }),
    language,
    chooseLanguage: vi.fn(),
    next,
  } as unknown as PreInterview
  render(
    <IntlProvider locale="en" messages={{ candidate, common }}>
      <LanguageStep preInterview={preInterview} />
    </IntlProvider>,
  )
}
const useDevice = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
const proceed = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }))

beforeEach(() => {
  next.mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

// Waiting for the field's module to be compiled is not what these tests are about.
beforeAll(() => import('../sub-language-field'))

test('asks for the sub-language where the device names none', async () => {
  useDevice('fr-FR')
  show('en')
  await screen.findByText('Sub language')
  proceed()
  expect((await screen.findByText('Please select a sub language.')).getAttribute('role')).toBe('alert')
  expect(next).not.toHaveBeenCalled()
})

test('continues with the device’s sub-language, and saves it', async () => {
  useDevice('en-GB')
  show('en')
  expect(await screen.findByText('British English')).toBeDefined()
  proceed()
  expect(next).toHaveBeenCalledOnce()
  expect(sessionStorage.getItem('candor.interview.sub-language')).toBe('en-GB')
})

test('asks nothing more for a language with one variety', () => {
  useDevice('fr-FR')
  show('vi')
  expect(screen.queryByText('Sub language')).toBeNull()
  proceed()
  expect(next).toHaveBeenCalledOnce()
})
