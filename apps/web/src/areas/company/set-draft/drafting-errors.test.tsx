import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { messages as company } from '../../../locales/en/company'
import { messages as errors } from '../../../locales/en/errors'
import { ApiError } from '../../../shared/api/api-error'
import { useDraftingErrorText } from './drafting-errors'

const Texts = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{ company, errors }}>
    {children}
  </IntlProvider>
)

test('a job description that is too large is refused with its limit, and no CV is named', () => {
  const { result } = renderHook(useDraftingErrorText, { wrapper: Texts })
  expect(result.current(new ApiError('FILE_TOO_LARGE', 413, { params: {}, fields: {}, requestId: null }))).toBe(
    'This file is larger than 10 MB. Please choose a smaller one or paste the text.',
  )
})
