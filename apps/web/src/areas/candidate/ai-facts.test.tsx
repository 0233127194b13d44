import type { InterfaceLanguage, InterviewIntro } from '@candor/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test } from 'vitest'
import { catalogs } from '../../shared/i18n/catalogs'
import { AiFacts } from './ai-facts'
import { createIntro } from './testing/create-intro'

afterEach(cleanup)

async function renderFacts(own: Partial<InterviewIntro>, isPractice = false, language: InterfaceLanguage = 'en') {
  const messages: Record<string, unknown> = { candidate: await catalogs[language].candidate() }
  render(
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <AiFacts intro={createIntro(own)} isPractice={isPractice} />
    </IntlProvider>,
  )
}

test('names the product with its version, the engine and the contact, and links the notice', async () => {
  await renderFacts({ assessedBy: { engine: 'builtin', name: 'builtin-9' }, aiContact: 'help@example.org' })
  expect(screen.getByText(/An AI asks the questions: Candor, version \d/)).toBeTruthy()
  expect(screen.getByText('Your answers are assessed by the built-in software builtin-9.')).toBeTruthy()
  expect(screen.getByText('Questions about the AI? Contact: help@example.org')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Notice about the AI (opens as data)' })
  expect(link.getAttribute('href')).toBe('/.well-known/ai-interview-notice/AAAAAAAAAAAAAAAAAAAAAA')
})

test('names the model, and the company where no contact is known', async () => {
  await renderFacts({ assessedBy: { engine: 'llm', name: 'm-1' } }, false, 'vi')
  expect(screen.getByText('Câu trả lời của bạn được mô hình m-1 đánh giá.')).toBeTruthy()
  expect(screen.getByText('Có câu hỏi về AI? Hãy hỏi Lotus.')).toBeTruthy()
})

test('names no engine before a practice, in which nothing is assessed', async () => {
  await renderFacts({ assessedBy: { engine: 'llm', name: 'm-1' } }, true)
  expect(screen.queryByText(/assessed/)).toBeNull()
})
