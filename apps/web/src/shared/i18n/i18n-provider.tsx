import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { useI18n } from './i18n-store'

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** Gives every component the texts, numbers and dates of the reader's language. */
export function I18nProvider({ children }: { children: ReactNode }) {
  const { language, messages } = useI18n()
  return (
    <IntlProvider locale={language} messages={messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
