import type { InterfaceLanguage } from '@candor/contract'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { usePersonName } from './person-name'

function formatIn(language: InterfaceLanguage, person: { firstName: string; lastName: string }): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <IntlProvider locale={language} messages={{}} timeZone="UTC">
      {children}
    </IntlProvider>
  )
  return renderHook(() => usePersonName(), { wrapper }).result.current(person)
}

test('a name is read family name first in Vietnamese, last in English, and without a gap where a part is missing', () => {
  const thao = { firstName: 'Thảo', lastName: 'Lê' }
  expect(formatIn('vi', thao)).toBe('Lê Thảo')
  expect(formatIn('en', thao)).toBe('Thảo Lê')
  expect(formatIn('vi', { ...thao, lastName: '' })).toBe('Thảo')
})
