import type { InterfaceLanguage } from '@candor/contract'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { messages as english } from '../../locales/en/errors'
import { messages as vietnamese } from '../../locales/vi/errors'
import { ApiError } from './api-error'
import { useErrorText } from './use-error-text'

const read = (locale: InterfaceLanguage, errors: Record<string, string>): string => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={locale} messages={{ errors }}>
      {children}
    </IntlProvider>
  )
  return renderHook(useErrorText, { wrapper }).result.current(
    new ApiError('FILE_TOO_LARGE', 413, { params: {}, fields: {}, requestId: null }),
  )
}

test('a file that is too large is refused with words for any file, in both languages', () => {
  expect(read('en', english)).toBe('This file is too large. Please choose a smaller one.')
  expect(read('vi', vietnamese)).toBe('Tệp này quá lớn. Vui lòng chọn tệp nhỏ hơn.')
})
