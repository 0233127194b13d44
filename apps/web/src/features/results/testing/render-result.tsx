import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { messages as assessment } from '../../../locales/en/assessment'
import { messages as common } from '../../../locales/en/common'
import { ResultProvider, type ResultView } from '../result-view'

const nothing: ResultView = {
  reader: 'company',
  answers: [{ answerId: 'a1', questionId: 'q1', questionNumber: 1 }],
  weights: { groups: { communication: 0.4, cognitive: 0.6, cv: 0 }, dims: {} },
  playback: null,
  showCv: null,
  showWords: null,
  reviewer: [],
  renderBeside: null,
}

/** Renders a part of a result with translations, for a reader with the rights in `view`. */
export function renderResult(element: ReactElement, view: Partial<ResultView> = {}): RenderResult {
  return render(
    <IntlProvider locale="en" timeZone="UTC" messages={{ common, assessment }}>
      <ResultProvider view={{ ...nothing, ...view }}>{element}</ResultProvider>
    </IntlProvider>,
  )
}
