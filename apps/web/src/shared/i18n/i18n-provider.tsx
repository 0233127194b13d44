import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { messages as english } from '../../locales/en/common'
import { formats } from './formats'
import { useI18n } from './i18n-store'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/**
 * Gives every component the texts, numbers and dates of the reader's language. Where not even the common texts could be loaded, the
 * page that says so still needs words: English ones, which are part of the entry.
 */
export function I18nProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useI18n()
  return (
    <IntlProvider
      locale={language}
      messages={'common' in messages ? messages : { common: english }}
      timeZone={timeZone}
      formats={formats}
    >
      {children}
    </IntlProvider>
  )
}
