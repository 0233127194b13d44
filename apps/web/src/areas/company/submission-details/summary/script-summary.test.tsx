import { digitalSources, type ScriptSummary as Summary } from '@candor/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { ResultProvider, type ResultView } from '../../../../features/results/result-view'
import { messages as assessment } from '../../../../locales/en/assessment'
import { messages as chat } from '../../../../locales/en/chat'
import { sampleAnswer } from '../testing/sample-submission'
import { ScriptSummary } from './script-summary'

vi.mock('../../../../shared/api/client', () => import('../../../../shared/testing/api-client'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const answers = [sampleAnswer({ lines: [{ start: 0, end: 5, text: 'I did.', startMs: null, endMs: null }] })]
const place = { questionId: 'q1', questionNumber: 1 }
const citation = { ...place, answerId: 'a1', start: 0, end: 6, quote: 'I did.', startMs: null, endMs: null }
const view: ResultView = {
  reader: 'company',
  answers,
  weights: { groups: { communication: 0, cognitive: 0, cv: 0 }, dims: {} },
  playback: null,
  showCv: null,
  showWords: () => undefined,
  reviewer: [],
  renderBeside: null,
}

test('a sentence of a model’s summary is marked so that programs recognize it', async () => {
  const summary: Summary = {
    madeBy: { kind: 'model', model: 'vendor/m' },
    lines: [{ ...place, questionText: 'Did you?', text: 'They did.', citation }],
    moreQuestions: 0,
  }
  vi.stubGlobal('fetch', async () => Response.json({ answers: [], summary }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" timeZone="UTC" messages={{ assessment, chat }}>
        <ResultProvider view={view}>
          <ScriptSummary submission={{ id: crypto.randomUUID(), answers }} />
        </ResultProvider>
      </IntlProvider>
    </QueryClientProvider>,
  )
  const sentence = await screen.findByText('They did.')
  expect(sentence.getAttribute('data-digital-source-type')).toBe(digitalSources.model)
  expect(document.querySelectorAll('[data-digital-source-type]')).toHaveLength(1)
})
