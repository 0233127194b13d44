import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, expect, test, vi } from 'vitest'
import { messages as english } from '../../../locales/en/integrity'
import { messages as vietnamese } from '../../../locales/vi/integrity'
import { SignalsConsent, useSignalsConsentText } from './signals-consent'

afterEach(cleanup)

const catalogs: Record<'en' | 'vi', Record<string, unknown>> = {
  en: { integrity: english },
  vi: { integrity: vietnamese },
}

let hashed = ''
function Shown({ onChange, areAllowed }: { onChange: (areAllowed: boolean) => void; areAllowed: boolean }) {
  hashed = useSignalsConsentText('Lotus')()
  return <SignalsConsent company="Lotus" areAllowed={areAllowed} onChange={onChange} />
}
function show(locale: 'en' | 'vi', areAllowed = false) {
  const onChange = vi.fn()
  render(
    <IntlProvider locale={locale} timeZone="UTC" messages={catalogs[locale]}>
      <Shown onChange={onChange} areAllowed={areAllowed} />
    </IntlProvider>,
  )
  return onChange
}

test.each(['en', 'vi'] as const)(
  'what is hashed is every word of the announcement that is on the screen (%s)',
  (locale) => {
    show(locale, true)
    const shown = [...screen.getByTestId('signals-consent').querySelectorAll('h3, p, li, label')].map(
      (element) => element.textContent,
    )
    expect(shown).toHaveLength(11)
    expect(hashed.split('\n')).toEqual(shown)
    expect(hashed).toContain('Lotus')
  },
)

test('the consent is not given until the candidate presses, and the page says that declining is fine', () => {
  const onChange = show('en')
  expect(screen.getByRole('checkbox').getAttribute('aria-checked')).toBe('false')
  expect(screen.getByText(english.consent.optedOut)).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox'))
  expect(onChange.mock.calls[0]?.[0]).toBe(true)
})
