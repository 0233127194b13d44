import { cleanup, render, screen } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messages as english } from '../../../locales/en/company'
import { messages as vietnamese } from '../../../locales/vi/company'
import { RelativeTime } from './relative-time'

const NOW_MS = Date.parse('2026-11-21T12:00:00.000Z')
const catalogs: Record<'en' | 'vi', Record<string, unknown>> = {
  en: { company: english },
  vi: { company: vietnamese },
}

beforeEach(() => vi.useFakeTimers({ now: NOW_MS }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function readAge(ageMs: number, locale: 'en' | 'vi' = 'en'): string | null {
  cleanup()
  render(
    <IntlProvider locale={locale} timeZone="UTC" messages={catalogs[locale]}>
      <RelativeTime instant={new Date(NOW_MS - ageMs).toISOString()} />
    </IntlProvider>,
  )
  return screen.getByRole('time').textContent
}

test('shows an age in minutes, hours, days and months in the language of the interface', () => {
  expect([60_000, 3_600_000, 23 * 3_600_000, 2 * 86_400_000].map((ageMs) => readAge(ageMs))).toEqual([
    '1 minute ago',
    '1 hour ago',
    '23 hours ago',
    '2 days ago',
  ])
  expect(readAge(61 * 86_400_000)).toBe('2 months ago')
  expect(readAge(2 * 86_400_000, 'vi')).toBe('2 ngày trước')
})

test('shows no seconds during the first minute', () => {
  expect(readAge(59_999)).toBe('just now')
})

test('shows an instant ahead of the device clock as now, never as the future', () => {
  expect(readAge(-5_000)).toBe('just now')
  expect(readAge(-3_600_000, 'vi')).toBe('vừa xong')
})
