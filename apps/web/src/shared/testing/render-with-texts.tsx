import { type RenderResult, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { IntlProvider } from 'use-intl'
import { messages as common } from '../../locales/en/common'
import { messages as errors } from '../../locales/en/errors'

/** For component tests: English texts of the kit around one element. */
export function renderWithTexts(element: ReactElement): RenderResult {
  return render(
    <IntlProvider locale="en" messages={{ common, errors }} timeZone="UTC">
      {element}
    </IntlProvider>,
  )
}
