import type { InterfaceLanguage } from '@candor/contract'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { useNameFieldOrder } from './use-name-field-order'

test.each([
  ['en', ['firstName', 'lastName']],
  ['vi', ['lastName', 'firstName']],
] as const)('a form in %s asks for %s', (language: InterfaceLanguage, order) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={{}} timeZone="UTC">
      {children}
    </IntlProvider>
  )
  expect(renderHook(() => useNameFieldOrder(), { wrapper }).result.current).toEqual(order)
})
